// Plants the demo shop on the first start.
import type { Branch } from '../../domain/branch.ts'
import type { Trx } from '../store/lane.ts'
import type { Store } from '../store/open.ts'
import { plantShop } from '../store/plant.ts'
import { demo } from './index.ts'

/**
 * Plants the shop without what it sells and what guests said: branches, categories and the texts of the landing page, for
 * a menu that comes from elsewhere. False when the database has had a shop before.
 */
export async function plantFrame(trx: Trx, now: number): Promise<boolean> {
  return await plantShop(trx, { ...demo, branches: openBranches(), items: [], reviews: [] }, now)
}

/** True when it was planted now. */
export async function plantDemo(store: Store, now: number): Promise<boolean> {
  return await store.write((trx) => plantShop(trx, { ...demo, branches: openBranches() }, now))
}

const openBranches = (): Branch[] =>
  demo.branches.map((branch) => ({
    ...branch,
    imageWords: {},
    exceptions: [],
    shop: { open: true, date: '', desc: {} },
  }))
