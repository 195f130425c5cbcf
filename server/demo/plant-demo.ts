// Plants the demo shop on the first start.
import type { Branch } from '../../domain/branch.ts'
import type { Store } from '../store/open.ts'
import { plantShop } from '../store/plant.ts'
import { demo } from './index.ts'

/** True when it was planted now. */
export async function plantDemo(store: Store, now: number): Promise<boolean> {
  const branches: Branch[] = demo.branches.map((branch) => ({
    ...branch,
    exceptions: [],
    shop: { open: true, date: '', desc: {} },
  }))
  return await store.write((trx) => plantShop(trx, { ...demo, branches }, now))
}
