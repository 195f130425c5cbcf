// Adding to an office basket and taking out of it: priced by the server, with its place in the slot taken anew
// (GROUP-1).

import type { Branch } from '#domain/branch/branch.ts'
import { weigh } from '#domain/branch/capacity/capacity.ts'
import { type Hold, holdsFor, type Limit, type Load } from '#domain/branch/capacity/hold.ts'
import {
  type BasketPerson,
  type ChangedBasket,
  changedTo,
  isOpener,
  paidLines,
  paidPeople,
  personName,
  sharesOf,
  withPersonsLines,
} from '#domain/order/basket/basket.ts'
import { basketLimits } from '#domain/order/basket/basket-limits.ts'
import type { PlacePermit } from '#domain/order/guard/leave.ts'
import { promiseInTime } from '#domain/order/late-place.ts'
import type { Order, OrderDraft } from '#domain/order/order.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { heldBy, noteHolds, overruleHolds, releaseHolds, takeSlots } from '#server/store/branch/slots.ts'
import type { BasketPersonRow } from '#server/store/guests/guest-tables.ts'
import { paymentsOf } from '#server/store/money/online-payment-store.ts'
import type { Store } from '#server/store/open.ts'
import { insertPerson, noteAdded, noteReminded, saveContents } from '#server/store/order/basket-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { holdAnew } from '#work/branch/pace/hold-again.ts'
import { type BranchPace, paceOf } from '#work/branch/pace/pace-now.ts'
import { eveningAlone } from '#work/order/left-of-evening.ts'
import { openGateAgain } from '../guard/gate.ts'
import { menuAt } from '../menu-at.ts'
import { paidBy, secretHash, tellBasket } from './basket-link.ts'
import { isBasketOpen, type LockedBasket } from './on-basket.ts'

interface Adding {
  readonly me: string
  readonly name: string
  readonly lines: OrderDraft['lines']
  readonly now: number
}

/** Adds lines of a person, who joins with the first of them. Returns the id of the order. */
export async function addPersonsLines(
  trx: Trx,
  store: Store,
  { basket, order, people, self }: LockedBasket,
  { me, name, lines, now }: Adding,
): Promise<RouteAnswer<number>> {
  if (!isBasketOpen(order, basket, now)) return no('basket_closed')
  if (basket.adds >= basketLimits.adds)
    return no('order_refused', { problems: [{ problem: 'basket_full', field: 'lines' }] })
  const found = self ? yes({ number: self.number, name: self.name }) : newcomer(people, name)
  if (!found.ok) return found
  const person = found.value
  const catalogue = await store.catalogue.held(trx)
  const branch = catalogue.forGuests.branches.find(({ id }) => id === order.branch)
  if (!branch) return no('basket_closed')
  const alone = eveningAlone(catalogue, branch.id, lines, now)
  if (alone.length > 0) return no('order_refused', { problems: alone })
  const pace = await paceOf(trx, branch, now)
  if (!promiseInTime(order, { branch, pace, now }).ok) return no('basket_closed')
  const context = { ...menuAt(catalogue, branch.id, now), branch, pace, now, payUntil: basket.pay_until }
  const changed = withPersonsLines(order, person, lines, context)
  if (!changed.ok) return no('order_refused', { problems: changed.refusal })
  // It may hold no more than an order of its opener.
  const gate = await openGateAgain(trx, branch, order.id, { now })
  const verdict = gate.judge({ total: changed.value.total, paysFirst: basket.payer !== 'counter' })
  if (!verdict.ok) return no('order_refused', { problems: [{ problem: 'basket_too_dear' }] })
  const counted = { leave: verdict.value, limit: gate.limit() }
  if (!(await holdMore(trx, order, changed.value, { ...counted, branch, pace, now })))
    return no('order_refused', { problems: [{ problem: 'slot_full', field: 'lines', next: null }] })
  if (!self) await insertPerson(trx, { order_id: order.id, ...person, secret_hash: secretHash(me), joined_at: now })
  await saveContents(trx, { id: order.id, ...changed.value })
  await noteAdded(trx, order.id)
  await tellBasket(trx, order.id, now)
  return yes(order.id)
}

/** Adds a person who is still choosing, for the others to see. Repeated, it changes nothing. */
export async function joinBasket(
  trx: Trx,
  { basket, order, people, self }: LockedBasket,
  { me, name, now }: Omit<Adding, 'lines'>,
): Promise<RouteAnswer<number>> {
  if (self) return yes(order.id)
  if (!isBasketOpen(order, basket, now)) return no('basket_closed')
  const found = newcomer(people, name)
  if (!found.ok) return found
  await insertPerson(trx, { order_id: order.id, ...found.value, secret_hash: secretHash(me), joined_at: now })
  await tellBasket(trx, order.id, now)
  return yes(order.id)
}

