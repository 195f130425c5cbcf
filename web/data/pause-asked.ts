// What follows one thing that the server may ask to wait with: how long, and no read before that.
import type { CallRefused } from './http/client.ts'
import type { Reader } from './reader.ts'

/** How long the server asks to wait after a refusal, in ms. */
export const pauseOf = ({ refusal, retryAfter = refusal === 'too_many' ? 10 : 2 }: CallRefused): number =>
  retryAfter * 1000

/** Reads now, unless a next read waits: an event that comes during a pause is included in the answer to that. */
export const readUnlessWaiting =
  ({ isWaiting, readNow }: Reader) =>
  (): void => {
    if (!isWaiting()) void readNow()
  }
