// Wall-clock time in a branch's time zone, and its opening periods on a date.

import type { Weekday } from '../shared/date.ts'

/** Milliseconds since 1970 in UTC. */
export type Instant = number
/** A calendar day as 'YYYY-MM-DD'. */
export type DateText = string
/** Minutes since midnight on the branch's own clock, 0 to 1440. */
export type Minutes = number

/** The clock of a new branch, and of the shop where no branch says its own. */
export const usualTimeZone = 'Europe/Brussels'

/** Open from `from` until `to`, not including `to`. */
export interface Period {
  readonly from: Minutes
  readonly to: Minutes
}

/** The periods of each weekday in order; a day may have several. */
export type WeekHours = Readonly<Record<Weekday, readonly Period[]>>

/** A day, or several in a row, that differ from the week: a holiday (no periods) or other hours. */
export interface HoursException {
  readonly date: DateText
  /** The last day, if there is more than one. */
  readonly to?: DateText | undefined
  readonly periods: readonly Period[]
}

export interface LocalTime {
  readonly date: DateText
  readonly minutes: Minutes
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The wall-clock time in `timeZone` at that instant, without seconds. */
export function localTime(instant: Instant, timeZone: string): LocalTime {
  const wall = new Date(wallClock(instant, timeZone))
  return { date: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

/** The wall clock's full minute, expressed as an instant in UTC. */
function wallClock(instant: Instant, timeZone: string): number {
  return Math.floor(instant / 60_000) * 60_000 + offsetAt(instant, timeZone)
}

/** No time zone changes its offset within a quarter of an hour of UTC, and calling Intl each time is slow. */
const quarter = 900_000
const mostOffsets = 10_000
const offsets = new Map<string, number>()

/** How far the wall clock is ahead of UTC, in ms. */
function offsetAt(instant: Instant, timeZone: string): number {
  const place = Math.floor(instant / quarter)
  const key = `${timeZone} ${place}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    if (offsets.size >= mostOffsets) offsets.clear()
    offset = readOffset(place * quarter, timeZone)
    offsets.set(key, offset)
  }
  return offset
}

function readOffset(instant: Instant, timeZone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute) - instant
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/**
 * The instant at which the wall clock in `timeZone` shows this date and time. A time in the hour skipped in spring
 * gives the instant equally far after the jump; a time in the hour repeated in autumn gives the first of the two.
 */
export function instantOf(date: DateText, minutes: Minutes, timeZone: string): Instant {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
  const candidates = [-1, 1].map((side) => asUtc - offsetAt(asUtc + side * 86_400_000, timeZone))
  const exact = candidates.filter((instant) => wallClock(instant, timeZone) === asUtc)
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)
}

/** ISO weekday of a date, Monday 1 to Sunday 7. */
export function weekdayOf(date: DateText): Weekday {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return (day === 0 ? 7 : day) as Weekday
}

export function addDays(date: DateText, days: number): DateText {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** As many as there are from 2000 to 2099. */
const mostDays = 36_525

/** Every day from one to another, both included; none if they are the wrong way round. */
export function daysFrom(from: DateText, to: DateText): DateText[] {
  const apart = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
  return Array.from({ length: Math.min(Math.max(0, apart + 1), mostDays) }, (_, day) => addDays(from, day))
}

/** The last day of an exception. */
export const lastDayOf = ({ date, to }: Pick<HoursException, 'date' | 'to'>): DateText => to ?? date

/** The exception that holds on a date, if there is one. */
export const exceptionOn = <Exception extends Pick<HoursException, 'date' | 'to'>>(
  exceptions: readonly Exception[],
  date: DateText,
): Exception | undefined => exceptions.find((one) => one.date <= date && date <= lastDayOf(one))

/** The opening periods on a date: the exception for that date if there is one, else the weekday's. */
export function periodsOn(
  branch: { readonly hours: WeekHours; readonly exceptions: readonly HoursException[] },
  date: DateText,
): readonly Period[] {
  return exceptionOn(branch.exceptions, date)?.periods ?? branch.hours[weekdayOf(date)]
}

/** Minutes as 'HH:MM'. The end of a day is 24:00; what goes on through midnight ends at 01:15, say. */
export function clockText(since: Minutes): string {
  const minutes = since > 24 * 60 ? since - 24 * 60 : since
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
