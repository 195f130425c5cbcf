// The day of a review as staff read it: '4 March 2026'.
import type { Locale } from '../../../domain/locale.ts'

const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE', ar: 'ar-u-nu-latn' }

export const dayOf = (instant: number, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long' }).format(instant)
