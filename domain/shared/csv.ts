// Rows as CSV text, for any spreadsheet: no cell is one that a program would take for a formula.
import type { Locale } from './locale.ts'

/** What a spreadsheet would run: a cell that begins like this, after spaces and the sign that keeps it from running. */
const runs = /^'*\s*[=+\-@\t\r＝＋－＠]/

/** Text that would run gets an apostrophe before it, which spreadsheets show and never run. */
const escaped = (text: string): string => (runs.test(text) ? `'${text}` : text)

/** The text without that apostrophe, which may also come from a spreadsheet. */
export const unescapedCell = (text: string): string =>
  text.startsWith("'") && runs.test(text.slice(1)) ? text.slice(1) : text

export type CsvSeparator = ';' | ','

/** As Excel writes it where this language is spoken. */
export const separatorOf = (locale: Locale): CsvSeparator => (locale === 'nl' || locale === 'fr' ? ';' : ',')

/** With a byte order mark, without which Excel takes UTF-8 for Windows-1252. */
export function csvText(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  const quoted = (text: string) => (/[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = rows.map((row) => row.map((cell) => quoted(escaped(cell))).join(separator))
  return `\ufeff${lines.join('\r\n')}\r\n`
}
