// When an order that was paid after its time had lapsed can still be made (PAY-4).
import { type Branch, isClosedOn, type Ordering, orderDay } from '../branch/branch.ts'
import { spansOn } from '../branch/clock-change.ts'
import { type Instant, localTime, periodsOn } from '../branch/hours.ts'
import { nextAfter, offeredTimes, type Pace, readyAt } from '../capacity/ready-at.ts'
import type { LineMenu, Order, OrderLine } from './order.ts'

/** How much later than it was promised a customer is still served unasked. */
export const lateBy = 15 * 60_000

type LateOrder = Pick<Order, 'wantedAt' | 'form' | 'lines'>

/** Its own time, or the next one with room that is not much later; null if there is none, or something is sold out. */
export function latePlace(
  { wantedAt, form, lines }: LateOrder,
  { branch, pace, now, ...menu }: { readonly branch: Branch; readonly pace: Pace; readonly now: Instant } & Stock,
): Instant | null {
  if (wantedAt === null || lines.some((line) => isOut(line, menu) || line.parts?.some((part) => isOut(part, menu))))
    return null
  const day = orderDay(branch, localTime(wantedAt, branch.timeZone).date, now, form)
  if (!day.ok) return null
  const asked = { branch, pace, day: day.value, lines, now }
  const soon = readyAt(asked)
  if (soon === null) return null
  const times = offeredTimes(asked)
  const isFree = times.some(({ at, full }) => at === wantedAt && !full)
  const next = isFree ? wantedAt : soon >= wantedAt ? soon : nextAfter(wantedAt, times)
  return next !== null && next >= wantedAt && next <= wantedAt + lateBy ? next : null
}

type Stock = Pick<LineMenu, 'inStock' | 'optionOut'>

/** Whether a line, or a part of a meal deal, is sold out with what was chosen of it. */
const isOut = ({ item, options }: Pick<OrderLine, 'item' | 'options'>, { inStock, optionOut }: Stock): boolean =>
  !inStock(item) || options.some(({ option }) => optionOut(option))

const fine = 5 * 60_000

/** When an order can be ready whose making begins only now, because only now it is paid: at its time, or a little later. */
export const paidPromise = ({ wantedAt, making }: Pick<Order, 'wantedAt' | 'making'>, now: Instant): Instant | null =>
  wantedAt === null || wantedAt >= now + making ? wantedAt : Math.ceil((now + making) / fine) * fine

/** Whether the branch is there for it: it has not closed for that day meanwhile, and what is late is begun before it closes. */
export function isThereFor(branch: Ordering, order: Pick<Order, 'wantedAt' | 'making'>, now: Instant): boolean {
  // What is ordered just before midnight is ready on the next day.
  const { date } = localTime((order.wantedAt ?? now) - order.making, branch.timeZone)
  if (isClosedOn(branch.shop, date)) return false
  const spans = spansOn(date, periodsOn(branch, date), branch.timeZone)
  const promise = paidPromise(order, now) ?? now
  return promise === order.wantedAt ? spans.length > 0 : spans.some(({ from, to }) => now < to && promise >= from)
}

/** Whether what is begun only now is ready at its time, or not much later. */
export const isInTime = (order: Pick<Order, 'wantedAt' | 'making'>, now: Instant): boolean =>
  (paidPromise(order, now) ?? now) <= (order.wantedAt ?? now) + lateBy
