// Begins a payment: one at a time for an order, however often somebody taps, and none for an order that is paid
// (PAY-6).
import { randomUUID } from 'node:crypto'
import { dutyAt } from '#domain/branch/branch.ts'
import { isFinalPayment, isRefundable } from '#domain/money/online-payment.ts'
import { takesPayment } from '#domain/money/till-duty.ts'
import { mealVoucherPart } from '#domain/money/vat.ts'
import { sharesOf } from '#domain/order/basket/basket.ts'
import { isSold } from '#domain/order/course.ts'
import type { Order } from '#domain/order/order.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { awaitedOf, waitUntil } from '#server/store/money/awaiting-store.ts'
import {
  insertPayment,
  type OnlinePayment,
  paymentById,
  paymentsOf,
  savePayment,
} from '#server/store/money/online-payment-store.ts'
import { type KeptKey, readKeptKey } from '#server/store/money/online-rules-store.ts'
import { basketOf } from '#server/store/order/basket-store.ts'
import { readGuard } from '#server/store/order/guard-rule-store.ts'
import { orderAnywhere } from '#server/store/order/order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { keptOfPayment } from '#work/order/basket/basket-link.ts'
import { lockedAnywhere } from '#work/order/on-order.ts'
import { backPath, type PaymentDesk } from './payment-desk.ts'
import { paidOtherwise } from './refund-due.ts'
import { settlePayment } from './settle.ts'

export interface BeginWish {
  /** '' leaves the choice to the provider's page. */
  readonly method: string
  readonly lang: Locale
  /** The shop's address as the customer sees it. */
  readonly site: string
  /** Whether the browser placed the order, or its person proved who they are in an office basket. */
  readonly isOwn: boolean
}

const minute = 60_000
/**
 * Within an hour; a customer who needs more should talk to staff. Others who know the token cannot use up those of the
 * browser that placed the order.
 */
const mostTries = { own: 24, others: 12, within: 60 * minute } as const
/** How long the provider is sure to remember a key. */
const keyMs = 50 * minute

/** Of an office basket: whose share is paid, and who pays it for them, if somebody does. */
interface PaidShare {
  readonly person: number | null
  readonly paidBy?: number | null
}

/**
 * Where the customer pays what is still open of the order; with a person, of that person's share of an office basket.
 */
export async function beginPayment(
  desk: PaymentDesk,
  order: number,
  wish: BeginWish,
  { person, paidBy = null }: PaidShare = { person: null },
): Promise<RouteAnswer<{ checkout: string }>> {
  const { store } = desk
  const provider = await desk.provider()
  const key = await readKeptKey(store.db)
  if (!provider || !key || !desk.canBegin(key.mode)) return no('payments_down')
  // It may have been paid meanwhile, in another tab, without a call from the provider yet.
  for (const earlier of await paymentsBy(store.db, order, person))
    if (!isFinalPayment(earlier.status)) await settlePayment(desk, earlier.id)
  const found = await store.write((trx) => findOrAdd(trx, desk, { id: order, person, paidBy, mode: key.mode }, wish))
  if (!found.ok) return found
  const { payment, others } = found.value
  for (const other of others) if (other.provider_id !== null) await provider.cancel(other.provider_id)
  return payment.checkout === '' ? await requestPayment(desk, payment) : yes({ checkout: payment.checkout })
}

interface Found {
  readonly payment: OnlinePayment
  /** Other payments that are still open. */
  readonly others: readonly OnlinePayment[]
}

/** The open payment with this method, or a new one. Locks the order, so that two taps make one payment. */
async function findOrAdd(
  trx: Trx,
  { store, now: clock }: PaymentDesk,
  { id, person, paidBy, mode }: Required<PaidShare> & { readonly id: number; readonly mode: KeptKey['mode'] },
  { method, lang, site, isOwn }: BeginWish,
): Promise<RouteAnswer<Found>> {
  const order = await lockedAnywhere(trx, store, id)
  if (!order) return no('token_unknown')
  const now = clock()
  const mayPay = order.course === 'awaiting' ? await waitsFor(trx, id, person, now) : isSold(order.course)
  if (!mayPay) return no('step_not_allowed')
  if (!takesPayment(dutyAt(await store.catalogue.held(trx), order.branch))) return no('till_takes_payment')
  const payments = await paymentsBy(trx, id, person)
  const costs = person === null ? order.total - paidOtherwise(order) : (sharesOf(order.lines).get(person) ?? 0)
  const amount = costs - payments.reduce((sum, one) => sum + keptOfPayment(one), 0)
  if (amount <= 0) return no('payment_not_needed')
  const open = payments.filter(({ status }) => !isFinalPayment(status))
  // Who is paying their share is left alone; who wants to, comes before somebody who would pay it for them.
  if (paidBy !== null && open.some((one) => one.paid_by !== paidBy)) return no('step_not_allowed')
  const isSame = (one: OnlinePayment) =>
    one.amount === amount && one.method === method && one.mode === mode && one.paid_by === paidBy
  const same = open.find((one) => isSame(one) && isFresh(one, now))
  if (same) return yes({ payment: same, others: open.filter((one) => one !== same) })
  const lately = payments.filter(({ at }) => at > now - mostTries.within)
  if (lately.length >= mostTries[isOwn ? 'own' : 'others']) return no('too_many', { retryAfter: 600 })
  const own = randomUUID()
  await insertPayment(trx, {
    id: own,
    order_id: id,
    person,
    paid_by: paidBy,
    mode,
    amount,
    method,
    site,
    lang,
    at: now,
    next_at: now + minute,
  })
  if (payments.length === 0) await holdForPayment(trx, order, now)
  const payment = await paymentById(trx, own)
  if (!payment) throw new Error('a payment that was written down is not there')
  return yes({ payment, others: open })
}

