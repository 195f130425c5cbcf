// The rows of a file, below its headings.
import type { Locale } from '../../shared/locale.ts'
import { accept, type Result, refuse } from '../../shared/result.ts'
import { type Cell, textIn, unreadOf } from './cell.ts'
import { noShop, type SheetColumn, type SheetShop, sheetLimits } from './columns.ts'
import { hasRows, readHeadings } from './headings.ts'
import type { SheetRow } from './notes.ts'

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
