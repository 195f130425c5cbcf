// Tells everyone who has the link that something about their basket changed.
import { publish } from '../live/publish.ts'
import { basketOf } from '../store/baskets/basket-store.ts'
import type { Trx } from '../store/write-queue.ts'

/** Does nothing for an order that is no basket. */
export async function tellBasket(trx: Trx, order: number, now: number): Promise<void> {
  const basket = await basketOf(trx, order)
  if (basket) await publish(trx, now, 'baskets.changed', { basket: basket.link_hash })
}
