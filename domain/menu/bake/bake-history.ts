// What past days say of what is made ahead: on which days the branch was open, what was sold, and what would have been
// (BAKE-1, BAKE-2).
import { belgianHolidays, type PublicHoliday } from '#domain/branch/belgian-holidays.ts'
import {
  addDays,
  type DateText,
  daysFrom,
  exceptionOn,
  type HoursException,
  periodsOn,
  type WeekHours,
} from '#domain/branch/hours.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { type DayProfile, type WantedDay, wantedOf } from './bake.ts'

/** The days that are read before the day of a list: 60 open ones, and what each of them was expected by. */
const daysRead = 112
/** And a year of holidays, which are few. */
const yearRead = 371

interface BakeHours {
  readonly hours: WeekHours
  readonly exceptions: readonly (HoursException & { readonly name?: LocalText | undefined })[]
}

/** The name of a public holiday, or of a day on which the branch has hours of its own; undefined for any other day. */
export function bakeHolidayOn({ exceptions }: Pick<BakeHours, 'exceptions'>, day: DateText): LocalText | undefined {
  const own = exceptionOn(exceptions, day)
  return holidayOf(day)?.name ?? (own && own.periods.length > 0 ? (own.name ?? {}) : undefined)
}

const holidayOf = (day: DateText): PublicHoliday | undefined => {
  const year = Number(day.slice(0, 4))
  const known = holidays.get(year) ?? belgianHolidays(year)
  holidays.set(year, known)
  return known.find(({ date }) => date === day)
}

/** Of the years that were asked for: a list asks for each of its days. */
const holidays = new Map<number, readonly PublicHoliday[]>()

/** The days, in order, whose counts a list for `day` is worked out from. */
export function daysToRead(branch: Pick<BakeHours, 'exceptions'>, day: DateText): DateText[] {
  const from = addDays(day, -daysRead)
  const earlier = daysFrom(addDays(day, -yearRead), addDays(from, -1))
  return [...earlier.filter((one) => bakeHolidayOn(branch, one)), ...daysFrom(from, addDays(day, -1))]
}

/** Numbers by day, of something that may be by item: `item` is empty where it is of the whole branch. */
export interface DayNumber {
  readonly day: DateText
  readonly item: string
  readonly amount: number
}

/** What was counted in an evening. */
export interface Evening {
  readonly day: DateText
  readonly item: string
  readonly left: number
  /** The hour at which nothing was left; null if something was. */
  readonly soldOutAt: number | null
}

export interface BakeCounts {
  /** Orders by day and hour; a day without any was closed. */
  readonly hours: readonly { readonly day: DateText; readonly hour: number; readonly orders: number }[]
  /** Pieces, within meal deals too; several of an item and a day add up. */
  readonly sold: readonly DayNumber[]
  /** For how many minutes it was marked out of stock while the branch was open. */
  readonly minutesOut: readonly DayNumber[]
  readonly evenings: readonly Evening[]
}

export interface BakeHistory {
  /** By item; only days from its first sale on, on which the branch was open. */
  readonly items: ReadonlyMap<string, readonly WantedDay[]>
  /** Of all of them together. */
  readonly shop: readonly WantedDay[]
}

/** What was wanted of these items, by days in order. */
export function bakeHistory(branch: BakeHours, items: readonly string[], counts: BakeCounts): BakeHistory {
  const open = [...new Set(counts.hours.filter(({ orders }) => orders > 0).map(({ day }) => day))].sort()
  const profile = profileOf(counts.hours)
  const sold = summed(counts.sold)
  const minutesOut = summed(counts.minutesOut)
  const evenings = new Map(counts.evenings.map((one) => [keyOf(one), one]))
  const unusual = new Set(open.filter((day) => bakeHolidayOn(branch, day)))
  const known = items.map((item): [string, WantedDay[]] => {
    const began = open.find((day) => (sold.get(keyOf({ day, item })) ?? 0) > 0)
    const days = open
      .filter((day) => began !== undefined && day >= began)
      .flatMap((day): WantedDay[] => {
        const key = keyOf({ day, item })
        const pieces = Math.max(0, sold.get(key) ?? 0)
        const out = minutesOut.get(key) ?? 0
        const evening = evenings.get(key)
        // A day without a single one says nothing of what was wanted.
        if (pieces === 0 && out > 0) return []
        const soldOutAt = evening ? evening.soldOutAt : hourOut(branch, day, out)
        return [{ date: day, wanted: wantedOf(pieces, soldOutAt, profile), isHoliday: unusual.has(day) }]
      })
    return [item, days]
  })
  return { items: new Map(known), shop: together(known.map(([, days]) => days)) }
}

/** How counted evenings ended: each is one of an item. */
export interface EveningsSoFar {
  readonly evenings: number
  /** Of these, on which nothing was left. */
  readonly soldOut: number
  /** Pieces that were left, and that were sold, on all of them. */
  readonly left: number
  readonly sold: number
}

/** Those that were counted on `since` or later. */
export function eveningsSince(counts: Pick<BakeCounts, 'evenings' | 'sold'>, since: DateText): EveningsSoFar {
  const sold = summed(counts.sold)
  const some = counts.evenings.filter(({ day }) => day >= since)
  return {
    evenings: some.length,
    soldOut: some.filter(({ left }) => left === 0).length,
    left: some.reduce((sum, { left }) => sum + left, 0),
    sold: some.reduce((sum, one) => sum + Math.max(0, sold.get(keyOf(one)) ?? 0), 0),
  }
}

/** The items that others of these have sold on average, by days in order. */
export function averageDays(days: readonly (readonly WantedDay[])[]): WantedDay[] {
  const many = new Map<DateText, number>()
  for (const { date } of days.flat()) many.set(date, (many.get(date) ?? 0) + 1)
  return together(days).map((one) => ({ ...one, wanted: one.wanted / (many.get(one.date) ?? 1) }))
}

function together(all: readonly (readonly WantedDay[])[]): WantedDay[] {
  const sums = new Map<DateText, WantedDay>()
  for (const one of all.flat()) sums.set(one.date, { ...one, wanted: one.wanted + (sums.get(one.date)?.wanted ?? 0) })
  return [...sums.values()].sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** Marked out of stock, it is taken to have been so until the branch closed. */
function hourOut(branch: BakeHours, day: DateText, minutes: number): number | null {
  const closes = periodsOn(branch, day).at(-1)?.to
  return minutes > 0 && closes !== undefined ? hourAfter(Math.max(0, closes - minutes)) : null
}

/** To the nearest hour: what was sold until then is what the profile knows. */
export const hourAfter = (minutes: number): number => Math.min(24, Math.round(minutes / 60))

/** Before each hour, what share of a day’s orders there was. */
function profileOf(hours: BakeCounts['hours']): DayProfile {
  const byHour = Array.from({ length: 25 }, () => 0)
  for (const { hour, orders } of hours) byHour[hour] = (byHour[hour] ?? 0) + Math.max(0, orders)
  const all = byHour.reduce((sum, one) => sum + one, 0)
  let before = 0
  return new Map(
    byHour.map((orders, hour): [number, number] => {
      const share = all > 0 ? before / all : 1
      before += orders
      return [hour, share]
    }),
  )
}

const keyOf = ({ day, item }: { readonly day: DateText; readonly item: string }): string => `${day} ${item}`

function summed(rows: readonly DayNumber[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.amount)
  return sums
}
