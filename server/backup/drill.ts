// Restores the newest backup beside the running shop, and says whether it is complete.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ShopFacts, shopFacts } from '../store/copy/sides.ts'
import { faultsOf } from '../store/engines/sqlite-copy.ts'
import { openStore, type StoreAddress } from '../store/open.ts'
import { listBackups } from './folder.ts'
import { restoreBackup } from './restore-backup.ts'

export interface Drill {
  readonly file: string
  readonly at: number
  readonly facts: ShopFacts
  /** Orders that the shop has and the backup does not. */
  readonly ordersSince: number
  readonly milliseconds: number
}

/** Null if there is no backup. Throws with the reason if the newest one is not whole, or has more orders than the shop. */
export async function drill(folder: string, shop: StoreAddress, now: () => number): Promise<Drill | null> {
  const [newest] = await listBackups(folder)
  if (!newest) return null
  const began = now()
  const beside = await mkdtemp(join(tmpdir(), 'noisette-drill-'))
  try {
    const file = join(beside, 'noisette.db')
    await restoreBackup(newest.file, { sqlite: file }, now())
    const facts = await factsIn({ sqlite: file }, now())
    const [fault] = faultsOf(file)
    if (fault) throw new Error(`the restored shop is not whole: ${fault}`)
    const running = await factsIn(shop, now())
    return { ...newest, facts, ordersSince: running.orders - facts.orders, milliseconds: now() - began }
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

async function factsIn(address: StoreAddress, now: number): Promise<ShopFacts> {
  const store = await openStore(address, now)
  try {
    return await shopFacts(store.db)
  } finally {
    await store.close()
  }
}
