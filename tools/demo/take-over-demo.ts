// Taking over the demo: whatever nobody changed is removed, in the caller's transaction.
import type { Checked } from '#contract/index.ts'
import { localTime } from '#domain/branch/hours.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { neutralBrand } from '#domain/shop/brand/brand.ts'
import type { ContentKind } from '#domain/shop/content.ts'
import {
  hideBranch,
  lockBranches,
  readBranches,
  removeBranch,
  stillPromised,
} from '#server/store/branch/branch-store.ts'
import { removeReviews } from '#server/store/guests/review-store.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { addCategory } from '#server/store/menu/category-store.ts'
import { moveItems, removeItem } from '#server/store/menu/item-store.ts'
import { removeOptionGroup, removeSizes } from '#server/store/menu/option-edit.ts'
import { removeReduction } from '#server/store/money/reduction-store.ts'
import type { Store } from '#server/store/open.ts'
import { saveBrand } from '#server/store/shop/brand-store.ts'
import { removeEntry } from '#server/store/shop/content-edit-store.ts'
import { touchContent } from '#server/store/shop/content-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { text } from './demo-item.ts'
import { demo } from './index.ts'
import {
  brandWithoutDemo,
  draftsCategory,
  partBranches,
  partGroups,
  partItems,
  partReviews,
  partTexts,
  untouchedReductions,
  untouchedSizes,
} from './untouched.ts'

type TakeOverChoice = Checked<'demo.takeOver'>

/** What left: ids of branches and reviews, counts of the others. */
export interface TakenOver {
  readonly branches: readonly string[]
  readonly items: number
  readonly texts: number
  readonly reviews: readonly number[]
  readonly brand: boolean
}

/** A branch at which something is still promised, and what. */
export interface Held {
  readonly branch: string
  readonly problem: 'branch_has_orders' | 'branch_has_reservations'
}

/** Done again, it finds nothing more to do. Refused with every branch that cannot go yet; then nothing has changed. */
export async function takeOverDemo(
  { engine, catalogue }: Store,
  trx: Trx,
  wish: TakeOverChoice,
  now: number,
): Promise<Result<TakenOver, readonly Held[]>> {
  await lockBranches(
    engine,
    trx,
    demo.branches.map(({ id }) => id),
  )
  const { untouched } = partBranches((await readBranches(trx)).filter(({ removed }) => !removed))
  const leaving = untouched.filter(({ hidden }) => wish.branches === 'remove' || (wish.branches === 'hide' && !hidden))
  const held: Held[] = []
  for (const { id, timeZone } of leaving) {
    const { orders, reservations } = await stillPromised(trx, id, localTime(now, timeZone).date)
    if (orders > 0) held.push({ branch: id, problem: 'branch_has_orders' })
    else if (reservations > 0) held.push({ branch: id, problem: 'branch_has_reservations' })
  }
  if (held.length > 0) return refuse(held)

  const before = await catalogue.current(trx)
  for (const { id } of leaving)
    await (wish.branches === 'remove' ? removeBranch(trx, id, now) : hideBranch(trx, id, true))
  return accept({
    branches: leaving.map(({ id }) => id),
    items: wish.items === 'keep' ? 0 : await clearMenu(trx, before, wish.items, now),
    texts: wish.texts === 'keep' ? 0 : await clearTexts(trx),
    reviews: wish.reviews === 'keep' ? [] : await clearReviews(trx),
    brand: wish.brand === 'remove' && (await clearBrand(trx)),
  })
}

async function clearMenu(trx: Trx, menu: Catalogue, how: 'remove' | 'hide', now: number): Promise<number> {
  for (const rule of untouchedReductions(menu)) await removeReduction(trx, rule)
  const { untouched, own } = partItems(menu)
  if (how === 'hide') {
    const waiting = untouched.filter(({ category }) => category !== draftsCategory).map(({ id }) => id)
    if (waiting.length > 0) await hideItems(trx, menu, waiting)
    return waiting.length
  }
  for (const { id } of untouched) await removeItem(trx, id, menu.branches, now)
  const kept = new Set(own.flatMap(({ id }) => (menu.uses.items.get(id) ?? []).map(({ group }) => group)))
  for (const uses of menu.uses.categories.values()) for (const { group } of uses) kept.add(group)
  for (const { id } of partGroups(menu).untouched) if (!kept.has(id)) await removeOptionGroup(trx, id)
  const sold = new Set(own.flatMap(({ sizes = [] }) => sizes.map(({ size }) => size)))
  await removeSizes(
    trx,
    untouchedSizes(menu).filter((size) => !sold.has(size)),
  )
  return untouched.length
}

async function hideItems(trx: Trx, { categories }: Catalogue, items: readonly string[]): Promise<void> {
  if (!categories.some(({ id }) => id === draftsCategory)) {
    const index = Math.max(0, ...categories.map((category) => category.index)) + 1
    await addCategory(trx, {
      id: draftsCategory,
      index,
      name: text('Drafts from the demo', 'Ontwerpen uit de demo', 'Brouillons de la démo', 'مسودات من العرض التجريبي'),
      desc: {},
      icon: 'cup',
      hidden: true,
      slug: draftsCategory,
    })
  }
  await moveItems(trx, items, draftsCategory)
}

async function clearTexts(trx: Trx): Promise<number> {
  const parted = await partTexts(trx)
  const kinds = Object.entries(parted) as [ContentKind, { readonly untouched: readonly { readonly id: string }[] }][]
  const all = kinds.flatMap(([kind, { untouched }]) => untouched.map(({ id }) => ({ kind, id })))
  for (const { kind, id } of all) await removeEntry(trx, kind, id)
  if (all.length > 0) await touchContent(trx)
  return all.length
}

async function clearReviews(trx: Trx): Promise<number[]> {
  const { untouched } = await partReviews(trx)
  const gone: number[] = []
  for (const { id } of untouched) if ((await removeReviews(trx, [id])) > 0) gone.push(id)
  return gone
}

async function clearBrand(trx: Trx): Promise<boolean> {
  const { own, hadDemo } = await brandWithoutDemo(trx, neutralBrand)
  if (hadDemo) await saveBrand(trx, own)
  return hadDemo
}
