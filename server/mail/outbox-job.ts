// What the outbox carries: pieces that are kept in the database until the other side has taken them.
import type { TryOutcome } from '../store/guests/message-outbox.ts'
import type { Trx } from '../store/write-queue.ts'

export interface Piece {
  /** When it was put in line, in milliseconds since 1970. */
  readonly since: number
  /** Tries so far. */
  readonly tries: number
}

export interface OutboxJob<One extends Piece> {
  /** Pieces whose time has come, at most `limit`. */
  due(now: number, limit: number): Promise<One[]>
  /** Takes a piece until `until` and counts the try; false when another server was quicker. */
  take(trx: Trx, piece: One, turn: { readonly now: number; readonly until: number }): Promise<boolean>
  /** Resolves when the other side has taken it; rejects with why not. Gives up when `signal` says so. */
  hand(piece: One, signal: AbortSignal): Promise<void>
  /** Writes what came of the try that `take` counted. */
  settle(trx: Trx, piece: One, outcome: TryOutcome, now: number): Promise<void>
}
