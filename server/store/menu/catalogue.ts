// The catalogue: branches, categories, items and stock, cached until its version changes. After a tap on stock only the
// stock is read anew.
import { sql } from 'kysely'
import { type Branch, opensAgainAt } from '#domain/branch/branch.ts'
import type { Instant } from '#domain/branch/hours.ts'
import type { Region } from '#domain/branch/regions.ts'
import type { LeftSales } from '#domain/menu/bake/left-sale.ts'
import { withPartsLeft } from '#domain/menu/deals/parts.ts'
import type { Category, Item } from '#domain/menu/menu.ts'
import { groupsAt, usesOf } from '#domain/menu/options.ts'
import { namesRegion, soldByBranch } from '#domain/menu/region-sold.ts'
import { sizesGroup, sizesIn } from '#domain/menu/sizes.ts'
import { placesIn, withoutGone } from '#domain/menu/sold-draft.ts'
import type { OutPlaces, OutUntil } from '#domain/menu/stock.ts'
import type { VatRules } from '#domain/money/vat.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Brand } from '#domain/shop/brand/brand.ts'
import { branchFrom } from '../branch/branch-rows.ts'
import { readRegions } from '../branch/region-rows.ts'
import { forgetReads, readOnce } from '../commit-memory.ts'
import type { Db, Engine } from '../engines/engine.ts'
import { takesReservations } from '../guests/reservation-store.ts'
import { fromJson } from '../json.ts'
import { giftsNow } from '../money/gift/gift-rule-store.ts'
import { paysInTest } from '../money/online-rules-store.ts'
import { type KeptReduction, readReductions } from '../money/reduction-rows.ts'
import { readVat } from '../money/vat-store.ts'
import { preparedQuery } from '../prepared.ts'
import { readBrand } from '../shop/brand-store.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'
import { categoryFrom } from './category-rows.ts'
import { itemFrom } from './item-rows.ts'
import { readLeftSales } from './left-sale-rows.ts'
import { type Options, readOptions } from './option-store.ts'

export interface Catalogue extends Lasting, Stock {
  /** Differs after every change, and never repeats. */
  readonly version: string
  /**
   * The instants at which the menu changes for customers without any edit, soonest first; past ones stay until tidied.
   */
  readonly turns: readonly Instant[]
}

/** What is out of stock. The caller compares `until` with the time (see stock.ts). */
interface Stock {
  /** By item id, the branches at which it is out of stock. */
  readonly outOfStock: ReadonlyMap<string, OutPlaces>
  /** By option id. */
  readonly optionsOut: ReadonlyMap<string, OutPlaces>
  /** By item id, what was counted as left of it, at the branches that did. */
  readonly leftSales: ReadonlyMap<string, LeftSales>
}

/** All that stays the same, value by value, when stock alone changes. */
interface Lasting extends Options {
  /** Differs after every change of it, and never repeats. */
  readonly lastingVersion: string
  /** All except the removed ones. */
  readonly branches: readonly Branch[]
  /** In their order; none in most shops. */
  readonly regions: readonly Region[]
  /** The branches that customers do not see. */
  readonly hiddenBranches: ReadonlySet<string>
  readonly categories: readonly Category[]
  readonly items: readonly Item[]
  readonly itemById: ReadonlyMap<string, Item>
  readonly forGuests: ForGuests
  /** The instants at which pauses, delays and closings end. */
  readonly branchTurns: readonly Instant[]
  /** The delivery message; empty means the default one. */
  readonly message: LocalText
  /** Whether customers see a delivery message at all. */
  readonly messageShown: boolean
  readonly brand: Brand
  readonly vat: VatRules
  /** The rules of reductions, those with a code too, in the order of their ids. */
  readonly reductions: readonly KeptReduction[]
  /** Whether tables can be reserved. */
  readonly reservations: boolean
  /** Whether customers pay online in test mode. */
  readonly testPay: boolean
  /** Whether customers can buy gift cards. */
  readonly giftCards: boolean
  /** Whether gift cards can pay. */
  readonly takesGifts: boolean
}

/** What customers see: no hidden branches, no hidden categories and none of their items. */
export type ForGuests = Pick<Catalogue, 'branches' | 'categories' | 'items' | 'itemById'>

