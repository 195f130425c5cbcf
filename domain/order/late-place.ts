// What becomes of an order once it is paid: when it can be ready, or why nobody makes it (PAY-3, PAY-4).
import { isClosedOn, openNear } from '../branch/branch.ts'
import { fineStepMs, hasRoomAt, type ReadyQuestion, soonestReady } from '../branch/capacity/ready-at.ts'
import { type Instant, localTime, periodsOn } from '../branch/hours.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { keptWithin } from './lateness.ts'
import { type LineMenu, leastMaking, type Order, type OrderLine } from './order.ts'

/** How much later than it was promised a customer is still served unasked. */
export const servedLateMs = 15 * 60_000

/**
 * Why an order that was paid is not made: the branch has closed, it came too late for its place, something is sold out,
 * its voucher paid for something else, its customer gave it up, or it was paid before.
 */
export const unplacedReasons = ['closed', 'late', 'sold-out', 'voucher', 'given-up', 'twice'] as const
export type Unplaced = (typeof unplacedReasons)[number]

type LateOrder = Pick<Order, 'wantedAt' | 'making' | 'quoted' | 'lines'>
type BranchNow = Pick<ReadyQuestion, 'branch' | 'pace' | 'now'>

/** Until when an order may be paid and is still ready at its time. */
export const holdsUntil = (wantedAt: Instant, makingMs: number): Instant => wantedAt - makingMs + keptWithin

/**
 * When an order can be ready whose making begins only now, because only now it is paid: at its own time if it can still
 * be begun for that, and otherwise as soon as a new order. Refuses with `closed` where the branch is not there for it.
 */
export function paidPromise(order: LateOrder, { branch, pace, now }: BranchNow): Result<Instant, 'closed'> {
  const wantedAt = order.wantedAt ?? now
  const making = leastMaking(order)
  const begin = wantedAt - making
  if (now <= holdsUntil(wantedAt, making)) {
    // What is begun just before midnight is ready on the next day.
    const days = [begin, wantedAt].map((at) => localTime(at, branch.timeZone).date)
    const isThere = days.some((date) => !isClosedOn(branch.shop, date) && periodsOn(branch, date).length > 0)
    return isThere ? accept(wantedAt) : refuse('closed')
  }
  const promise = Math.max(wantedAt, soonestReady({ branch, pace, lines: order.lines, now }))
  const isThere = openNear(branch, begin).some(({ from, to }) => now < to && promise >= from)
  return isThere ? accept(promise) : refuse('closed')
}

/** The same where nobody can be asked: with `late` if that is much later than it was promised. */
export function promiseInTime(order: LateOrder, branchNow: BranchNow): Result<Instant, 'closed' | 'late'> {
  const promise = paidPromise(order, branchNow)
  if (!promise.ok) return promise
  return promise.value <= (order.wantedAt ?? branchNow.now) + servedLateMs ? promise : refuse('late')
}

type Stock = Pick<LineMenu, 'inStock' | 'optionOut'>

/** The same for an order that has lost its place: the first such time with room for it. */
export function latePlace(
  order: LateOrder,
  { branch, pace, now, ...menu }: BranchNow & Stock,
): Result<Instant, 'closed' | 'late' | 'sold-out'> {
  const { lines } = order
  if (lines.some((line) => isOut(line, menu) || line.parts?.some((part) => isOut(part, menu))))
    return refuse('sold-out')
  const promise = promiseInTime(order, { branch, pace, now })
  if (!promise.ok) return promise
  const hasRoom = hasRoomAt({ branch, pace, lines, now })
  for (let at = promise.value; at <= (order.wantedAt ?? now) + servedLateMs; at += fineStepMs)
    if (hasRoom(at)) return accept(at)
  return refuse('late')
}

/** Whether a line, or a part of a meal deal, is sold out with what was chosen of it. */
const isOut = ({ item, options }: Pick<OrderLine, 'item' | 'options'>, { inStock, optionOut }: Stock): boolean =>
  !inStock(item) || options.some(({ option }) => optionOut(option))
