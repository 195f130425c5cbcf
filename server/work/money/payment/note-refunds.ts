// What the provider says about refunds, booked in their orders with the order locked: once, however often it is said
// (PAY-5).
import { randomUUID } from 'node:crypto'
import { mostRefunds } from '#domain/money/online-payment.ts'
import { publish } from '#server/door/live/publish.ts'
import { lockPayment, type OnlinePayment } from '#server/store/money/online-payment-store.ts'
import {
  dropRefund,
  failRefund,
  insertRefund,
  type Refund,
  refundsOf,
  saveRefund,
} from '#server/store/money/refund-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { lockedAnywhere } from '#work/order/on-order.ts'
import { bookGiftRefund } from '../gift/gift-payments.ts'
import { bookOnline } from './order-money.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { ProviderPayment, ProviderRefund } from './provider.ts'
import { remainingOf } from './refund-due.ts'

type Clocked = Pick<PaymentDesk, 'now' | 'store'>

/** A refund takes a day or more: without news of it, the provider is asked every few hours. */
const lookAfter = 4 * 3_600_000
const againAfter = 3_600_000

/** Applies what the provider says about the refunds of a payment. */
export async function noteRefunds(
  trx: Trx,
  desk: Clocked,
  payment: OnlinePayment,
  { refunds: told }: Pick<ProviderPayment, 'refunds'>,
): Promise<void> {
  if (told.length === 0) return
  const known = await refundsOf(trx, [payment.id])
  const isSame = ({ id, own }: ProviderRefund, refund: Refund) => id === refund.provider_id || own === refund.id
  for (const one of told) if (!known.some((refund) => isSame(one, refund))) await noteElsewhere(trx, desk, payment, one)
  for (const refund of known) {
    const found = told.find((one) => isSame(one, refund))
    if (!found || refund.status !== 'sent') continue
    const sent = refund.provider_id === null ? await noteSent(trx, desk, payment, refund, found.id) : refund
    if (found.status === 'refunded') await endRefund(trx, desk, payment, sent)
    if (found.status === 'failed' || found.status === 'canceled')
      await noteFailedRefund(trx, desk, payment, sent, found.status)
  }
}

/** Counts a refund that the owner made on the provider's own pages like one that the shop sent. */
async function noteElsewhere(trx: Trx, desk: Clocked, payment: OnlinePayment, told: ProviderRefund): Promise<void> {
  if (told.status === 'failed' || told.status === 'canceled') return
  // What is still owed after this one is worked out again.
  for (const refund of await refundsOf(trx, [payment.id])) if (refund.status === 'due') await dropRefund(trx, refund)
  const { amount } = told
  const current = await lockPayment(trx, payment.id)
  if (!current || amount > remainingOf(current)) return
  const id = randomUUID()
  const at = desk.now()
  await insertRefund(trx, { id, payment: payment.id, amount, at, next_at: at })
  const [own] = (await refundsOf(trx, [payment.id])).filter((refund) => refund.id === id)
  if (!own) return
  await saveRefund(trx, id, { status: 'sent' })
  await noteSent(trx, desk, payment, { ...own, status: 'sent' }, told.id)
  await publish(trx, at, 'payments.changed', {})
}

/** The provider has accepted it: from now on the money is gone. */
export async function noteSent(
  trx: Trx,
  desk: Clocked,
  payment: OnlinePayment,
  refund: Refund,
  providerId: string,
): Promise<Refund> {
  const sent = { provider_id: providerId, next_at: desk.now() + lookAfter, error: '' }
  await saveRefund(trx, refund.id, sent)
  await bookRefund(trx, desk, payment, -refund.amount, refund.id)
  return { ...refund, ...sent }
}

async function endRefund(trx: Trx, desk: Clocked, payment: OnlinePayment, refund: Refund): Promise<void> {
  await saveRefund(trx, refund.id, { status: 'done', next_at: null, ended_at: desk.now() })
  await publish(trx, desk.now(), 'payments.changed', {})
  const order = payment.order_id === null ? undefined : await lockedAnywhere(trx, desk.store, payment.order_id)
  if (order) await publish(trx, desk.now(), 'payments.moved', { token: order.token })
}

/** Plans another one in its place or, after `mostRefunds`, shows it to the owner. */
export async function noteFailedRefund(
  trx: Trx,
  desk: Clocked,
  payment: OnlinePayment,
  refund: Refund,
  error: string,
): Promise<void> {
  const now = desk.now()
  const sendsAnother = refund.tries + 1 < mostRefunds
  await failRefund(trx, refund, { error, now, sendsAnother })
  if (sendsAnother) {
    const next = { id: randomUUID(), payment: payment.id, amount: refund.amount, at: now, next_at: now + againAfter }
    await insertRefund(trx, next, refund.tries + 1)
  }
  if (refund.provider_id !== null) await bookRefund(trx, desk, payment, refund.amount, refund.id)
  await publish(trx, now, 'payments.changed', {})
}

async function bookRefund(trx: Trx, desk: Clocked, payment: OnlinePayment, amount: number, ref: string): Promise<void> {
  const order = payment.order_id === null ? undefined : await lockedAnywhere(trx, desk.store, payment.order_id)
  if (order) await bookOnline(trx, order, { amount, ref, at: desk.now() }, 'moveBack')
  if (payment.gift !== null) await bookGiftRefund(trx, payment, { amount, ref, at: desk.now() })
}
