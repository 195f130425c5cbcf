// The names that a calendar needs: months, days of the week, ranges of days.
import type { DateText } from '#domain/branch/hours.ts'
import type { Holiday } from '#domain/guests/reservation-rules.ts'
import { type Locale, localeTags } from '#domain/shared/locale.ts'

const noon = (date: DateText): number => Date.parse(`${date}T12:00:00Z`)

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeTags[locale], { timeZone: 'UTC', ...options })

/** 'March 2026' for '2026-03' and for any day in it. */
export const monthAndYear = (date: DateText, locale: Locale): string =>
  format(locale, { month: 'long', year: 'numeric' }).format(noon(`${date.slice(0, 7)}-01`))

/** Monday to Sunday. Arabic has nothing between the full word, which is too wide for a phone, and a single letter. */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  const short = format(locale, { weekday: locale === 'ar' ? 'narrow' : 'short' })
  const long = format(locale, { weekday: 'long' })
  // 1 June 2026 is a Monday.
  return Array.from({ length: 7 }, (_, day) => noon(`2026-06-0${day + 1}`)).map((at) => ({
    short: short.format(at),
    long: long.format(at),
  }))
}

/** '1–31 July 2026' */
export const rangeName = ({ from, to }: Holiday, locale: Locale): string =>
  format(locale, { dateStyle: 'long' }).formatRange(noon(from), noon(to))
