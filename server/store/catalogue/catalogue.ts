// The catalogue: branches, categories, items and stock, read whole and kept until its version changes.
import type { AddressField, Branch, OrderForm, ShopState } from '../../../domain/branch/branch.ts'
import type { HoursException, WeekHours } from '../../../domain/branch/hours.ts'
import type { Category, ImageKind, Item, Piece } from '../../../domain/menu/menu.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import type { Db, Engine } from '../engines/engine.ts'
import { read, write } from '../json.ts'
import { prepared } from '../prepared.ts'
import { readSetting, writeSetting } from '../settings.ts'
import type { BranchRow, ItemRow } from '../tables.ts'
import type { Trx } from '../write-queue.ts'

export interface Catalogue {
  /** Another one after every change, and never the same again. */
  readonly version: string
  /** All but the removed ones. */
  readonly branches: readonly Branch[]
  /** Those of the branches that customers do not see. */
  readonly hiddenBranches: ReadonlySet<string>
  readonly categories: readonly Category[]
  readonly items: readonly Item[]
  readonly itemById: ReadonlyMap<string, Item>
  readonly forGuests: ForGuests
  /** Item id to the branches at which it is out of stock. */
  readonly outOfStock: ReadonlyMap<string, ReadonlySet<string>>
  /** The delivery message; empty stands for the default one. */
  readonly message: LocalText
  /** Whether customers read one at all. */
  readonly messageShown: boolean
}

/** What customers see: without hidden branches, hidden categories and the items in those. */
export type ForGuests = Pick<Catalogue, 'branches' | 'categories' | 'items' | 'itemById'>

/** Reads through a copy in memory: one small query tells whether it is still true, also to other servers' changes. */
export class CatalogueReader {
  readonly #heldVersion: (trx: Trx) => Promise<string>
  #kept: Catalogue | undefined

  constructor({ rowLock }: Engine) {
    const held = prepared<object, { value: string }>([], (db) => versionRow(db).modifyEnd(rowLock.together))
    this.#heldVersion = async (trx) => (await held(trx, {})).rows[0]?.value ?? ''
  }

  /** As of this transaction or connection. */
  async current(db: Db): Promise<Catalogue> {
    return await this.#asOf(db, (await readSetting(db, versionKey)) ?? '')
  }

  /** The same; and who changes, hides or removes a branch waits until this transaction ends. */
  async held(trx: Trx): Promise<Catalogue> {
    return await this.#asOf(trx, await this.#heldVersion(trx))
  }

  async #asOf(db: Db, version: string): Promise<Catalogue> {
    if (this.#kept?.version !== version) this.#kept = await load(db, version)
    return this.#kept
  }
}

const versionKey = 'catalogue.version'
const versionRow = (db: Db) => db.selectFrom('setting').select('value').where('key', '=', versionKey)

/** Waits for all transactions that hold the catalogue, and keeps new ones waiting until this one ends. */
export async function holdAlone({ rowLock }: Engine, trx: Trx): Promise<void> {
  await versionRow(trx).modifyEnd(rowLock.alone).execute()
}

/** To be called in every transaction that changes what the catalogue holds. */
export async function touchCatalogue(trx: Trx): Promise<void> {
  // Drawn, not counted: two servers, or a change that was undone and another, could count to the same number.
  await writeSetting(trx, versionKey, crypto.randomUUID())
}

/** Makes other servers that change the catalogue wait until this transaction ends; what is read after it stays true. */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await trx
    .updateTable('setting')
    .set((e) => ({ value: e.ref('value') }))
    .where('key', '=', versionKey)
    .execute()
}

async function load(db: Db, version: string): Promise<Catalogue> {
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
  const pieces = await db.selectFrom('item_piece').selectAll().orderBy('item').orderBy('persons').execute()
  const out = await db.selectFrom('stock_out').selectAll().execute()
  const message = await readSetting(db, 'delivery.message')
  // Without the setting, as before there was one, the message is shown.
  const messageShown = (await readSetting(db, 'delivery.shown')) !== 'no'

  const items = itemRows.map((row) =>
    itemFrom(
      row,
      pieces.filter((piece) => piece.item === row.id),
    ),
  )
  const outOfStock = new Map<string, Set<string>>()
  for (const { item, branch } of out) outOfStock.set(item, (outOfStock.get(item) ?? new Set()).add(branch))
  const branches = branchRows.map(branchFrom)
  const hiddenBranches = new Set(branchRows.filter(({ hidden }) => hidden === 1).map(({ id }) => id))
  const categories = categoryRows.map((row) => ({
    id: row.id,
    name: read<LocalText>(row.name),
    desc: read<LocalText>(row.description),
    index: row.position,
    ...(row.hidden === 1 ? { hidden: true } : {}),
  }))
  return {
    version,
    branches,
    hiddenBranches,
    categories,
    items,
    itemById: byId(items),
    forGuests: forGuests({ branches, hiddenBranches, categories, items }),
    outOfStock,
    message: message ? read<LocalText>(message) : {},
    messageShown,
  }
}

