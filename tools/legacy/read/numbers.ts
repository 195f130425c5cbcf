// Reads numbers, amounts of money and telephone numbers, which the old site kept as numbers or as any kind of text.

import parsePhone from 'libphonenumber-js/min'
import { parsePrice } from '#domain/shared/typed-price.ts'
import type { Notebook } from './notes.ts'
import { oldTextOf } from './read-shapes.ts'

/** No item of a coffee shop costs more than a hundred thousand euros. */
export const dearest = 10_000_000

export interface Amount {
  readonly cents: number
  /** False if the value was a text or had to be rounded. */
  readonly plain: boolean
}

/** Cents for 3.5, or for a text as `parsePrice` reads it; null if it cannot be read with certainty. */
export function amountOf(value: unknown): Amount | null {
  if (typeof value === 'number') return fromNumber(value)
  if (typeof value !== 'string') return null
  const cents = parsePrice(value)
  return cents === undefined || cents > dearest ? null : { cents, plain: false }
}

function fromNumber(euros: number): Amount | null {
  if (!Number.isFinite(euros) || euros < 0 || euros * 100 > dearest) return null
  const cents = Math.round(euros * 100)
  return { cents, plain: Math.abs(cents - euros * 100) < 1e-6 }
}

/** A price in cents, reported if it was not a plain number; null if there is none; refused if it is unreadable. */
export function priceOf(value: unknown, path: string, book: Notebook): number | null {
  if (isEmptyValue(value)) return null
  const amount = amountOf(value)
  if (!amount) {
    book.refused(path, 'cannot be read as a price', value)
    return null
  }
  if (!amount.plain) book.mended(path, `read as ${euros(amount.cents)}`, value)
  return amount.cents
}

export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Cents as the old site wrote them: two decimals and a point. */
export const euros = (cents: number): string => (cents / 100).toFixed(2)

/** A whole number from `least` to `most`, also as text; null if it is not one. */
export function wholeOf(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most ? number : null
}

/** E.164 if it is a valid number with Belgium as its home country, else the text itself (D-5). */
export function phoneOf(value: unknown, path: string, book: Notebook): string {
  // A number that lost its leading zero is reported only once, below.
  const text = typeof value === 'number' ? String(value) : oldTextOf(value, path, book)
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
