// Sending messages on: which are due, and which server took one. Each change is guarded, so that only one server acts.
import type { ContactDraft } from '../../../domain/contact.ts'
import type { Db } from '../engines/engine.ts'
import { type Lease, settled, type TryOutcome, takeWaiting } from '../outboxes.ts'
import type { Trx } from '../write-queue.ts'
import type { ChannelName } from './message-store.ts'

export interface DueMessage extends ContactDraft {
  readonly id: number
  readonly at: number
  readonly since: number
  /** Tries so far. Each take raises it, and every change is guarded by it. */
  readonly tries: number
}

/** Messages that are due for this channel, the longest waiting first. */
export async function dueMessages(db: Db, channel: ChannelName, now: number, limit: number): Promise<DueMessage[]> {
  return await db
    .selectFrom('contact_hand_on')
    .innerJoin('contact_message', 'contact_message.id', 'contact_hand_on.message')
    .select([
      'contact_message.id',
      'contact_message.name',
      'contact_message.email',
      'contact_message.message',
      'contact_message.at',
      'contact_hand_on.since',
      'contact_hand_on.tries',
    ])
    .where('contact_hand_on.way', '=', channel)
    .where('contact_hand_on.state', '=', 'waiting')
    .where('contact_hand_on.next_at', '<=', now)
    .orderBy('contact_hand_on.next_at')
    .orderBy('contact_message.id')
    .limit(limit)
    .execute()
}

type MessageKey = Pick<DueMessage, 'id' | 'tries'>

/** Takes a message for a while and counts the try; false if another server was quicker or the message is gone. */
export const takeMessage = (trx: Trx, channel: ChannelName, message: MessageKey, lease: Lease): Promise<boolean> =>
  takeWaiting(waiting(trx, channel, message), message.tries, lease)

/** Records the outcome of try number `tries`; false if another server has taken the message since. */
export async function settleTry(
  trx: Trx,
  channel: ChannelName,
  message: MessageKey,
  outcome: TryOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await waiting(trx, channel, message).set(settled(outcome)).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const waiting = (trx: Trx, channel: ChannelName, { id, tries }: MessageKey) =>
  trx
    .updateTable('contact_hand_on')
    .where('message', '=', id)
    .where('way', '=', channel)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)

/** Reschedules all undelivered channels and restarts the four days. A delivery under way may happen twice. */
export async function tryAgain(trx: Trx, id: number, now: number): Promise<void> {
  await trx
    .updateTable('contact_hand_on')
    .set({ state: 'waiting', since: now, next_at: now })
    .where('message', '=', id)
    .where('state', '!=', 'done')
    .execute()
}