const byId = (items: readonly Item[]): Map<string, Item> => new Map(items.map((item) => [item.id, item]))

function forGuests(all: Pick<Catalogue, 'branches' | 'hiddenBranches' | 'categories' | 'items'>): ForGuests {
  const categories = all.categories.filter(({ hidden }) => !hidden)
  const shown = new Set(categories.map(({ id }) => id))
  const items = all.items.filter(({ category }) => shown.has(category))
  const branches = all.branches.filter(({ id }) => !all.hiddenBranches.has(id))
  return { branches, categories, items, itemById: byId(items) }
}

/** A branch out of its row. */
export function branchFrom(row: BranchRow): Branch {
  return {
    id: row.id,
    name: read<LocalText>(row.name),
    address: read<LocalText>(row.address),
    image: row.image_ref === null ? null : { kind: row.image_kind as ImageKind, ref: row.image_ref },
    imageWords: read<LocalText>(row.image_words),
    phone: row.phone,
    email: row.email,
    timeZone: row.time_zone,
    hours: read<WeekHours>(row.hours),
    exceptions: read<HoursException[]>(row.exceptions),
    cutOff: row.cut_off,
    prepMinutes: row.prep_minutes,
    forms: read<OrderForm[]>(row.forms),
    addressField: row.address_field as AddressField,
    tables: row.tables,
    latitude: row.latitude,
    longitude: row.longitude,
    shop: { open: row.shop_open === 1, date: row.shop_date, desc: read<LocalText>(row.shop_desc) },
  }
}

function itemFrom(row: ItemRow, pieces: readonly (Piece & { item: string })[]): Item {
  return {
    id: row.id,
    category: row.category,
    name: read<LocalText>(row.name),
    desc: read<LocalText>(row.description),
    ...(row.description2 === null ? {} : { desc2: read<LocalText>(row.description2) }),
    image: { kind: row.image_kind as ImageKind, ref: row.image_ref },
    price: row.price,
    ...(row.glass_price === null ? {} : { glassPrice: row.glass_price }),
    ...(row.bottle_price === null ? {} : { bottlePrice: row.bottle_price }),
    ...(pieces.length === 0 ? {} : { pieces: pieces.map(({ persons, count, price }) => ({ persons, count, price })) }),
  }
}

/** Sets an item in or out of stock at branches. */
export async function setStock(trx: Trx, item: string, branches: readonly string[], inStock: boolean): Promise<void> {
  await trx.deleteFrom('stock_out').where('item', '=', item).where('branch', 'in', branches).execute()
  if (!inStock)
    await trx
      .insertInto('stock_out')
      .values(branches.map((branch) => ({ item, branch })))
      .execute()
  await touchCatalogue(trx)
}

export async function setShopState(trx: Trx, branches: readonly string[], state: ShopState): Promise<void> {
  await trx
    .updateTable('branch')
    .set({ shop_open: state.open ? 1 : 0, shop_date: state.date, shop_desc: write(state.desc) })
    .where('id', 'in', branches)
    .execute()
  await touchCatalogue(trx)
}

export async function setMessage(trx: Trx, message: LocalText, shown = true): Promise<void> {
  await writeSetting(trx, 'delivery.message', write(message))
  await writeSetting(trx, 'delivery.shown', shown ? 'yes' : 'no')
  await touchCatalogue(trx)
}

/** The column values of a branch, for whoever makes one. */
export function branchRow(branch: Branch, position: number): BranchRow {
  return {
    id: branch.id,
    position,
    name: write(branch.name),
    address: write(branch.address),
    image_kind: branch.image?.kind ?? null,
    image_ref: branch.image?.ref ?? null,
    image_words: write(branch.imageWords),
    phone: branch.phone,
    email: branch.email,
    time_zone: branch.timeZone,
    hours: write(branch.hours),
    exceptions: write(branch.exceptions),
    cut_off: branch.cutOff,
    prep_minutes: branch.prepMinutes,
    forms: write(branch.forms),
    address_field: branch.addressField,
    tables: branch.tables,
    latitude: branch.latitude,
    longitude: branch.longitude,
    shop_open: branch.shop.open ? 1 : 0,
    shop_date: branch.shop.date,
    shop_desc: write(branch.shop.desc),
    hidden: 0,
    removed_at: null,
  }
}

/** The column values of an item, for whoever makes one; its pieces are rows of their own. */
export function itemRow(item: Item, position: number): ItemRow {
  return {
    id: item.id,
    legacy_id: null,
    category: item.category,
    position,
    type: 'food',
    name: write(item.name),
    description: write(item.desc),
    description2: item.desc2 ? write(item.desc2) : null,
    image_kind: item.image.kind,
    image_ref: item.image.ref,
    price: item.price,
    glasses: null,
    bottles: null,
    glass_price: item.glassPrice ?? null,
    bottle_price: item.bottlePrice ?? null,
    removed_at: null,
    legacy_image: null,
  }
}
