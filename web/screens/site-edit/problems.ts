// The sentence for each field: from the rule on this screen, or from what the server found.
import { type ContentEntry, contentProblems } from '../../../domain/content.ts'
import type { Refused } from '../../api/http/client.ts'
import type { SiteEditText } from '../../i18n/site-edit/index.ts'

export type Problems = Readonly<Record<string, string>>

export function problemsHere(entry: ContentEntry, words: SiteEditText): Problems {
  return Object.fromEntries(contentProblems(entry).map(({ problem, field }) => [field, words.problems[problem]]))
}

/** The server names a field as 'title', or by its path if only the shape is wrong: 'entry.title.en'. */
export function problemsThere({ problems }: Refused, words: SiteEditText): Problems {
  const known: Readonly<Record<string, string>> = words.problems
  return Object.fromEntries(
    problems.map(({ problem, field = '' }) => [
      field.replace(/^entry\./, '').replace(/\.(en|nl|fr|ar|ref|kind)$/, ''),
      known[problem] ?? words.notRight,
    ]),
  )
}

/** Which of the marked problems are still there after a change; nothing new is marked while somebody types. */
export function stillWrong(marked: Problems, entry: ContentEntry, words: SiteEditText): Problems {
  const now = problemsHere(entry, words)
  return Object.fromEntries(Object.entries(marked).flatMap(([field]) => (now[field] ? [[field, now[field]]] : [])))
}
