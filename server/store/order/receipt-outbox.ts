// Receipts that customers want by mail: one row for each order, sent anew when it is asked for again (PUSH-2).
import type { Instant } from '#domain/branch/hours.ts'
import { type Locale, localeOf } from '#domain/shared/locale.ts'
import type { DeliveryState } from '#domain/shop/watch/notices.ts'
import type { Db } from '../engines/engine.ts'
import { type Lease, settled, type TryOutcome, takeWaiting, waitingFrom } from '../outboxes.ts'
import type { Trx } from '../write-queue.ts'

export interface ReceiptWish {
  readonly email: string
  readonly lang: Locale
}

export interface DueReceipt extends ReceiptWish {
  readonly order: number
  /** How often it was asked for, this time included. */
  readonly asked: number
  readonly since: number
  readonly tries: number
}

/** The order is locked. */
export async function askReceipt(trx: Trx, order: number, wish: ReceiptWish, now: Instant): Promise<void> {
  const fresh = { ...wish, ...waitingFrom(now) }
  await trx
    .insertInto('receipt_mail')
    .values({ order_id: order, asked: 1, ...fresh })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet((e) => ({ ...fresh, asked: e('receipt_mail.asked', '+', 1) })),
    )
    .execute()
}

export async function receiptOf(
  db: Db,
  order: number,
): Promise<{ readonly state: DeliveryState; readonly asked: number } | undefined> {
  const row = await db
    .selectFrom('receipt_mail')
    .select(['state', 'asked'])
    .where('order_id', '=', order)
    .executeTakeFirst()
  return row && { state: row.state as DeliveryState, asked: Number(row.asked) }
}

export async function dueReceipts(db: Db, now: Instant, limit: number): Promise<DueReceipt[]> {
  const rows = await db
    .selectFrom('receipt_mail')
    .select(['order_id as order', 'email', 'lang', 'asked', 'since', 'tries'])
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(({ lang, ...row }) => ({ ...row, lang: localeOf(lang) }))
}

type ReceiptKey = Pick<DueReceipt, 'order' | 'asked' | 'tries'>

/**
 * Takes it for a while and counts the try; false if another server was quicker, or it was asked for again meanwhile.
 */
export const takeReceipt = (trx: Trx, receipt: ReceiptKey, lease: Lease): Promise<boolean> =>
  takeWaiting(waiting(trx, receipt), receipt.tries, lease)

export async function settleReceipt(trx: Trx, receipt: ReceiptKey, outcome: TryOutcome): Promise<void> {
  const changes = settled(outcome)
  // Nobody needs the address any more.
  await waiting(trx, receipt)
    .set('state' in changes ? { ...changes, email: '' } : changes)
    .execute()
}

const waiting = (trx: Trx, { order, asked, tries }: ReceiptKey) =>
  trx
    .updateTable('receipt_mail')
    .where('order_id', '=', order)
    .where('asked', '=', asked)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
