// The title of an entry in the staff's list, and the text below it.
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
