// Reads a telephone number of an old order; a text that is not a number is kept as it was typed.
import parsePhone from 'libphonenumber-js/min'
import type { Notebook } from '../notes.ts'
import { textOf } from '../shapes.ts'

/** E.164 if it is a valid number with Belgium as its home country, else the text itself (D-5). */
export function phoneOf(value: unknown, path: string, book: Notebook): string {
  // A number that lost its leading zero is reported only once, below.
  const text = typeof value === 'number' ? String(value) : textOf(value, path, book)
  if (text === '') return ''
  const parsed = parsePhone(text, 'BE')
  if (parsed?.isValid()) {
    if (parsed.number !== value) book.mended(path, `written as ${parsed.number}`, value)
    return parsed.number
  }
  if (!/^[1-9]\d{9}$/.test(text)) book.mended(path, 'no telephone number; kept as it was typed', value)
  else if (text !== value) book.mended(path, 'a number where a text belongs; kept as text', value)
  return text
}
