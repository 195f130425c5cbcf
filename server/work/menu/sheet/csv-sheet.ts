// CSV in and out: text in any encoding, separators as in each country, and no cell that a program would take for a
// formula.
import { type CsvError, parse } from 'csv-parse/sync'
import { hasRows, readHeadings } from '#domain/menu/sheet/headings.ts'
import { sheetLimits } from '#domain/menu/sheet/sheet-columns.ts'
import { type CsvSeparator, csvText, unescapedCell } from '#domain/shared/csv.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'

const separators = [';', ',', '\t'] as const
/** One more row than may be read, and the headings. */
const mostRecords = sheetLimits.rows + 2
/** The longest row, in characters: every text at its limit takes less than a tenth of it. */
const longestRecord = 200_000

/** The rows of the text, each with its number of line as a spreadsheet counts it. */
export function readCsv(text: string, locale: Locale): Result<string[][], 'sheet_broken' | 'sheet_too_many_rows'> {
  const [first = '', said] = /^sep=([;,\t])\r?\n/i.exec(text) ?? []
  const rest = text.slice(first.length)
  const rows = records(rest, said ?? separatorOf(rest, locale), mostRecords * 20)
  if (!rows) return refuse('sheet_broken')
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  if (filled.length > mostRecords) return refuse('sheet_too_many_rows')
  const table = rows.map((row) => row.map(unescapedCell))
  return accept(first === '' ? table : [[], ...table])
}

/** The separator with which most headings are understood, or else the one that makes most columns. */
function separatorOf(text: string, locale: Locale): string {
  const start = text.slice(0, longestRecord)
  const counts = separators.map((separator) => {
    const top = records(start, separator, 20)?.find((row) => row.some((cell) => cell.trim() !== '')) ?? []
    const headings = readHeadings(top, locale)
    const known = hasRows(headings) ? headings.columns.filter(Boolean).length : 0
    return { separator, known, columns: top.length }
  })
  return counts.toSorted((a, b) => b.known - a.known || b.columns - a.columns)[0]?.separator ?? ','
}

/** Undefined if a quote is opened and never closed, or a row is longer than any can be. */
function records(text: string, delimiter: string, most: number): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      to: most,
      max_record_size: longestRecord,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    })
  } catch (error) {
    if ((error as CsvError).code?.startsWith('CSV_')) return undefined
    throw error
  }
}

export const writeCsv = (rows: readonly (readonly string[])[], separator: CsvSeparator): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(csvText(rows, separator))

export interface DecodedSheet {
  readonly text: string
  /**
   * Nothing said what the bytes mean, and they were taken for Windows-1252, as old programs in western Europe write.
   */
  readonly guessed: boolean
}

/** Undefined for a file that is no text at all. */
export function decodeSheet(file: Uint8Array): DecodedSheet | undefined {
  const encoding = markedAs(file) ?? utf16Of(file)
  const text = encoding ? new TextDecoder(encoding).decode(file) : (strictUtf8(file) ?? undefined)
  const known = text ?? new TextDecoder('windows-1252').decode(file)
  return isText(known) ? { text: known, guessed: text === undefined } : undefined
}

function markedAs([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined
}

/** Without a mark: in western text every other byte of UTF-16 is zero. */
function utf16Of(file: Uint8Array): string | undefined {
  const start = file.subarray(0, 2000)
  const zeros = [0, 1].map((parity) =>
    start.reduce((sum, byte, at) => sum + (at % 2 === parity && byte === 0 ? 1 : 0), 0),
  )
  const [even = 0, odd = 0] = zeros
  if (start.length < 8 || even + odd < start.length * 0.2) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function strictUtf8(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

/** Text has no control characters but tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const isText = (text: string): boolean => !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)
