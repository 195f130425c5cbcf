// Seeds the demo shop on the first start.
import type { Branch } from '../../domain/branch/branch.ts'
import { seedShop } from '../store/catalogue/seed.ts'
import type { Store } from '../store/open.ts'
import type { Trx } from '../store/write-queue.ts'
import { demo } from './index.ts'
import { etterbeekCapacity } from './making.ts'

/**
 * Sets an empty shop up for its owner, without demo data: these branches and the categories, those named in `order`
 * first. Returns false if the database has had a shop before. Afterwards the demo is never seeded.
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

/** Returns true if it seeded the demo. */
export async function seedDemo(store: Store, now: number): Promise<boolean> {
  return await store.write((trx) => seedShop(trx, { ...demo, branches: openBranches() }, now))
}

const openBranches = (): Branch[] =>
  demo.branches.map((branch) => ({
    ...branch,
    imageWords: {},
    exceptions: [],
    shop: { open: true, date: '', desc: {}, until: null },
    letter: branch.id.charAt(0).toUpperCase(),
    capacity: branch.id === 'etterbeek' ? etterbeekCapacity : null,
    autoAccept: false,
    pause: null,
    extra: null,
  }))
