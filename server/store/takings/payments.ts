// Every payment and every undoing of one: what a branch took follows from these rows, never from orders (LIFE-6).

import type { PaymentWay } from '../../../domain/counter/payment.ts'
import { isSold } from '../../../domain/order/course.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import { addToTill } from './till.ts'

/**
 * Notes what a step changed about the payment: the earlier one is undone, the new one added. What was paid for an order
 * that is refused, cancelled or not collected no longer counts as taken; it is to be given back.
 */
export async function notePayment(trx: Trx, before: Order, after: Order, now: number): Promise<void> {
  if (isCounted(before) === isCounted(after) && before.paidAt === after.paidAt && before.paidWay === after.paidWay)
    return
  const rows = [...paymentOf(before, now, -1), ...paymentOf(after, now, 1)]
  if (rows.length === 0) return
  await trx.insertInto('payment').values(rows).execute()
  await addToTill(
    trx,
    rows.map(({ branch, at, way, amount, rounding }) => ({ branch, at, [way]: amount, rounding })),
  )
}

const isCounted = ({ course, paidWay }: Order): boolean => isSold(course) && paidWay !== null

function paymentOf(order: Order, at: number, sign: 1 | -1) {
  const { id, branch, total, paidWay: way, paidAmount } = order
  if (!isCounted(order) || way === null || paidAmount === null) return []
  return [{ order_id: id, branch, at, way, amount: sign * paidAmount, rounding: sign * (paidAmount - total) }]
}

/** What was taken, in cents, and how much of it comes from rounding cash. */
export interface TakenMoney {
  readonly taken: Readonly<Record<PaymentWay, Cents>>
  readonly rounding: Cents
}

/** What the branch took since its last day record. */
export async function takenSinceClosing(db: Db, branch: string): Promise<TakenMoney> {
  const rows = await db
    .selectFrom('payment')
    .select((e) => ['way', e.fn.sum<number>('amount').as('amount'), e.fn.sum<number>('rounding').as('rounding')])
    .where('branch', '=', branch)
    .where('day_record', 'is', null)
    .groupBy('way')
    .execute()
  return taken(rows)
}

/** Payments that no day record counts yet, by their ids, and what they come to. */
export interface Uncounted extends TakenMoney {
  readonly payments: readonly number[]
}

/**
 * The payments of a branch since its last day record. They are locked until the transaction ends, so that of two members
 * who close the day at once only one counts them; a payment that is noted meanwhile is for the next record.
 */
export async function lockUncounted(trx: Trx, branch: string): Promise<Uncounted> {
  const rows = await trx
    .updateTable('payment')
    .set((e) => ({ way: e.ref('way') }))
    .where('branch', '=', branch)
    .where('day_record', 'is', null)
    .returning(['id', 'way', 'amount', 'rounding'])
    .execute()
  return { ...taken(rows), payments: rows.map(({ id }) => id) }
}

/** These payments belong to a day record. */
export async function countPayments(trx: Trx, payments: readonly number[], record: number): Promise<void> {
  for (const some of chunks(payments, 1000))
    await trx.updateTable('payment').set({ day_record: record }).where('id', 'in', some).execute()
}

function taken(
  rows: readonly { readonly way: string; readonly amount: number | null; readonly rounding: number | null }[],
): TakenMoney {
  const of = (one: PaymentWay) =>
    rows.reduce((sum, { way, amount }) => sum + (way === one ? Number(amount ?? 0) : 0), 0)
  return {
    taken: { cash: of('cash'), card: of('card'), other: of('other') },
    rounding: rows.reduce((sum, row) => sum + Number(row.rounding ?? 0), 0),
  }
}
