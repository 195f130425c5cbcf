// What is wrong with a form, field by field.
import type { Problem } from '#contract/index.ts'

/** The first problem of each field. A line's have keys such as 'holidays.2', those without a field ''. */
export function problemsByField<Name extends string>(
  problems: readonly { readonly problem: Name; readonly field?: string; readonly line?: number }[],
): Readonly<Record<string, Name>> {
  const found: Record<string, Name> = {}
  for (const { problem, field = '', line } of problems) found[pathOf(field, line)] ??= problem
  return found
}

const pathOf = (field: string, line: number | undefined): string => (line === undefined ? field : `${field}.${line}`)

type Words = Readonly<Record<string, string>>

/** The sentence for each field with a problem; `other` is for a problem without a sentence of its own. */
export function sentencesAt(problems: readonly Problem[], words: Words, other: string) {
  const found = problemsByField(problems)
  return (field: string, line?: number): string | undefined => {
    const problem = found[pathOf(field, line)]
    return problem === undefined ? undefined : (words[problem] ?? other)
  }
}
