// Sorts what the server said against an order: to its line, to its field, or to the notice for all of it.
import type { Problem } from '../../../contract/index.ts'
import type { MissingField } from '../../i18n/order/index.ts'

export type FormField = MissingField | 'at' | 'form'

export interface SortedProblems {
  readonly fields: ReadonlyMap<FormField, string>
  readonly lines: ReadonlyMap<number, string>
  readonly others: readonly string[]
}

const formFields: ReadonlySet<string> = new Set<FormField>(['name', 'phone', 'address', 'table', 'at', 'form'])

export const noProblems: SortedProblems = { fields: new Map(), lines: new Map(), others: [] }

/** `say` gives the sentence of a problem. */
export function sortProblems(problems: readonly Problem[], say: (problem: Problem) => string): SortedProblems {
  const fields = new Map<FormField, string>()
  const lines = new Map<number, string>()
  const others: string[] = []
  for (const problem of problems) {
    if (problem.line !== undefined) lines.set(problem.line, say(problem))
    else if (problem.field !== undefined && formFields.has(problem.field))
      fields.set(problem.field as FormField, say(problem))
    else others.push(say(problem))
  }
  return { fields, lines, others }
}
