// The day of a review as staff read it: '4 March 2026'.
import type { Locale } from '../../../domain/shared/locale.ts'
import { tags } from '../../i18n/format.ts'

export const dayOf = (instant: number, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long' }).format(instant)
