// What waits to be sent, whichever table holds it: taken for a try, then done, waiting again or given up. Each change
// is guarded by the tries so far, so that of several servers only one acts.
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { OutboxRow } from './outbox-row.ts'
import type { Trx } from './write-queue.ts'

/** The columns of what waits from now on. */
export const waitingFrom = (now: Instant): OutboxRow => ({
  state: 'waiting',
  since: now,
  tries: 0,
  next_at: now,
  error: '',
})

/** A row of an outbox: its table, and the columns that name it there. */
export type OutboxPlace =
  | { readonly table: 'contact_hand_on'; readonly key: { readonly message: number; readonly way: string } }
  | { readonly table: 'reservation_mail'; readonly key: { readonly reservation: number; readonly branch: string } }
  | { readonly table: 'notice_delivery'; readonly key: { readonly notice: string; readonly channel: string } }
  | { readonly table: 'news_message'; readonly key: { readonly id: number } }
  | { readonly table: 'receipt_mail'; readonly key: { readonly order_id: number; readonly asked: number } }
  | { readonly table: 'invoice_mail'; readonly key: { readonly invoice: number } }
  | { readonly table: 'gift_mail'; readonly key: { readonly card: number } }
  | { readonly table: 'till_message'; readonly key: { readonly branch: string; readonly number: number } }

type OutboxTable = OutboxPlace['table']

export const outboxTables: readonly OutboxTable[] = [
  'contact_hand_on',
  'reservation_mail',
  'notice_delivery',
  'news_message',
  'receipt_mail',
  'invoice_mail',
  'gift_mail',
  'till_message',
]

/** What goes out in one try. */
export interface QueuedPiece {
  /** Mostly one row; several if they go out together. */
  readonly rows: readonly OutboxPlace[]
  /** When it was queued, in milliseconds since 1970. */
  readonly since: Instant
  /** Tries so far. Each take raises it. */
  readonly tries: number
}

/** Whether a row of this table is to be sent now. */
export const isWaitingNow = (table: OutboxTable, now: Instant): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.state`)} = 'waiting' and ${sql.ref(`${table}.next_at`)} <= ${now}`

/** How long somebody who takes a piece of an outbox has it to itself. */
export interface Lease {
  readonly now: Instant
  readonly until: Instant
}

/** Takes what waits and counts the try; false if another server was quicker, or it is gone. */
export async function takeQueued(trx: Trx, { rows, tries }: QueuedPiece, { now, until }: Lease): Promise<boolean> {
  let taken = 0n
  for (const row of rows) {
    const { numUpdatedRows } = await waiting(trx, row, tries)
      .set({ tries: tries + 1, next_at: until })
      .where('next_at', '<=', now)
      .executeTakeFirstOrThrow()
    taken += numUpdatedRows
  }
  return taken > 0n
}

/** The outcome of a try: done; or the reason for the failure and when to try next, null if it was given up. */
export type TryOutcome = { readonly done: true } | { readonly error: string; readonly next: Instant | null }

/** Records the outcome of try number `tries`; false if something newer has come in its place. */
export async function settleQueued(
  trx: Trx,
  { rows, tries }: QueuedPiece,
  outcome: TryOutcome,
  now: Instant,
): Promise<boolean> {
  let settled = 0n
  for (const row of rows) {
    const { numUpdatedRows } = await waiting(trx, row, tries)
      .set(changesOf(row, outcome, now))
      .executeTakeFirstOrThrow()
    settled += numUpdatedRows
  }
  return settled > 0n
}

function changesOf({ table }: OutboxPlace, outcome: TryOutcome, now: Instant) {
  const { error, next } = 'done' in outcome ? { error: '', next: null } : outcome
  if (next !== null) return { next_at: next, error }
  const over = { state: 'done' in outcome ? 'done' : 'given_up', error, next_at: now }
  // Nobody needs the address any more.
  return table === 'receipt_mail' || table === 'gift_mail' ? { ...over, email: '' } : over
}

// The compiler knows the table by one of its names: what is used here, all have.
const waiting = (trx: Trx, { table, key }: OutboxPlace, tries: number) =>
  trx
    .updateTable(table as 'receipt_mail')
    .where((e) => e.and(key as object))
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
