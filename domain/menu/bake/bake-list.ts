// The bake list of a branch: for which day it is, which items are on it, and what it says of each (BAKE-1).
import { type Branch, nextOpeningDay, openSpan } from '#domain/branch/branch.ts'
import { type DateText, type Instant, localTime, periodsOn } from '#domain/branch/hours.ts'
import { workingDayBegan } from '#domain/branch/working-day.ts'
import type { Item } from '../menu.ts'
import { isOnMenuAt, itemAt, saleHours } from '../sold.ts'
import { type BakeAdvice, bakeAdvice, daysNeeded, type NotYet } from './bake.ts'
import { averageDays, type BakeHistory, bakeHolidayOn } from './bake-history.ts'
import { enoughAt } from './made-ahead.ts'

/** Today before the branch opens, and from then on the next day on which it does; null if none is within 60 days. */
export function bakeDayAt(branch: Branch, now: Instant): DateText | null {
  const { date, minutes } = localTime(now, branch.timeZone)
  const opens = periodsOn(branch, date)[0]?.from
  return opens !== undefined && minutes < opens ? date : nextOpeningDay(branch, now)
}

/** The day that goes on at the branch: what is left is counted of it. */
export function dayGoingOn(branch: Branch, now: Instant): DateText {
  const open = openSpan(branch, now)
  // Where nothing closes, the day ends with its date.
  const at = open && open.to - open.from > dayMs ? now : workingDayBegan(branch, now)
  return localTime(at, branch.timeZone).date
}

const dayMs = 24 * 3_600_000

/** The day before which days are known: that of the list, or today as long as it goes on. */
export function knownBefore(branch: Branch, day: DateText, now: Instant): DateText {
  const { date, minutes } = localTime(now, branch.timeZone)
  const closes = periodsOn(branch, date).at(-1)?.to ?? 0
  return date < day && minutes < closes ? date : day
}

/** What is made ahead and on the menu of the branch, on that day at some time. */
export const madeAheadAt = (items: readonly Item[], branch: string, day: DateText): Item[] =>
  items.filter((item) => item.ahead && isOnMenuAt(item, branch) && saleHours(item, day).length > 0)

export interface BakeRow {
  readonly item: Item
  readonly advice: BakeAdvice | NotYet
  /** The share of days on which there shall be enough. */
  readonly enough: number
}

/** What the list of a day says of an item; `items` are all that are on it. */
export function bakeRow(
  branch: Branch,
  day: DateText,
  item: Item,
  { items, history }: { readonly items: readonly Item[]; readonly history: BakeHistory },
): BakeRow {
  const isHoliday = bakeHolidayOn(branch, day) !== undefined
  const daysOf = (id: string) => history.items.get(id) ?? []
  const own = daysOf(item.id)
  // An item that is known well needs no others.
  const others = own.length < daysNeeded ? items.filter((one) => isBeside(one, item)) : []
  const enough = enoughAt(itemAt(item, branch.id).price, item.ahead ?? {})
  const category = averageDays(others.map(({ id }) => daysOf(id)))
  const advice = bakeAdvice({ day, isHoliday, item: own, shop: history.shop, category, enough })
  return { item, advice, enough }
}

const isBeside = (one: Item, item: Item): boolean => one.category === item.category && one.id !== item.id
