// What was promised at branches from today on: orders that are not out, and tables that are reserved.
import { sql } from 'kysely'
import type { Branch } from '#domain/branch/branch.ts'
import type { PromisedThing } from '#domain/branch/closure.ts'
import { instantOf, localTime } from '#domain/branch/hours.ts'
import type { Order } from '#domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { listReservations } from '../guests/reservation-store.ts'
import type { Trx } from '../write-queue.ts'
import { headColumns } from './order-rows.ts'
import { openOrdersAt, ordersWithLines } from './order-store.ts'

const mostReservations = 20_000

/** Everything promised there for today and later, soonest first. */
export async function promisedAt(
  db: Db,
  branch: Pick<Branch, 'id' | 'timeZone'>,
  now: number,
): Promise<PromisedThing[]> {
  const things = [...(await ordersPromised(db, branch, now)), ...(await tablesPromised(db, branch, now))]
  return things.sort((one, other) => compare(one.date, other.date) || one.time - other.time || one.id - other.id)
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

async function ordersPromised(
  db: Db,
  { id: branch, timeZone }: Pick<Branch, 'id' | 'timeZone'>,
  now: number,
): Promise<PromisedThing[]> {
  const rows = await openOrdersAt(db, branch)
    .select(['id', 'customer_name', 'phone', 'token', 'wanted_at'])
    // An order for this morning that is not out yet is still a promise of today.
    .where('wanted_at', '>=', instantOf(localTime(now, timeZone).date, 0, timeZone))
    .execute()
  return rows.map(({ id, customer_name: name, phone, token, wanted_at: wanted }) => {
    const { date, minutes: time } = localTime(wanted, timeZone)
    return { kind: 'order', id, branch, name, phone, token, date, time, stay: 0 }
  })
}

/** The tables that are reserved there from now on. */
export async function tablesPromised(
  db: Db,
  { id, timeZone }: Pick<Branch, 'id' | 'timeZone'>,
  now: number,
): Promise<PromisedThing[]> {
  const found = await listReservations(db, [{ branch: id, ...localTime(now, timeZone) }], 'upcoming', mostReservations)
  return found.map(({ id, branch, name, phone, date, time, stay }) => ({
    kind: 'reservation',
    id,
    branch,
    name,
    phone,
    token: '',
    date,
    time,
    stay,
  }))
}

/** Locks the rows that `promisedAfter` reads until the transaction ends. */
export async function lockPromised(trx: Trx, branch: string, now: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set((e) => ({ status: e.ref('status') }))
    .where('branch', '=', branch)
    .where('archive', '=', sql.lit(0))
    .where('status', '=', sql.lit(0))
    .where('wanted_at', '>', now)
    .execute()
}

/** The open orders of a branch that are promised for after `now`, oldest first. */
export async function promisedAfter(db: Db, branch: string, now: number): Promise<Order[]> {
  const rows = await openOrdersAt(db, branch)
    .select(headColumns)
    .where('wanted_at', '>', now)
    .where('wanted_known', '=', 1)
    .orderBy('id')
    .execute()
  return await ordersWithLines(db, rows)
}
