// Asks about payments without news, ends orders and baskets that waited long enough, and sends refunds (PAY-3, PAY-4).

import { isFinalPayment, nextLook } from '#domain/money/online-payment.ts'
import { checkingMs } from '#domain/order/basket/basket-times.ts'
import { openRepeatedJob, type RepeatedJob } from '#server/repeated-job.ts'
import { awaitedInVain, awaitedOf, forgetAwaiting, waitUntil } from '#server/store/money/awaiting-store.ts'
import { giftsInVain, lapseGifts } from '#server/store/money/gift/gift-store.ts'
import { type OnlinePayment, paymentsOf, paymentsToAsk, takeTurn } from '#server/store/money/online-payment-store.ts'
import { basketOf } from '#server/store/order/basket-store.ts'
import { closeBasket, endBasket } from '#work/order/basket/end-basket.ts'
import { inBranchTurn } from '#work/order/on-order.ts'
import { requestPaymentAgain } from './begin-payment.ts'
import { lapseOrder } from './lapse.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { sendRefunds } from './refunding.ts'
import { settlePayment } from './settle.ts'

/** How often it looks, in ms. */
const lookEveryMs = 2000
/** How many payments, and how many orders, it looks at each time. */
const mostAtOnce = 100
const minute = 60_000
/** How much longer an order waits while a bank is checking or the provider does not answer. */
const patience = { step: minute, most: 90 * minute } as const
/** Shorter for a basket, as the others in it are waiting. */
const basketPatience = { step: 20_000, most: checkingMs } as const

export const openSweeper = (desk: PaymentDesk, failed: (error: unknown) => void): RepeatedJob =>
  openRepeatedJob(() => sweepPayments(desk), lookEveryMs, failed)

export async function sweepPayments(desk: PaymentDesk): Promise<void> {
  for (const payment of await paymentsToAsk(desk.store.db, desk.now(), mostAtOnce)) {
    const next = nextLook(payment.tries + 1, desk.now())
    if (!(await desk.store.write((trx) => takeTurn(trx, payment, next)))) continue
    await askProvider(desk, payment)
  }
  for (const { order_id, until } of await awaitedInVain(desk.store.db, desk.now(), mostAtOnce))
    await endWaiting(desk, order_id, until)
  if (await giftsInVain(desk.store.db, desk.now())) await desk.store.write((trx) => lapseGifts(trx, desk.now()))
  await sendRefunds(desk)
}

const askProvider = (desk: PaymentDesk, payment: OnlinePayment): Promise<unknown> =>
  payment.provider_id === null ? requestPaymentAgain(desk, payment) : settlePayment(desk, payment.id)

/**
 * Ends adding to a basket whose time is over. Otherwise asks the provider once more, cancels open payments, and ends
 * the wait.
 */
async function endWaiting(desk: PaymentDesk, id: number, until: number): Promise<void> {
  const { store, now } = desk
  const basket = await basketOf(store.db, id)
  if (basket && basket.closed_at === null && now() < basket.pay_until) return await close(desk, id)
  const { checked, isDown } = await endPayments(desk, id)
  await inBranchTurn(store, id, async (trx, order) => {
    const awaited = await awaitedOf(trx, id)
    if (!awaited || awaited.until !== until) return
    if (order?.course !== 'awaiting') return await forgetAwaiting(trx, id)
    const { step, most: longest } = basket ? basketPatience : patience
    if ((checked || isDown) && now() - (basket?.pay_until ?? order.placedAt) < longest)
      return await waitUntil(trx, id, now() + step)
    if (basket) await endBasket(trx, desk, order, basket)
    else await lapseOrder(trx, desk, id)
  })
}

const close = ({ store, now }: PaymentDesk, id: number): Promise<void> =>
  inBranchTurn(store, id, async (trx, order) => {
    const basket = await basketOf(trx, id)
    if (basket && order?.course === 'awaiting' && basket.until <= now())
      await closeBasket(trx, { store, now }, order, basket)
  })

/** Cancels what nobody has paid. Returns whether a bank is still checking, and whether the provider does not answer. */
export async function endPayments(
  desk: PaymentDesk,
  id: number,
): Promise<{ readonly checked: boolean; readonly isDown: boolean }> {
  const { store } = desk
  const open = (await paymentsOf(store.db, id)).filter(({ status }) => !isFinalPayment(status))
  let unsure = false
  for (const payment of open) {
    if (payment.provider_id !== null) {
      await (await desk.provider())?.cancel(payment.provider_id)
      unsure = (await settlePayment(desk, payment.id)) === 'waits' || unsure
    }
  }
  const checked = (await paymentsOf(store.db, id)).some(({ status }) => status === 'pending' || status === 'authorized')
  return { checked, isDown: unsure && !(await answers(desk, open)) }
}

/** Whether the provider can be reached. */
async function answers(desk: PaymentDesk, open: readonly OnlinePayment[]): Promise<boolean> {
  const known = open.find(({ provider_id }) => provider_id !== null)?.provider_id
  const told = known && (await (await desk.provider())?.get(known))
  return !told || told.ok || told.refusal !== 'down'
}
