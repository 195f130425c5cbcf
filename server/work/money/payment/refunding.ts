// The one worker that sends refunds: it sends those that are due, asks how they ended, and tries again (PAY-5).
import { randomUUID } from 'node:crypto'
import { isRefundable, nextLook } from '#domain/money/online-payment.ts'
import type { Order } from '#domain/order/order.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import { publish } from '#server/door/live/publish.ts'
import { lockPayment, type OnlinePayment, paymentById } from '#server/store/money/online-payment-store.ts'
import {
  dropRefund,
  endStuckRefund,
  insertRefund,
  isStuck,
  lockRefund,
  type Refund,
  refundsOf,
  refundsToHandle,
  saveRefund,
  takeRefund,
} from '#server/store/money/refund-store.ts'
import type { ActedBy } from '#server/store/order/acted-by.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { lockedAnywhere } from '#work/order/on-order.ts'
import { giveCredit, makeCreditCode } from '../gift/gift-credit.ts'
import { noteFailedRefund, noteRefunds, noteSent } from './note-refunds.ts'
import { saveMoney } from './order-money.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentProvider, ProviderPayment } from './provider.ts'
import { refundDue } from './refund-due.ts'

/** How many are sent in one round at most, one after the other. */
const most = 50
/** Without an answer for this long another server may send it: the provider knows its key and pays nothing twice. */
const leaseMs = 60_000
/** A little less than the provider remembers a key. After that its list is read before it is asked again. */
const keyMs = 50 * 60_000

/** Sends what is due and follows what is under way. */
export async function sendRefunds(desk: PaymentDesk): Promise<void> {
  for (const refund of await refundsToHandle(desk.store.db, desk.now(), most)) {
    const provider = await desk.provider()
    if (!provider) return
    await handleRefund(desk, provider, refund)
  }
}

async function handleRefund(desk: PaymentDesk, provider: PaymentProvider, refund: Refund): Promise<void> {
  const payment = await paymentById(desk.store.db, refund.payment)
  if (!payment?.provider_id) return
  const taken = refund.status === 'due' ? await beginTry(desk, payment, refund) : await takeTry(desk, refund)
  if (!taken) return
  const isForgotten = taken.at < desk.now() - keyMs
  if (taken.provider_id !== null || isForgotten) {
    const told = await provider.get(payment.provider_id)
    if (!told.ok) return await tryLater(desk, taken, told.refusal)
    await withLockedPayment(desk, payment, (trx, paid) => noteRefunds(trx, desk, paid, told.value))
    const isKnown = told.value.refunds.some(({ id, own }) => id === taken.provider_id || own === taken.id)
    if (isKnown || taken.provider_id !== null) return
  }
  await sendToProvider(desk, provider, payment, taken)
}

/**
 * Marks it as sent if it is still owed; otherwise what is owed now takes its place. What cannot go back is given as a
 * gift card instead.
 */
async function beginTry(desk: PaymentDesk, payment: OnlinePayment, { id }: Refund): Promise<Refund | undefined> {
  const code = isRefundable(payment.method) ? undefined : await makeCreditCode(desk.store)
  return await withLockedPayment(desk, payment, async (trx) => {
    const order = payment.order_id === null ? undefined : await lockedAnywhere(trx, desk.store, payment.order_id)
    if (order) await refundDue(trx, order, desk.now())
    const refund = await lockRefund(trx, id)
    if (refund?.status !== 'due' || (refund.next_at ?? 0) > desk.now()) return undefined
    if (code && order) {
      await dropRefund(trx, refund)
      await giveCredit(trx, order, { amount: refund.amount, lang: payment.lang, code, now: desk.now() })
      return undefined
    }
    const sent = { status: 'sent', next_at: desk.now() + leaseMs } as const
    await saveRefund(trx, id, sent)
    return { ...refund, ...sent }
  })
}

const takeTry = (desk: PaymentDesk, refund: Refund): Promise<Refund | undefined> =>
  desk.store.write(async (trx) => ((await takeRefund(trx, refund, desk.now() + leaseMs)) ? refund : undefined))

