// Receipts that customers want by mail: one row for each order, sent anew when it is asked for again (PUSH-2).
import type { Instant } from '#domain/branch/hours.ts'
import { type Locale, localeOf } from '#domain/shared/locale.ts'
import type { DeliveryState } from '#domain/shop/watch/notices.ts'
import type { Db } from '../engines/engine.ts'
import { isWaitingNow, type QueuedPiece, waitingFrom } from '../outbox-store.ts'
import type { Trx } from '../write-queue.ts'

export interface ReceiptWish {
  readonly email: string
  readonly lang: Locale
}

export interface ReceiptToSend extends ReceiptWish, QueuedPiece {
  readonly order: number
  /** How often it was asked for, this time included. */
  readonly asked: number
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

export async function receiptsToSend(db: Db, now: Instant, limit: number): Promise<ReceiptToSend[]> {
  const rows = await db
    .selectFrom('receipt_mail')
    .select(['order_id as order', 'email', 'lang', 'asked', 'since', 'tries'])
    .where(isWaitingNow('receipt_mail', now))
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(({ lang, ...row }) => ({
    ...row,
    // One that is asked for again meanwhile is another one.
    rows: [{ table: 'receipt_mail', key: { order_id: row.order, asked: row.asked } }],
    lang: localeOf(lang),
  }))
}
