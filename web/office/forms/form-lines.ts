// What a form says, as lines that people read: by them what is not saved yet is shown, and what two people typed apart.
import { isDate } from '#domain/shared/date.ts'
import { type Locale, type LocalText, localize } from '#domain/shared/locale.ts'
import { formatDate } from '#web/words/format.ts'

export interface FormLine {
  /** The form's field that it is about. */
  readonly field: string
  /** Tells it from the field's other lines, where its label may change or be another's. */
  readonly id?: string
  readonly label: string
  /** Empty if there is nothing. */
  readonly text: string
}

export interface ChangedLine {
  readonly id: string
  readonly field: string
  readonly label: string
  readonly before: string
  readonly now: string
  /** Somebody else changed it too, to what it was before. */
  readonly isTheirs: boolean
}

/** What is typed, and what is stored; `began` is what was stored before somebody else saved. */
interface FormStates<Fields> {
  readonly began: Fields | undefined
  readonly before: Fields
  readonly fields: Fields
}

export function changedLines<Fields>(
  { began, before, fields }: FormStates<Fields>,
  linesOf: (fields: Fields) => readonly FormLine[],
): ChangedLine[] {
  const first = began && byId(linesOf(began))
  const were = byId(linesOf(before))
  const are = byId(linesOf(fields))
  return [...new Map([...were, ...are])].flatMap(([id, { field, label }]) => {
    const was = were.get(id)?.text ?? ''
    const is = are.get(id)?.text ?? ''
    if (was === is) return []
    return [
      { id, field, label, before: was, now: is, isTheirs: first !== undefined && (first.get(id)?.text ?? '') !== was },
    ]
  })
}

const byId = (lines: readonly FormLine[]) =>
  new Map(lines.map((line) => [`${line.field} ${line.id ?? line.label}`, line]))

/** One line for each language in which something is written. */
export const textLines = (field: string, label: string, text: LocalText, id = label): FormLine[] =>
  Object.entries(text).map(([language, words]) => ({
    field,
    id: `${id} ${language}`,
    label: `${label} (${language.toUpperCase()})`,
    text: words.trim(),
  }))

interface TypedDays {
  readonly date: string
  /** Empty for a single day. */
  readonly to: string
  readonly name: LocalText
  /** When it is open. */
  readonly hours: string
}

/** A line for a day that differs from the week, or for several in a row. */
export const daysLine = (field: string, { date, to, name, hours }: TypedDays, locale: Locale): FormLine => ({
  field,
  id: date,
  label: dayText(date, locale),
  text: [to && `– ${dayText(to, locale)}`, localize(name, locale), hours].filter(Boolean).join(' · '),
})

const dayText = (typed: string, locale: Locale): string => (isDate(typed) ? formatDate(typed, locale) : typed)
