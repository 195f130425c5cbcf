// Online payments as they are stored, and which of them are due to be asked about.
import { sql } from 'kysely'
import { oddPayment, type PaymentStatus } from '#domain/money/online-payment.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import type { OnlinePaymentRow } from './payment-tables.ts'

export interface OnlinePayment extends Omit<OnlinePaymentRow, 'status' | 'mode'> {
  readonly status: PaymentStatus
  readonly mode: 'live' | 'test'
}

const asPayment = (row: OnlinePaymentRow): OnlinePayment => ({
  ...row,
  status: row.status as PaymentStatus,
  mode: row.mode === 'live' ? 'live' : 'test',
})

type NewPayment = Pick<OnlinePaymentRow, 'id' | 'order_id' | 'mode' | 'amount' | 'method' | 'site' | 'lang' | 'at'> &
  Partial<Pick<OnlinePaymentRow, 'person' | 'paid_by' | 'gift'>>

/** A payment about to be requested; `next_at`: when to ask again if the provider's answer is lost. */
export async function insertPayment(trx: Trx, payment: NewPayment & { readonly next_at: number }): Promise<void> {
  await trx
    .insertInto('online_payment')
    .values({
      person: null,
      paid_by: null,
      gift: null,
      ...payment,
      provider_id: null,
      status: 'created',
      reason: '',
      checkout: '',
      expires_at: null,
      tries: 0,
      settled_at: null,
      refunded: 0,
      charged_back: 0,
      charge_returned: 0,
      payout: null,
    })
    .execute()
}

export async function paymentById(db: Db, id: string): Promise<OnlinePayment | undefined> {
  const row = await db.selectFrom('online_payment').selectAll().where('id', '=', id).executeTakeFirst()
  return row && asPayment(row)
}

/** The shop's own id of a payment, from the provider's. */
export async function ownPaymentId(db: Db, providerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('online_payment')
    .select('id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row?.id
}

/** The payments of an order, oldest first. */
export async function paymentsOf(db: Db, order: number): Promise<OnlinePayment[]> {
  const rows = await db
    .selectFrom('online_payment')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(asPayment)
}

/** The payments of a gift card, oldest first. */
export async function paymentsOfGift(db: Db, gift: number): Promise<OnlinePayment[]> {
  const rows = await db
    .selectFrom('online_payment')
    .selectAll()
    .where('gift', '=', gift)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(asPayment)
}

/** Locks the row until the transaction ends. */
export async function lockPayment(trx: Trx, id: string): Promise<OnlinePayment | undefined> {
  await trx
    .updateTable('online_payment')
    .set((e) => ({ tries: e.ref('tries') }))
    .where('id', '=', id)
    .execute()
  return await paymentById(trx, id)
}

export async function savePayment(
  trx: Trx,
  id: string,
  change: Partial<Omit<OnlinePaymentRow, 'id' | 'order_id' | 'amount' | 'refunded'>>,
): Promise<void> {
  await trx.updateTable('online_payment').set(change).where('id', '=', id).execute()
}

/** Payments of which the provider says something else than was asked for, newest first, with their order. */
export const oddPayments = (db: Db, limit: number) =>
  db
    .selectFrom('online_payment')
    .leftJoin('orders', 'orders.id', 'online_payment.order_id')
    .select(['online_payment.id', 'online_payment.provider_id', 'online_payment.amount', 'online_payment.at'])
    .select(['orders.code', 'orders.customer_name'])
    .where('online_payment.reason', '=', sql.lit(oddPayment))
    .orderBy('online_payment.at', 'desc')
    .limit(limit)
    .execute()

/** Payments that the provider is to be asked about by now, the longest due first. */
export async function paymentsToAsk(db: Db, now: number, limit: number): Promise<OnlinePayment[]> {
  const rows = await db
    .selectFrom('online_payment')
    .selectAll()
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(asPayment)
}

/** Whether this server is the one to ask: of several, the first moves the time on. */
export async function takeTurn(trx: Trx, { id, next_at }: OnlinePayment, next: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('online_payment')
    .set((e) => ({ next_at: next, tries: e('tries', '+', 1) }))
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** After a call from the provider: it is asked at the first look from `at` on, unless somebody is quicker. */
export async function noteTold(trx: Trx, id: string, at: number): Promise<void> {
  await trx
    .updateTable('online_payment')
    .set({ next_at: at })
    .where('id', '=', id)
    .where((e) => e.or([e('next_at', 'is', null), e('next_at', '>', at)]))
    .execute()
}

/** The owner's newest test payment. */
export async function lastTestPayment(db: Db): Promise<OnlinePayment | undefined> {
  const row = await db
    .selectFrom('online_payment')
    .selectAll()
    .where('order_id', 'is', null)
    .where('gift', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && asPayment(row)
}

/** What the shop received online in this mode, less refunds. For tests against the provider's books. */
export async function onlineBalance(db: Db): Promise<number> {
  const { sum } = await db
    .selectFrom('online_payment')
    .select(sql<number | null>`sum(amount - refunded - charged_back)`.as('sum'))
    .where('settled_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
