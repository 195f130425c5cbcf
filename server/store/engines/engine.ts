// What the store needs from a database engine besides queries; only sqlite.ts and postgres.ts implement it.
import { type ExpressionBuilder, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { EventRow, Tables } from '../tables.ts'

export type Db = Kysely<Tables> | Transaction<Tables>

/** A position in the event log, as text; only its engine can compare two. */
export type Cursor = string

export interface LoggedEvent extends Pick<EventRow, 'name' | 'branch' | 'token' | 'data'> {
  readonly cursor: Cursor
}

/** What a stream wants to hear: always public events, plus those of one token and of some branches. */
export interface StreamTopics {
  readonly tokens?: readonly string[] | undefined
  readonly branches?: readonly string[] | undefined
}

export type FailureHearer = (error: unknown, doing: string) => void

export interface Engine {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /** Fills in the engine's own words; '' if the statement is not for this engine. */
  readonly ddl: (statement: string) => string
  /** Keeps two servers that start at once from both migrating; ends with the transaction. */
  readonly lockMigrations: (trx: Transaction<Tables>) => Promise<void>
  /** Until the transaction ends, no other server gets a lock on any of the same words. */
  readonly lockWords: (trx: Transaction<Tables>, words: readonly string[]) => Promise<void>
  readonly afterMigration: () => void
  /**
   * Makes other servers connect anew, with what they have under way to be tried again. Each has prepared statements
   * that fail for good once a table has one more column.
   */
  readonly endOtherSessions: (trx: Transaction<Tables>) => Promise<void>
  readonly isUniqueViolation: (error: unknown) => boolean
  /** The database is locked, full, down or overloaded: nothing was decided, and the same may be tried again. */
  readonly isUnavailable: (error: unknown) => boolean
  /** Locked by another writer for a moment: worth trying again at once. */
  readonly isBusy: (error: unknown) => boolean
  /** Events after the cursor, oldest first, none skipped and none too early; with topics, only those. */
  readonly eventsAfter: (cursor: Cursor, limit: number, topics?: StreamTopics) => Promise<LoggedEvent[]>
  /** Whether more than so many events, wanted or not, came after the cursor. */
  readonly isFarBehind: (cursor: Cursor, events: number) => Promise<boolean>
  /** The cursor after the newest event that may be read. */
  readonly head: () => Promise<Cursor>
  /** Whether events have been written that may not be read yet. */
  readonly pendingEvents: () => Promise<boolean>
  /**
   * SQL to append to a query: locks the row that it reads until the transaction ends, shared or exclusively. The row is
   * read as it is once it is locked. Empty on an engine where only one transaction writes at a time.
   */
  readonly rowLock: { readonly together: RawBuilder<unknown>; readonly alone: RawBuilder<unknown> }
  /** Runs `work` on a read-only connection, for a process that writes nothing else meanwhile. */
  readonly readingOnly: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>
  readonly compareCursors: (a: Cursor, b: Cursor) => number
  readonly isCursor: (text: string) => boolean
  /** Deletes events older than `before` (ms) and returns the cursor of the newest one deleted. */
  readonly pruneEvents: (trx: Transaction<Tables>, before: number) => Promise<Cursor | null>
  /** The next row of the table gets a number that is higher by `count` than it would have had. */
  readonly skipNumbers: (trx: Transaction<Tables>, table: 'event' | 'orders', count: number) => Promise<void>
  /**
   * Empties the log of writes, which still has what was erased. One that another process reads stays until the next
   * call.
   */
  readonly emptyLog: () => Promise<void>
  /** Rewrites the database row by row: rows that once moved left copies behind, which erasing does not reach. */
  readonly rewrite: () => Promise<void>
  /** Tells other servers that there are new events. It may fail without harm: they also poll. */
  readonly wakeOthers: () => void
  /** Calls back when another server has new events; returns a function that stops it. */
  readonly onWake: (wake: () => void) => () => void
  /** Calls back when something fails outside any query: what was being done, and why it failed. */
  readonly onFailure: (hear: FailureHearer) => void
  readonly close: () => Promise<void>
}

/** In place of a branch: the times of all branches. With ':' and a branch after it, those of that branch. */
export const timesMark = '*times'

/** The topics of which one must be wanted to hear an event with this value in place of a branch. */
export const topicsOf = (branch: string): readonly string[] =>
  branch.startsWith(`${timesMark}:`) ? [branch, timesMark] : [branch]

/** Events for everyone have neither token nor branch, those of an order both; or a mark as branch. */
export const wantedBy = (topics: StreamTopics) => (e: ExpressionBuilder<Tables, 'event'>) =>
  e.or([
    e.and([e('token', 'is', null), e('branch', 'is', null)]),
    ...(topics.tokens?.length ? [e('token', 'in', topics.tokens)] : []),
    ...(topics.branches?.length ? [e('branch', 'in', topics.branches)] : []),
    ...(topics.branches?.includes(timesMark) ? [sql<boolean>`branch like ${`${timesMark}:%`}`] : []),
  ])
