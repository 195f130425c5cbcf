// CSV in and out: separators as Excel writes them in each country, and no cell that a program would take for a formula.
import { type CsvError, parse } from 'csv-parse/sync'
import { sheetLimits } from '../../domain/menu/sheet/columns.ts'
import { hasRows, readHeadings } from '../../domain/menu/sheet/headings.ts'
import { type CsvSeparator, csvText, unescapedCell } from '../../domain/shared/csv.ts'
import type { Locale } from '../../domain/shared/locale.ts'
import { accept, type Result, refuse } from '../../domain/shared/result.ts'

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
      ...{ delimiter, to: most, max_record_size: longestRecord },
      ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: false },
    })
  } catch (error) {
    if ((error as CsvError).code?.startsWith('CSV_')) return undefined
    throw error
  }
}

export const writeCsv = (rows: readonly (readonly string[])[], separator: CsvSeparator): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(csvText(rows, separator))
