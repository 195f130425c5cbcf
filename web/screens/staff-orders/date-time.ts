// A day and time as staff read it: '23 Nov, 12:18'.
import { type Locale, localeTags } from '../../../domain/shared/locale.ts'

/** Without a time zone: by the clock of this computer. */
export function moment(instant: number, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  }).format(instant)
}
