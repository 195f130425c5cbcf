// The day of a review as staff read it: '4 March 2026'.
import { type Locale, localeTags } from '../../../domain/shared/locale.ts'

export const dayOf = (instant: number, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long' }).format(instant)
