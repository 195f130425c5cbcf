// What came in for staff: orders that nobody has accepted, reservations and messages that nobody has seen.
import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import { type BranchSpan, openOrdersAt, openOrdersOf } from './order-store.ts'

export interface Arrival {
  readonly id: number
  /** When it came in. */
  readonly at: Instant
}

export interface UnseenArrivals {
  readonly unseen: number
  readonly newest: Arrival[]
}

/** How many of the unseen ones are listed; all of them are counted. */
const named = 50

/**
 * The open orders of a branch, or of several, wanted from `since` on, that nobody has accepted and that call for it
 * (`callsForYes`).
 */
export const notAcceptedAt = (db: Db, branch: string | readonly string[], since: Instant) =>
  openOrdersAt(db, branch)
    .where('wanted_at', '>=', since)
    .where('wanted_known', '=', sql.lit(1))
    .where('course', '=', 'placed')

type Since = ReadonlyMap<string, Instant>

/** Of orders that were read at once for several branches, those that are not before the instant of their branch. */
const sinceThen = <One extends { readonly branch: string; readonly when: Instant }>(
  rows: readonly One[],
  since: Since,
) => rows.filter(({ branch, when }) => when >= (since.get(branch) ?? 0)).map(({ branch: _, when: __, ...row }) => row)

const earliest = (since: Since): Instant => Math.min(...since.values())

/** The orders of these branches, wanted from the instant of each on, that nobody has accepted yet. */
export async function ordersNotAccepted(db: Db, since: Since): Promise<Arrival[]> {
  if (since.size === 0) return []
  const rows = await notAcceptedAt(db, [...since.keys()], earliest(since))
    .select(['id', 'placed_at as at', 'branch', 'wanted_at as when'])
    .execute()
  return sinceThen(rows, since)
}

/** How many orders of these branches are open and wanted within the day of their branch. */
export async function countOpenOrders(db: Db, days: readonly BranchSpan[]): Promise<number> {
  if (days.length === 0) return 0
  const { open } = await openOrdersOf(db, days)
    .select((e) => e.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** An order whose time comes by itself. */
export interface ScheduledOrder extends Arrival {
  readonly promisedAt: Instant
  /** Milliseconds. */
  readonly making: number
}

/**
 * The accepted orders of these branches, promised from the instant of each on, of which nobody has begun a line. `at`:
 * placed.
 */
export async function ordersNotBegun(db: Db, since: Since): Promise<ScheduledOrder[]> {
  if (since.size === 0) return []
  const rows = await openOrdersAt(db, [...since.keys()])
    .where('wanted_at', '>=', earliest(since))
    .where('course', '=', 'accepted')
    .where(
      // Counted, not asked for with `exists`, for which PostgreSQL reads the lines of all orders.
      sql<boolean>`(select count(*) from order_line
        where order_line.order_id = orders.id and order_line.status <> 'received') = 0`,
    )
    .select(['id', 'placed_at as at', 'wanted_at as promisedAt', 'making', 'branch', 'wanted_at as when'])
    .execute()
  return sinceThen(rows, since)
}

/** The customers' orders of these branches, placed from `since` on, that were accepted automatically. */
export async function ordersAcceptedAlone(db: Db, branches: readonly string[], since: Instant): Promise<Arrival[]> {
  if (branches.length === 0) return []
  return await openOrdersAt(db, branches)
    .where('placed_at', '>=', since)
    .where('source', '=', 'web')
    .whereRef('accepted_at', '=', 'placed_at')
    .select(['id', 'placed_at as at'])
    .execute()
}

/** The reservations of these branches that are neither cancelled nor seen. */
export async function unseenReservations(db: Db, branches: readonly string[]): Promise<UnseenArrivals> {
  if (branches.length === 0) return { unseen: 0, newest: [] }
  const query = db
    .selectFrom('reservation')
    .where('branch', 'in', branches)
    .where('seen', '=', 0)
    .where('cancelled_at', 'is', null)
  const { unseen } = await query.select((e) => e.fn.countAll().as('unseen')).executeTakeFirstOrThrow()
  return {
    unseen: Number(unseen),
    newest: await query.select(['id', 'at']).orderBy('id', 'desc').limit(named).execute(),
  }
}

/** Marks reservations up to the id `upTo` as seen; returns the branches where that changed something. */
export async function markReservationsSeen(trx: Trx, branches: readonly string[], upTo: number): Promise<string[]> {
  if (branches.length === 0) return []
  const rows = await trx
    .updateTable('reservation')
    .set({ seen: 1 })
    .where('branch', 'in', branches)
    .where('seen', '=', 0)
    .where('id', '<=', upTo)
    .returning('branch')
    .execute()
  return [...new Set(rows.map(({ branch }) => branch))]
}

/** Unread messages, except those that a program probably sent: the count of the badge and of the page of messages. */
export async function unseenMessages(db: Db): Promise<UnseenArrivals> {
  const query = db.selectFrom('contact_message').where('seen', '=', 0).where('suspect', '=', 0)
  const { unseen } = await query.select((e) => e.fn.countAll().as('unseen')).executeTakeFirstOrThrow()
  return {
    unseen: Number(unseen),
    newest: await query.select(['id', 'at']).orderBy('id', 'desc').limit(named).execute(),
  }
}
