// Refunds of online payments: saved before the provider is asked, and never more than was paid.
import { sql } from 'kysely'
import type { RefundStatus } from '#domain/money/online-payment.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import type { RefundRow } from './payment-tables.ts'

export interface Refund extends Omit<RefundRow, 'status'> {
  readonly status: RefundStatus
}

/** Its payment must be locked. A check of `online_payment` refuses more than was paid. */
export async function insertRefund(
  trx: Trx,
  { id, payment, amount, at, next_at }: Pick<RefundRow, 'id' | 'payment' | 'amount' | 'at' | 'next_at'>,
  tries = 0,
): Promise<void> {
  await addRefunded(trx, payment, amount)
  await trx
    .insertInto('refund')
    .values({
      id,
      payment,
      amount,
      at,
      next_at,
      tries,
      status: 'due',
      provider_id: null,
      error: '',
      ended_at: null,
      ended_by: '',
    })
    .execute()
}

const addRefunded = async (trx: Trx, payment: string, amount: number): Promise<void> => {
  await trx
    .updateTable('online_payment')
    .set((e) => ({ refunded: e('refunded', '+', amount) }))
    .where('id', '=', payment)
    .execute()
}

/** Frees what a failed refund held of its payment. `sendsAnother`: another is sent in its place. */
export async function failRefund(
  trx: Trx,
  refund: Refund,
  { error, now, sendsAnother }: { readonly error: string; readonly now: number; readonly sendsAnother: boolean },
): Promise<void> {
  await addRefunded(trx, refund.payment, -refund.amount)
  const ended = { ended_at: now, ended_by: sendsAnother ? sentAgain : '' }
  await saveRefund(trx, refund.id, { status: 'failed', error, next_at: null, ...ended })
}

const sentAgain = 'again'

/** Whether it failed for good and nobody has settled it. */
export const isStuck = ({ status, ended_by }: Refund): boolean => status === 'failed' && ended_by === ''

/** Settles one that failed for good, because what is still owed is another refund. */
export const noMoreOwed = (trx: Trx, { id }: Refund): Promise<void> => saveRefund(trx, id, { ended_by: sentAgain })

/** Deletes a refund that is no longer owed and that the provider was not asked for. */
export async function dropRefund(trx: Trx, { id, payment, amount }: Refund): Promise<void> {
  await trx.deleteFrom('refund').where('id', '=', id).execute()
  await addRefunded(trx, payment, -amount)
}

/** The owner gave a failed one back in another way, so its money has left the shop. */
export async function endStuckRefund(trx: Trx, refund: Refund, by: string, now: number): Promise<void> {
  await addRefunded(trx, refund.payment, refund.amount)
  await saveRefund(trx, refund.id, { status: 'settled', ended_at: now, ended_by: by })
}

export async function saveRefund(
  trx: Trx,
  id: string,
  change: Partial<Omit<RefundRow, 'id' | 'payment' | 'amount'>>,
): Promise<void> {
  await trx.updateTable('refund').set(change).where('id', '=', id).execute()
}

const asRefund = (row: RefundRow): Refund => ({ ...row, status: row.status as RefundStatus })

/** Locks the row until the transaction ends. */
export async function lockRefund(trx: Trx, id: string): Promise<Refund | undefined> {
  await trx
    .updateTable('refund')
    .set((e) => ({ tries: e.ref('tries') }))
    .where('id', '=', id)
    .execute()
  const row = await trx.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst()
  return row && asRefund(row)
}

/** The refunds of these payments, oldest first. */
export async function refundsOf(db: Db, payments: readonly string[]): Promise<Refund[]> {
  if (payments.length === 0) return []
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('payment', 'in', payments)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(asRefund)
}

/** The shop's ids of its paid payments that have one of these refunds of the provider, which the shop does not know. */
export async function paymentsRefundedElsewhere(
  db: Db,
  told: readonly { readonly id: string; readonly payment: string }[],
): Promise<string[]> {
  if (told.length === 0) return []
  const ids = told.map(({ id }) => id)
  const known = await db.selectFrom('refund').select('provider_id').where('provider_id', 'in', ids).execute()
  const knownIds = new Set(known.map(({ provider_id }) => provider_id))
  const of = told.filter(({ id }) => !knownIds.has(id)).map(({ payment }) => payment)
  if (of.length === 0) return []
  const payments = await db
    .selectFrom('online_payment')
    .select('id')
    .where('provider_id', 'in', of)
    .where('settled_at', 'is not', null)
    .execute()
  return payments.map(({ id }) => id)
}

/** Refunds that are to be sent, or asked about, by now. */
export async function refundsToHandle(db: Db, now: number, limit: number): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(asRefund)
}

/** Whether this server is the one to send it: of several, the first moves the time on. */
export async function takeRefund(trx: Trx, { id, next_at }: Refund, next: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refund')
    .set({ next_at: next })
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Those that failed for good and nobody has settled, newest first, with their order. */
export const failedRefunds = (db: Db, limit: number) =>
  db
    .selectFrom('refund')
    .innerJoin('online_payment', 'online_payment.id', 'refund.payment')
    .leftJoin('orders', 'orders.id', 'online_payment.order_id')
    .select([
      'refund.id',
      'refund.amount',
      'refund.error',
      'refund.ended_at',
      'orders.token',
      'orders.code',
      'orders.branch',
      'orders.customer_name',
    ])
    .where('refund.status', '=', sql.lit('failed'))
    .where('refund.ended_by', '=', sql.lit(''))
    .orderBy('refund.ended_at', 'desc')
    .limit(limit)
    .execute()
