// Reviews and reservations, as they are imported from the old site and exported.

import type { NewOrder, OrderLine } from '#domain/order/order.ts'
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import { changeReviews, countNewReviews } from '../guests/review-tally.ts'
import { inListCounts } from '../money/list-counts.ts'
import { addToSums } from '../money/running-sums.ts'
import { lineRowOf, orderRowOf } from '../order/order-rows.ts'
import type { Trx } from '../write-queue.ts'

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
    food,
    service,
    value,
    atmosphere,
    text,
    at,
    user_name: userName,
  }))
  for (const some of chunks(rows, 500)) {
    const added = await trx.insertInto('review').values(some).returning('id').execute()
    await countNewReviews(
      trx,
      added.map(({ id }) => id),
    )
  }
}

export async function deleteReviews(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const some of chunks(ids, 500))
    await changeReviews(trx, some, () => trx.deleteFrom('review').where('id', 'in', some).execute())
}

export interface PastReservation {
  readonly name: string
  readonly phone: string
  readonly persons: number
  readonly date: string
  readonly time: number
}

/** Every reservation that is not cancelled, oldest first; of one branch, or of all. */
export async function allReservations(db: Db, branch?: string): Promise<PastReservation[]> {
  let query = db
    .selectFrom('reservation')
    .select(['name', 'phone', 'persons', 'date', 'time'])
    .where('cancelled_at', 'is', null)
    .orderBy('id')
  if (branch !== undefined) query = query.where('branch', '=', branch)
  return await query.execute()
}

/** How long a table was taken, in minutes. */
const stay = 135

export async function insertReservations(
  trx: Trx,
  reservations: readonly PastReservation[],
  branch: string,
  at: number,
): Promise<void> {
  const rows = reservations.map(({ name, phone, persons, date, time }) => ({
    branch,
    name,
    phone,
    persons,
    date,
    time,
    stay,
    at,
    seen: 1,
  }))
  for (const some of chunks(rows, 500)) await trx.insertInto('reservation').values(some).execute()
}

/** An order that has one of these tokens, even if it is archived. */
interface KnownOrder {
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

/** Each line with what the old site called its picture; '' for none. */
export interface LegacyNewOrder extends NewOrder {
  readonly lines: readonly (OrderLine & { readonly oldPicture: string })[]
}

/**
 * Saves orders under the next ids, in order; their tokens must be new. They count in the list alone: they have no time,
 * so no entry and no figure, and are nobody's news.
 */
export async function insertLegacyOrders(trx: Trx, orders: readonly LegacyNewOrder[]): Promise<void> {
  if (orders.length === 0) return
  const given = await trx.insertInto('orders').values(orders.map(orderRowOf)).returning(['id', 'token']).execute()
  const ids = new Map(given.map(({ id, token }) => [token, id]))
  const lines = orders.flatMap((order) =>
    order.lines.map((line) => ({
      ...lineRowOf(ids.get(order.token) ?? 0, line),
      legacy_image: line.oldPicture || null,
    })),
  )
  for (const some of chunks(lines, 500)) await trx.insertInto('order_line').values(some).execute()
  await addToSums(trx, { listChanges: orders.map(inListCounts) })
}

/** What the old site called the pictures of imported lines, by the order's id and the number of the line. */
export async function linePictureNames(db: Db, orders: readonly number[]): Promise<ReadonlyMap<string, string>> {
  if (orders.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_line')
    .select(['order_id', 'line', 'legacy_image'])
    .where('order_id', 'in', orders)
    .where('legacy_image', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [`${row.order_id} ${row.line}`, row.legacy_image ?? '']))
}
