// How the payment of an order stands, as its customer sees it (PAY-6).
import type { TrackedOrder } from '#contract/index.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { isFinalPayment } from '#domain/money/online-payment.ts'
import { isOpener } from '#domain/order/basket/basket.ts'
import { isInShop, isSold } from '#domain/order/course.ts'
import { holdsUntil } from '#domain/order/late-place.ts'
import { leastMaking, type Order } from '#domain/order/order.ts'
import type { Db } from '#server/store/engines/engine.ts'
import type { BasketPersonRow } from '#server/store/guests/guest-tables.ts'
import { awaitedOf } from '#server/store/money/awaiting-store.ts'
import { type OnlinePayment, paymentsOf } from '#server/store/money/online-payment-store.ts'
import { isStuck, type Refund, refundsOf } from '#server/store/money/refund-store.ts'
import { peopleOf } from '#server/store/order/basket-store.ts'
import { stepsOf, type TakenStep } from '#server/store/order/course-store.ts'

type OnlineView = NonNullable<TrackedOrder['online']>

/**
 * Undefined for an order that nobody tried to pay online. `own`: for the browser that placed it, with the names in a
 * basket.
 */
export async function onlineView(db: Db, order: Order, own: boolean): Promise<OnlineView | undefined> {
  const payments = await paymentsOf(db, order.id)
  if (payments.length === 0 && isInShop(order.course)) return undefined
  const awaited = order.course === 'awaiting' ? await awaitedOf(db, order.id) : undefined
  const settled = payments.filter(({ settled_at }) => settled_at !== null)
  const refunds = await refundsOf(
    db,
    settled.map(({ id }) => id),
  )
  const steps = await stepsOf(db, order.id)
  const last = payments.at(-1)
  return {
    state: stateOf(order, payments, settled),
    reason: last && last.reason !== '' && isFinalPayment(last.status) ? last.reason : null,
    method: last?.method || null,
    paid: settled.reduce((sum, { amount }) => sum + amount, 0),
    until: awaited?.until ?? null,
    holdsUntil: awaited && order.wantedAt !== null ? holdsUntil(order.wantedAt, leastMaking(order)) : null,
    mayPayAtCounter: awaited !== undefined && awaited.only_online === 0,
    movedFrom: movedFrom(order, steps),
    givenUp: order.course === 'lapsed' && steps.findLast(({ step }) => step === 'lapse')?.actor === 'customer',
    unplaced: unplacedOf(order, steps),
    ...(payments.some(({ person }) => person !== null)
      ? sharedBacks(settled, refunds, own ? await peopleOf(db, order.id) : [])
      : { back: backOf(refunds) }),
  }
}

/** Where each pays their share: what goes back to the opener, whose order it is, and to the others. */
function sharedBacks(
  settled: readonly OnlinePayment[],
  refunds: readonly Refund[],
  people: readonly Pick<BasketPersonRow, 'number' | 'name'>[],
): Pick<OnlineView, 'back' | 'people'> {
  const payers = [...new Set(settled.map(payerOf))].map((number) => {
    const payments = settled.filter((payment) => payerOf(payment) === number)
    const back = backOf(refunds.filter(({ payment }) => payments.some(({ id }) => id === payment)))
    const remaining = payments.reduce((sum, { amount }) => sum + amount, 0) - (back?.amount ?? 0)
    return { number, name: people.find((person) => person.number === number)?.name ?? '', back, remaining }
  })
  return {
    back: payers.find(isOpener)?.back ?? null,
    people: {
      paid: payers.filter(({ remaining }) => remaining > 0).length,
      backs: payers.flatMap(({ name, back, ...payer }) => (back && !isOpener(payer) ? [{ ...back, name }] : [])),
    },
  }
}

/** The opener may pay for somebody else. */
const payerOf = ({ person, paid_by }: OnlinePayment): number => paid_by ?? person ?? 1

/** The time that the customer chose, if paying placed the order for another one. */
function movedFrom({ course, wantedAt }: Order, steps: readonly TakenStep[]): Instant | null {
  if (!isInShop(course)) return null
  const from = steps.find(({ step }) => step === 'settle')?.data.from ?? null
  return from === wantedAt ? null : from
}

/** Once the order is in the shop, only a second payment was in vain. */
function unplacedOf({ course }: Order, steps: readonly TakenStep[]): OnlineView['unplaced'] {
  const why = steps.findLast(({ data }) => data.unplaced !== undefined)?.data.unplaced ?? null
  if (!isInShop(course)) return why
  return why === 'twice' && isSold(course) ? why : null
}

function stateOf(
  { course }: Order,
  payments: readonly OnlinePayment[],
  settled: readonly OnlinePayment[],
): OnlineView['state'] {
  if (settled.length > 0) return 'paid'
  if (course === 'lapsed') return 'lapsed'
  const last = payments.at(-1)
  // Nobody can have paid what the provider has not answered to.
  const isBegun = last && last.status !== 'created' && last.status !== 'abandoned'
  if (!isBegun) return course === 'awaiting' ? 'unpaid' : 'counter'
  if (isInShop(course)) return 'counter'
  if (last.status === 'pending' || last.status === 'authorized') return 'checking'
  return isFinalPayment(last.status) ? 'failed' : 'paying'
}

/** What goes back, or went. */
export function backOf(refunds: readonly Refund[]): OnlineView['back'] {
  const counted = refunds.filter((refund) => refund.status !== 'failed' || isStuck(refund))
  const newest = counted.at(-1)
  if (!newest) return null
  return {
    amount: counted.reduce((sum, { amount }) => sum + amount, 0),
    at: newest.ended_at ?? newest.at,
    done: counted.every(({ status }) => status === 'done' || status === 'settled'),
    stuck: counted.some(isStuck),
  }
}
