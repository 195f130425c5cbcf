// A month as a calendar shows it: its weeks from Monday to Sunday, with their numbers.
import { addDays, type DateText, daysFrom, weekdayOf } from './hours.ts'

export interface CalendarWeek {
  /** The number of the week in its year, as ISO 8601 counts them. */
  readonly number: number
  /** Seven; null for those of another month. */
  readonly days: readonly (DateText | null)[]
}

/** The weeks of a month such as '2026-11'. */
export function weeksOfMonth(month: string): CalendarWeek[] {
  const days = daysFrom(`${month}-01`, lastDayOfMonth(month))
  const mondays = [...new Set(days.map(mondayOf))]
  return mondays.map((monday) => ({
    number: weekNumber(monday),
    days: daysFrom(monday, addDays(monday, 6)).map((day) => (day.startsWith(month) ? day : null)),
  }))
}

/** The last day of a month such as '2026-11'. */
export const lastDayOfMonth = (month: string): DateText => addDays(`${monthAfter(month, 1)}-01`, -1)

/** The month so many months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

const mondayOf = (day: DateText): DateText => addDays(day, 1 - weekdayOf(day))

/** A week belongs to the year of its Thursday. */
function weekNumber(monday: DateText): number {
  const thursday = addDays(monday, 3)
  const first = `${thursday.slice(0, 4)}-01-01`
  return Math.floor((Date.parse(thursday) - Date.parse(first)) / weekMs) + 1
}

const weekMs = 7 * 24 * 3_600_000
