// The one way to act on an order: it is locked and read, then permission, then idempotency, then the rule.
import type { Order } from '../../domain/order/order.ts'
import { may, type StaffMember } from '../../domain/staff.ts'
import type { Logbook } from '../http/logbook.ts'
import { type KeyedCall, type Made, once } from '../http/once.ts'
import { type Answer, no, yes } from '../http/refused.ts'
import type { Catalogue } from '../store/catalogue/catalogue.ts'
import type { Store } from '../store/open.ts'
import { byId, lockOrder } from '../store/orders/orders.ts'
import type { Trx } from '../store/write-queue.ts'

/** A member's act on an order. */
export interface OrderAct<Output> {
  readonly id: number
  readonly member: StaffMember
  /** Milliseconds since 1970. */
  readonly now: number
  readonly tell: Logbook['tell']
  /** The version of the order that the member saw; with another one the act is refused with `changed_meanwhile`. */
  readonly version?: number | undefined
  /** Of a call with a key: the same form gets its answer again. */
  readonly form?: { readonly call: KeyedCall<Output>; readonly key: string; readonly body: unknown }
}

/**
 * Acts on an order for a member. Who may not act at its branch learns nothing of it, not even by a key that they used
 * when they still could.
 */
export async function onOrder<Output>(
  trx: Trx,
  store: Store,
  { id, member, now, tell, version, form }: OrderAct<Output>,
  act: (order: Order, catalogue: Catalogue) => Promise<Made<Output>>,
): Promise<Answer<Output>> {
  const { order, catalogue } = await lockedOrder(trx, store, id)
  if (!order) return no('not_found')
  if (!may(member, 'orders', order.branch)) return no('not_allowed')
  const job = async (): Promise<Made<Output>> => {
    if (version !== undefined && version !== order.version) return no('changed_meanwhile')
    tell({ branches: [order.branch] })
    return await act(order, catalogue)
  }
  if (!form) return answerOf(await job())
  // Sent again, it changes nothing.
  tell('nothing')
  return await once(trx, form.call, { key: form.key, body: form.body, now }, job)
}

/** Acts on the order of a customer who showed its token; `id` is the order that it named. */
export async function onOwnOrder<Output>(
  trx: Trx,
  store: Store,
  id: number,
  act: (order: Order, catalogue: Catalogue) => Promise<Answer<Output>>,
): Promise<Answer<Output>> {
  const { order, catalogue } = await lockedOrder(trx, store, id)
  return order ? await act(order, catalogue) : no('token_unknown')
}

/** The catalogue comes before the order: a change of the capacity holds it while it waits for orders. */
async function lockedOrder(trx: Trx, store: Store, id: number) {
  const catalogue = await store.catalogue.held(trx)
  await lockOrder(trx, id)
  return { catalogue, order: await byId(trx, id) }
}

const answerOf = <Output>(one: Made<Output>): Answer<Output> => (one.ok ? yes(one.value) : one)
