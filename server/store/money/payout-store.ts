// Payouts as they are stored, and which of their parts match what the shop has booked (PAY-9).
import type { PayoutPart, PayoutPartKind, PayoutState } from '#domain/money/payout.ts'
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import type { PayoutPartRow, PayoutRow } from './payment-tables.ts'

export interface KnownPart extends PayoutPart {
  readonly booked: number | null
  readonly state: PayoutState
}

export const payoutKnown = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('payout').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export async function insertPayout(trx: Trx, payout: PayoutRow, parts: readonly KnownPart[]): Promise<void> {
  await trx.insertInto('payout').values(payout).execute()
  for (const some of chunks(parts, 200))
    await trx
      .insertInto('payout_part')
      .values(some.map((part) => ({ ...part, payout: payout.id })))
      .execute()
}

const asPart = (row: PayoutPartRow) => ({
  ...row,
  kind: row.kind as PayoutPartKind,
  state: row.state as PayoutState,
})

/** The parts that did not match, of these payouts or of all, each with its payout. */
export async function openParts(db: Db, limit: number, payouts?: readonly string[]) {
  if (payouts?.length === 0) return []
  const rows = await db
    .selectFrom('payout_part')
    .selectAll()
    .where('state', '<>', 'matched')
    .$if(payouts !== undefined, (query) => query.where('payout', 'in', payouts ?? []))
    .orderBy('payout')
    .limit(limit)
    .execute()
  return rows.map(asPart)
}

export async function savePart(
  trx: Trx,
  { kind, id, payout, booked, state }: KnownPart & { readonly payout: string },
): Promise<void> {
  await trx
    .updateTable('payout_part')
    .set({ booked, state })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('payout', '=', payout)
    .execute()
}

/** Whether another payout has this part already. */
export async function isPaidBefore(db: Db, { kind, id }: PayoutPart, payout: string): Promise<boolean> {
  const found = await db
    .selectFrom('payout_part')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('payout', '<>', payout)
    .executeTakeFirst()
  return found !== undefined
}

/** The sum of this payment's other chargebacks in payouts, or of those that were returned, above zero. */
export async function chargedInOthers(db: Db, { id, payment, amount }: PayoutPart): Promise<number> {
  const { sum } = await db
    .selectFrom('payout_part')
    .select((e) => e.fn.sum<number | null>('amount').as('sum'))
    .where('payment', '=', payment)
    .where('kind', '=', 'chargeback')
    .where('id', '<>', id)
    .where('amount', amount < 0 ? '<' : '>', 0)
    .executeTakeFirstOrThrow()
  return Math.abs(Number(sum ?? 0))
}

/** The refund with this id of the provider. */
export const refundAt = (db: Db, providerId: string) =>
  db.selectFrom('refund').select(['id', 'amount']).where('provider_id', '=', providerId).executeTakeFirst()

/** The payment with this id of the provider, and the branch of its order or of the gift card that it buys. */
export const paymentAt = (db: Db, providerId: string) =>
  db
    .selectFrom('online_payment')
    .leftJoin('orders', 'orders.id', 'online_payment.order_id')
    .leftJoin('gift_card', 'gift_card.id', 'online_payment.gift')
    .select(['online_payment.id', 'online_payment.amount', 'settled_at', 'charged_back', 'charge_returned'])
    .select((e) => e.fn.coalesce('orders.branch', 'gift_card.branch').as('branch'))
    .where('provider_id', '=', providerId)
    .executeTakeFirst()

/** Booked payouts before an instant, the newest first. */
export const payoutsBefore = (db: Db, before: number, limit: number): Promise<PayoutRow[]> =>
  db
    .selectFrom('payout')
    .selectAll()
    .where('booked_at', 'is not', null)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()

const withOrder = (db: Db) =>
  db
    .selectFrom('online_payment')
    .leftJoin('orders', 'orders.id', 'online_payment.order_id')
    .select(['online_payment.provider_id', 'online_payment.amount', 'settled_at', 'charged_back'])
    .select(['orders.code', 'orders.branch'])

/** Payments that are not paid out although they were paid before this instant, the oldest first. */
export const paymentsNotPaidOut = (db: Db, mode: string, before: number, limit: number) =>
  withOrder(db)
    .where('online_payment.mode', '=', mode)
    .where('online_payment.settled_at', '<', before)
    .where('online_payment.payout', 'is', null)
    .orderBy('online_payment.settled_at')
    .limit(limit)
    .execute()

/** Payments of which a customer's bank took money back, the newest first. */
export const chargedBack = (db: Db, limit: number) =>
  withOrder(db)
    .where('charged_back', '>', 0)
    .where('settled_at', 'is not', null)
    .orderBy('settled_at', 'desc')
    .limit(limit)
    .execute()

/** The codes of the orders of these payments, by the provider's ids. */
export async function codesOfPayments(db: Db, payments: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (payments.length === 0) return new Map()
  const rows = await db
    .selectFrom('online_payment')
    .innerJoin('orders', 'orders.id', 'online_payment.order_id')
    .select(['provider_id', 'code'])
    .where('provider_id', 'in', [...new Set(payments)])
    .execute()
  return new Map(rows.map(({ provider_id, code }) => [provider_id ?? '', code]))
}