/** Reads through a copy in memory; one small query sees whether it is current, on any server. */
export class CatalogueReader {
  readonly #heldVersion: (trx: Trx) => Promise<string>
  #kept: Catalogue | undefined

  constructor({ rowLock }: Engine) {
    const held = preparedQuery<object, { value: string }>((db) => versionRow(db).modifyEnd(rowLock.together))
    this.#heldVersion = async (trx) => (await held(trx, {}))[0]?.value ?? ''
  }

  /** The catalogue as of this transaction or connection. */
  async current(db: Db): Promise<Catalogue> {
    return await this.#asOf(db, (await readSetting(db, versionKey)) ?? '')
  }

  /** The same, but changing, hiding or removing a branch must wait until this transaction ends. */
  async held(trx: Trx): Promise<Catalogue> {
    return await readOnce(trx, 'the catalogue', async () => this.#asOf(trx, await this.#heldVersion(trx)))
  }

  async #asOf(db: Db, version: string): Promise<Catalogue> {
    const kept = this.#kept
    if (kept?.version === version) return kept
    const lastingVersion = lastingPart(version)
    const lasting = kept?.lastingVersion === lastingVersion ? kept : await loadLasting(db, lastingVersion)
    const { leftTurns, ...stock } = await loadStock(db, lasting)
    const outs = [...stock.outOfStock.values(), ...stock.optionsOut.values()]
    const turns = turnsOf([...lasting.branchTurns, ...outs.flatMap((places) => [...places.values()]), ...leftTurns])
    const catalogue = { ...lasting, ...stock, version, turns }
    this.#kept = catalogue
    return catalogue
  }
}

const versionKey = 'catalogue.version'
const versionRow = (db: Db) => db.selectFrom('setting').select('value').where('key', '=', versionKey)

/** Waits for all transactions that hold the catalogue, and makes new ones wait until this one ends. */
export async function holdCatalogueAlone({ rowLock }: Engine, trx: Trx): Promise<void> {
  await versionRow(trx).modifyEnd(rowLock.alone).execute()
}

/** Call it in every transaction that changes what the catalogue contains besides stock. */
export async function touchCatalogue(trx: Trx): Promise<void> {
  // Random, not counted: two servers, or a change after an undone one, could count to the same number.
  await writeSetting(trx, versionKey, crypto.randomUUID())
  forgetReads(trx)
}

/** Call it in every transaction that changes stock and nothing else of the catalogue. */
export async function touchStock(trx: Trx): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('setting')
    .set({ value: sql`substr(value, 1, ${sql.lit(lastingLength)}) || ' ' || ${crypto.randomUUID()}` })
    .where('key', '=', versionKey)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) await touchCatalogue(trx)
  forgetReads(trx)
}

/** A version begins with that of what lasts; once stock has changed, one of its own follows. */
const lastingPart = (version: string): string => version.slice(0, lastingLength)
/** Of a UUID. */
const lastingLength = 36

/**
 * Makes other servers that change the catalogue wait until this transaction ends, so what is read after it stays true.
 */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await trx
    .updateTable('setting')
    .set((e) => ({ value: e.ref('value') }))
    .where('key', '=', versionKey)
    .execute()
}

async function loadStock(
  db: Db,
  { itemById }: Pick<Lasting, 'itemById'>,
): Promise<Stock & { readonly leftTurns: readonly Instant[] }> {
  const items = await db.selectFrom('stock_out').select(['item as id', 'branch', 'until']).execute()
  const options = await db.selectFrom('option_out').select(['option as id', 'branch', 'until']).execute()
  const left = await readLeftSales(db)
  // Once an item is made ahead no more, nothing of it goes at the price of the evening, whatever was counted.
  const ahead = left.filter(({ item }) => itemById.get(item)?.ahead)
  const leftSales = new Map(
    [...Map.groupBy(ahead, ({ item }) => item)].map(([item, sales]) => [
      item,
      new Map(sales.map(({ branch, ...sale }) => [branch, sale])),
    ]),
  )
  return {
    outOfStock: outPlacesOf(items),
    optionsOut: outPlacesOf(options),
    leftSales,
    leftTurns: left.flatMap(({ turns }) => turns),
  }
}

