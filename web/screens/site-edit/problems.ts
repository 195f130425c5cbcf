// The sentence for each field: from the rule on this screen, or from what the server found.
import type { Problem } from '../../../contract/index.ts'
import { type ContentEntry, contentProblems } from '../../../domain/content.ts'
import type { Refused } from '../../api/http/client.ts'
import { problemsByField } from '../../forms/problems.ts'
import type { SiteEditText } from '../../i18n/editor/index.ts'

/** The server names a field as 'title', or by its path if only the shape is wrong: 'entry.title.en'. */
export const inForm = (refused: Refused): Refused => ({
  ...refused,
  problems: refused.problems.map(({ problem, field = '' }) => ({
    problem,
    field: field.replace(/^entry\./, '').replace(/\.(en|nl|fr|ar|ref|kind)$/, ''),
  })),
})

/** Whether a marked field is right after a change; nothing new is marked while somebody types. */
export function isMended(entry: ContentEntry): (marked: Problem) => boolean {
  const now = problemsByField(contentProblems(entry))
  return ({ field = '' }) => now[field] === undefined
}

/** A marked field says what is wrong with it now: a text that was missing may be too long by then. */
export function sentencesOf(marked: readonly Problem[], entry: ContentEntry, words: SiteEditText) {
  const now: Readonly<Record<string, string>> = problemsByField(contentProblems(entry))
  const known: Readonly<Record<string, string>> = words.problems
  const fields = Object.entries(problemsByField(marked))
  return Object.fromEntries(
    fields.map(([field, problem]) => [field, known[now[field] ?? problem] ?? words.notRight] as const),
  )
}
