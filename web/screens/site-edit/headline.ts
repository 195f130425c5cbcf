// How an entry is called in the list of staff, and what is said below that.
import type { ContentEntry } from '../../../domain/content.ts'
import { type Locale, localize } from '../../../domain/shared/locale.ts'

export function headline(entry: ContentEntry, locale: Locale): string {
  if (entry.kind === 'offer') return localize(entry.title, locale)
  return entry.kind === 'post' ? localize(entry.question, locale) : entry.name
}

export function secondLine(entry: ContentEntry, locale: Locale): string {
  if (entry.kind === 'offer') return localize(entry.subTitle, locale)
  return entry.kind === 'post' ? localize(entry.answer, locale) : localize(entry.text, locale)
}