function newcomer(people: readonly BasketPersonRow[], typed: string): RouteAnswer<BasketPerson> {
  const named = personName(typed, people)
  if (named.ok) return yes({ number: Math.max(0, ...people.map(({ number }) => number)) + 1, name: named.value })
  const problem = named.refusal
  return no('order_refused', {
    problems: [{ problem, ...(problem !== 'basket_full' && { field: 'name' as const }) }],
  })
}

/** Takes out one's own line or, as the opener, anybody's, unless it is paid. Succeeds if it is gone already. */
export async function takeOutBasketLine(
  trx: Trx,
  store: Store,
  { basket, order, self }: LockedBasket,
  { line: id, now }: { readonly line: number; readonly now: number },
): Promise<RouteAnswer<number>> {
  if (!self) return no('basket_not_yours')
  const line = order.lines.find((one) => one.id === id)
  if (!line) return yes(order.id)
  if (!isBasketOpen(order, basket, now)) return no('basket_closed')
  if (line.person?.number !== self.number && !isOpener(self)) return no('basket_not_yours')
  if (paidLines(order.lines, paidBy(await paymentsOf(trx, order.id))).includes(line)) return no('basket_paid')
  await keepLines(
    trx,
    store,
    order,
    order.lines.filter((one) => one !== line),
    now,
  )
  await tellBasket(trx, order.id, now)
  return yes(order.id)
}

/** Reminds those who have not paid their share: their pages say so. Only the opener may, once nobody adds any more. */
export async function remindUnpaid(
  trx: Trx,
  { basket, order, self }: LockedBasket,
  { now }: Pick<Adding, 'now'>,
): Promise<RouteAnswer<number>> {
  if (!self || !isOpener(self)) return no('basket_not_yours')
  if (basket.payer !== 'each' || basket.closed_at === null || order.course !== 'awaiting') return no('step_not_allowed')
  const shares = sharesOf(order.lines)
  const paid = paidPeople(shares, paidBy(await paymentsOf(trx, order.id)))
  const unpaid = [...shares.keys()].filter((person) => person !== self.number && !paid.has(person))
  await noteReminded(trx, order.id, unpaid, now)
  await tellBasket(trx, order.id, now)
  return yes(order.id)
}

/** Saves the order with fewer lines and frees what the others held. */
export async function keepLines(
  trx: Trx,
  store: Store,
  order: Order,
  lines: Order['lines'],
  now: number,
): Promise<Order> {
  const catalogue = await store.catalogue.held(trx)
  const branch = catalogue.branches.find(({ id }) => id === order.branch)
  const fewer = branch && changedTo(lines, { branch })
  const next = { ...order, ...(fewer ?? { lines }) }
  await saveContents(trx, next)
  const gate = branch && (await openGateAgain(trx, branch, order.id, { now }))
  await holdAnew(trx, next, now, gate?.limit())
  return next
}

interface Growing {
  readonly branch: Branch
  readonly pace: BranchPace
  readonly leave: PlacePermit
  readonly limit: Limit | undefined
  readonly now: number
}

/** Takes what the order needs now instead of what it holds; false, and nothing changed, if there is no room for it. */
async function holdMore(
  trx: Trx,
  { id, wantedAt }: Order,
  { lines }: ChangedBasket,
  { branch, pace, leave, limit, now }: Growing,
): Promise<boolean> {
  const { capacity } = pace
  if (!capacity || wantedAt === null) return true
  const held = await heldBy(trx, id)
  const load = withoutOwn(pace.load, held)
  const holds = holdsFor(weigh(capacity, lines), wantedAt, { capacity, timeZone: branch.timeZone, load, limit, now })
  if (!holds) return false
  await releaseHolds(trx, id)
  if (await takeSlots(trx, leave, branch.id, holds)) {
    await noteHolds(trx, id, branch.id, holds)
    return true
  }
  // Another server was quicker, so it takes back what it held, which nobody could take meanwhile.
  const before = held.map((one) => ({ ...one, cap: one.weight }))
  await overruleHolds(trx, leave, { order: id, branch: branch.id, holds: before })
  return false
}

const withoutOwn =
  (load: Load, held: readonly Pick<Hold, 'meter' | 'start' | 'weight'>[]): Load =>
  (meter, start) => {
    const taken = load(meter, start)
    const own = held.find((one) => one.meter === meter && one.start === start)?.weight ?? 0
    return taken && { ...taken, used: taken.used - own }
  }