/** Rows of what is out of stock, by the id of what it is. */
function outPlacesOf(
  rows: readonly { readonly id: string; readonly branch: string; readonly until: OutUntil }[],
): Map<string, OutPlaces> {
  const all = new Map<string, Map<string, OutUntil>>()
  for (const { id, branch, until } of rows) all.set(id, (all.get(id) ?? new Map<string, OutUntil>()).set(branch, until))
  return all
}

async function loadLasting(db: Db, lastingVersion: string): Promise<Lasting> {
  const branchRows = await db
    .selectFrom('branch')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute()
  const categoryRows = await db.selectFrom('category').selectAll().orderBy('position').execute()
  const itemRows = await db
    .selectFrom('item')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('category')
    .orderBy('position')
    .execute()
  const brand = await readBrand(db)
  const vat = await readVat(db)
  const reductions = await readReductions(db)
  const message = await readSetting(db, 'delivery.message')
  // If the setting is missing, as in older databases, the message is shown.
  const messageShown = (await readSetting(db, 'delivery.shown')) !== 'no'

  const options = await readOptions(db)
  const groups = new Map(options.groups.map((group) => [group.id, group]))
  const branches = branchRows.map(branchFrom)
  const regions = await readRegions(db)
  const known = placesIn(branches, regions)
  const categories = categoryRows.map(categoryFrom).map((category) => byBranch(atKnown(category, known), branches))
  const categoryById = new Map(categories.map((category) => [category.id, category]))
  const all = itemRows.map((row): Item => {
    const item = itemFrom(row)
    const use = options.sizes.get(item.id)
    const sizes = sizesIn(item.price, use, groups.get(sizesGroup))
    const { categories: ofCategories, items: own } = options.uses
    const asked = groupsAt(groups, [
      ...(use ? [use] : []),
      ...usesOf(ofCategories.get(item.category), own.get(item.id)),
    ])
    const { sold, soldAt = sold, vat } = categoryById.get(item.category) ?? {}
    return {
      ...byBranch(atKnown(item, known), branches),
      ...(sizes && { sizes }),
      ...(soldAt && { within: soldAt }),
      ...(vat && { vatWithin: vat }),
      ...(asked.length > 0 && { groups: asked }),
    }
  })
  const items = withPartsLeft(all)
  const hiddenBranches = new Set(branchRows.filter(({ hidden }) => hidden === 1).map(({ id }) => id))
  return {
    lastingVersion,
    branches,
    regions,
    hiddenBranches,
    categories,
    items,
    itemById: byId(items),
    forGuests: forGuests({ branches, hiddenBranches, categories, items }),
    ...options,
    branchTurns: turnsOf([
      ...branchRows.flatMap((row) => [row.pause_until, row.extra_until, row.shift_until]),
      ...branches.map(opensAgainAt),
    ]),
    message: message ? fromJson<LocalText>(message) : {},
    messageShown,
    brand,
    vat,
    reductions,
    reservations: await takesReservations(db),
    testPay: await paysInTest(db),
    ...(await giftsNow(db)),
  }
}

/** Without entries for branches and regions that are gone. */
const atKnown = <Thing extends Pick<Item, 'sold' | 'notAt'>>(thing: Thing, known: ReadonlySet<string>): Thing => ({
  ...thing,
  ...(thing.sold && { sold: withoutGone(thing.sold, known) }),
  ...(thing.notAt && { notAt: thing.notAt.filter((branch) => known.has(branch)) }),
})

/** With what its rules say of each branch, if they name a region. */
const byBranch = <Thing extends Pick<Item, 'sold'>>(thing: Thing, branches: readonly Branch[]) => ({
  ...thing,
  ...(thing.sold && namesRegion(thing.sold) && { soldAt: soldByBranch(thing.sold, branches) }),
})

const turnsOf = (instants: readonly (number | null)[]): number[] =>
  instants.flatMap((at) => at ?? []).sort((one, other) => one - other)

const byId = (items: readonly Item[]): Map<string, Item> => new Map(items.map((item) => [item.id, item]))

function forGuests(all: Pick<Catalogue, 'branches' | 'hiddenBranches' | 'categories' | 'items'>): ForGuests {
  const categories = all.categories.filter(({ hidden }) => !hidden)
  const shown = new Set(categories.map(({ id }) => id))
  const items = all.items.filter(({ category }) => shown.has(category))
  const branches = all.branches.filter(({ id }) => !all.hiddenBranches.has(id))
  return { branches, categories, items, itemById: byId(items) }
}
