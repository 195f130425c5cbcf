// What an import reports on each part of the old file: mended, refused or left alone, and why.

export const deeds = ['mended', 'refused', 'left alone'] as const
export type Deed = (typeof deeds)[number]

export interface Note {
  /** The path in the old file, such as food/12/price. */
  readonly path: string
  readonly deed: Deed
  readonly why: string
  /** The original value as JSON, if it was changed or not imported. */
  readonly was?: string
}

export interface Notebook {
  readonly notes: readonly Note[]
  mended(path: string, why: string, was?: unknown): void
  refused(path: string, why: string, was?: unknown): void
}

/** Longer old values are cut in the report. */
const longest = 4000

export function openNotebook(): Notebook {
  const notes: Note[] = []
  return {
    notes,
    mended: (path, why, was) => notes.push(noteOf(path, 'mended', why, was)),
    refused: (path, why, was) => notes.push(noteOf(path, 'refused', why, was)),
  }
}

export const leftAlone = (path: string, why: string): Note => ({ path, deed: 'left alone', why })

export function noteOf(path: string, deed: Deed, why: string, was?: unknown): Note {
  const text = was === undefined ? undefined : asJson(was)
  return text === undefined ? { path, deed, why } : { path, deed, why, was: cut(text, longest) }
}

/** As JSON, unless it is nested too deep to be written. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return '(nested too deep to be shown)'
  }
}

export const shown = (value: unknown): string => cut(asJson(value) ?? '', 60)

export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)

/** An entry of the old file that could be read, with what was mended in it. */
export interface ReadEntry<Value> {
  readonly path: string
  readonly notes: readonly Note[]
  readonly value: Value
}
