// Formats that only later screens need, kept out of the first load.
import { type DateText, type Instant, usualTimeZone } from '#domain/branch/hours.ts'
import { type Locale, localeTags } from '#domain/shared/locale.ts'

/** 'Monday' for 1, 'Sunday' for 7. */
export const formatWeekday = (weekday: number, locale: Locale): string =>
  // 5 January 1970 was a Monday.
  new Intl.DateTimeFormat(localeTags[locale], { weekday: 'long', timeZone: 'UTC' }).format((weekday + 3.5) * 86_400_000)

/** 'Mon' for 1, 'Sun' for 7. */
export const formatShortWeekday = (weekday: number, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTags[locale], { weekday: 'short', timeZone: 'UTC' }).format(
    (weekday + 3.5) * 86_400_000,
  )

/** 'November 2026' for '2026-11'. */
export const formatMonth = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-15T12:00:00Z`),
  )

/** 'Orders, stock and reviews'. */
export const formatList = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(localeTags[locale]).format(parts)

/** 'To pay: €3.20'; in French with a space before the colon, at which no line ends. */
export const formatLabelled = (label: string, value: string, locale: Locale): string =>
  `${label}${locale === 'fr' ? '\u00a0' : ''}: ${value}`

/** '23 Nov, 12:18'. Without a time zone: by the clock of this device. */
export const formatMoment = (instant: Instant, locale: Locale, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeTags[locale], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  }).format(instant)

/** '12:18' if that was today by the clock of this device, otherwise with its day. */
export function formatRecent(instant: Instant, now: Instant, locale: Locale): string {
  const dayOf = (one: Instant) => new Date(one).toDateString()
  return dayOf(instant) === dayOf(now)
    ? new Intl.DateTimeFormat(localeTags[locale], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
        instant,
      )
    : formatMoment(instant, locale)
}

/** '22 November 2026', in the shop's country. */
export const formatDay = (instant: Instant, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: usualTimeZone }).format(instant)

/** 'Wed 4 Mar'. */
export const formatNearDay = (date: DateText, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTags[locale], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(Date.parse(`${date}T12:00:00Z`))

/** '75%' for 0.75. */
export const formatShare = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], { style: 'percent' }).format(share)

/** '6 %' for 600 basis points; always with Western digits. */
export const formatRate = (rate: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)

/** '38 min', '2 hr 5 min', in the short words of the language. */
export function formatMinutes(minutes: number, locale: Locale): string {
  const inUnit = (amount: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(localeTags[locale], { style: 'unit', unit, unitDisplay: 'short' }).format(amount)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    ...(hours > 0 ? [inUnit(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [inUnit(rest, 'minute')] : []),
  ]
  return parts.join(' ')
}

/** '350 m', '1.2 km', '14 km': as exact as somebody who walks or drives needs. No line ends before the unit. */
export function formatDistance(metres: number, locale: Locale): string {
  const inUnit = (amount: number, unit: 'meter' | 'kilometer', digits: number) =>
    new Intl.NumberFormat(localeTags[locale], { style: 'unit', unit, maximumFractionDigits: digits })
      .format(amount)
      .replace(/\s/, '\u00a0')
  if (metres < 975) return inUnit(Math.max(1, Math.round(metres / 50)) * 50, 'meter', 0)
  return inUnit(metres / 1000, 'kilometer', metres < 9950 ? 1 : 0)
}
