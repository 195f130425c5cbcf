// The words of a sheet's mistakes and remarks.
import { headingOf, type SheetColumn } from '../../../domain/menu/sheet/columns.ts'
import type { SheetPreview } from '../../api/staff/sheet.ts'
import type { SheetText } from '../../i18n/sheet/en.ts'

type Found = Pick<SheetPreview['mistakes'][number], 'row' | 'column'>

/** 'Row 7, Price'. */
export const placeOf = ({ row, column }: Found, t: SheetText): string =>
  column === null ? t.row(row) : t.inRow(row, headingOf(column as SheetColumn, t.words))