/**
 * Whether an order that waits is waiting for this payment. In an office basket each pays a share, or the opener pays
 * all once it is closed.
 */
async function waitsFor(trx: Trx, order: number, person: number | null, now: number): Promise<boolean> {
  const basket = await basketOf(trx, order)
  if (basket?.payer === 'each') return person !== null && now < basket.pay_until
  if (basket && (basket.payer === 'counter' || basket.closed_at === null)) return false
  const awaited = await awaitedOf(trx, order)
  return person === null && awaited !== undefined && awaited.until > now
}

/** From its first payment on an order waits for as long as the owner set. A basket has times of its own. */
async function holdForPayment(trx: Trx, { id, course }: Order, now: number): Promise<void> {
  if (course !== 'awaiting' || (await basketOf(trx, id))) return
  await waitUntil(trx, id, now + (await readGuard(trx)).holdMinutes * minute)
}

/** The payments of the order, or of one person's share. */
const paymentsBy = async (db: Db, order: number, person: number | null): Promise<OnlinePayment[]> =>
  (await paymentsOf(db, order)).filter((one) => person === null || one.person === person)

/** Whether a customer can still pay on the provider's page. */
export const isFresh = ({ status, expires_at }: OnlinePayment, now: number): boolean =>
  status === 'created' || (status === 'open' && (expires_at === null || expires_at > now + minute))

/** Asks the provider to create a payment that is saved. Refuses if it cannot be reached, or does not take it. */
export async function requestPayment(
  desk: PaymentDesk,
  payment: OnlinePayment,
): Promise<RouteAnswer<{ readonly checkout: string }>> {
  const provider = await desk.provider()
  if (!provider) return no('payments_down')
  const { id: own, amount, site, method } = payment
  const { brand } = await desk.store.catalogue.current(desk.store.db)
  const answer = await provider.create({
    own,
    amount,
    description: `${brand.name} ${own.slice(0, 8)}`,
    callAt: desk.callAt(site),
    returnTo: `${site}${backPath}/${own}`,
    lang: locales.find((one) => one === payment.lang) ?? 'en',
    method: method || undefined,
    meal: isRefundable(method) ? undefined : await mealPart(desk, payment),
  })
  if (!answer.ok) {
    // Of two that ask at once, the first gets the answer.
    if (answer.refusal !== 'down' && answer.refusal !== 'twin')
      await desk.store.write((trx) =>
        savePayment(trx, own, { status: 'abandoned', reason: answer.refusal, next_at: null }),
      )
    return no(answer.refusal === 'not_possible' ? 'payment_way_refused' : 'payments_down')
  }
  const { id, checkout, expiresAt } = answer.value
  const made = { provider_id: id, status: 'open', checkout: checkout ?? '', expires_at: expiresAt } as const
  await desk.store.write((trx) => savePayment(trx, own, { ...made, next_at: desk.now() + minute }))
  return yes({ checkout: made.checkout })
}

/** Cents of a payment that meal vouchers may pay; all of it for an order from before rates were known. */
async function mealPart({ store }: PaymentDesk, { order_id, person, amount }: OnlinePayment): Promise<Cents> {
  const order = order_id === null ? undefined : await orderAnywhere(store.db, order_id)
  const lines = (order?.lines ?? []).filter((line) => person === null || line.person?.number === person)
  return lines.some(({ vat }) => !vat) ? amount : Math.min(amount, mealVoucherPart(lines))
}

/** For a payment whose answer was lost: asks again under the same key, or gives up. */
export async function requestPaymentAgain(desk: PaymentDesk, payment: OnlinePayment): Promise<void> {
  if (payment.at > desk.now() - keyMs) await requestPayment(desk, payment)
  else await desk.store.write((trx) => savePayment(trx, payment.id, { status: 'abandoned', next_at: null }))
}

/** A payment of one euro by which the owner tries it out; it goes back by itself. */
export async function beginTest(
  desk: PaymentDesk,
  { lang, site }: Pick<BeginWish, 'lang' | 'site'>,
): Promise<RouteAnswer<{ checkout: string }>> {
  const key = await readKeptKey(desk.store.db)
  if (!key) return no('payment_key_missing')
  if (!desk.canBegin(key.mode)) return no('public_url_missing')
  const now = desk.now()
  const own = randomUUID()
  const test = {
    id: own,
    order_id: null,
    mode: key.mode,
    amount: 100,
    method: '',
    site,
    lang,
    at: now,
    next_at: now + minute,
  }
  await desk.store.write((trx) => insertPayment(trx, test))
  const payment = await paymentById(desk.store.db, own)
  return payment ? await requestPayment(desk, payment) : no('payments_down')
}
