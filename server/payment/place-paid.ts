// Places an order that waited for its payment: it enters the list as if it were placed now (PAY-3).
import { weigh } from '../../domain/capacity/capacity.ts'
import { holdsFor } from '../../domain/capacity/hold.ts'
import { drawCode, longCode } from '../../domain/counter/code.ts'
import { giveLeave } from '../../domain/guard/leave.ts'
import { take } from '../../domain/order/course.ts'
import { isThereFor, latePlace, paidPromise } from '../../domain/order/late-place.ts'
import type { Order } from '../../domain/order/order.ts'
import { tellBasket } from '../basket/basket-link.ts'
import { randomShare } from '../course/code-chance.ts'
import { menuAt } from '../course/menu-at.ts'
import { ratedAnew } from '../course/rates-again.ts'
import { publish } from '../live/publish.ts'
import { paceOf } from '../pace/set-pace.ts'
import { hasLostVoucher } from '../stamps/give-stamps.ts'
import type { Catalogue } from '../store/catalogue/catalogue.ts'
import { codesTaken, mostCodes } from '../store/orders/codes.ts'
import { type StepChange, type StepData, saveStep, stepsOf } from '../store/orders/course-store.ts'
import { noteHolds, takeSlots } from '../store/pace/slots.ts'
import { enterShop } from '../store/payment/awaiting-store.ts'
import type { Trx } from '../store/write-queue.ts'
import { byClock, paid } from './order-money.ts'
import type { PaymentDesk } from './payment-desk.ts'

interface Paying {
  readonly amount: number
  /** The shop's own id of the payment. */
  readonly ref: string
}

/**
 * Places the order, which must be locked: with a payment, or without one if it is paid at the counter after all.
 * False if it does not wait, if the branch has closed, or if it has lapsed and its place or its voucher is gone. Servers
 * take turns at the branch.
 */
export async function placePaid(
  trx: Trx,
  { store, now: clock }: Pick<PaymentDesk, 'store' | 'now'>,
  order: Order,
  paying: Paying | null,
): Promise<boolean> {
  if (!take(order, { step: 'settle', by: 'clock' }).ok) return false
  const now = clock()
  const catalogue = await store.catalogue.held(trx)
  const branch = catalogue.branches.find(({ id }) => id === order.branch)
  if (!branch) return false
  if (order.course === 'awaiting' && !isThereFor(branch, order, now)) return false
  const promisedAt =
    order.course === 'lapsed' ? await takePlaceAgain(trx, order, catalogue, now) : paidPromise(order, now)
  if (promisedAt === undefined || (order.course === 'lapsed' && (await hasLostVoucher(trx, store, order)))) return false
  const placed: Order = { ...order, placedAt: now, firstPromisedAt: promisedAt }
  await enterShop(trx, order.id, { placedAt: now, promisedAt })
  const change: StepChange = {
    ...{ course: branch.autoAccept ? 'accepted' : 'placed', acceptedAt: branch.autoAccept ? now : null },
    ...{ wantedAt: promisedAt, code: await freeCode(trx, branch) },
    ...(paying && paid(order, { ...paying, at: now })),
  }
  const moved = order.wantedAt !== null && promisedAt !== null && promisedAt !== order.wantedAt
  const data: StepData = {
    ...(paying && ({ paidWay: 'online', paidAmount: paying.amount } as const)),
    ...(moved && { from: order.wantedAt, to: promisedAt }),
  }
  await saveStep(trx, placed, await ratedAnew(trx, placed, change), { step: 'settle', by: byClock, now, data })
  await publish(trx, now, 'orders.placed', { id: order.id, branch: order.branch, token: order.token })
  await tellBasket(trx, order.id, now)
  return true
}

/**
 * An order that lost its place takes another one, if there is one soon enough. One that its customer gave up does not: they
 * may have ordered the same again.
 */
async function takePlaceAgain(trx: Trx, order: Order, catalogue: Catalogue, now: number): Promise<number | undefined> {
  const branch = catalogue.forGuests.branches.find(({ id }) => id === order.branch)
  const lapsed = (await stepsOf(trx, order.id)).findLast(({ step }) => step === 'lapse')
  if (!branch || lapsed?.actor === 'customer') return undefined
  const pace = await paceOf(trx, branch, catalogue, now)
  const at = latePlace(order, { branch, pace, now, ...menuAt(catalogue, branch.id, now) })
  if (at === null) return undefined
  const { capacity } = pace
  const holding = capacity && { ...pace, capacity, timeZone: branch.timeZone, now }
  const holds = holding ? holdsFor(weigh(holding.capacity, order.lines), at, holding) : []
  if (!holds || !(await takeSlots(trx, giveLeave('payment'), branch.id, holds))) return undefined
  await noteHolds(trx, order.id, branch.id, holds)
  return at
}

async function freeCode(trx: Trx, { id, letter }: { readonly id: string; readonly letter: string }): Promise<string> {
  const { taken, lately } = await codesTaken(trx, id)
  return taken.size >= mostCodes ? longCode(letter, randomShare()) : drawCode(letter, taken, lately, randomShare())
}
