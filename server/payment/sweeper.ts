// Looks after payments of which no news came, and after orders that wait too long for theirs (PAY-3, PAY-4).
import { isFinalPayment, nextLook } from '../../domain/money/online-payment.ts'
import { take } from '../../domain/order/course.ts'
import { lockedAnywhere } from '../course/on-order.ts'
import { openPatrol, type Patrol } from '../patrol.ts'
import { saveStep } from '../store/orders/course-store.ts'
import { releaseHolds } from '../store/pace/slots.ts'
import { awaitedInVain, awaitedOf, forgetAwaiting, waitUntil } from '../store/payment/awaiting-store.ts'
import { type OnlinePayment, paymentsOf, paymentsToAsk, takeTurn } from '../store/payment/online-payment-store.ts'
import type { Trx } from '../store/write-queue.ts'
import { bidAgain } from './begin.ts'
import { byClock, tellOfMoney } from './order-money.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { giveBack } from './refunding.ts'
import { settle } from './settle.ts'

/** How often it looks, in ms. */
const patrol = 2000
const most = 100
const minute = 60_000
/** How much longer an order waits for a bank that is still checking, or a provider that does not answer. */
const patience = { step: minute, most: 90 * minute } as const

export const openSweeper = (desk: PaymentDesk, failed: (error: unknown) => void): Patrol =>
  openPatrol(() => sweep(desk), patrol, failed)

/** Looks once: at payments that are due to be asked for, orders whose time is over, and what is to go back. */
export async function sweep(desk: PaymentDesk): Promise<void> {
  for (const payment of await paymentsToAsk(desk.store.db, desk.now(), most)) {
    const next = nextLook(payment.tries + 1, desk.now())
    if (!(await desk.store.write((trx) => takeTurn(trx, payment, next)))) continue
    await ask(desk, payment)
  }
  for (const { order_id, until } of await awaitedInVain(desk.store.db, desk.now(), most))
    await endWaiting(desk, order_id, until)
  await giveBack(desk)
}

const ask = (desk: PaymentDesk, payment: OnlinePayment): Promise<unknown> =>
  payment.provider_id === null ? bidAgain(desk, payment) : settle(desk, payment.id)

/** The provider is asked once more before an order lapses, and what can be cancelled there is. */
async function endWaiting(desk: PaymentDesk, id: number, until: number): Promise<void> {
  const { store, now } = desk
  const open = (await paymentsOf(store.db, id)).filter(({ status }) => !isFinalPayment(status))
  let unsure = false
  for (const payment of open) {
    if (payment.provider_id !== null) {
      await (await desk.provider())?.cancel(payment.provider_id)
      unsure = (await settle(desk, payment.id)) === 'waits' || unsure
    }
  }
  const checked = (await paymentsOf(store.db, id)).some(({ status }) => status === 'pending' || status === 'authorized')
  const isDown = unsure && !(await answers(desk, open))
  await store.write(async (trx) => {
    const order = await lockedAnywhere(trx, store, id)
    const awaited = await awaitedOf(trx, id)
    if (!awaited || awaited.until !== until) return
    if (order?.course !== 'awaiting') return await forgetAwaiting(trx, id)
    if ((checked || isDown) && now() - order.placedAt < patience.most)
      return await waitUntil(trx, id, now() + patience.step)
    await lapse(trx, desk, id)
  })
}

/** Whether the provider says anything at all. */
async function answers(desk: PaymentDesk, open: readonly OnlinePayment[]): Promise<boolean> {
  const known = open.find(({ provider_id }) => provider_id !== null)?.provider_id
  const told = known && (await (await desk.provider())?.get(known))
  return !told || told.ok || told.refusal !== 'down'
}

/** Gives up an order that waits, which is locked: its place is free again. Returns whether it waited. */
export async function lapse(
  trx: Trx,
  { store, now }: Pick<PaymentDesk, 'store' | 'now'>,
  id: number,
): Promise<boolean> {
  const order = await lockedAnywhere(trx, store, id)
  const outcome = order && take(order, { step: 'lapse', by: 'clock' })
  if (!order || !outcome?.ok) return false
  const next = await saveStep(
    trx,
    order,
    { course: outcome.value.course },
    { step: 'lapse', by: byClock, now: now(), data: {} },
  )
  await releaseHolds(trx, id)
  await forgetAwaiting(trx, id)
  await tellOfMoney(trx, next, 'lapse', now())
  return true
}
