// Taking over the old site: what is here already, and the rows of what is not.
import type { Item } from '../../domain/menu.ts'
import { isOut, type NewOrder } from '../../domain/order.ts'
import { itemRow, touchCatalogue } from './catalogue.ts'
import type { Db } from './engines/engine.ts'
import { fold } from './fold.ts'
import { write } from './json.ts'
import type { Trx } from './lane.ts'
import { writeSetting } from './settings.ts'

export type LegacyKind = 'order' | 'review' | 'reservation' | 'shopstatus' | 'message'

/** The keys, out of these, that were taken over before. */
export async function takenBefore(db: Db, kind: LegacyKind, keys: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const some of chunks(keys, 500)) {
    const rows = await db.selectFrom('legacy').select('key').where('kind', '=', kind).where('key', 'in', some).execute()
    for (const { key } of rows) taken.add(key)
  }
  return taken
}

export async function markTaken(trx: Trx, kind: LegacyKind, keys: readonly string[], now: number): Promise<void> {
  for (const some of chunks(keys, 500))
    await trx
      .insertInto('legacy')
      .values(some.map((key) => ({ kind, key, at: now })))
      .execute()
}

/** An item as it is here, also one that was taken off the menu. */
export interface KnownItem {
  readonly id: string
  readonly legacyId: string | null
  readonly name: string
  readonly price: number | null
  readonly removed: boolean
}

export async function knownItems(db: Db): Promise<KnownItem[]> {
  const rows = await db.selectFrom('item').select(['id', 'legacy_id', 'name', 'price', 'removed_at']).execute()
  return rows.map((row) => ({
    id: row.id,
    legacyId: row.legacy_id,
    name: row.name,
    price: row.price,
    removed: row.removed_at !== null,
  }))
}

/** What the catalogue does not carry: the legacy id, type and the words beside glass and bottle, by item; all items. */
export interface LegacyColumns {
  readonly id: string
  readonly legacyId: string | null
  readonly type: string
  readonly glasses: string | null
  readonly bottles: string | null
}

export async function legacyColumns(db: Db): Promise<LegacyColumns[]> {
  return await db.selectFrom('item').select(['id', 'legacy_id as legacyId', 'type', 'glasses', 'bottles']).execute()
}

export interface NewLegacyItem extends Item {
  readonly legacyId: string
  readonly type: string
  readonly glasses: string
  readonly bottles: string
  readonly inStock: boolean
}

