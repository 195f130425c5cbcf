// An office basket as everyone with its link sees it, without the notes of others.
import type { Output } from '#contract/index.ts'
import { isFinalPayment } from '#domain/money/online-payment.ts'
import { vatOf } from '#domain/money/vat.ts'
import { isOpener, sharesOf } from '#domain/order/basket/basket.ts'
import { isInShop, phaseOf } from '#domain/order/course.ts'
import { listedAt, type Order } from '#domain/order/order.ts'
import type { Db } from '#server/store/engines/engine.ts'
import type { BasketPersonRow } from '#server/store/guests/guest-tables.ts'
import { type OnlinePayment, paymentsOf } from '#server/store/money/online-payment-store.ts'
import { refundsOf } from '#server/store/money/refund-store.ts'
import { type Basket, peopleOf } from '#server/store/order/basket-store.ts'
import { orderAnywhere } from '#server/store/order/order-store.ts'
import { backOf } from '#work/money/payment/online-view.ts'
import { trackedLines } from '../tracked.ts'
import { keptOfPayment, paidBy } from './basket-link.ts'
import { personIn } from './on-basket.ts'

type BasketView = Output<'baskets.read'>

/** Undefined once the order is gone. */
export async function viewOfBasket(db: Db, basket: Basket, me: string): Promise<BasketView | undefined> {
  const order = await orderAnywhere(db, basket.order_id)
  if (!order) return undefined
  const people = await peopleOf(db, order.id)
  const payments = await paymentsOf(db, order.id)
  const shares = sharesOf(order.lines)
  const paid = paidBy(payments)
  const self = personIn(people, me)
  return {
    state: stateOf(order, basket),
    branch: order.branch,
    payer: basket.payer,
    wantedAt: listedAt(order),
    openedAt: basket.opened_at,
    until: basket.closed_at ?? basket.until,
    payUntil: basket.pay_until,
    total: order.total,
    people: people.map((person) => ({
      number: person.number,
      name: person.name,
      lines: trackedLines(ofPerson(order, person), false),
      share: shares.get(person.number) ?? 0,
      due: Math.max(0, (shares.get(person.number) ?? 0) - (paid.get(person.number) ?? 0)),
      paid: paidOf(person.number, { shares, paid, payments, order, basket }),
      out: person.dropped_at !== null,
    })),
    order: isInShop(order.course) ? { code: order.code, phase: phaseOf(order) } : null,
    you: self ? await youIn(db, self, { order, payments, paid }) : null,
  }
}

const ofPerson = ({ lines }: Order, { number }: BasketPersonRow) => ({
  lines: lines.filter(({ person }) => person?.number === number),
})

function stateOf({ course }: Order, { closed_at }: Basket): BasketView['state'] {
  if (course === 'lapsed') return 'ended'
  if (course !== 'awaiting') return 'placed'
  return closed_at === null ? 'open' : 'paying'
}

interface Money {
  readonly shares: ReadonlyMap<number, number>
  readonly paid: ReadonlyMap<number, number>
  readonly payments: readonly OnlinePayment[]
  readonly order: Order
  readonly basket: Basket
}

function paidOf(
  person: number,
  { shares, paid, payments, order, basket }: Money,
): BasketView['people'][number]['paid'] {
  const forAll = basket.payer === 'online'
  const own = payments.filter((one) => one.person === (forAll ? null : person))
  if (forAll && !isOpener({ number: person })) return 'no'
  const sum = forAll ? own.reduce((all, one) => all + keptOfPayment(one), 0) : (paid.get(person) ?? 0)
  if (sum > 0 && sum >= (forAll ? order.total : (shares.get(person) ?? 0))) return 'yes'
  return own.some(({ status }) => !isFinalPayment(status)) ? 'checking' : 'no'
}

async function youIn(
  db: Db,
  self: BasketPersonRow,
  { order, payments, paid }: Pick<Money, 'paid' | 'payments' | 'order'>,
): Promise<NonNullable<BasketView['you']>> {
  const opener = isOpener(self)
  const own = ofPerson(order, self)
  const refunds = await refundsOf(
    db,
    payments.filter(({ person, paid_by }) => (paid_by ?? person) === self.number).map(({ id }) => id),
  )
  return {
    number: self.number,
    opener,
    token: opener && isInShop(order.course) ? order.token : null,
    lines: trackedLines(own, true, self.number),
    paid: paid.get(self.number) ?? 0,
    reminded: self.reminded_at !== null,
    vat: vatOf(own.lines).map((total) => ({ ...total })),
    back: backOf(refunds),
  }
}
