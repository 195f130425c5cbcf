// An entry of the home page as staff write it: blank, as this tab kept it, its title, and what is wrong with it.

import type { Problem } from '#contract/index.ts'
import { localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { type Locale, localize } from '#domain/shared/locale.ts'
import { type ContentEntry, type ContentKind, contentKinds } from '#domain/shop/content.ts'
import { keptIn } from '#web/data/forms/draft.ts'
import { problemsByField } from '#web/data/forms/form-problems.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import type { SiteEditText } from '#web/words/editor/index.ts'

/** What is typed. */
export interface TypedEntry {
  readonly entry: ContentEntry
}

/** The name under which the tab keeps an unfinished entry; one new entry of each kind may be in progress. */
export const entryFormName = (kind: ContentKind, id: string | undefined): string => `site ${kind} ${id ?? ''}`

/** 'YYYY-MM-DD' in Belgium. */
export const todayInBelgium = (): string => localTime(serverNow(), usualTimeZone).date

/** An entry with nothing in it; `date` is when a post begins. */
export function blankEntry(kind: ContentKind, date: string): ContentEntry {
  const image = { kind: 'bundled', ref: '' } as const
  if (kind === 'offer') return { kind, image, imageWords: {}, title: {}, subTitle: {}, details: [] }
  if (kind === 'post') return { kind, image, imageWords: {}, date, name: {}, question: {}, answer: {} }
  return { kind, name: '', branch: '', text: {} }
}

/** What the tab kept; an earlier version of the site may lack later fields. Undefined if it can be no entry. */
export function revivedEntry(kept: unknown): TypedEntry | undefined {
  const entry = keptIn(keptIn(kept).entry)
  const kind = contentKinds.find((one) => one === entry.kind)
  if (!kind) return undefined
  return { entry: { ...blankEntry(kind, ''), ...entry } as ContentEntry }
}

/** The title of an entry in the staff's list. */
export function headline(entry: ContentEntry, locale: Locale): string {
  if (entry.kind === 'offer') return localize(entry.title, locale)
  return entry.kind === 'post' ? localize(entry.question, locale) : entry.name
}

export function secondLine(entry: ContentEntry, locale: Locale): string {
  if (entry.kind === 'offer') return localize(entry.subTitle, locale)
  return entry.kind === 'post' ? localize(entry.answer, locale) : localize(entry.text, locale)
}

/** The server names a field as 'title', or by its path if only the shape is wrong: 'entry.title.en'. */
export const inForm = (refused: CallRefused): CallRefused => ({
  ...refused,
  problems: refused.problems.map(({ problem, field = '' }) => ({
    problem,
    field: field.replace(/^entry\./, '').replace(/\.(en|nl|fr|ar|ref|kind)$/, ''),
  })),
})

export function sentencesOf(problems: readonly Problem[], words: Pick<SiteEditText, 'problems' | 'notRight'>) {
  const known: Readonly<Record<string, string>> = words.problems
  return Object.fromEntries(
    Object.entries(problemsByField(problems)).map(
      ([field, problem]) => [field, known[problem] ?? words.notRight] as const,
    ),
  )
}
