// What a customer's note means for the barista who makes the line: an allergy, something to leave out, or anything else.

export interface NotePart {
  readonly kind: 'allergy' | 'without' | 'other'
  readonly text: string
  /** With `without`: the word itself, such as 'no', which a board writes large. */
  readonly word?: string
}

const allergies = /allerg|intoleran|anaphyla|حساسي|الحساسية/i
const without = /^(?:(no|without|geen|zonder|pas de|sans|بدون|بلا)\s+|(pas d[’'])\s*)(?=\S)/i

/** The parts of a note, by comma, semicolon or line, each with what it is. Allergies stand first; nothing is left out. */
export function readNote(note: string): NotePart[] {
  const parts = note
    .split(/[\n,;،؛]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(partOf)
  return [...parts.filter(({ kind }) => kind === 'allergy'), ...parts.filter(({ kind }) => kind !== 'allergy')]
}

function partOf(text: string): NotePart {
  if (allergies.test(text)) return { kind: 'allergy', text }
  const [, plain, elided] = without.exec(text) ?? []
  const word = plain ?? elided
  return word ? { kind: 'without', word, text: text.slice(word.length).trim() } : { kind: 'other', text }
}
