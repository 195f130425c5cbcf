// What printers are to print: queued, offered to one of them, printed, failed or dropped. Each change is guarded, so
// that of several servers, and of repeated calls of a printer, only one acts (PAPER-3).
import { randomBytes } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { KnownSlip, SlipMark } from '#domain/paper/plan-prints.ts'
import { printerTimes, type SlipKind, troubled } from '#domain/paper/printer.ts'
import type { SaidTicket } from '#domain/paper/said-ticket.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import type { PrintJobRow } from './printer-tables.ts'

export type JobState = 'queued' | 'offered' | 'printed' | 'failed' | 'dropped'
export type JobKind = SlipKind | 'test'

export interface PrintJob {
  readonly id: number
  /** The printer it was made for; another may have taken it over. */
  readonly printer: number
  readonly branch: string
  readonly order: number | null
  readonly what: JobKind
  readonly station: string
  readonly mark: SlipMark
  /** Whether its page may be on paper already. */
  readonly reprint: boolean
  /** Whether all its pages may be. */
  readonly again: boolean
  readonly state: JobState
  readonly token: string
  readonly offers: number
  readonly offeredTo: number | null
  readonly fetchedAt: Instant | null
  readonly page: number
  readonly pages: number
  readonly said: SaidTicket | null
  readonly code: string
  readonly since: Instant
  readonly endedAt: Instant | null
}

const columns = [
  'id',
  'printer',
  'branch',
  'order_id',
  'what',
  'station',
  'mark',
  'reprint',
  'again',
  'state',
  'token',
  'offers',
  'offered_to',
  'fetched_at',
  'page',
  'pages',
  'said',
  'code',
  'since',
  'ended_at',
] as const

export type NewJob = Pick<PrintJob, 'printer' | 'branch' | 'order' | 'what' | 'station' | 'mark' | 'reprint'> & {
  /** When it may be offered. */
  readonly at: Instant
  readonly now: Instant
}

/** Word for word as in the partial index, or the index is not used. */
const isOpen = sql<boolean>`state in ('queued', 'offered', 'failed')`
const isOffered = sql<boolean>`state = 'offered'`
const isBegun = sql<boolean>`state = 'queued' and page > 1`
const isLost = sql<boolean>`state = 'queued' and code = 'no confirmation'`

/** Star takes 31 characters, Epson 30 letters and digits. */
const newToken = (): string => randomBytes(10).toString('hex')

