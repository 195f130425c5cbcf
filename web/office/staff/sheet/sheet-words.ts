// The words of a sheet's columns, and of its mistakes and remarks.
import {
  columnNamesIn,
  columnsOf,
  headingOf,
  type SheetColumn,
  type SheetShop,
} from '#domain/menu/sheet/sheet-columns.ts'
import type { SheetPreview } from '#web/data/staff/file-api.ts'
import { useGroups } from '#web/data/staff/menu-api.ts'
import { useAllBranches } from '#web/data/staff/shop-api.ts'
import { useSheetText } from '#web/words/editor/index.ts'

type Found = Pick<SheetPreview['mistakes'][number], 'row' | 'tab' | 'column'>

/** 'Name (Dutch)', 'Price (Large)', 'Price in Gent'. */
export function useHeading(): (column: string) => string {
  const { t, locale } = useSheetText()
  const names = columnNamesIn(useSheetShop(), locale)
  return (column) => headingOf(column as SheetColumn, t.words, names)
}

export const useColumns = (): readonly SheetColumn[] => columnsOf(useSheetShop())

function useSheetShop(): SheetShop {
  const { locale } = useSheetText()
  const branches = useAllBranches(locale).map(({ id, name }) => ({ id, name: { [locale]: name } }))
  return { groups: useGroups().data?.groups ?? [], branches }
}

/** 'Row 7, Price', or 'Drinks · Row 7, Price' in a file with several pages. */
export function usePlaceOf(): (found: Found) => string {
  const { t } = useSheetText()
  const heading = useHeading()
  return ({ row, tab, column }) => onTab(tab, column === null ? t.row(row) : t.inRow(row, heading(column)))
}

/** The page's name may be written in another direction than the words beside it. */
export const onTab = (tab: string | undefined, place: string): string => (tab ? `\u2068${tab}\u2069 · ${place}` : place)
