// Collects what is wrong with a row, and what is worth knowing of it.
import { type Cell, textIn } from './cell.ts'
import type { SheetColumn } from './columns.ts'
import { type SheetMistake, type SheetMistakeName, type SheetRemark, type SheetRemarkName, short } from './problems.ts'

/** A row of the sheet with something in it. */
export interface SheetRow {
  /** As the program that shows the sheet counts rows: 1 is the first. */
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
  const said = (column: SheetColumn | null) => (column ? short(textIn(cells.get(column) ?? null)) : '')
  return {
    mistakes,
    remarks,
    wrong: (problem, column, more) => mistakes.push({ row, column, problem, value: said(column), ...more }),
    remark: (problem, column, more) => remarks.push({ row, column, problem, value: said(column), ...more }),
  }
}
