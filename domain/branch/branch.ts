// A branch: where it is, when it is open, and whether and until when it takes orders.

import type { Image } from '../menu/menu.ts'
import type { TillDuty } from '../money/till-duty.ts'
import type { LocalText } from '../shared/locale.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import type { Capacity } from './capacity/capacity.ts'
import type { ExtraTime, Pause } from './capacity/quote.ts'
import type { Shift } from './capacity/shift.ts'
import { joinedSpans, type Span, spanAt, spansOn } from './clock-change.ts'
import type { NamedDays } from './closure.ts'
import {
  addDays,
  type DateText,
  type HoursException,
  type Instant,
  instantOf,
  localTime,
  type Minutes,
  type Period,
  periodsOn,
  type WeekHours,
} from './hours.ts'

/** As many branches a call may name; a larger chain needs this raised, and the size of an address with it. */
export const mostBranches = 1000

/** The two checkout forms (D-4). */
export const orderForms = ['pick-up', 'table'] as const
export type OrderForm = (typeof orderForms)[number]

/** Whether a pick-up form asks for something: not at all, if the customer likes, or always. */
export const askedFields = ['hidden', 'optional', 'required'] as const
export type AskedField = (typeof askedFields)[number]

/** What staff set: open, or closed with a date and a description that customers read (SHOP-1). */
export interface ShopState {
  readonly open: boolean
  readonly date: string
  readonly desc: LocalText
  /**
   * While closed: the last day of it, on the branch's clock; the branch opens by itself after it. Null: no end is set.
   */
  readonly until: DateText | null
}

/** The settings that decide when a branch takes orders. */
export interface OrderingSettings {
  readonly timeZone: string
  readonly hours: WeekHours
  readonly exceptions: readonly HoursException[]
  /** Orders for a day are taken until this time of that day; null: until it closes (D-6). */
  readonly cutOff: Minutes | null
  readonly prepMinutes: number
  /** Orders are taken for every open day up to so many days after today, 0 to 14, and for the next opening day. */
  readonly daysAhead: number
  readonly shop: ShopState
}

export interface Branch extends OrderingSettings {
  readonly id: string
  /** The days that differ from the week, with their names. */
  readonly exceptions: readonly NamedDays[]
  readonly name: LocalText
  readonly address: LocalText
  /** A picture of the branch from outside or inside; null if there is none. */
  readonly image: Image | null
  /** What the picture shows, for people who cannot see it; may be empty. */
  readonly imageWords: LocalText
  readonly phone: string
  readonly email: string
  readonly forms: readonly OrderForm[]
  readonly addressField: AskedField
  readonly phoneField: AskedField
  /** Tables are numbered 1 to `tables`. */
  readonly tables: number
  readonly latitude: number
  readonly longitude: number
  /** The letter of its orders' codes, A to Z (CALL-1). */
  readonly letter: string
  /** How much it makes in a slot; null: only the hours limit (TIME-1). */
  readonly capacity: Capacity | null
  /** Orders are accepted by being placed (BOARD-4). */
  readonly autoAccept: boolean
  readonly pause: Pause | null
  readonly extra: ExtraTime | null
  /** Who is on shift today; null: as usual (QUOTE-3). */
  readonly shift: Shift | null
  readonly usualHands: number
  /** Of a hundred orders so many may be late, as the owner chose (QUOTE-1). */
  readonly latePercent: number
  /** Whether customers read how many promises were kept (QUOTE-4). */
  readonly keptShown: boolean
  /** How it stands to the registered till (REG-1). */
  readonly tillDuty: TillDuty
  /** The id of its region; null: it is in none (CHAIN-2). */
  readonly region: string | null
}

/** How a branch stands to the registered till; one that is removed needs none. */
export const dutyAt = ({ branches }: { readonly branches: readonly Branch[] }, id: string): TillDuty =>
  branches.find((branch) => branch.id === id)?.tillDuty ?? 'none'

export const dayRefusals = ['shop_closed', 'day_closed', 'cut_off_passed', 'day_not_offered'] as const
export type DayRefusal = (typeof dayRefusals)[number]

/** A day on which orders are taken, seen from one instant. */
export interface OrderDay {
  readonly date: DateText
  readonly today: boolean
  readonly periods: readonly Period[]
  /**
   * From this instant on, orders for this day are refused; after midnight, while the branch stays open, they are for
   * the next one.
   */
  readonly until: Instant
}

/** How many days ahead to look for the next opening day. */
const horizon = 60

/**
 * Whether orders for `date` are taken at `now`. They are if staff have not closed the shop on that day, the branch
 * opens then, neither the cut-off nor the closing time is past, and the day is today, the next opening day (D-6) or
 * within the branch's days ahead (F-62). A customer at a table can order whenever the branch is open, regardless of the
 * cut-off, and only for now. Both the screen and the server use this one function.
 */
