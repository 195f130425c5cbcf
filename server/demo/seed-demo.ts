// Plants the demo shop on the first start.
import type { Branch } from '../../domain/branch/branch.ts'
import { seedShop } from '../store/catalogue/seed.ts'
import type { Store } from '../store/open.ts'
import type { Trx } from '../store/write-queue.ts'
import { demo } from './index.ts'

/**
 * Sets an empty shop up for its owner: these branches and the categories, those named in `order` first, and nothing that
 * was made up for the demo. False when the database has had a shop before; after it the demo is never planted.
 */
export async function seedEmptyShop(
  trx: Trx,
  branches: readonly Branch[],
  order: readonly string[],
  now: number,
): Promise<boolean> {
  const place = ({ id }: { readonly id: string }): number => (order.includes(id) ? order.indexOf(id) : order.length)
  const categories = [...demo.categories].sort((a, b) => place(a) - place(b) || a.index - b.index)
  const nothing = { items: [], offers: [], posts: [], reviews: [], testimonials: [] }
  const inOrder = categories.map((category, index) => ({ ...category, index: index + 1 }))
  return await seedShop(trx, { ...nothing, branches, categories: inOrder }, now)
}

/** True when it was planted now. */
export async function seedDemo(store: Store, now: number): Promise<boolean> {
  return await store.write((trx) => seedShop(trx, { ...demo, branches: openBranches() }, now))
}

const openBranches = (): Branch[] =>
  demo.branches.map((branch) => ({
    ...branch,
    imageWords: {},
    exceptions: [],
    shop: { open: true, date: '', desc: {} },
  }))
