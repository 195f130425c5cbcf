// The orders of a period by day and hour, with the hours in which nobody was open left out (OFF-6).
import {
  type DateText,
  daysFrom,
  type HoursException,
  periodsOn,
  type WeekHours,
  weekdayOf,
} from '#domain/branch/hours.ts'
import { type Weekday, weekdays } from '#domain/shared/date.ts'
import type { SpanDays } from './figure-span.ts'

/** More days than these are summed by weekday, so that the grid stays as high as a week. */
export const mostGridDays = 14

export interface OrdersAt {
  readonly day: DateText
  readonly hour: number
  readonly orders: number
}

export interface GridRow {
  readonly weekday: Weekday
  /** Null where several days of a weekday are summed. */
  readonly day: DateText | null
  /** How many days the row sums. */
  readonly days: number
  /** In order; an hour in which no branch was open and nothing was ordered is missing. */
  readonly hours: readonly { readonly hour: number; readonly orders: number }[]
}

interface OpenHours {
  readonly hours: WeekHours
  readonly exceptions: readonly HoursException[]
}

/** By date, or in a longer period by weekday: then the hours of the week count, and no exception to them. */
export function hourGrid(
  { from, to }: SpanDays,
  orders: readonly OrdersAt[],
  branches: readonly OpenHours[],
): GridRow[] {
  const days = daysFrom(from, to)
  if (days.length <= mostGridDays) {
    return days.map((day) => ({
      weekday: weekdayOf(day),
      day,
      days: 1,
      hours: hoursOf(
        orders.filter((one) => one.day === day),
        branches,
        (branch) => periodsOn(branch, day),
      ),
    }))
  }
  return weekdays.map((weekday) => ({
    weekday,
    day: null,
    days: days.filter((day) => weekdayOf(day) === weekday).length,
    hours: hoursOf(
      orders.filter(({ day }) => weekdayOf(day) === weekday),
      branches,
      ({ hours }) => hours[weekday],
    ),
  }))
}

function hoursOf(
  orders: readonly OrdersAt[],
  branches: readonly OpenHours[],
  periodsOf: (branch: OpenHours) => ReturnType<typeof periodsOn>,
): GridRow['hours'] {
  const hours = new Map<number, number>()
  for (const branch of branches)
    for (const { from, to } of periodsOf(branch))
      for (let hour = Math.floor(from / 60); hour < to / 60; hour++) hours.set(hour, 0)
  for (const { hour, orders: some } of orders) hours.set(hour, (hours.get(hour) ?? 0) + some)
  return [...hours].map(([hour, some]) => ({ hour, orders: some })).sort((one, other) => one.hour - other.hour)
}
