// A week's opening hours as on a notice on the door: days with the same hours together, then the days that differ.
import { type Weekday, weekdays } from '../shared/date.ts'
import {
  addDays,
  clockText,
  type DateText,
  exceptionOn,
  type HoursException,
  type Period,
  type WeekHours,
  weekdayOf,
} from './hours.ts'

/** Consecutive weekdays, Monday 1 to Sunday 7, with the same periods; closed if there are none. */
export interface DayGroup {
  readonly from: Weekday
  readonly to: Weekday
  readonly periods: readonly Period[]
}

/** The week from Monday on, with consecutive days of equal hours as one group. */
export function weekOf(branch: { readonly hours: WeekHours }): DayGroup[] {
  const groups: DayGroup[] = []
  for (const day of weekdays) {
    const periods = branch.hours[day]
    const last = groups.at(-1)
    if (last && samePeriods(last.periods, periods)) groups[groups.length - 1] = { ...last, to: day }
    else groups.push({ from: day, to: day, periods })
  }
  return groups
}

export const isInGroup = (group: DayGroup, date: DateText): boolean => {
  const day = weekdayOf(date)
  return day >= group.from && day <= group.to
}

/** Consecutive dates that differ from the week in the same way. */
export interface DateGroup {
  readonly from: DateText
  readonly to: DateText
  readonly periods: readonly Period[]
  /** The name of these days, if they have one. */
  readonly name?: string
}

type TitledDays = HoursException & { readonly name?: string | undefined }

/** The dates that differ from the week, from `today` on for `days` days; a holiday of several days is one group. */
export function exceptionsAhead(
  branch: { readonly hours: WeekHours; readonly exceptions: readonly TitledDays[] },
  today: DateText,
  days: number,
): DateGroup[] {
  const groups: DateGroup[] = []
  for (let ahead = 0; ahead < days; ahead++) {
    const date = addDays(today, ahead)
    const exception = exceptionOn(branch.exceptions, date)
    if (!exception || samePeriods(exception.periods, branch.hours[weekdayOf(date)])) continue
    const last = groups.at(-1)
    const { name } = exception
    if (last && addDays(last.to, 1) === date && last.name === name && samePeriods(last.periods, exception.periods))
      groups[groups.length - 1] = { ...last, to: date }
    else groups.push({ from: date, to: date, periods: exception.periods, ...(name && { name }) })
  }
  return groups
}

/** '07:00 – 12:00, 13:00 – 19:00'; '' if there are no periods. Where space is short, pass a `dash` without spaces. */
export const periodsText = (periods: readonly Period[], dash = ' – '): string =>
  periods.map(({ from, to }) => `${clockText(from)}${dash}${clockText(to)}`).join(', ')

const samePeriods = (some: readonly Period[], others: readonly Period[]): boolean =>
  some.length === others.length &&
  some.every(({ from, to }, index) => from === others[index]?.from && to === others[index]?.to)
