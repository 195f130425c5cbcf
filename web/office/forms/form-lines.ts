// What a form says, as lines that people read: by them what is not saved yet is shown, and what two people typed apart.
import type { LocalText } from '#domain/shared/locale.ts'

export interface FormLine {
  /** The form's field that it is about. */
  readonly field: string
  readonly label: string
  /** Empty if there is nothing. */
  readonly text: string
}

export interface ChangedLine {
  readonly field: string
  readonly label: string
  readonly before: string
  readonly now: string
}

export function changedLines(before: readonly FormLine[], now: readonly FormLine[]): ChangedLine[] {
  const keyOf = ({ field, label }: FormLine) => `${field} ${label}`
  const were = new Map(before.map((line) => [keyOf(line), line]))
  const are = new Map(now.map((line) => [keyOf(line), line]))
  return [...new Map([...were, ...are])].flatMap(([key, { field, label }]) => {
    const was = were.get(key)?.text ?? ''
    const is = are.get(key)?.text ?? ''
    return was === is ? [] : [{ field, label, before: was, now: is }]
  })
}

/** One line for each language in which something is written. */
export const textLines = (field: string, label: string, text: LocalText): FormLine[] =>
  Object.entries(text).map(([language, words]) => ({
    field,
    label: `${label} (${language.toUpperCase()})`,
    text: words.trim(),
  }))
