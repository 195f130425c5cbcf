// What a customer's note means for the barista who makes the line: an allergy, something to leave out, or anything
// else.
import { speaksOfAllergy } from './allergy-words.ts'

export interface NotePart {
  readonly kind: 'allergy' | 'without' | 'other'
  readonly text: string
  /** With `without`: the word itself, such as 'no', which a board writes large. */
  readonly word?: string
}

const without =
  /^(?:(no|without|geen|zonder|pas de|sans|بدون|بلا|من غير|ohne|keine?n?|sin|senza|sem|bez|fără|fara|без)\s+|(pas d[’'])\s*)(?=\S)/i
const separator = /[\n,;،؛]+/g

/**
 * The parts of a note in their order, each with what it is; nothing is left out. A note that speaks of an allergy is
 * one part: cut at its commas, "allergic to walnuts, pecans" would warn of walnuts only. For the same reason a comma
 * divides another note only before a word such as "without".
 */
export function readNote(note: string): NotePart[] {
  const whole = note.trim()
  if (whole === '') return []
  if (speaksOfAllergy(whole)) return [{ kind: 'allergy', text: whole }]
  const cuts = [...whole.matchAll(separator)]
    .map(({ index, 0: sign }) => ({ index, after: index + sign.length }))
    .filter(({ after }) => without.test(whole.slice(after).trimStart()))
  const starts = [0, ...cuts.map(({ after }) => after)]
  return starts
    .map((start, place) => whole.slice(start, cuts[place]?.index).trim())
    .filter((part) => part !== '')
    .map(partOf)
}

function partOf(text: string): NotePart {
  const [, plain, elided] = without.exec(text) ?? []
  const word = plain ?? elided
  return word ? { kind: 'without', word, text: text.slice(word.length).trim() } : { kind: 'other', text }
}

/** Notes that speak of an allergy, each once. */
export const allergiesIn = (lines: readonly { readonly notes: string }[]): string[] => [
  ...new Set(
    lines.flatMap(({ notes }) => readNote(notes).flatMap(({ kind, text }) => (kind === 'allergy' ? [text] : []))),
  ),
]
