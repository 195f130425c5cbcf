// What may be wrong with a sheet, or worth knowing of it, each with its row and column.
import { itemProblemNames } from '../item-draft.ts'
import { type Cell, wordsInCell } from './cell.ts'
import type { SheetColumn } from './sheet-columns.ts'

/** A sheet with one of these is not taken over until it is mended. */
export const sheetMistakeNames = [
  ...itemProblemNames,
  'category_missing',
  'category_unclear',
  'category_name_too_long',
  'place_invalid',
  'group_unknown',
  'group_invalid',
  'allergen_group',
  'contains_missing',
  'vat_unknown',
  'vouchers_unclear',
  'part_unclear',
  'part_not_found',
  'part_name_twice',
  'id_twice',
  'name_twice',
  'cell_date',
  'cell_error',
] as const
export type SheetMistakeName = (typeof sheetMistakeNames)[number]

export const sheetRemarkNames = [
  'languages_missing',
  'id_unknown',
  'found_by_name',
  'price_rounded',
  'branch_not_sold',
] as const
export type SheetRemarkName = (typeof sheetRemarkNames)[number]

interface Found {
  /** As in `SheetRow`. */
  readonly row: number
  readonly column: SheetColumn | null
  /** What stands there, at most 60 characters; '' where it says nothing. */
  readonly value: string
  /** The other row that it is about. */
  readonly other?: number
}

export interface SheetMistake extends Found {
  readonly problem: SheetMistakeName
}

export interface SheetRemark extends Found {
  readonly problem: SheetRemarkName
}

/** The beginning of a long text. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** More rows than a page of any program has. */
const rowsOfTab = 2 ** 21

/** A row of the file. Its pages count on from one another, so that no two rows have the same number. */
export const rowIn = (tab: number, row: number): number => tab * rowsOfTab + row

/** The page, 0 for the first that was read, and the row as the program that shows it counts: 1 is the first. */
export const tabAndRow = (row: number): { readonly tab: number; readonly row: number } => ({
  tab: Math.floor(row / rowsOfTab),
  row: row % rowsOfTab,
})

/** A row of the sheet with something in it. */
export interface SheetRow {
  /** As `rowIn` makes it of the page and its row. */
  readonly row: number
  readonly cells: ReadonlyMap<SheetColumn, Cell>
}

export interface RowNotes {
  readonly mistakes: SheetMistake[]
  readonly remarks: SheetRemark[]
  /** `value` is what the cell says, unless it is given. */
  wrong(
    problem: SheetMistakeName,
    column: SheetColumn | null,
    more?: Partial<Pick<SheetMistake, 'value' | 'other'>>,
  ): void
  remark(
    problem: SheetRemarkName,
    column: SheetColumn | null,
    more?: Partial<Pick<SheetRemark, 'value' | 'other'>>,
  ): void
}

export function notesOn({ row, cells }: SheetRow): RowNotes {
  const mistakes: SheetMistake[] = []
  const remarks: SheetRemark[] = []
  const said = (column: SheetColumn | null) => (column ? shortened(wordsInCell(cells.get(column) ?? null)) : '')
  return {
    mistakes,
    remarks,
    wrong: (problem, column, more) => mistakes.push({ row, column, problem, value: said(column), ...more }),
    remark: (problem, column, more) => remarks.push({ row, column, problem, value: said(column), ...more }),
  }
}
