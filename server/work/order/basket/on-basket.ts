// The one way to act on an office basket: locks the branch's turn, then the order, and reads the basket as it then is.
import type { Order } from '#domain/order/order.ts'
import { no, type RefusedAnswer, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import type { Db } from '#server/store/engines/engine.ts'
import type { BasketPersonRow } from '#server/store/guests/guest-tables.ts'
import type { Store } from '#server/store/open.ts'
import { type Basket, basketByLink, basketOf, peopleOf } from '#server/store/order/basket-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { inBranchTurn } from '../on-order.ts'
import { linkHash, secretHash } from './basket-link.ts'

export interface LockedBasket {
  readonly basket: Basket
  readonly order: Order
  readonly people: readonly BasketPersonRow[]
  /** The person who asks, if their phone is in it. */
  readonly self: BasketPersonRow | undefined
}

export interface BasketAsk {
  readonly link: string
  /** What the phone proves itself with. */
  readonly me: string
}

/** Acts on the basket with this link. Refuses `basket_unknown`. */
export async function onBasket<Value>(
  store: Store,
  { link, me }: BasketAsk,
  act: (trx: Trx, locked: LockedBasket) => Promise<Value>,
): Promise<Value | RefusedAnswer> {
  const found = await basketByLink(store.db, linkHash(link))
  if (!found) return no('basket_unknown')
  return await inBranchTurn(store, found.order_id, async (trx, order) => {
    const basket = order && (await basketOf(trx, order.id))
    if (!order || !basket) return no('basket_unknown')
    const people = await peopleOf(trx, order.id)
    return await act(trx, { basket, order, people, self: personIn(people, me) })
  })
}

/** The basket and the person who asks, without a lock, for calls that ask the provider. Refuses `basket_not_yours`. */
export async function ownBasket(
  db: Db,
  { link, me }: BasketAsk,
): Promise<RouteAnswer<{ readonly basket: Basket; readonly self: BasketPersonRow }>> {
  const basket = await basketByLink(db, linkHash(link))
  if (!basket) return no('basket_unknown')
  const self = personIn(await peopleOf(db, basket.order_id), me)
  return self ? yes({ basket, self }) : no('basket_not_yours')
}

export const personIn = (people: readonly BasketPersonRow[], me: string): BasketPersonRow | undefined =>
  people.find(({ secret_hash }) => secret_hash === secretHash(me))

/** Whether lines can still be added. */
export const isBasketOpen = ({ course }: Pick<Order, 'course'>, { closed_at, until }: Basket, now: number): boolean =>
  course === 'awaiting' && closed_at === null && now < until
