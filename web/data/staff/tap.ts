// One tap of a member on an order: what it wants, what the order will be once it has arrived, and how it is stored.
import type { Output, StaffOrder } from '#contract/index.ts'
import { goodwillIn } from '#domain/money/goodwill.ts'
import { givenBack, type OrderPayment, orderSumsOf, paymentFor, undoneLast } from '#domain/money/order-payments.ts'
import type { CounterWay } from '#domain/money/payment.ts'
import { type EndReason, leftToSee, marksOf } from '#domain/order/course.ts'
import type { LineStatus } from '#domain/order/line-status.ts'
import { type LineChange, withChange } from '#domain/order/set-line.ts'
import { askStaff } from './staff-api.ts'

export interface TappedChange extends LineChange {
  /** The status that the member saw. A line or part that has changed since is left alone. */
  readonly from: LineStatus
}

type StaffStep = 'accept' | 'refuse' | 'cancel' | 'collectNot' | 'bringBack' | 'pay' | 'unpay' | 'giveBack' | 'goodwill'

/** What a tap wants. `version`: of the order that the member saw. */
export type WishOfTap =
  | { readonly kind: 'lines'; readonly changes: readonly TappedChange[] }
  | {
      readonly kind: 'step'
      readonly step: StaffStep
      readonly version: number
      readonly reason?: EndReason
      readonly words?: string
      readonly paidWay?: CounterWay
      readonly amount?: number
    }
  | { readonly kind: 'see'; readonly version: number }

/** `amount`: in cents; below zero where it was given back. */
export type TappedMoney = Pick<OrderPayment, 'way' | 'amount'>

export interface BoardTap {
  /** Also the idempotency key. */
  readonly key: string
  /** Who tapped: another member's taps are never sent under one's own name. */
  readonly member: number
  /** What that member is called, to tell a colleague whose taps wait. */
  readonly memberName: string
  readonly order: number
  /** What the order is called, to name it in a message. */
  readonly code: string
  readonly wish: WishOfTap
  /** The money that changed hands with the tap. */
  readonly money?: TappedMoney | undefined
  /** When, on the server's clock. */
  readonly at: number
  /** `kept`: it could not be sent, and waits for another try. */
  readonly state: 'sending' | 'kept'
}

/** Sends one tap; throws a refusal. */
export function sendTap({ key, order: id, wish }: BoardTap): Promise<StaffOrder> {
  if (wish.kind === 'lines') return askStaff('orders.setLineStatus', { id, changes: wish.changes })
  if (wish.kind === 'see') return askStaff('orders.markSeen', { id, version: wish.version })
  const { kind: _, ...step } = wish
  return askStaff('orders.step', { key, id, ...step })
}

/** The same tap for an order that another tap of ours has just brought to `version`. */
export const rebasedTap = (tap: BoardTap, version: number): BoardTap =>
  tap.wish.kind !== 'lines' && tap.wish.version === version - 1 ? { ...tap, wish: { ...tap.wish, version } } : tap

/** The order as it will be once the tap has arrived. */
export function withTap(order: StaffOrder, { wish, at }: BoardTap): StaffOrder {
  const next = wished(order, wish, at)
  return { ...next, ...marksOf(next, order, at), toSee: leftToSee(next, next.toSee) }
}

function wished(order: StaffOrder, wish: WishOfTap, at: number): StaffOrder {
  if (wish.kind === 'see') return { ...order, toSee: null }
  if (wish.kind === 'step') return { ...order, ...stepped(order, wish, at) }
  const shown = wish.changes.map(({ from: _, ...change }) => change)
  const lines = order.lines.map((line) => shown.reduce(withChange, line))
  return { ...order, lines, course: order.course === 'placed' ? 'accepted' : order.course }
}

type StepOfTap = Extract<WishOfTap, { kind: 'step' }>

function stepped(order: StaffOrder, wish: StepOfTap, at: number): Partial<StaffOrder> {
  const { step } = wish
  const changed = { ...order, ...(courseAfter[step] && { course: courseAfter[step] }) }
  if (step === 'goodwill' && order.keptAt !== null) return { keptAt: null, ...orderSumsOf({ ...order, keptAt: null }) }
  if (step === 'goodwill') {
    const total = order.total - goodwillIn(order)
    return { total, ...orderSumsOf({ ...order, total }) }
  }
  const payment = paymentOfStep(order, wish, at)
  const payments = payment ? [...order.payments, payment] : order.payments
  return { course: changed.course, payments, ...orderSumsOf({ ...changed, payments }) }
}

function paymentOfStep(order: StaffOrder, { step, paidWay, amount }: StepOfTap, at: number) {
  if (step === 'unpay') return undoneLast(order, at)
  if (paidWay === undefined) return undefined
  if (step === 'giveBack') return givenBack(order, paidWay, at)
  const paid = paymentFor(order, paidWay, at, amount)
  return paid.ok ? paid.value : undefined
}

/** What a payment took, or what was given back; undefined for any other tap. */
export function moneyOfTap(order: StaffOrder, wish: WishOfTap, at: number): TappedMoney | undefined {
  if (wish.kind !== 'step' || wish.step === 'unpay') return undefined
  const payment = paymentOfStep(order, wish, at)
  return payment && { way: payment.way, amount: payment.amount }
}

/** The money of these taps, in their order. A payment that one of them undoes is with the customer again. */
export function moneyOfTaps(taps: readonly BoardTap[]): TappedMoney[] {
  const moved: TappedMoney[] = []
  for (const { wish, money } of taps) {
    const undone = wish.kind === 'step' && wish.step === 'unpay' ? moved.findLastIndex(({ amount }) => amount > 0) : -1
    if (undone >= 0) moved.splice(undone, 1)
    if (money) moved.push(money)
  }
  return moved
}

const courseAfter: Readonly<Partial<Record<StaffStep, StaffOrder['course']>>> = {
  accept: 'accepted',
  bringBack: 'accepted',
  refuse: 'refused',
  cancel: 'cancelled',
  collectNot: 'not-collected',
}

/** The taps that the tab stored before a reload, to be tried again; none if they cannot be read. */
export function tapsIn(stored: unknown): BoardTap[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isTap).map((tap) => ({ ...tap, memberName: tap.memberName ?? '', state: 'kept' }))
}

function isTap(one: unknown): one is BoardTap {
  if (typeof one !== 'object' || one === null) return false
  const tap = one as Partial<BoardTap>
  return typeof tap.key === 'string' && typeof tap.order === 'number' && typeof tap.wish === 'object'
}

export type OrderSteps = Output<'orders.history'>['steps']