async function sendToProvider(
  desk: PaymentDesk,
  provider: PaymentProvider,
  payment: OnlinePayment,
  refund: Refund,
): Promise<void> {
  const { id: own, amount } = refund
  const answer = await provider.refund(payment.provider_id ?? '', { own, amount, description: wordsOf(refund) })
  const { refusal } = answer.ok ? { refusal: undefined } : answer
  if (refusal === 'down' || refusal === 'key_refused') return await tryLater(desk, refund, refusal)
  // Perhaps only the answer was lost, so the provider's list says whether this one is there.
  if (refusal === 'twin') {
    const told = await provider.get(payment.provider_id ?? '')
    if (!told.ok) return await tryLater(desk, refund, told.refusal)
    if (!told.value.refunds.some((one) => one.own === own)) return await tryLater(desk, refund, refusal)
    await withLockedPayment(desk, payment, (trx, paid) => noteRefunds(trx, desk, paid, told.value))
    return
  }
  // Refused for good: perhaps somebody has given back a part of it on the provider's own pages.
  const told = refusal === 'not_possible' ? await provider.get(payment.provider_id ?? '') : undefined
  if (told && !told.ok && told.refusal === 'down') return await tryLater(desk, refund, 'down')
  await withLockedPayment(desk, payment, async (trx, paid) => {
    const current = await lockRefund(trx, own)
    if (current?.status !== 'sent' || current.provider_id !== null) return
    if (answer.ok) await noteSent(trx, desk, paid, current, answer.value.id)
    else if (told?.ok && (await hasNews(trx, paid, told.value))) await askForRest(trx, desk, paid, current, told.value)
    else await noteFailedRefund(trx, desk, paid, current, answer.refusal)
  })
}

/** Whether the provider has refunds of the payment that the shop does not know. */
async function hasNews(trx: Trx, payment: OnlinePayment, told: ProviderPayment): Promise<boolean> {
  const known = await refundsOf(trx, [payment.id])
  return told.refunds.some(
    ({ id, own, status }) =>
      status !== 'failed' && status !== 'canceled' && known.every((one) => one.id !== own && one.provider_id !== id),
  )
}

/** Books what went back without the shop, and plans a refund of what is still owed in place of this one. */
async function askForRest(
  trx: Trx,
  desk: PaymentDesk,
  payment: OnlinePayment,
  refund: Refund,
  told: ProviderPayment,
): Promise<void> {
  await dropRefund(trx, refund)
  await noteRefunds(trx, desk, payment, told)
  const now = desk.now()
  const order = payment.order_id === null ? undefined : await lockedAnywhere(trx, desk.store, payment.order_id)
  if (order) return await refundDue(trx, order, now)
  // A second payment of a gift card, and the owner's test payment, go back whole.
  const left = payment.amount - told.refunded
  if (left > 0) await insertRefund(trx, { id: randomUUID(), payment: payment.id, amount: left, at: now, next_at: now })
}

/** Different for each, so that the provider does not take two equal amounts of one order for the same refund. */
const wordsOf = ({ id }: Refund): string => `Refund ${id.slice(0, 8)}`

const tryLater = (desk: PaymentDesk, refund: Refund, error: string): Promise<void> =>
  desk.store.write((trx) =>
    saveRefund(trx, refund.id, { error, next_at: nextLook(triesSince(refund, desk.now()), desk.now()) }),
  )

/** Without an answer no try is counted: each two minutes since it was written down stand for one. */
const triesSince = ({ at }: Refund, now: number): number => Math.floor((now - at) / 120_000)

/**
 * Locks the order before the payment, as everywhere. `applyTold` takes the branch before both, because it may place the
 * order.
 */
const withLockedPayment = <Value>(
  { store }: PaymentDesk,
  { id, order_id }: OnlinePayment,
  act: (trx: Parameters<typeof lockPayment>[0], payment: OnlinePayment) => Promise<Value>,
): Promise<Value> =>
  store.write(async (trx) => {
    if (order_id !== null) await lockedAnywhere(trx, store, order_id)
    const payment = await lockPayment(trx, id)
    if (!payment) throw new Error('a payment that was locked is not there')
    return await act(trx, payment)
  })

/** False if no refund with this id failed for good, or if somebody has settled it. */
export async function giveBackOtherwise(
  trx: Trx,
  { store, now }: PaymentDesk,
  id: string,
  member: StaffMember,
): Promise<boolean> {
  const refund = await lockRefund(trx, id)
  if (!refund || !isStuck(refund)) return false
  const payment = await lockPayment(trx, refund.payment)
  const order = payment?.order_id ? await lockedAnywhere(trx, store, payment.order_id) : undefined
  await endStuckRefund(trx, refund, member.name, now())
  if (order) await bookOtherwise(trx, order, refund, { kind: 'staff', staff: member.id, name: member.name }, now())
  await publish(trx, now(), 'payments.changed', {})
  return true
}

/** The money that came online leaves in another way. */
async function bookOtherwise(
  trx: Trx,
  order: Order,
  { id: ref, amount }: Refund,
  by: ActedBy,
  at: number,
): Promise<void> {
  const payments = [...order.payments, { way: 'other', amount: -amount, applied: -amount, at, ref } as const]
  const data = { paidWay: 'other', paidAmount: -amount } as const
  await saveMoney(trx, order, { step: 'moveBack', by, now: at, change: { payments }, data })
}