export async function addJob(trx: Trx, job: NewJob): Promise<PrintJob> {
  const { printer, branch, order, what, station, mark, reprint, at, now } = job
  const row = await trx
    .insertInto('print_job')
    .values({
      printer,
      branch,
      order_id: order,
      order_version: null,
      what,
      station,
      mark,
      reprint: reprint ? 1 : 0,
      again: reprint ? 1 : 0,
      state: 'queued',
      token: newToken(),
      offers: 0,
      offered_to: null,
      fetched_at: null,
      page: 1,
      pages: 1,
      image: null,
      said: null,
      code: '',
      next_at: at,
      since: now,
      ended_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return jobFrom(row)
}

/** The job that a printer was offered and has not settled; one at most. */
export async function offeredTo(db: Db, printer: number): Promise<PrintJob | undefined> {
  const row = await db
    .selectFrom('print_job')
    .select(columns)
    .where(isOffered)
    .where('offered_to', '=', printer)
    .executeTakeFirst()
  return row && jobFrom(row)
}

/** The reason of a job that was fetched and never confirmed. */
export const unconfirmed = 'no confirmation'

/**
 * The next job for this printer: the one whose pages it has begun, its own, or one of a printer that it covers, if that
 * has been in trouble for a while or lost the job.
 */
export async function nextJob(db: Db, printer: number, now: Instant): Promise<PrintJob | undefined> {
  const waiting = db
    .selectFrom('print_job')
    .select([...columns, 'next_at'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
  const [begun] = await waiting.where(isBegun).where('offered_to', '=', printer).execute()
  if (begun) return jobFrom(begun)
  const covered = await db
    .selectFrom('printer')
    .select(['id', 'condition', 'condition_since'])
    .where('covered_by', '=', printer)
    .where('withdrawn_at', 'is', null)
    .execute()
  const isDown = (one: (typeof covered)[number]) =>
    troubled.some((condition) => condition === one.condition) && one.condition_since <= now - printerTimes.coverMs
  const own = await waiting
    .where(isOpen)
    .where('state', '=', 'queued')
    .where('printer', 'in', [printer, ...covered.filter(isDown).map(({ id }) => id)])
    .execute()
  const ofCovered = waiting
    .where(isLost)
    .where((e) =>
      e.exists(
        e
          .selectFrom('printer')
          .select('printer.id')
          .whereRef('printer.id', '=', 'print_job.printer')
          .where('printer.covered_by', '=', printer)
          .where('printer.withdrawn_at', 'is', null),
      ),
    )
  const lost = covered.length > 0 ? await ofCovered.execute() : []
  const [first] = [...own, ...lost].sort((one, other) => one.next_at - other.next_at || one.id - other.id)
  return first && jobFrom(first)
}

/** Offers it to this printer; false if another server was quicker, with this job or with another one. */
export async function offerJob(trx: Trx, job: PrintJob, printer: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('print_job')
    .set({ state: 'offered', offers: job.offers + 1, offered_to: printer, fetched_at: null })
    .where('id', '=', job.id)
    .where('state', '=', 'queued')
    .where('offers', '=', job.offers)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('print_job as other')
            .select('other.id')
            .where('other.offered_to', '=', printer)
            .where('other.state', '=', 'offered'),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The job that a printer names, if it was offered to it. One that was put back may still be confirmed late. */
export async function jobByToken(db: Db, printer: number, token: string): Promise<PrintJob | undefined> {
  const row = await db
    .selectFrom('print_job')
    .select(columns)
    .where('token', '=', token)
    .where('offered_to', '=', printer)
    .where('state', 'in', ['queued', 'offered'])
    .executeTakeFirst()
  return row && jobFrom(row)
}

/** What the last fetched slip of the order at this printer said, with which its next one is compared. */
export async function lastSaid(db: Db, job: PrintJob): Promise<SaidTicket | null> {
  const row = await db
    .selectFrom('print_job')
    .select('said')
    .where('order_id', '=', job.order)
    .where('printer', '=', job.printer)
    .where('what', '=', job.what)
    .where('id', '<', job.id)
    .where('said', 'is not', null)
    .where('state', '<>', 'dropped')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.said ? fromJson<SaidTicket>(row.said) : null
}

export const slipImageOf = async (db: Db, { id }: PrintJob): Promise<Uint8Array | null> =>
  (await db.selectFrom('print_job').select('image').where('id', '=', id).executeTakeFirst())?.image ?? null

export interface DrawnJob {
  readonly image: Uint8Array
  readonly pages: number
  readonly said: SaidTicket | null
  readonly version: number | null
  /** Replaces a picture for other paper. */
  readonly redrawn: boolean
}

/**
 * Keeps what was drawn for the first fetch, unless another server kept something meanwhile. On other paper it begins
 * anew, as pages may break elsewhere.
 */
export async function keepDrawn(
  trx: Trx,
  { id, page }: PrintJob,
  { image, pages, said, version, redrawn }: DrawnJob,
): Promise<void> {
  await trx
    .updateTable('print_job')
    .set({ image, pages, said: said && toJson(said), order_version: version })
    .$if(redrawn && page > 1, (query) => query.set({ page: 1, reprint: 1, again: 1 }))
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .$if(!redrawn, (query) => query.where('image', 'is', null))
    .execute()
}

/** It may be on paper from now on. False if it was fetched before. */
export async function markFetched(trx: Trx, { id, token }: PrintJob, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('print_job')
    .set({ fetched_at: now })
    .where('id', '=', id)
    .where('token', '=', token)
    .where('state', '=', 'offered')
    .where('fetched_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Settled = 'open' | 'gone'

/**
 * One page is printed. The next one waits in the same place of the queue, under a token of its own, so that a repeated
 * confirmation is not taken for it.
 */
export async function confirmPage(trx: Trx, job: PrintJob, now: Instant): Promise<Settled> {
  const isLast = job.page >= job.pages
  return await change(trx, job, {
    ...(isLast
      ? { state: 'printed', image: null, ended_at: now }
      : { state: 'queued', page: job.page + 1, token: newToken(), offers: 0, code: '' }),
    fetched_at: null,
    ...(!isLast && !job.again && { reprint: 0 }),
  })
}

/** Puts it back into its place of the queue, marked REPRINT if it was fetched, as it may be on paper. */
export const putBack = (trx: Trx, job: PrintJob, code: string): Promise<Settled> =>
  change(trx, job, {
    state: 'queued',
    fetched_at: null,
    code,
    ...(job.fetchedAt !== null && { reprint: 1 }),
  })

/** Puts back what this printer was offered, for it or for another. */
export async function takeBack(trx: Trx, printer: number, code: string): Promise<void> {
  const job = await offeredTo(trx, printer)
  if (job) await putBack(trx, job, code)
}

/** Puts it off for a second try at drawing it. */
export const putOff = (trx: Trx, job: PrintJob, { until, code }: { until: Instant; code: string }): Promise<Settled> =>
  change(trx, job, { state: 'queued', next_at: until, fetched_at: null, code })

export const failJob = (trx: Trx, job: PrintJob, { now, code }: { now: Instant; code: string }): Promise<Settled> =>
  change(trx, job, { state: 'failed', ended_at: now, code: code.slice(0, 60) })

/** Nobody needs it any more. */
export const dropJob = (trx: Trx, job: Pick<PrintJob, 'id' | 'token' | 'state'>, now: Instant): Promise<Settled> =>
  change(trx, job, { state: 'dropped', image: null, ended_at: now })

async function change(
  trx: Trx,
  { id, token, state }: Pick<PrintJob, 'id' | 'token' | 'state'>,
  changes: Partial<Omit<PrintJobRow, 'id'>>,
): Promise<Settled> {
  const { numUpdatedRows } = await trx
    .updateTable('print_job')
    .set(changes)
    .where('id', '=', id)
    .where('token', '=', token)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? 'open' : 'gone'
}

/** The slips of an order that were not dropped, oldest first. */
export async function slipsOf(db: Db, order: number): Promise<PrintJob[]> {
  const rows = await db
    .selectFrom('print_job')
    .select(columns)
    .where('order_id', '=', order)
    .where('state', '<>', 'dropped')
    .orderBy('id')
    .execute()
  return rows.map(jobFrom)
}

export async function jobById(db: Db, id: number): Promise<PrintJob | undefined> {
  const row = await db.selectFrom('print_job').select(columns).where('id', '=', id).executeTakeFirst()
  return row && jobFrom(row)
}

/** The `limit` oldest slips that wait for this printer now, or failed there. */
export async function unsettledJobs(db: Db, printer: number, now: Instant, limit: number): Promise<PrintJob[]> {
  const rows = await db
    .selectFrom('print_job')
    .select(columns)
    .where(isOpen)
    .where('printer', '=', printer)
    .where((e) => isNotForLater(e, now))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(jobFrom)
}

/** The `limit` oldest slips of a branch that failed, also those of printers that were withdrawn. */
export async function failedJobs(db: Db, branch: string, limit: number): Promise<PrintJob[]> {
  const rows = await db
    .selectFrom('print_job')
    .select(columns)
    .where(isOpen)
    .where('branch', '=', branch)
    .where('state', '=', 'failed')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(jobFrom)
}

/** A slip for later does not count as waiting yet. */
const isNotForLater = (e: ExpressionBuilder<Tables, 'print_job'>, now: Instant) =>
  e.or([e('state', '<>', 'queued'), e('next_at', '<=', now)])

/** How many jobs of a branch were printed since then, how many of these with a REPRINT mark, and how many failed. */
export async function printCountsSince(
  db: Db,
  branch: string,
  from: Instant,
): Promise<{ printed: number; marked: number; failed: number }> {
  const rows = await db
    .selectFrom('print_job')
    .select(['state', 'reprint', (e) => e.fn.countAll<number | string>().as('jobs')])
    .where('branch', '=', branch)
    .where('ended_at', '>=', from)
    .where('state', 'in', ['printed', 'failed'])
    .groupBy(['state', 'reprint'])
    .execute()
  const sum = (isOne: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isOne).reduce((all, { jobs }) => all + Number(jobs), 0)
  return {
    printed: sum(({ state }) => state === 'printed'),
    marked: sum(({ state, reprint }) => state === 'printed' && reprint === 1),
    failed: sum(({ state }) => state === 'failed'),
  }
}

/** For each of these printers, or of all: how many slips wait, since when the oldest does, and how many failed. */
export async function waitingPerPrinter(
  db: Db,
  now: Instant,
  printers?: readonly number[],
): Promise<Map<number, { waiting: number; oldest: Instant | null; failed: number }>> {
  if (printers?.length === 0) return new Map()
  const waiting = await db
    .selectFrom('print_job')
    .select([
      'printer',
      'state',
      (e) => e.fn.countAll<number | string>().as('jobs'),
      (e) => e.fn.min('next_at').as('oldest'),
    ])
    .where(isOpen)
    .where((e) => isNotForLater(e, now))
    .$if(printers !== undefined, (query) => query.where('printer', 'in', [...(printers ?? [])]))
    .groupBy(['printer', 'state'])
    .execute()
  const counts = new Map<number, { waiting: number; oldest: Instant | null; failed: number }>()
  for (const { printer, state, jobs, oldest } of waiting) {
    const sum = counts.get(printer) ?? { waiting: 0, oldest: null, failed: 0 }
    if (state === 'failed') sum.failed += Number(jobs)
    else {
      sum.waiting += Number(jobs)
      sum.oldest = Math.min(sum.oldest ?? Number.POSITIVE_INFINITY, Number(oldest))
    }
    counts.set(printer, sum)
  }
  return counts
}

/** Gives up what a withdrawn printer was to print, so that the board says what is not on paper. */
export async function giveUpAllOf(trx: Trx, printer: number, now: Instant): Promise<void> {
  await dropAllOf(trx, printer, now, ['test'])
  await trx
    .updateTable('print_job')
    .set({ state: 'failed', ended_at: now, code: 'withdrawn' })
    .where('printer', '=', printer)
    .where('state', 'in', ['queued', 'offered'])
    .execute()
}

/** Drops what a printer does not print any more. */
export async function dropAllOf(trx: Trx, printer: number, now: Instant, what: readonly JobKind[]): Promise<void> {
  await trx
    .updateTable('print_job')
    .set({ state: 'dropped', image: null, ended_at: now })
    .where('printer', '=', printer)
    .where('state', 'in', ['queued', 'offered', 'failed'])
    .where('what', 'in', what)
    .execute()
}

export const moveJob = async (trx: Trx, id: number, at: Instant): Promise<void> => {
  await trx
    .updateTable('print_job')
    .set({ next_at: at })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('code', '=', '')
    .execute()
}

/** Forgets what slips of these orders say, and their pictures. None of them prints any more. */
export async function forgetSlipsOf(trx: Trx, orders: readonly number[], now: Instant): Promise<void> {
  await trx
    .updateTable('print_job')
    .set({ state: 'dropped', ended_at: now })
    .where('order_id', 'in', orders)
    .where('state', 'in', ['queued', 'offered', 'failed'])
    .execute()
  await trx.updateTable('print_job').set({ image: null, said: null }).where('order_id', 'in', orders).execute()
}

/** Deletes jobs that were made before this instant. */
export async function purgeSlips(trx: Trx, before: Instant): Promise<void> {
  await trx.deleteFrom('print_job').where('since', '<', before).execute()
}

/** Whether some of it may be on paper. */
export const mayBePrinted = ({ state, fetchedAt, reprint, page }: PrintJob): boolean =>
  state === 'printed' || fetchedAt !== null || reprint || page > 1

export const asKnown = ({ id, printer, what, mark, said, state }: PrintJob): KnownSlip[] =>
  what === 'test' ? [] : [{ id, printer, what, mark, said, waits: state === 'queued' || state === 'offered' }]

type StoredJob = Pick<PrintJobRow, Exclude<(typeof columns)[number], 'id'>> & { readonly id: number }

const jobFrom = (row: StoredJob): PrintJob => ({
  id: row.id,
  printer: row.printer,
  branch: row.branch,
  order: row.order_id,
  what: row.what as JobKind,
  station: row.station,
  mark: row.mark as SlipMark,
  state: row.state as JobState,
  reprint: row.reprint === 1,
  again: row.again === 1,
  token: row.token,
  offers: row.offers,
  offeredTo: row.offered_to,
  fetchedAt: row.fetched_at,
  page: row.page,
  pages: row.pages,
  said: row.said === null ? null : fromJson<SaidTicket>(row.said),
  code: row.code,
  since: row.since,
  endedAt: row.ended_at,
})
