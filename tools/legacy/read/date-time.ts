// Reads dates and times of reservations in the formats that people and browsers use.

import { type DateText, localTime, type Minutes, usualTimeZone } from '#domain/branch/hours.ts'
import { isDate } from '#domain/shared/date.ts'
import { normalForm } from '#domain/shared/normal-form.ts'

/** The old shop knew only this time zone. */
const zone = usualTimeZone

const months = [
  /^(jan|january|januari|janvier)$/,
  /^(feb|february|februari|fevr?|fevrier)$/,
  /^(mar|march|mrt|maart|mars)$/,
  /^(apr|april|avr|avril)$/,
  /^(may|mei|mai)$/,
  /^(jun|june|juni|juin)$/,
  /^(jul|july|juli|juil|juillet)$/,
  /^(aug|august|augustus|aout)$/,
  /^(sep|sept|september|septembre)$/,
  /^(oct|october|okt|oktober|octobre)$/,
  /^(nov|november|novembre)$/,
  /^(dec|december|decembre)$/,
]

/** No format of a date or a time is longer. */
const longest = 100

export interface ReadDate {
  readonly date: DateText
  /** The time, if the date included one. */
  readonly time?: Minutes
}

/**
 * '2026-03-05', '5/3/2026', '05.03.26', '5 maart 2026', 'Mar 5, 2026', an ISO instant, a browser's own text or
 * milliseconds since 1970. Day before month, as in Belgium, unless only month before day gives a valid date.
 */
export function dateOf(value: unknown): ReadDate | null {
  const read = anyDateOf(value)
  // An instant may lie in any year.
  return read && isDate(read.date) ? read : null
}

function anyDateOf(value: unknown): ReadDate | null {
  if (typeof value === 'number') return value > 1e11 ? fromInstant(value) : null
  if (typeof value !== 'string' || value.length > longest) return null
  const text = value.trim()
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text) || /GMT[+-]\d{4}/.test(text))
    return fromInstant(Date.parse(text))
  const numbers = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(text)
  if (numbers) return fromNumbers(numbers.slice(1).map(Number) as [number, number, number], numbers[1]?.length === 4)
  return fromWords(text)
}

function fromInstant(instant: number): ReadDate | null {
  if (!Number.isFinite(instant) || Math.abs(instant) > 8e15) return null
  const { date, minutes } = localTime(instant, zone)
  return { date, time: minutes }
}

function fromNumbers([first, second, third]: [number, number, number], yearFirst: boolean): ReadDate | null {
  if (yearFirst) return calendarDay(first, second, third)
  return calendarDay(third, second, first) ?? calendarDay(third, first, second)
}

function fromWords(text: string): ReadDate | null {
  const words = normalForm(text, 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th|er|e)\b/g, '$1')
    .split(/[\s,.-]+/)
    .filter(Boolean)
  const month = words.map((word) => months.findIndex((names) => names.test(word))).find((place) => place >= 0)
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word)).map(Number)
  const [day, year] = numbers
  return month === undefined || numbers.length !== 2 ? null : calendarDay(year ?? 0, month + 1, day ?? 0)
}

function calendarDay(year: number, month: number, day: number): ReadDate | null {
  const full = year < 100 ? 2000 + year : year
  const date = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDate(date) ? { date } : null
}

/**
 * '19:00', '19u30', '19h', '19.30', '7 pm', '7:30 PM', '1900', 19: minutes since midnight; null if it is not a time.
 */
export function timeOf(value: unknown): Minutes | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  if (String(value).length > longest) return null
  const text = String(value)
    .trim()
    .toLowerCase()
    .replace(/\s*(uur|heures?|o’clock)$/, '')
  const match = /^(\d{1,2})(?:\s*[:uh.]\s*(\d{2})?(?::\d{2}(?:\.\d+)?)?)?\s*([ap]\.?m\.?)?$/.exec(text)
  const compact = /^(\d{1,2})(\d{2})$/.exec(text)
  const [, hourText, minuteText = '0', half] = match ?? compact ?? []
  if (hourText === undefined) return null
  const hour = half ? (Number(hourText) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hourText)
  const isHour = half ? Number(hourText) >= 1 && Number(hourText) <= 12 : hour <= 23
  return isHour && Number(minuteText) <= 59 ? hour * 60 + Number(minuteText) : null
}
