// Reads the shapes of the old database: lists or objects with numeric keys, with gaps, and texts of any type.
import { enteredText } from '#domain/shared/entered-text.ts'
import { fingerprintOf } from '../import/fingerprint.ts'
import { cut, type Notebook } from './notes.ts'

export type OldEntry = Readonly<Record<string, unknown>>

export const isEntry = (value: unknown): value is OldEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entries of a list, or of an object with numeric keys, in order, each with its path. */
export function oldEntriesOf(value: unknown, path: string, book: Notebook): [path: string, entry: OldEntry][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') {
    book.refused(path, 'neither a list nor an object of entries', value)
    return []
  }
  const keys = Array.isArray(value) ? [...value.keys()].map(String) : Object.keys(value).sort(byNumber)
  return keys.flatMap((key): [string, OldEntry][] => {
    const entry: unknown = (value as Record<string, unknown>)[key]
    const place = `${path}/${pathPart(key)}`
    if (entry === null || entry === undefined) {
      book.mended(place, 'a gap in the list, skipped')
      return []
    }
    if (!isEntry(entry)) {
      book.refused(place, 'not an object with fields', entry)
      return []
    }
    if (!/^\d+$/.test(key)) book.mended(place, 'stood under no number; read like the others')
    return [[place, entry]]
  })
}

/** A key as part of a path: unchanged, or what a database can store of it with a mark that no other key has. */
export function pathPart(key: string): string {
  const clean = key.replaceAll('\u0000', '').toWellFormed()
  return clean === key && key.length <= 60 ? key : `${cut(clean, 40)}~${fingerprintOf(JSON.stringify(key)).slice(0, 8)}`
}

const byNumber = (a: string, b: string): number => Number(a) - Number(b) || (a < b ? -1 : 1)

/** The longest text that is kept of a field, in characters. */
export const longest = { name: 500, line: 500, long: 2000 } as const

/** Trimmed, without characters that no database can store, at most `most` characters; '' if there is none. */
export function oldTextOf(value: unknown, path: string, book: Notebook, most: number = longest.line): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'object' || typeof value === 'boolean') {
    book.mended(path, 'not a text; left empty', value)
    return ''
  }
  const text = String(value)
  if (typeof value !== 'string') book.mended(path, 'a number where a text belongs; kept as text', value)
  const clean = enteredText(text)
  if (clean !== text) book.mended(path, 'characters that nobody sees were removed, or letters composed', value)
  const characters = Array.from(clean.trim())
  if (characters.length <= most) return characters.join('')
  book.mended(path, `cut to ${most} of its ${characters.length} characters`, value)
  return characters.slice(0, most).join('').trim()
}

/** Reports numbers that two entries share; the shop assigns its own. */
export function openIdWatch(): (id: unknown, path: string, book: Notebook) => void {
  const seen = new Map<string, string>()
  return (id, path, book) => {
    if (typeof id !== 'number' && typeof id !== 'string') return
    const first = seen.get(String(id))
    if (first === undefined) seen.set(String(id), path)
    else book.mended(`${path}/id`, `also the id of ${first}; it gets a number of its own`, id)
  }
}

/** Reports the fields of an entry that are not imported, so that none is lost silently. */
export function sayUnknownFields(entry: OldEntry, known: readonly string[], path: string, book: Notebook): void {
  for (const [field, value] of Object.entries(entry))
    if (!known.includes(field) && value !== null && value !== '')
      book.mended(`${path}/${pathPart(field)}`, 'dropped: there is no such field here', value)
}
