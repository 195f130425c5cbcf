// A branch's opening hours, put together: days with the same hours in one row, and the days that differ.
import { clockText, type HoursException, lastDayOf, type Period, type WeekHours } from '../../domain/branch/hours.ts'

export interface SameHours {
  /** ISO weekdays, Monday 1. */
  readonly days: readonly number[]
  readonly periods: readonly Period[]
}

const week = [1, 2, 3, 4, 5, 6, 7] as const

/** Neighbouring days of the week with the same hours, in order. */
export function sameHours(hours: WeekHours): SameHours[] {
  const rows: { days: number[]; periods: readonly Period[] }[] = []
  for (const day of week) {
    const last = rows.at(-1)
    if (last && periodsText(last.periods) === periodsText(hours[day])) last.days.push(day)
    else rows.push({ days: [day], periods: hours[day] })
  }
  return rows
}

/** '07:00–12:00, 13:00–19:00'; '' for a day without any. */
export const periodsText = (periods: readonly Period[]): string =>
  periods.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(', ')

/** The exceptions from `today` on, the next ones first. */
export const comingExceptions = (exceptions: readonly HoursException[], today: string): HoursException[] =>
  exceptions.filter((days) => lastDayOf(days) >= today).toSorted((a, b) => a.date.localeCompare(b.date))
