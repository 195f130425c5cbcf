// Messages to the shop: saving, listing, marking and deleting them, and sending them on (CONTACT-2).
import type { ContactDraft } from '#domain/guests/contact.ts'
import type { Db } from '../engines/engine.ts'
import { isWaitingNow, type QueuedPiece, waitingFrom } from '../outbox-store.ts'
import type { Trx } from '../write-queue.ts'

export type ChannelName = 'mail' | 'form'
export type HandOnState = 'waiting' | 'done' | 'given_up'

export interface NewMessage extends ContactDraft {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly suspect: boolean
  readonly channels: readonly ChannelName[]
  /** When it goes out. */
  readonly sendAt: number
}

export interface HandOn {
  /** The channel; the call and the table name it so. */
  readonly way: ChannelName
  readonly state: HandOnState
  readonly tries: number
  /** When it is tried next; null once it is done or given up. */
  readonly next: number | null
  readonly error: string
}

export interface StoredMessage extends ContactDraft {
  readonly id: number
  readonly at: number
  readonly read: boolean
  readonly suspect: boolean
  readonly handOn: readonly HandOn[]
}

/** Saves a message and its channels, and returns its id. */
export async function insertMessage(trx: Trx, message: NewMessage): Promise<number> {
  const { id } = await trx
    .insertInto('contact_message')
    .values({
      name: message.name,
      email: message.email,
      message: message.message,
      at: message.at,
      suspect: message.suspect ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const channel of message.channels)
    await trx
      .insertInto('contact_hand_on')
      .values({ message: id, way: channel, ...waitingFrom(message.sendAt) })
      .execute()
  return id
}

/** How many messages that go out came after `since`, up to `now`. */
export async function messagesLately(db: Db, since: number, now: number): Promise<number> {
  const { lately } = await db
    .selectFrom('contact_message')
    .select((e) => e.fn.countAll<number | string>().as('lately'))
    .where('at', '>', since)
    .where('at', '<=', now)
    .where('suspect', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(lately)
}

/** At most `limit` messages older than the one with the id `before`, newest first. */
export async function listMessages(db: Db, limit: number, before?: number): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('contact_message')
    .select(['id', 'name', 'email', 'message', 'at', 'suspect', 'seen'])
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const deliveries = await db
    .selectFrom('contact_hand_on')
    .selectAll()
    .where('message', 'in', ids)
    .orderBy('way', 'desc')
    .execute()
  return rows.map(({ seen, suspect, ...row }) => ({
    ...row,
    read: seen === 1,
    suspect: suspect === 1,
    handOn: deliveries
      .filter(({ message }) => message === row.id)
      .map(({ way, state, tries, next_at, error }) => ({
        way: way as ChannelName,
        state: state as HandOnState,
        tries,
        next: state === 'waiting' ? next_at : null,
        error,
      })),
  }))
}

/** False if there is no such message. */
export async function markMessage(trx: Trx, id: number, read: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contact_message')
    .set({ seen: read ? 1 : 0 })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) > 0
}

/** Deletes the message together with its deliveries; false if there is no such message. */
export async function deleteMessage(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('contact_message').where('id', '=', id).executeTakeFirstOrThrow()
  return Number(numDeletedRows) > 0
}

export async function isMessage(trx: Trx, id: number): Promise<boolean> {
  return (await trx.selectFrom('contact_message').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export interface MessageToSend extends ContactDraft, QueuedPiece {
  readonly id: number
  readonly at: number
}

/** Messages to send by this channel now, the longest waiting first. */
export async function messagesToSend(
  db: Db,
  channel: ChannelName,
  now: number,
  limit: number,
): Promise<MessageToSend[]> {
  const rows = await db
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
    .where(isWaitingNow('contact_hand_on', now))
    .orderBy('contact_hand_on.next_at')
    .orderBy('contact_message.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, rows: [{ table: 'contact_hand_on', key: { message: row.id, way: channel } }] }))
}

/** Reschedules all undelivered channels and restarts the four days. A delivery under way may happen twice. */
export async function tryAgain(trx: Trx, id: number, now: number): Promise<void> {
  await trx
    .updateTable('contact_hand_on')
    .set({ state: 'waiting', since: now, next_at: now })
    .where('message', '=', id)
    .where('state', '!=', 'done')
    .execute()
}
