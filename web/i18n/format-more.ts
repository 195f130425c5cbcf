// Formats that only later screens need, kept out of the first load.
import type { Instant } from '../../domain/branch/hours.ts'
import { type Locale, localeTags } from '../../domain/shared/locale.ts'

/** 'Monday' for 1, 'Sunday' for 7. */
export const formatWeekday = (weekday: number, locale: Locale): string =>
  // 5 January 1970 was a Monday.
  new Intl.DateTimeFormat(localeTags[locale], { weekday: 'long', timeZone: 'UTC' }).format((weekday + 3.5) * 86_400_000)

/** 'Orders, stock and reviews'. */
export const formatList = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(localeTags[locale]).format(parts)

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

/** '22 November 2026', in the shop's country. */
export const formatDay = (instant: Instant, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: 'Europe/Brussels' }).format(instant)

/** '6 %' for 600 basis points; always with Western digits. */
export const formatRate = (rate: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
