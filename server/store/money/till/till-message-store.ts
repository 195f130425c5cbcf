// The messages to the tills of linked branches: numbered as they are written, sent in that order, and kept.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { TillState } from '#domain/money/till/till-line.ts'
import { type TillKind, type TillMessage, type ToTell, tillMessageOf } from '#domain/money/till/till-message.ts'
import type { Order } from '#domain/order/order.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Db } from '../../engines/engine.ts'
import { fromJson, toJson } from '../../json.ts'
import { type QueuedPiece, waitingFrom } from '../../outbox-store.ts'
import type { Trx } from '../../write-queue.ts'

interface ToldBefore {
  /** The language of the names. */
  readonly lang: Locale
  /** The newest message about the order; null if there is none. */
  readonly last: TillMessage | null
}

/** What the till of a branch was told of an order, and in which language it reads names. */
export async function toldTill(trx: Trx, branch: string, order: number): Promise<ToldBefore> {
  const row = await trx
    .selectFrom('till_link')
    .leftJoin('till_message', (join) => join.on('order_id', '=', order))
    .select(['lang', 'body'])
    .where('till_link.branch', '=', branch)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { lang: (row?.lang ?? 'nl') as Locale, last: row?.body ? fromJson<TillMessage>(row.body) : null }
}

/**
 * Writes a message under the next number of its branch. The number is taken by an update that other servers wait for,
 * and goes back with its transaction: so there is no gap, and the numbers of an order are in the order of its steps.
 */
