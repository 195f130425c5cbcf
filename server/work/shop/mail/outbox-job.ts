// What the outbox carries: pieces that stay in the database until the other side has accepted them.
import type { TryOutcome } from '#server/store/outboxes.ts'
import type { Trx } from '#server/store/write-queue.ts'

export interface QueuedMail {
  /** When it was queued, in milliseconds since 1970. */
  readonly since: number
  readonly tries: number
}

/** A try that failed, and what `hand` threw. */
export interface FailedTry<One extends QueuedMail> {
  readonly piece: One
  readonly error: unknown
}

export interface OutboxJob<One extends QueuedMail> {
  /** Pieces that are due, at most `limit`. */
  due(now: number, limit: number): Promise<One[]>
  /** Takes a piece until `until` and counts the try; false if another server was quicker. */
  take(trx: Trx, piece: One, turn: { readonly now: number; readonly until: number }): Promise<boolean>
  /** Resolves when the other side has accepted it; rejects with the reason if it was not. Aborts on `signal`. */
  hand(piece: One, signal: AbortSignal): Promise<void>
  /** Records the outcome of the try that `take` counted. */
  settle(trx: Trx, piece: One, outcome: TryOutcome, now: number): Promise<void>
  /** When to try next after `tries` failures; null to give up. Without it, for four days as messages are. */
  readonly nextTry?: (tries: number, since: number, now: number, failed: FailedTry<One>) => number | null
  /**
   * Pieces of different lanes go out at the same time, those of one lane in turn; after a failure the rest of its lane
   * waits for the next round. Without it, all are in one lane and each is tried.
   */
  readonly laneOf?: (piece: One) => string
  /** For how long a taken piece is not free again, in ms; longer than any try. */
  readonly leaseMs?: number
}

/** Carries out a job: hands on what is due. */
export type Carry = <One extends QueuedMail>(job: OutboxJob<One>) => Promise<void>
