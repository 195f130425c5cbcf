// Gift cards that are mailed, at once or on the day that their buyer chose (GIFT-1).
import type { Instant } from '#domain/branch/hours.ts'
import { type Locale, localeOf } from '#domain/shared/locale.ts'
import type { Db } from '../../engines/engine.ts'
import { isWaitingNow, type QueuedPiece, waitingFrom } from '../../outbox-store.ts'
import type { Trx } from '../../write-queue.ts'

export interface GiftToSend extends QueuedPiece {
  readonly card: number
  readonly email: string
  readonly lang: Locale
}

/** Keeps whom a card is to be mailed to. It waits for its payment: until then nothing is sent. */
export async function keepGiftMail(
  trx: Trx,
  { card, email, sendOn }: { readonly card: number; readonly email: string; readonly sendOn: string | null },
  now: Instant,
): Promise<void> {
  const waits = { ...waitingFrom(now), state: 'unpaid' }
  await trx
    .insertInto('gift_mail')
    .values({ card, email, send_on: sendOn, ...waits })
    .execute()
}

export const giftMailOf = (db: Db, card: number) =>
  db.selectFrom('gift_mail').selectAll().where('card', '=', card).executeTakeFirst()

/** It is paid: the mail goes out from then on. */
export async function sendGiftMail(trx: Trx, card: number, from: Instant): Promise<void> {
  await trx.updateTable('gift_mail').set(waitingFrom(from)).where('card', '=', card).execute()
}

export async function giftsToSend(db: Db, now: Instant, limit: number): Promise<GiftToSend[]> {
  const rows = await db
    .selectFrom('gift_mail')
    .innerJoin('gift_card', 'gift_card.id', 'gift_mail.card')
    .select(['card', 'email', 'lang', 'since', 'tries'])
    .where(isWaitingNow('gift_mail', now))
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(({ lang, ...row }) => ({
    ...row,
    rows: [{ table: 'gift_mail', key: { card: row.card } }],
    lang: localeOf(lang),
  }))
}
