// What the outbox carries: one kind of piece that stays in the database until the other side has accepted it.
import type { QueuedPiece } from '#server/store/outbox-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** A try that failed, and what `hand` threw. */
export interface FailedTry<One extends QueuedPiece> {
  readonly piece: One
  readonly error: unknown
}

/** How a try went: what `hand` returned, or why it failed. */
export interface Tried<One extends QueuedPiece, Answer> {
  readonly answer?: Answer | undefined
  readonly failure?: FailedTry<One> | undefined
}

export interface OutboxJob<One extends QueuedPiece = QueuedPiece, Answer = unknown> {
  /** Pieces to send now, at most `limit`. */
  toSend(now: number, limit: number): Promise<One[]>
  /** Whether its turn has come, asked in the transaction that takes it. Without it, always. */
  mayTake?(trx: Trx, piece: One): Promise<boolean>
  /** Resolves when the other side has accepted it; rejects with the reason if it was not. Aborts on `signal`. */
  hand(piece: One, signal: AbortSignal): Promise<Answer>
  /** What else happens in the transaction that records how a try went. */
  settled?(trx: Trx, piece: One, now: number, tried: Tried<One, Answer>): Promise<void>
  /** When to try next after `tries` failures; null to give up. Without it, for four days as messages are. */
  nextTry?(tries: number, since: number, now: number, failed: FailedTry<One>): number | null
  /**
   * Pieces of different lanes go out at the same time, those of one lane in turn; after a failure the rest of its lane
   * waits for the next round. Without it, all are in one lane and each is tried.
   */
  laneOf?(piece: One): string
  /** For how long a taken piece is not free again, in ms; longer than any try. */
  readonly leaseMs?: number
}
