// What may be wrong with a sheet, or worth knowing of it, each with its row and column.
import { itemProblemNames } from '../item-draft.ts'
import type { SheetColumn } from './columns.ts'

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
  /** As the program that shows the sheet counts rows: 1 is the first. */
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
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
