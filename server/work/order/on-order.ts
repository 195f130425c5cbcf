// The one way to act on an order: lock and read it, then check permission, then idempotency, then the rule.
import { dutyAt } from '#domain/branch/branch.ts'
import type { Order } from '#domain/order/order.ts'
import { type OrderSeen, seenByStaff } from '#domain/order/seen-by-staff.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import { type KeyedCall, type Made, once } from '#server/door/http/once.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import type { RouteAsk } from '#server/door/http/serve-call.ts'
import { ifMayAct } from '#server/door/http/where-allowed.ts'
import type { Db } from '#server/store/engines/engine.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { Store } from '#server/store/open.ts'
import {
  branchOfOrder,
  listedOrArchived,
  lockOrder,
  orderAnywhere,
  orderById,
  placeTurn,
} from '#server/store/order/order-store.ts'
import { isArchived } from '#server/store/order/placed-order-store.ts'
import { sentTogether } from '#server/store/pipeline.ts'
import type { Trx } from '#server/store/write-queue.ts'

interface StaffAct extends Pick<RouteAsk<'orders.step'>, 'member' | 'now' | 'write' | 'tell'> {
  readonly input: {
    readonly id: number
    /** The version of the order that the member saw; with another one the act is refused with `changed_meanwhile`. */
    readonly version?: number | undefined
    readonly key?: string
  }
}

/**
 * Acts on an order for a member. A member without permission at its branch learns nothing, not even by a key that they
 * used when they had it. `keyed`: the same form gets its answer again. `find` locks the order that is meant. Like all
 * that is done with an order it takes its place among the jobs of its branch, so that no two wait for each other.
 */
export async function onOrder<Output>(
  store: Store,
  { input, member, now, write, tell }: StaffAct,
  act: (trx: Trx, order: Order, catalogue: Catalogue) => Promise<Made<Output>>,
  keyed?: KeyedCall<Output>,
  find = lockedOrder,
): Promise<RouteAnswer<Output>> {
  const branch = await branchOfOrder(store.db, input.id)
  return await write(async (trx) => {
    const { key = '', ...body } = input
    const { catalogue, order: found } = await find(trx, store, input.id)
    const own = ifMayAct(found, member, 'orders.handle')
    if (!own.ok) return own
    const order = own.value
    const job = async (): Promise<Made<Output>> => {
      if (input.version !== undefined && input.version !== order.version) return no('changed_meanwhile')
      tell({ branches: [order.branch], data: { code: order.code } })
      return await act(trx, order, catalogue)
    }
    if (!keyed) return answerOf(await job())
    // Sent again, it changes nothing.
    tell('nothing')
    return await once(trx, keyed, { key, body, now }, job)
  }, branch)
}

/** The same for a call that returns the order: as staff may see it. */
export async function onOrderSeen(
  store: Store,
  ask: StaffAct,
  act: (trx: Trx, order: Order, catalogue: Catalogue) => Promise<Made<Order>>,
  keyed?: KeyedCall<Order>,
  find = lockedOrder,
): Promise<RouteAnswer<OrderSeen>> {
  let branches: Catalogue['branches'] = []
  const answer = await onOrder(store, ask, act, keyed, async (...which) => {
    const found = await find(...which)
    branches = found.catalogue.branches
    return found
  })
  return answer.ok ? yes(seenByStaff(answer.value, dutyAt({ branches }, answer.value.branch))) : answer
}

/** Acts on the order of a customer who showed its token; `id` is the order that it named. */
export async function onOwnOrder<Output>(
  store: Store,
  id: number,
  act: (trx: Trx, order: Order, catalogue: Catalogue) => Promise<RouteAnswer<Output>>,
): Promise<RouteAnswer<Output>> {
  const branch = await branchOfOrder(store.db, id)
  return await store.write(async (trx) => {
    const { catalogue, order } = await lockedOrder(trx, store, id)
    return order ? await act(trx, order, catalogue) : no('token_unknown')
  }, branch)
}

/** The order, for a member who sees those of its branch. */
export const orderFor = async (db: Db, member: StaffMember, id: number): Promise<RouteAnswer<Order>> =>
  ifMayAct(await orderById(db, id), member, 'orders.see')

/** The same, also one in the archive, whose number is with it. */
export async function readableOrder(
  db: Db,
  member: StaffMember,
  id: number,
): Promise<RouteAnswer<{ readonly order: Order; readonly archive: number }>> {
  const found = await listedOrArchived(db, id)
  if (!found) return no('not_found')
  const own = ifMayAct(found.order, member, 'orders.see')
  return own.ok ? yes(found) : own
}

/** The catalogue comes before the order: a change of the capacity holds it while it waits for orders. */
export async function lockedOrder(trx: Trx, store: Store, id: number) {
  const [catalogue, , order] = await sentTogether([store.catalogue.held(trx), lockOrder(trx, id), orderById(trx, id)])
  return { catalogue, order }
}

/** The same, also one that has left the list with its day. */
export async function lockedListedOrArchived(trx: Trx, store: Store, id: number) {
  const [catalogue, , found] = await sentTogether([
    store.catalogue.held(trx),
    lockOrder(trx, id),
    listedOrArchived(trx, id),
  ])
  return { catalogue, order: found?.order }
}

/** The order, also one that waits for its payment, at its branch's turn: nothing new is placed there meanwhile. */
export async function lockedInTurn(trx: Trx, store: Store, id: number) {
  const branch = await branchOfOrder(trx, id)
  if (branch !== undefined) await store.engine.lockWords(trx, [placeTurn({ id: branch })])
  const catalogue = await store.catalogue.held(trx)
  await lockOrder(trx, id)
  return { catalogue, order: (await isArchived(trx, id)) ? undefined : await orderAnywhere(trx, id) }
}

/** The order wherever it stands: waiting for its payment, in the list, or archived. */
export async function lockedAnywhere(trx: Trx, store: Store, id: number): Promise<Order | undefined> {
  const [, , order] = await sentTogether([store.catalogue.held(trx), lockOrder(trx, id), orderAnywhere(trx, id)])
  return order
}

/**
 * Acts on such an order at its branch's turn: the branch is locked before the order, and gets its place in the commit,
 * so that two servers never wait for each other.
 */
export async function inBranchTurn<Value>(
  store: Store,
  id: number,
  act: (trx: Trx, order: Order | undefined) => Promise<Value>,
): Promise<Value> {
  const branch = await branchOfOrder(store.db, id)
  return await store.write(async (trx) => {
    if (branch !== undefined) await store.engine.lockWords(trx, [placeTurn({ id: branch })])
    return await act(trx, await lockedAnywhere(trx, store, id))
  }, branch)
}

const answerOf = <Output>(one: Made<Output>): RouteAnswer<Output> => (one.ok ? yes(one.value) : one)
