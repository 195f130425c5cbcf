// The headings of a sheet, whatever their language, and the rows below them.
import { type Locale, locales } from '../../shared/locale.ts'
import { accept, type Result, refuse } from '../../shared/result.ts'
import { type Cell, folded, textIn, unreadOf } from './cell.ts'
import {
  columnsOf,
  headingOf,
  namesIn,
  noShop,
  type SheetColumn,
  type SheetShop,
  sheetLimits,
  type TextField,
  textFields,
} from './sheet-columns.ts'
import { type SheetRow, short } from './sheet-problems.ts'
import { sheetWords } from './words/index.ts'

export interface Headings {
  /** What each column is; undefined for one that is not understood, or that repeats an earlier one. */
  readonly columns: readonly (SheetColumn | undefined)[]
  /** The headings that are not understood, as they are written. */
  readonly unknown: readonly string[]
}

/** Only words and numbers count: 'Name (EN)', 'name.en' and 'Price, €' are 'name en', 'name en' and 'price'. */
const key = (heading: string): string =>
  folded(heading)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** `locale` is the reader's language; it decides what a plain 'Name' means. */
export function readHeadings(row: readonly Cell[], locale: Locale, shop: SheetShop = noShop): Headings {
  const known = knownHeadings(locale, shop)
  const taken = new Set<SheetColumn>()
  const unknown: string[] = []
  const columns = row.map((cell) => {
    const heading = textIn(cell)
    if (heading === '') return undefined
    const column = known.get(key(heading))
    if (column && !taken.has(column)) {
      taken.add(column)
      return column
    }
    unknown.push(short(heading))
    return undefined
  })
  return { columns, unknown }
}

/** Whether rows below these headings can be read: each needs a name, or the id of an item. */
export const hasRows = ({ columns }: Headings): boolean =>
  columns.some((column) => column === 'id' || column?.startsWith('name.'))

function knownHeadings(own: Locale, shop: SheetShop): ReadonlyMap<string, SheetColumn> {
  const sheetColumns = columnsOf(shop)
  const known = new Map<string, SheetColumn>()
  const add = (heading: string, column: SheetColumn) => {
    if (!known.has(key(heading))) known.set(key(heading), column)
  }
  for (const locale of [own, ...locales.filter((each) => each !== own)]) {
    const words = sheetWords[locale]
    for (const column of sheetColumns) add(headingOf(column, words, namesIn(shop, locale)), column)
    for (const field of textFields) addPlain(field, locale, add)
  }
  for (const column of sheetColumns) add(column, column)
  return known
}

/** 'Name' alone, and 'Name NL'. */
function addPlain(field: TextField, locale: Locale, add: (heading: string, column: SheetColumn) => void): void {
  const heading = sheetWords[locale].headings[field]
  add(heading, `${field}.${locale}`)
  for (const each of locales) add(`${heading} ${each}`, `${field}.${each}`)
}

export type NoSheet = 'sheet_empty' | 'sheet_no_headings' | 'sheet_too_many_rows'

export interface ReadSheet {
  readonly rows: readonly SheetRow[]
  /** Headings of columns that are left out of account. */
  readonly unknown: readonly string[]
}

/** The first row with anything in it has the headings; rows without anything count for nothing. */
export function readSheet(
  table: readonly (readonly Cell[])[],
  locale: Locale,
  shop: SheetShop = noShop,
): Result<ReadSheet, NoSheet> {
  const top = table.findIndex((cells) => !isBlank(cells))
  if (top < 0) return refuse('sheet_empty')
  const headings = readHeadings(table[top] ?? [], locale, shop)
  if (!hasRows(headings)) return refuse('sheet_no_headings')
  const rows: SheetRow[] = []
  for (const [at, cells] of table.entries()) {
    if (at <= top || isBlank(cells)) continue
    if (rows.length === sheetLimits.rows) return refuse('sheet_too_many_rows')
    rows.push({ row: at + 1, cells: cellsBy(headings.columns, cells) })
  }
  return rows.length === 0 ? refuse('sheet_empty') : accept({ rows, unknown: headings.unknown })
}

const isBlank = (cells: readonly Cell[]): boolean => cells.every((cell) => textIn(cell) === '' && !unreadOf(cell))

const cellsBy = (
  columns: readonly (SheetColumn | undefined)[],
  cells: readonly Cell[],
): ReadonlyMap<SheetColumn, Cell> =>
  new Map(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? null] as const] : [])))
