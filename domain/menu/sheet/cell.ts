// A cell of a spreadsheet, and how a text, a price, a number and a list are read from it.

import { enteredText } from '#domain/shared/entered-text.ts'
import type { Cents } from '#domain/shared/money.ts'
import { normalForm } from '#domain/shared/normal-form.ts'
import { tidyWords } from '#domain/shared/text.ts'
import { europeanDigits, parsePrice } from '#domain/shared/typed-price.ts'

/** As the file has it. A date, or the error of a formula such as #REF!, stands for something that cannot be known. */
export type Cell = string | number | boolean | null | { readonly unread: 'date' | 'error' }

/** What stands in a cell whose formula has failed, whatever kind of file it is in. */
const failed = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/i

/** Why this cell says nothing; undefined if it does. */
export function unreadOf(cell: Cell): 'date' | 'error' | undefined {
  if (cell !== null && typeof cell === 'object') return cell.unread
  return typeof cell === 'string' && failed.test(cell.trim()) ? 'error' : undefined
}

/** The words in the cell; '' for none. */
export function wordsInCell(cell: Cell): string {
  if (cell === null || typeof cell === 'object') return ''
  return tidyWords(enteredText(String(cell)).replace(/\r\n?/g, '\n'))
}

/** The same words with the differences taken out that nobody sees or means: case, accents' form, space, apostrophes. */
export const folded = (text: string): string =>
  normalForm(text, 'NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The entries of a list with commas, semicolons or lines between them. */
export const listIn = (cell: Cell): string[] =>
  wordsInCell(cell)
    .split(/[,;،؛\n|]+/)
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * Cents as `parsePrice` reads them; null for an empty cell, undefined for what is no price. A number that a formula
 * left with more decimals is rounded to a cent, and said to be.
 */
export function priceIn(cell: Cell): { readonly cents: Cents | null; readonly rounded?: true } | undefined {
  if (typeof cell === 'number') return centsOf(cell)
  if (typeof cell === 'boolean') return undefined
  const text = wordsInCell(cell)
  if (text === '') return { cents: null }
  const cents = parsePrice(text)
  return cents === undefined ? undefined : { cents }
}

function centsOf(euros: number): { cents: Cents; rounded?: true } | undefined {
  if (!Number.isFinite(euros) || euros < 0) return undefined
  const cents = Math.round(euros * 100)
  return Math.abs(euros * 100 - cents) > 1e-6 ? { cents, rounded: true } : { cents }
}

/** A whole number; null for an empty cell, undefined for anything else. */
export function wholeIn(cell: Cell): number | null | undefined {
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell : undefined
  const text = europeanDigits(wordsInCell(cell))
  if (text === '') return null
  return /^\d{1,6}([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined
}
