// What the store asks of a database engine beyond its queries; only sqlite.ts and postgres.ts answer it.
import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { EventRow, Tables } from '../tables.ts'

export type Db = Kysely<Tables> | Transaction<Tables>

/** A place in the event log, as text; only its engine can compare two. */
export type Cursor = string

export interface LoggedEvent extends Pick<EventRow, 'name' | 'branch' | 'token' | 'data'> {
  readonly cursor: Cursor
}

/** What a stream wants to hear: public events always, besides those of one token, of some branches. */
export interface Topics {
  readonly token?: string | undefined
  readonly branches?: readonly string[] | undefined
}

export type FailureHearer = (error: unknown, doing: string) => void

export interface Engine {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /** Replaces the words of the migrations by the engine's own; '' when the statement is not for it. */
  readonly ddl: (statement: string) => string
  /** Keeps two servers that start at once from migrating twice; ends with the transaction. */
  readonly lockMigrations: (trx: Transaction<Tables>) => Promise<void>
  readonly afterMigration: () => void
  readonly isUniqueViolation: (error: unknown) => boolean
  /** The database is locked, full, gone or overloaded: nothing was decided, the same may be asked again. */
  readonly isUnavailable: (error: unknown) => boolean
  /** Locked by another writer for a moment: worth trying again at once. */
  readonly isBusy: (error: unknown) => boolean
  /** Events after the cursor, oldest first, none skipped and none early; with topics only those. */
  readonly eventsAfter: (cursor: Cursor, limit: number, topics?: Topics) => Promise<LoggedEvent[]>
  /** The place after the newest event that may be read. */
  readonly head: () => Promise<Cursor>
  /** Whether events are written that may not be read yet. */
  readonly pendingEvents: () => Promise<boolean>
  /**
   * An order's place in the sequence in which orders become visible, as SQL; and the horizon, below which no order can
   * appear any more. `at` makes SQL of a horizon that was read as text.
   */
  readonly orderPlace: {
    readonly place: RawBuilder<unknown>
    readonly horizon: RawBuilder<unknown>
    readonly at: (horizon: string) => RawBuilder<unknown>
  }
  /**
   * Holds the row that a query reads until the transaction ends, as SQL behind it: together with others, or alone. The row
   * is read as it is once it is held. Empty where only one transaction writes at a time.
   */
  readonly rowLock: { readonly together: RawBuilder<unknown>; readonly alone: RawBuilder<unknown> }
  /** Runs `work` on what can only read: a query that writes fails. For a process that writes nothing else meanwhile. */
  readonly readingOnly: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>
  readonly compareCursors: (a: Cursor, b: Cursor) => number
  readonly isCursor: (text: string) => boolean
  /** Deletes events older than `before` (ms) and returns the cursor of the newest one deleted. */
  readonly pruneEvents: (trx: Transaction<Tables>, before: number) => Promise<Cursor | null>
  /** Tells other servers that there is news. Nothing hangs on its success: they also look by themselves. */
  readonly wakeOthers: () => void
  /** Calls back when another server has news; returns how to stop. */
  readonly onWake: (wake: () => void) => () => void
  /** Calls back when something fails that no query tells of: what was being done, and why it failed. */
  readonly onFailure: (hear: FailureHearer) => void
  readonly close: () => Promise<void>
}
