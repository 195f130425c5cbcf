// Handing messages on: which are due, and who has taken one. Each change is guarded, so that of several servers one acts.
import type { ContactDraft } from '../../../domain/contact.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import type { HandOnWay } from './messages.ts'

/** A message that is to be handed on now. */
export interface DueMessage extends ContactDraft {
  readonly id: number
  readonly at: number
  readonly since: number
  /** Tries so far; it guards every change, for each take-over raises it. */
  readonly tries: number
}

/** Messages whose time has come for `way`, the longest waiting first. */
export async function dueMessages(db: Db, way: HandOnWay, now: number, limit: number): Promise<DueMessage[]> {
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
    .where('contact_hand_on.way', '=', way)
    .where('contact_hand_on.state', '=', 'waiting')
    .where('contact_hand_on.next_at', '<=', now)
    .orderBy('contact_hand_on.next_at')
    .orderBy('contact_message.id')
    .limit(limit)
    .execute()
}

/** Takes a message until `until` and counts the try; false when another server was quicker or it is gone. */
export async function takeMessage(
  trx: Trx,
  way: HandOnWay,
  { id, tries }: Pick<DueMessage, 'id' | 'tries'>,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contact_hand_on')
    .set({ tries: tries + 1, next_at: until })
    .where('message', '=', id)
    .where('way', '=', way)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .where('next_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) > 0
}

/** What came of a try: done; or why not, and when the next one is, null when it is given up. */
export type TryOutcome = { readonly done: true } | { readonly error: string; readonly next: number | null }

/** What a try that came to this changes of its row. */
export function settled(outcome: TryOutcome) {
  if ('done' in outcome) return { state: 'done', error: '' }
  const { error, next } = outcome
  return next === null ? { state: 'given_up', error } : { next_at: next, error }
}

/** Writes what came of the try number `tries`; false when another has taken the message since. */
export async function settleTry(
  trx: Trx,
  way: HandOnWay,
  { id, tries }: Pick<DueMessage, 'id' | 'tries'>,
  outcome: TryOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contact_hand_on')
    .set(settled(outcome))
    .where('message', '=', id)
    .where('way', '=', way)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) > 0
}

/**
 * Makes every way that has not worked due now, given up ones as well, with the four days counted anew. One that a server
 * is at this moment may be tried once more.
 */
export async function tryAgain(trx: Trx, id: number, now: number): Promise<void> {
  await trx
    .updateTable('contact_hand_on')
    .set({ state: 'waiting', since: now, next_at: now })
    .where('message', '=', id)
    .where('state', '!=', 'done')
    .execute()
}
