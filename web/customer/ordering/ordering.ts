// Whether orders are taken now, at the chosen branch and for the cart's day (D-6); buttons depend on it.
import {
  type DayRefusal,
  nextOpeningDay,
  type OrderDay,
  type OrderForm,
  type OrderingSettings,
  openSpan,
  orderDay,
} from '#domain/branch/branch.ts'
import type { Span } from '#domain/branch/clock-change.ts'
import { type DateText, localTime } from '#domain/branch/hours.ts'
import type { Cart } from '#domain/order/cart/cart.ts'
import type { Result } from '#domain/shared/result.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { changeCart, useBranchId, useCartDay } from '../cart/cart-store.ts'
import { isSeatAt, tableOf, useSeat } from './seat.ts'

export interface DayState {
  /** The day the cart is for, and whether orders for it are taken. */
  readonly date: DateText
  readonly today: boolean
  readonly day: Result<OrderDay, DayRefusal>
  /** Which forms of order are taken for it; orders at a table may be taken even if pick-up orders are not. */
  readonly takes: Readonly<Record<OrderForm, boolean>>
  /** The period in which the branch is open right now. */
  readonly open: Span | null
  /** The next opening day, if orders for it would be taken. */
  readonly next: DateText | null
}

/** What the day's state depends on: the cart's day, and whether the customer sits at a table. */
type DayChoice = Pick<Cart, 'day'> & { readonly seated?: boolean }

/** A past day counts as today: the cart was left for another day and found again later. */
export function dayStateOf(branch: OrderingSettings, cart: DayChoice, now: number): DayState {
  const today = localTime(now, branch.timeZone).date
  const date = cart.day !== null && cart.day > today ? cart.day : today
  const pickUp = orderDay(branch, date, now)
  const atTable = orderDay(branch, date, now, 'table')
  const next = nextOpeningDay(branch, now)
  return {
    date,
    today: date === today,
    day: cart.seated && atTable.ok ? atTable : pickUp,
    takes: { 'pick-up': pickUp.ok, table: atTable.ok },
    open: openSpan(branch, now),
    next: next !== null && orderDay(branch, next, now).ok ? next : null,
  }
}

/** The chosen branch; null until one is chosen. A shop with one branch needs no choice. */
export function useBranch(): MenuBranch | null {
  const { branches } = useMenu()
  const id = useBranchId()
  const chosen = branches.find((branch) => branch.id === id)
  return chosen ?? (branches.length === 1 ? (branches[0] ?? null) : null)
}

/** Updated each minute: cut-offs and opening hours are full minutes. */
export function useDayState(branch: MenuBranch): DayState {
  return dayStateOf(branch, { day: useCartDay(), seated: useSeated(branch) }, useNow(60_000))
}

/** Whether the customer sits at a table of this branch. */
export const useSeated = (branch: MenuBranch | null): boolean => {
  const seat = useSeat()
  return branch !== null && isSeatAt(seat, branch)
}

/** The table at which the customer sits: null if no number was given, undefined if the customer sits at none. */
export function useTable(): number | null | undefined {
  const branch = useBranch()
  const seat = useSeat()
  return seat && branch && isSeatAt(seat, branch) ? tableOf(seat, branch) : undefined
}

export const orderForDay = (day: DateText | null): void => changeCart((cart) => ({ ...cart, day }))