/** Puts items at the end of the menu; those not in stock are out at every branch. */
export async function insertLegacyItems(trx: Trx, items: readonly NewLegacyItem[]): Promise<void> {
  if (items.length === 0) return
  const { last } = await trx
    .selectFrom('item')
    .select((e) => e.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  for (const [place, item] of items.entries()) {
    await trx
      .insertInto('item')
      .values({
        ...itemRow(item, Number(last ?? 0) + place + 1),
        legacy_id: item.legacyId,
        type: item.type,
        glasses: item.glasses || null,
        bottles: item.bottles || null,
      })
      .execute()
    if (item.pieces?.length)
      await trx
        .insertInto('item_piece')
        .values(item.pieces.map((piece) => ({ item: item.id, ...piece })))
        .execute()
  }
  await putOutOfStock(
    trx,
    items.filter(({ inStock }) => !inStock).map(({ id }) => id),
  )
  await touchCatalogue(trx)
}

async function putOutOfStock(trx: Trx, items: readonly string[]): Promise<void> {
  const branches = await trx.selectFrom('branch').select('id').execute()
  const rows = items.flatMap((item) => branches.map(({ id }) => ({ item, branch: id })))
  for (const some of chunks(rows, 500)) await trx.insertInto('stock_out').values(some).execute()
}

/** Takes items off the menu that are still word for word these; returns how many. */
export async function removeUntouched(trx: Trx, items: readonly Item[], now: number): Promise<number> {
  let removed = 0
  for (const item of items) {
    const { position: _, removed_at: __, ...wanted } = itemRow(item, 0)
    const row = await trx.selectFrom('item').selectAll().where('id', '=', item.id).executeTakeFirst()
    if (row?.removed_at !== null) continue
    const pieces = await trx
      .selectFrom('item_piece')
      .select(['persons', 'count', 'price'])
      .where('item', '=', item.id)
      .orderBy('persons')
      .execute()
    const same = Object.entries(wanted).every(([column, value]) => row[column as keyof typeof row] === value)
    if (!same || write(pieces) !== write((item.pieces ?? []).map(pieceColumns))) continue
    await trx.updateTable('item').set({ removed_at: now }).where('id', '=', item.id).execute()
    removed++
  }
  if (removed > 0) await touchCatalogue(trx)
  return removed
}

const pieceColumns = ({ persons, count, price }: { persons: number; count: number; price: number }) => ({
  persons,
  count,
  price,
})

/** An order that has one of these tokens, also one in an archive. */
export interface KnownOrder {
  readonly token: string
  readonly customerName: string
  readonly total: number
}

export async function ordersWithTokens(db: Db, tokens: readonly string[]): Promise<KnownOrder[]> {
  if (tokens.length === 0) return []
  return await db
    .selectFrom('orders')
    .select(['token', 'customer_name as customerName', 'total'])
    .where('token', 'in', tokens)
    .execute()
}

/** Saves orders under the next ids, in their order; their tokens must be new. */
export async function insertLegacyOrders(trx: Trx, orders: readonly NewOrder[]): Promise<void> {
  if (orders.length === 0) return
  const given = await trx
    .insertInto('orders')
    .values(
      orders.map((order) => ({
        branch: order.branch,
        form: order.form,
        customer_name: order.customerName,
        address: order.address,
        phone: order.phone,
        table_number: order.table,
        total: order.total,
        token: order.token,
        status: isOut(order.lines) ? 1 : 0,
        placed_at: order.placedAt,
        wanted_at: order.wantedAt,
        search: fold([order.token, order.customerName, order.phone, order.address].join('\n')),
      })),
    )
    .returning(['id', 'token'])
    .execute()
  const ids = new Map(given.map(({ id, token }) => [token, id]))
  const lines = orders.flatMap((order) => order.lines.map((line) => lineRow(ids.get(order.token) ?? 0, line)))
  for (const some of chunks(lines, 500)) await trx.insertInto('order_line').values(some).execute()
  // Sums of earlier days that a running server keeps in mind are no longer true.
  await writeSetting(trx, 'orders.imported', crypto.randomUUID())
}

const lineRow = (order: number, line: NewOrder['lines'][number]) => ({
  order_id: order,
  line: line.id,
  item: line.item,
  choice: line.choice as string,
  image_kind: line.image.kind as string,
  image_ref: line.image.ref,
  name: write(line.name),
  quantity: line.quantity,
  price: line.price,
  status: line.status as string,
  notes: line.notes,
})

export interface PastReview {
  readonly food: number | null
  readonly service: number | null
  readonly value: number | null
  readonly atmosphere: number | null
  readonly userName: string
  readonly text: string
}

/** Every review, oldest first. */
export async function allReviews(db: Db): Promise<(PastReview & { readonly id: number })[]> {
  return await db
    .selectFrom('review')
    .select(['id', 'food', 'service', 'value', 'atmosphere', 'user_name as userName', 'text'])
    .orderBy('id')
    .execute()
}

export async function insertReviews(trx: Trx, reviews: readonly PastReview[], at: number): Promise<void> {
  const rows = reviews.map(({ food, service, value, atmosphere, userName, text }) => ({
    ...{ food, service, value, atmosphere, text, at },
    user_name: userName,
  }))
  for (const some of chunks(rows, 500)) await trx.insertInto('review').values(some).execute()
}

export async function deleteReviews(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const some of chunks(ids, 500)) await trx.deleteFrom('review').where('id', 'in', some).execute()
}

export interface PastReservation {
  readonly name: string
  readonly phone: string
  readonly persons: number
  readonly date: string
  readonly time: number
}

/** Every reservation that stands, oldest first; of one branch, or of all. */
export async function allReservations(db: Db, branch?: string): Promise<PastReservation[]> {
  let query = db
    .selectFrom('reservation')
    .select(['name', 'phone', 'persons', 'date', 'time'])
    .where('cancelled_at', 'is', null)
    .orderBy('id')
  if (branch !== undefined) query = query.where('branch', '=', branch)
  return await query.execute()
}

/** How long a table was kept, in minutes. */
const stay = 135

export async function insertReservations(
  trx: Trx,
  reservations: readonly PastReservation[],
  branch: string,
  at: number,
): Promise<void> {
  const rows = reservations.map(({ name, phone, persons, date, time }) => ({
    ...{ branch, name, phone, persons, date, time, stay, at },
  }))
  for (const some of chunks(rows, 500)) await trx.insertInto('reservation').values(some).execute()
}

function chunks<One>(list: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, place) =>
    list.slice(place * size, (place + 1) * size),
  )
}
