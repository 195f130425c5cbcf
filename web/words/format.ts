// Money, times, dates and numbers as each language writes them; always Western digits.
import { clockText, type DateText, type Instant, localTime } from '#domain/branch/hours.ts'
import { type Locale, localeTags } from '#domain/shared/locale.ts'

/** 'HH:MM' on the clock of that time zone. */
export const formatTime = (instant: Instant, timeZone: string): string =>
  clockText(localTime(instant, timeZone).minutes)

/** 'Monday 23 November', without the year, because it is always a near date; 'Mon' if it is `near` enough for that. */
export const formatDate = (date: DateText, locale: Locale, near?: boolean): string =>
  new Intl.DateTimeFormat(localeTags[locale], {
    timeZone: 'UTC',
    ...(near ? { weekday: 'short' } : { weekday: 'long', day: 'numeric', month: 'long' }),
  }).format(Date.parse(`${date}T12:00:00Z`))

export const formatNumber = (number: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale]).format(number)
