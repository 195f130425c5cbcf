// A shop that a restore set aside holds customers' names, so it is kept for a while only.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { tidyOnce } from '#server/housekeeping.ts'
import { openStore } from '#server/store/open.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { day, hour } from '#server/testing/test-clock.ts'
import { shopsOn } from '#server/testing/test-shop.ts'
import { restoreBackup } from './restore-backup.ts'
import { removeAside } from './set-aside.ts'
import { takeBackup } from './take-backup.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'noisette-aside-'))
  folders.push(folder)
  return folder
}

test('[SAFE-4] a shop that a restore set aside is deleted after 30 days, unless the clock has leapt', async () => {
  const shop = await shopsOn('sqlite')()
  const { address, clock } = shop
  if (!('sqlite' in address)) throw new Error('not on SQLite')
  const { sqlite: file } = address
  await shop.ask('orders.place', noorsOrder())
  const { file: backup } = await takeBackup(address, freshFolder(), clock.now())
  await shop.close()
  const restored = await restoreBackup(backup, address, clock.now())
  const aside = (restored.ok && restored.value.before) || ''
  expect(existsSync(aside)).toBe(true)

  const store = await openStore(address, clock.now())
  const begun = clock.now()
  const said: string[] = []
  const tidyAt = (now: number) =>
    tidyOnce(store, now, {
      leapt: () => said.push('leapt'),
      besides: async (at) => {
        said.push(...(await removeAside(file, at)))
      },
    })
  await tidyAt(begun + 31 * day)
  expect([said, existsSync(aside)]).toEqual([['leapt'], true])
  for (let days = 1; days <= 30; days += 2) await tidyAt(begun + days * day)
  await tidyAt(begun + 30 * day)
  expect([said, existsSync(aside)]).toEqual([['leapt'], true])
  await tidyAt(begun + 30 * day + hour)
  expect(existsSync(aside)).toBe(false)
  expect(existsSync(file)).toBe(true)
  await store.close()
  expect(readdirSync(dirname(file)).filter((name) => name.includes('before'))).toEqual([])
})

test('[SAFE-4] its logs go with it; whatever else lies there stays', async () => {
  const folder = freshFolder()
  const over = ['noisette.db.before-20260101T080000000Z', 'noisette.db.before-20260101T080000000Z-wal']
  const others = [
    'noisette.db',
    'noisette.db-wal',
    'noisette.db.before-the-update',
    'noisette.db.before-20260301T080000000Z',
  ]
  for (const name of [...over, ...others]) writeFileSync(join(folder, name), '')
  expect((await removeAside(join(folder, 'noisette.db'), Date.parse('2026-03-04T08:00:00Z'))).sort()).toEqual(over)
  expect(readdirSync(folder).sort()).toEqual(others.sort())
  expect(await removeAside(join(folder, 'missing', 'noisette.db'), 0)).toEqual([])
})