export function orderDay(
  branch: OrderingSettings,
  date: DateText,
  now: Instant,
  form: OrderForm = 'pick-up',
): Result<OrderDay, DayRefusal> {
  if (isClosedOn(branch.shop, date)) return refuse('shop_closed')
  if (form === 'table') return tableDay(branch, date, now)
  const today = localTime(now, branch.timeZone).date
  const furthest = addDays(today, branch.daysAhead)
  if (date < today || (date > furthest && date !== nextOpeningDay(branch, now))) return refuse('day_not_offered')
  const periods = periodsOn(branch, date)
  const closes = closingOf(branch, date)
  if (closes === undefined) return refuse('day_closed')
  const until = Math.min(closes, branch.cutOff === null ? closes : instantOf(date, branch.cutOff, branch.timeZone))
  if (now >= until) return refuse(now >= closes ? 'day_closed' : 'cut_off_passed')
  return accept({ date, today: date === today, periods, until })
}

/** Whether staff closed the branch on that day (F-59). */
export const isClosedOn = ({ open, until }: Pick<ShopState, 'open' | 'until'>, date: DateText): boolean =>
  !open && (!until || date <= until)

/** The state at `now`: a closing whose last day is over has ended, whether or not its row was tidied. */
export const shopAt = ({ shop, timeZone }: Pick<OrderingSettings, 'shop' | 'timeZone'>, now: Instant): ShopState =>
  shop.open || isClosedOn(shop, localTime(now, timeZone).date) ? shop : { ...shop, open: true, until: null }

/** When the branch opens by itself; null if it is open, or closed without an end. */
export const opensAgainAt = ({ shop, timeZone }: Pick<OrderingSettings, 'shop' | 'timeZone'>): Instant | null =>
  shop.open || !shop.until ? null : instantOf(shop.until, 24 * 60, timeZone)

/** At a table only the opening hours count. */
function tableDay(branch: OrderingSettings, date: DateText, now: Instant): Result<OrderDay, DayRefusal> {
  if (date !== localTime(now, branch.timeZone).date) return refuse('day_not_offered')
  const open = openSpan(branch, now)
  if (open) return accept({ date, today: true, periods: periodsOn(branch, date), until: open.to })
  const closes = closingOf(branch, date)
  return refuse(closes === undefined || now >= closes ? 'day_closed' : 'day_not_offered')
}

/** The first day after today on which the branch opens and staff have not closed it; null if none within 60 days. */
export function nextOpeningDay(branch: OrderingSettings, now: Instant): DateText | null {
  const today = localTime(now, branch.timeZone).date
  for (let ahead = 1; ahead <= horizon; ahead++) {
    const date = addDays(today, ahead)
    if (periodsOn(branch, date).length > 0 && !isClosedOn(branch.shop, date)) return date
  }
  return null
}

/** The first opening after today, or the next midnight if the branch does not open within 60 days. */
export function nextOpening(branch: OrderingSettings, now: Instant): Instant {
  const day = nextOpeningDay(branch, now) ?? addDays(localTime(now, branch.timeZone).date, 1)
  return instantOf(day, periodsOn(branch, day)[0]?.from ?? 0, branch.timeZone)
}

/**
 * The opening hours from the day before until the day after, as stretches that go on through midnight; `counts` leaves
 * days out.
 */
export function hoursNear(
  branch: Pick<OrderingSettings, 'timeZone' | 'hours' | 'exceptions'>,
  at: Instant,
  counts: (date: DateText) => boolean = () => true,
): Span[] {
  const { date } = localTime(at, branch.timeZone)
  const days = [addDays(date, -1), date, addDays(date, 1)].filter(counts)
  return joinedSpans(days.flatMap((day) => spansOn(day, periodsOn(branch, day), branch.timeZone)))
}

/** The same without the days on which staff closed the branch. */
export const openNear = (branch: OrderingSettings, at: Instant): Span[] =>
  hoursNear(branch, at, (date) => !isClosedOn(branch.shop, date))

/** No working day is longer, in ms. */
const mostOpen = 24 * 3_600_000

/** When the last opening hours of today end; the end of the day once they are over. */
export function closingToday(branch: OrderingSettings, now: Instant): Instant {
  const { date } = localTime(now, branch.timeZone)
  const closes = closingOf(branch, date)
  // A branch that is open day and night closes at no hour of today.
  const isTonight = closes !== undefined && now < closes && closes < now + mostOpen
  return isTonight ? closes : instantOf(date, 24 * 60, branch.timeZone)
}

/** Since when and until when the branch is open at `now`; null if it is closed, by its hours or by staff. */
export const openSpan = (branch: OrderingSettings, now: Instant): Span | null =>
  spanAt(openNear(branch, now), now) ?? null

/** When the opening hours of a day end, which may be after midnight; undefined on a day without any. */
function closingOf(branch: OrderingSettings, date: DateText): Instant | undefined {
  const last = spansOn(date, periodsOn(branch, date), branch.timeZone).at(-1)?.to
  if (last === undefined || last < instantOf(date, 24 * 60, branch.timeZone)) return last
  return spanAt(openNear(branch, last), last)?.to ?? last
}
