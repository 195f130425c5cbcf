// Imports an old shop into this one: adds what is missing, never changes what is here.

import type { Image } from '../../../domain/menu/menu.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { accept, type Result } from '../../../domain/shared/result.ts'
import { demo } from '../../demo/index.ts'
import { seedEmptyShop } from '../../demo/seed-demo.ts'
import { publish } from '../../live/publish.ts'
import { allReviews } from '../../store/legacy/legacy-guest-store.ts'
import type { Store } from '../../store/open.ts'
import type { Trx } from '../../store/write-queue.ts'
import { type ImportOutcome, type ImportReport, reportOf } from '../import-report.ts'
import { leftAlone } from '../read/notes.ts'
import type { LegacyShop } from '../read/read-export.ts'
import { importReservations, importReviews } from './guests.ts'
import { type BranchOptions, type ImportOptions, openTally } from './import-job.ts'
import { importMenu, type Menu } from './import-menu.ts'
import { importOrders } from './import-orders.ts'
import { importPictures, type OldPictures } from './import-pictures.ts'
import { type OwnBranches, ownBranches } from './own-branches.ts'
import { importMessage, importShopState } from './state.ts'

export const bundledPictures: ReadonlySet<string> = new Set(
  [...demo.items, ...demo.offers, ...demo.posts]
    .map(({ image }): Image => image)
    .filter(({ kind }) => kind === 'bundled')
    .map(({ ref }) => ref),
)

/**
 * Imports everything but the orders in one transaction, then the orders in batches, each in its own transaction: an
 * interrupted import continues where it stopped when it is run again. Refused in words if no branch fits.
 */
export async function importShop(
  store: Store,
  shop: LegacyShop,
  asked: ImportOptions,
): Promise<Result<ImportReport, string>> {
  if (!asked.dryRun) return await bring(store, shop, asked)
  return await store.engine.readingOnly((db) => bring({ ...store, db, write: (job) => job(db as Trx) }, shop, asked))
}

/** A dry run takes the same path, on a store that only reads. */
async function bring(store: Store, shop: LegacyShop, asked: ImportOptions): Promise<Result<ImportReport, string>> {
  const { branches: here } = await store.catalogue.current(store.db)
  const branches = ownBranches(here, asked)
  if (!branches.ok) return branches
  const wish = { ...asked, branch: branches.value.first }
  const oldPictures = await importPictures(store, shop.items, wish)
  const plan = { shop, wish, branches: branches.value, oldPictures }
  let first: First
  try {
    first = await store.write((trx) => bringAllButOrders(trx, plan))
  } catch (error) {
    if (error !== setUpMeanwhile) throw error
    // Nothing was written: start again, now with the shop that is there.
    return await bring(store, shop, asked)
  }
  const orders = await importOrders(store, shop.orders, wish, first.itemIds)
  return accept(reportOf(shop, [...first.parts, orders], { ...wish, ...first, pictures: oldPictures.found }))
}

interface Plan {
  readonly shop: LegacyShop
  readonly wish: BranchOptions
  readonly branches: OwnBranches
  readonly oldPictures: OldPictures
}

interface First extends Pick<ImportReport, 'setUp' | 'made' | 'cocktails' | 'demo'> {
  readonly parts: readonly ImportOutcome[]
  readonly itemIds: ReadonlyMap<string, string>
}

/** Another import, or a server that started, set the shop up after the branches were read. */
const setUpMeanwhile = new Error('the shop was set up in this very moment')

async function bringAllButOrders(trx: Trx, { shop, wish, branches, oldPictures }: Plan): Promise<First> {
  const setUp = branches.made
  if (setUp && !wish.dryRun && !(await seedEmptyShop(trx, branches.all, shop.categories?.value ?? [], wish.now)))
    throw setUpMeanwhile
  const ids = branches.all.map(({ id }) => id)
  const menu = await importMenu(trx, shop.items, { ...wish, oldPictures, setUp })
  const order = orderOfCategories(shop.categories, setUp)
  const state = await importShopState(trx, shop.shopState, { ids, made: setUp }, wish)
  const message = await importMessage(trx, shop.message, wish)
  const reviews = await importReviews(trx, shop.reviews, wish)
  const reservations = await importReservations(trx, shop.reservations, wish)
  const parts = [menu.items, order, state, message, reviews, reservations]
  if (!wish.dryRun) await tellOf(trx, { menu, state, message, reviews, reservations }, ids, wish)
  return {
    parts,
    itemIds: menu.itemIds,
    setUp,
    made: setUp ? branches.all.map(({ name }) => localize(name, wish.lang)) : [],
    cocktails: menu.cocktails,
    demo: menu.demo,
  }
}

interface News {
  readonly menu: Menu
  readonly state: ImportOutcome
  readonly message: ImportOutcome
  readonly reviews: ImportOutcome
  readonly reservations: ImportOutcome
}

async function tellOf(trx: Trx, news: News, ids: readonly string[], { now, branch }: BranchOptions): Promise<void> {
  const { menu, state, message, reviews, reservations } = news
  if (menu.changed || message.took.length > 0) await publish(trx, now, 'menu.changed', {})
  const newest = reviews.took.length > 0 ? (await allReviews(trx)).at(-1) : undefined
  if (newest) await publish(trx, now, 'reviews.added', { id: newest.id })
  if (reservations.took.length > 0) await publish(trx, now, 'reservations.changed', { branch })
  if (state.took.length > 0) await publish(trx, now, 'shop.changed', { branches: [...ids] })
}

/** The category order is imported only when the shop is set up; an existing shop keeps its own order. */
function orderOfCategories(entry: LegacyShop['categories'], setUp: boolean): ImportOutcome {
  const bringing = openTally()
  if (entry && setUp) bringing.take(entry, entry.value.join(', '))
  else if (entry) bringing.leave(leftAlone(entry.path, 'the categories here keep their order'))
  return bringing.brought
}
