// Takes an old shop over into this one: adds what is not here yet, never changes what is.
import type { Image } from '../../domain/menu.ts'
import { accept, type Result, refuse } from '../../domain/result.ts'
import { demo } from '../demo/index.ts'
import { plantFrame } from '../demo/plant-demo.ts'
import { publish } from '../live/publish.ts'
import type { Trx } from '../store/lane.ts'
import { allReviews } from '../store/legacy-guests.ts'
import type { Store } from '../store/open.ts'
import { bringReservations, bringReviews } from './bring-guests.ts'
import { bringMenu } from './bring-menu.ts'
import { bringOrders } from './bring-orders.ts'
import { bringMessage, bringShopState } from './bring-state.ts'
import type { LegacyShop } from './read-export.ts'
import { type Brought, type ImportReport, reportOf } from './report.ts'
import type { BranchWish, ImportWish } from './wish.ts'

/** The pictures that come with this shop, by name. */
export const bundledPictures: ReadonlySet<string> = new Set(
  [...demo.items, ...demo.offers, ...demo.posts]
    .map(({ image }): Image => image)
    .filter(({ kind }) => kind === 'bundled')
    .map(({ ref }) => ref),
)

/**
 * Everything but the orders in one transaction, then the orders in batches, each in a transaction of its own: an import
 * that was interrupted goes on where it was when it is run again. Refused in words when there is no such branch.
 */
export async function bringIn(store: Store, shop: LegacyShop, wish: ImportWish): Promise<Result<ImportReport, string>> {
  const branches = await branchIds(store)
  const branch = wish.branch ?? branches[0]
  if (branch === undefined) return refuse('The shop has no branch to which orders could go.')
  if (!branches.includes(branch)) return refuse(`There is no branch ${branch}; there are ${branches.join(', ')}.`)
  const first = wish.dryRun
    ? await bringAllButOrders(store, store.db as Trx, shop, { ...wish, branch }, branches)
    : await store.write((trx) => bringAllButOrders(store, trx, shop, { ...wish, branch }, branches))
  const orders = await bringOrders(store, shop.orders, { ...wish, branch }, first.itemIds)
  return accept(reportOf(shop, [...first.parts, orders], { ...wish, branch, setUp: first.setUp, demo: first.demo }))
}

/** Those of the shop, or those that an empty one will be set up with. */
async function branchIds(store: Store): Promise<string[]> {
  const rows = (await store.catalogue.current(store.db)).branches
  return (rows.length > 0 ? rows : demo.branches).map(({ id }) => id)
}

interface First {
  readonly parts: readonly Brought[]
  readonly itemIds: ReadonlyMap<string, string>
  readonly setUp: boolean
  readonly demo: { readonly left: number; readonly removed: number }
}

/** A dry run only reads, and so needs no transaction. */
async function bringAllButOrders(
  store: Store,
  trx: Trx,
  shop: LegacyShop,
  wish: BranchWish,
  branches: readonly string[],
): Promise<First> {
  const empty = (await store.catalogue.current(trx)).branches.length === 0
  const setUp = empty && (wish.dryRun || (await plantFrame(trx, wish.now)))
  const menu = await bringMenu(trx, shop.items, wish)
  const state = await bringShopState(trx, shop.shopState, branches, wish)
  const message = await bringMessage(trx, shop.message, wish)
  const reviews = await bringReviews(trx, shop.reviews, wish)
  const reservations = await bringReservations(trx, shop.reservations, wish)
  if (!wish.dryRun) {
    if (menu.items.took.length + menu.demo.removed + message.took.length > 0)
      await publish(trx, wish.now, 'menu.changed', {})
    const newest = reviews.took.length > 0 ? (await allReviews(trx)).at(-1) : undefined
    for (const branch of newest ? branches : [])
      await publish(trx, wish.now, 'reviews.added', { id: newest?.id ?? 0 }, { branch })
    if (reservations.took.length > 0)
      await publish(trx, wish.now, 'reservations.changed', { branch: wish.branch }, { branch: wish.branch })
    if (state.took.length > 0) await publish(trx, wish.now, 'shop.changed', { branches: [...branches] })
  }
  return {
    parts: [menu.items, state, message, reviews, reservations],
    itemIds: menu.itemIds,
    setUp,
    demo: menu.demo,
  }
}
