// Sending messages on: which are due, and which server took one. Each change is guarded, so that only one server acts.
import type { ContactDraft } from '../../../domain/contact.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import type { ChannelName } from './messages.ts'

/** A message that is due to be sent on. */
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

/** Takes a message until `until` and counts the try; false if another server was quicker or the message is gone. */
export async function takeMessage(
  trx: Trx,
  channel: ChannelName,
  { id, tries }: Pick<DueMessage, 'id' | 'tries'>,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contact_hand_on')
    .set({ tries: tries + 1, next_at: until })
    .where('message', '=', id)
    .where('way', '=', channel)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .where('next_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) > 0
}

/** The outcome of a try: done; or the reason for the failure and when to try next, null if it was given up. */
export type TryOutcome = { readonly done: true } | { readonly error: string; readonly next: number | null }

/** The columns that change with this outcome. */
export function settled(outcome: TryOutcome) {
  if ('done' in outcome) return { state: 'done', error: '' }
  const { error, next } = outcome
  return next === null ? { state: 'given_up', error } : { next_at: next, error }
}

/** Records the outcome of try number `tries`; false if another server has taken the message since. */
export async function settleTry(
  trx: Trx,
  channel: ChannelName,
  { id, tries }: Pick<DueMessage, 'id' | 'tries'>,
  outcome: TryOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contact_hand_on')
    .set(settled(outcome))
    .where('message', '=', id)
    .where('way', '=', channel)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) > 0
}

/**
 * Reschedules all undelivered channels immediately and restarts the four-day window. A delivery in progress may happen
 * twice.
 */
export async function tryAgain(trx: Trx, id: number, now: number): Promise<void> {
  await trx
    .updateTable('contact_hand_on')
    .set({ state: 'waiting', since: now, next_at: now })
    .where('message', '=', id)
    .where('state', '!=', 'done')
    .execute()
}
