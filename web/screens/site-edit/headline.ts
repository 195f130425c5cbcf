// How an entry is called in the list of staff, and what is said below that.
import type { ContentEntry } from '../../../domain/content.ts'
import { type Locale, say } from '../../../domain/shared/locale.ts'

export function headline(entry: ContentEntry, locale: Locale): string {
  if (entry.kind === 'offer') return say(entry.title, locale)
  return entry.kind === 'post' ? say(entry.question, locale) : entry.name
}

export function secondLine(entry: ContentEntry, locale: Locale): string {
  if (entry.kind === 'offer') return say(entry.subTitle, locale)
  return entry.kind === 'post' ? say(entry.answer, locale) : say(entry.text, locale)
}