export async function putTillMessage(
  trx: Trx,
  tell: ToTell,
  order: Pick<Order, 'id' | 'branch' | 'token' | 'code' | 'placedAt' | 'wantedAt'>,
  at: Instant,
): Promise<void> {
  const { last: number } = await trx
    .insertInto('till_link')
    .values({ branch: order.branch, last: 1, since: at, url: '', secret: '', lang: 'nl' })
    .onConflict((conflict) => conflict.column('branch').doUpdateSet({ last: sql`till_link.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  const id = newTillId()
  await trx
    .insertInto('till_message')
    .values({
      branch: order.branch,
      number,
      id,
      order_id: order.id,
      kind: tell.kind,
      body: toJson(tillMessageOf(tell, { id, number, at, order })),
      ticket: null,
      aside: '',
      ...waitingFrom(at),
    })
    .execute()
}

/** Random: a message with a known number and another id is another one, as after a restored backup. */
export const newTillId = (): string => `msg_${randomBytes(15).toString('base64url')}`

/** A message to send now, and where to. */
export interface TillPiece extends QueuedPiece {
  readonly branch: string
  readonly number: number
  readonly id: string
  readonly body: string
  readonly aside: string
  readonly url: string
  readonly secret: string
}

/** The most that are read at once of one branch. */
const mostOfBranch = 20

/**
 * Messages to send now, of each branch in the order of their numbers: none while an earlier one is under way, waits for
 * its next try or was refused. Branches that are not linked now get nothing, nor those without an address.
 */
export async function tillMessagesToSend(db: Db, now: Instant): Promise<TillPiece[]> {
  const { rows } = await sql<Omit<TillPiece, 'rows'> & { state: string; next_at: number }>`
    select m.branch, m.number, m.id, m.body, m.aside, m.state, m.since, m.tries, m.next_at, l.url, l.secret
    from till_link l join branch b on b.id = l.branch join till_message m on m.branch = l.branch
    where b.till_duty = 'linked' and l.url <> '' and m.state <> 'done' and m.number < ${mostOfBranch} + (
      select min(f.number) from till_message f where f.branch = l.branch and f.state <> 'done')
    order by m.branch, m.number`.execute(db)
  const stopped = new Set<string>()
  return rows.flatMap(({ state, next_at, ...row }) => {
    const { branch, number } = row
    if (state !== 'waiting' || Number(next_at) > now) stopped.add(branch)
    if (stopped.has(branch)) return []
    return [{ ...row, rows: [{ table: 'till_message' as const, key: { branch, number } }] }]
  })
}

/** Whether all messages of the branch before this one are acknowledged. */
export async function isNextOfTill(trx: Trx, { branch, number }: Pick<TillPiece, 'branch' | 'number'>) {
  const before = await trx
    .selectFrom('till_message')
    .select('number')
    .where('branch', '=', branch)
    .where('number', '<', number)
    .where('state', '<>', 'done')
    .limit(1)
    .executeTakeFirst()
  return before === undefined
}

/** Keeps the till's ticket. */
export async function acknowledgeTillMessage(
  trx: Trx,
  { branch, number }: Pick<TillPiece, 'branch' | 'number'>,
  ticket: string,
): Promise<void> {
  await trx
    .updateTable('till_message')
    .set({ ticket })
    .where('branch', '=', branch)
    .where('number', '=', number)
    .execute()
}

/** The till has not got what it had acknowledged: sends everything from this number on again. */
export async function repeatTillMessages(trx: Trx, branch: string, from: number, now: Instant): Promise<void> {
  await trx
    .updateTable('till_message')
    .set({ state: 'waiting', tries: 0, next_at: now, error: '' })
    .where('branch', '=', branch)
    .where('number', '>=', from)
    .where('state', 'in', ['done', 'waiting'])
    .execute()
}

/**
 * Tries the first message that is not acknowledged at once, whatever it waits for. With a reason, the till is told that
 * it was rung up by hand: under an id of its own, as it is another message, and only once it has refused the first one.
 * False if that message is another one by now.
 */
export async function retryTillMessage(
  trx: Trx,
  { branch, number, aside }: { readonly branch: string; readonly number: number; readonly aside?: string | undefined },
  now: Instant,
): Promise<boolean> {
  if (!(await isNextOfTill(trx, { branch, number }))) return false
  const { numUpdatedRows } = await trx
    .updateTable('till_message')
    .set({ state: 'waiting', next_at: now, tries: sql`tries + 1`, ...(aside && { aside, id: newTillId() }) })
    .where('branch', '=', branch)
    .where('number', '=', number)
    .where((e) => (aside ? e('state', '=', 'given_up') : e('state', '<>', 'done')))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** A message as the owner's page shows it. */
export interface ShownTillMessage {
  readonly number: number
  readonly kind: TillKind
  readonly code: string
  readonly order: number
  readonly at: Instant
  readonly state: TillState
  readonly tries: number
  readonly ticket: string | null
  readonly aside: string
  readonly error: string
  /** When it is tried next, or when it was over. */
  readonly next: Instant
}

const shownColumns = [
  'number',
  'kind',
  'order_id',
  'code',
  'since',
  'state',
  'tries',
  'ticket',
  'aside',
  'error',
  'next_at',
] as const

const shownMessages = (db: Db, branch: string) =>
  db
    .selectFrom('till_message')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(shownColumns)
    .where('till_message.branch', '=', branch)

type ShownRow = Awaited<ReturnType<ReturnType<typeof shownMessages>['execute']>>[number]

const shownFrom = ({ kind, state, order_id, since, next_at, ...row }: ShownRow): ShownTillMessage => ({
  ...row,
  kind: kind as TillKind,
  state: state as TillState,
  order: order_id,
  at: since,
  next: next_at,
})

/** The newest messages of a branch, newest first. */
export async function newestTillMessages(db: Db, branch: string, limit: number): Promise<ShownTillMessage[]> {
  return (await shownMessages(db, branch).orderBy('number', 'desc').limit(limit).execute()).map(shownFrom)
}

/** The first message of a branch that its till has not acknowledged. */
export async function firstOpenTillMessage(db: Db, branch: string): Promise<ShownTillMessage | undefined> {
  const row = await shownMessages(db, branch)
    .where('state', '<>', sql.lit('done'))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row && shownFrom(row)
}

/** What the till of a branch has not acknowledged. */
export interface TillWaiting {
  readonly count: number
  /** Since when the first waits. */
  readonly since: Instant
  /** Whether the till refused the first. */
  readonly stopped: boolean
}

/** By linked branch, if anything waits there; of one branch or of all. */
export async function tillWaiting(db: Db, branch?: string): Promise<Map<string, TillWaiting>> {
  const { rows } = await sql<{ branch: string; count: number; since: number; stopped: number }>`
    select m.branch, count(*) as count, min(m.since) as since,
      sum(case when m.state = 'given_up' then 1 else 0 end) as stopped
    from till_message m join branch b on b.id = m.branch
    where m.state <> 'done' and b.till_duty = 'linked' ${branch === undefined ? sql`` : sql`and m.branch = ${branch}`}
    group by m.branch`.execute(db)
  return new Map(
    rows.map((row) => [
      row.branch,
      { count: Number(row.count), since: Number(row.since), stopped: Number(row.stopped) > 0 },
    ]),
  )
}

/** The codes of the orders of which a message waits, the longest waiting first. */
export async function ordersWaitingForTill(db: Db, branch: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('till_message')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['code', 'number'])
    .where('till_message.branch', '=', branch)
    .where('state', '<>', sql.lit('done'))
    .orderBy('number')
    .limit(limit)
    .execute()
  return [...new Set(rows.map(({ code }) => code))]
}

/** The till's tickets for an order, oldest first; each once. */
export async function tillTickets(db: Db, order: number): Promise<string[]> {
  const rows = await db
    .selectFrom('till_message')
    .select('ticket')
    .where('order_id', '=', order)
    .where('ticket', 'is not', null)
    .orderBy('number')
    .execute()
  return [...new Set(rows.flatMap(({ ticket }) => ticket || []))]
}

/** What of an order its till has not acknowledged; null if it has all of it. */
export async function tillWaitingOf(db: Db, order: number): Promise<TillWaiting | null> {
  const rows = await db
    .selectFrom('till_message')
    .select(['since', 'state'])
    .where('order_id', '=', order)
    .where('state', '<>', 'done')
    .orderBy('number')
    .execute()
  const [first] = rows
  if (!first) return null
  return { count: rows.length, since: first.since, stopped: rows.some(({ state }) => state === 'given_up') }
}

interface ToldOnDay {
  readonly messages: number
  /** The first and the last ticket; null if there is none. */
  readonly first: string | null
  readonly last: string | null
}

/** What was written for the till of a branch between two instants. */
export async function tillDay(
  db: Db,
  branch: string,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<ToldOnDay> {
  const ofDay = db
    .selectFrom('till_message')
    .where('branch', '=', branch)
    .where('since', '>=', from)
    .where('since', '<', to)
  const { count } = await ofDay.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const ticketed = ofDay.select('ticket').where('ticket', 'is not', null).limit(1)
  const first = await ticketed.orderBy('number').executeTakeFirst()
  const last = await ticketed.orderBy('number', 'desc').executeTakeFirst()
  return { messages: Number(count), first: first?.ticket ?? null, last: last?.ticket ?? null }
}
