// Hands the messages of each branch to its till, one after the other, until each is acknowledged (REG-3).
import { nextTillTry, stopsTillLine } from '#domain/money/till/till-line.ts'
import { type TillMessage, tillVersion } from '#domain/money/till/till-message.ts'
import { publish } from '#server/door/live/publish.ts'
import type { HookReach } from '#server/reach.ts'
import { fromJson, toJson } from '#server/store/json.ts'
import {
  acknowledgeTillMessage,
  isNextOfTill,
  repeatTillMessages,
  type TillPiece,
  tillMessagesToSend,
} from '#server/store/money/till/till-message-store.ts'
import type { Store } from '#server/store/open.ts'
import type { OutboxJob } from '#work/shop/mail/outbox-job.ts'
import { postTill, TillFailure } from './post-till.ts'

/** After this long a message that a vanished server had taken is tried by another, in ms; longer than any try. */
const leaseMs = 30_000

/** A till has twice as long as a web hook: it signs and prints. */
export const tillReach = (reach: HookReach): HookReach => ({ ...reach, patience: 2 * reach.patience })

export const tillJob = (store: Store, reach: HookReach, now: () => number): OutboxJob<TillPiece, string> => ({
  toSend: (at) => tillMessagesToSend(store.db, at),
  mayTake: (trx, piece) => isNextOfTill(trx, piece),
  hand: (piece, signal) => postTill({ ...piece, body: bodyOf(piece) }, tillReach(reach), now(), signal),
  settled: async (trx, piece, at, { answer, failure }) => {
    if (answer !== undefined) {
      await acknowledgeTillMessage(trx, piece, answer)
      // The customer's page shows the ticket.
      await publish(trx, at, 'payments.moved', { token: fromJson<TillMessage>(piece.body).order.token })
    }
    const { error } = failure ?? {}
    if (error instanceof TillFailure && error.from !== null) await repeatTillMessages(trx, piece.branch, error.from, at)
  },
  nextTry: (tries, _since, at, { error }) =>
    error instanceof TillFailure && stopsTillLine(error.problem) ? null : nextTillTry(tries, at),
  laneOf: ({ branch }) => branch,
  leaseMs,
})

/** What the owner had rung up by hand has its number all the same, so that the till sees no gap. */
function bodyOf({ id, aside, body }: TillPiece): string {
  if (aside === '') return body
  const { branch, number, at, kind, order } = fromJson<TillMessage>(body)
  return toJson({ version: tillVersion, id, branch, number, kind: 'by-hand', at, of: kind, order, reason: aside })
}
