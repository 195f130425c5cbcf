// An item as the cells of its row.
import type { Locale } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import { priceText } from '#domain/shared/typed-price.ts'
import type { Substance } from '../allergens.ts'
import type { ItemDraft } from '../item-draft.ts'
import { isCount, isOwnSize, type PriceColumn, priceColumns, priceValues } from '../item-prices.ts'
import type { GroupUse } from '../options.ts'
import { partsText } from './parts-cell.ts'
import { branchOfColumn, isBranchPrice, type SheetColumn, type SheetTextField, sheetColumns } from './sheet-columns.ts'
import { sheetWords, substanceWords } from './words/index.ts'

export interface ItemCells {
  readonly id: string
  /** The name of its category, or its id where the name says too little. */
  readonly category: string
  /** Its number within its category; null for one that goes to the end. */
  readonly place: number | null
  readonly draft: ItemDraft
  /** The groups of the item itself, besides those of its category. */
  readonly uses: readonly GroupUse[]
}

/** Prices are in cents here; how they look is up to the code that writes the file. */
export type CellValue = { readonly cents: Cents } | number | string

const isPrice = (column: SheetColumn): column is PriceColumn =>
  isOwnSize(column) || (priceColumns as readonly string[]).includes(column)

/** The cell of a column; '' for an empty one. */
export function cellOf(column: SheetColumn, item: ItemCells, locale: Locale): CellValue {
  if (column === 'id' || column === 'category') return item[column]
  if (column === 'place') return item.place ?? ''
  if (column === 'kitchenName') return item.draft.kitchenName ?? ''
  if (column === 'contains' || column === 'mayContain') return declared(item.draft, column, locale)
  if (column === 'vat') return item.draft.vat ? sheetWords[locale].vatClasses[item.draft.vat] : ''
  if (column === 'vouchers') return vouchersText(item.draft, locale)
  if (column === 'groups') return namedGroups(item.uses).join(', ')
  if (column === 'parts') return partsText(item.draft.parts ?? [], locale)
  if (isBranchPrice(column)) {
    const cents = item.draft.sold?.prices?.[branchOfColumn(column)]
    return cents === undefined ? '' : { cents }
  }
  if (isPrice(column)) {
    const value = priceValues(item.draft)[column] ?? null
    if (value === null) return ''
    return isCount(column) ? value : { cents: value }
  }
  const [field, language] = column.split('.') as [SheetTextField, Locale]
  return item.draft[field][language] ?? ''
}

/** A cell in words, as a person reads it in a preview. */
export function cellText(column: SheetColumn, item: ItemCells, locale: Locale): string {
  const value = cellOf(column, item, locale)
  return typeof value === 'object' ? priceText(value.cents, locale) : String(value)
}

/** The columns in which two items differ. */
export const differing = (
  one: ItemCells,
  other: ItemCells,
  columns: readonly SheetColumn[] = sheetColumns,
): SheetColumn[] => columns.filter((column) => cellText(column, one, 'en') !== cellText(column, other, 'en'))

/** The item's own groups. One that only takes a group of its category away is not among them. */
export const namedGroups = (uses: readonly GroupUse[]): string[] =>
  uses.filter(({ only }) => only?.length !== 0).map(({ group }) => group)

function vouchersText({ vouchers }: ItemDraft, locale: Locale): string {
  if (typeof vouchers !== 'boolean') return ''
  return vouchers ? sheetWords[locale].yes : sheetWords[locale].no
}

function declared({ declaration }: ItemDraft, column: 'contains' | 'mayContain', locale: Locale): string {
  if (!declaration) return ''
  const names = declaration[column].map((each: Substance) => substanceWords[locale][each])
  if (names.length > 0) return names.join(locale === 'ar' ? '، ' : ', ')
  return column === 'contains' ? sheetWords[locale].none : ''
}
