// The words of a sheet's columns, and of its mistakes and remarks.
import { headingOf, type SheetColumn, sizeNames } from '../../../domain/menu/sheet/columns.ts'
import { useGroups } from '../../api/staff/options.ts'
import type { SheetPreview } from '../../api/staff/sheet.ts'
import { useSheetText } from '../../i18n/sheet/index.ts'

type Found = Pick<SheetPreview['mistakes'][number], 'row' | 'column'>

/** 'Name (Dutch)', 'Price (Large)'. */
export function useHeading(): (column: string) => string {
  const { t, locale } = useSheetText()
  const groups = useGroups().data?.groups ?? []
  return (column) => headingOf(column as SheetColumn, t.words, sizeNames(groups, locale))
}

/** 'Row 7, Price'. */
export function usePlaceOf(): (found: Found) => string {
  const { t } = useSheetText()
  const heading = useHeading()
  return ({ row, column }) => (column === null ? t.row(row) : t.inRow(row, heading(column)))
}
