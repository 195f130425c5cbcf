// Backups that a running shop takes by itself, in a process of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import type { BackupRun } from './backup-process.ts'
import { listBackups } from './folder.ts'
import { keepBackups } from './keeper.ts'

const cleanUps: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

const keeping = { hours: 24, days: 7, weeks: 3 }

onBothEngines((openShop) => {
  async function kept(shop: TestShop, folderOf: (folder: string) => string = (folder) => folder) {
    const made = await mkdtemp(join(tmpdir(), 'noisette-keeper-'))
    cleanUps.push(() => rm(made, { recursive: true, force: true }))
    const folder = folderOf(made)
    const { address } = shop
    const environment = {
      ...('sqlite' in address ? { DATA_DIR: join(address.sqlite, '..') } : { DATABASE_URL: address.postgres }),
      BACKUP_DIR: folder,
    }
    const taken: BackupRun[] = []
    const failed: unknown[] = []
    const stop = keepBackups({
      settings: { ...keeping, folder, minutes: 60 },
      environment,
      now: Date.now,
      taken: (backup) => taken.push(backup),
      failed: (error) => failed.push(error),
      lookEvery: 20,
    })
    return { folder, taken, failed, stop }
  }

  test('[SAFE-1] the first is taken at once, the next only when its time has come', async () => {
    const shop = await openShop()
    await shop.ask('orders.place', noorsOrder())
    const { folder, taken, failed, stop } = await kept(shop)
    await vi.waitFor(() => expect([...taken, ...failed]).toHaveLength(1), { timeout: 30_000 })
    expect(failed).toEqual([])
    expect(taken[0]).toMatchObject({ orders: 1, branches: 3, kept: 1 })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await listBackups(folder)).toHaveLength(1)
    stop()
  })

  test('[SAFE-1] one that fails says why, and the shop goes on', async () => {
    const shop = await openShop()
    const { failed, stop } = await kept(shop, () => '/dev/null/backups')
    await vi.waitFor(() => expect(failed).toHaveLength(1), { timeout: 30_000 })
    expect(String(failed[0])).toMatch(/ENOTDIR|not a directory/)
    await shop.ask('orders.place', noorsOrder())
    stop()
  })
})
