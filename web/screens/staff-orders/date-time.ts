// A day and time as staff read it: '23 Nov, 12:18'.
import type { Locale } from '../../../domain/shared/locale.ts'

const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE', ar: 'ar-u-nu-latn' }

/** Without a time zone: on the clock of this computer. */
export function moment(instant: number, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(tags[locale], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  }).format(instant)
}
