// The columns of the menu as a spreadsheet, and their headings in every language.
import { type Locale, locales, localize } from '../../shared/locale.ts'
import { isOwnSize, type PriceColumn, priceColumns, priceName, sizeOfColumn } from '../item-prices.ts'
import type { OptionGroup } from '../options.ts'
import { sizesAmong } from '../sizes.ts'

/** Beyond any of these a file is refused. */
export const sheetLimits = { bytes: 10_000_000, rows: 5_000 } as const

export const textFields = ['name', 'desc', 'desc2'] as const
export type TextField = (typeof textFields)[number]
export type TextColumn = `${TextField}.${Locale}`

const inEach = (field: TextField): TextColumn[] => locales.map((locale): TextColumn => `${field}.${locale}`)

export type SheetColumn =
  | 'id'
  | 'category'
  | 'place'
  | 'kitchenName'
  | 'contains'
  | 'mayContain'
  | 'groups'
  | TextColumn
  | PriceColumn

/** In the order in which they are written. A column's name is stable, and is understood as a heading too. */
export const sheetColumns: readonly SheetColumn[] = [
  ...(['id', 'category', 'place'] as const),
  ...inEach('name'),
  'kitchenName',
  ...priceColumns,
  ...inEach('desc'),
  ...(['contains', 'mayContain', 'groups'] as const),
  ...inEach('desc2'),
]

/** The same with the prices of the sizes that the owner added, behind those of the first ones. */
export function columnsOf(groups: readonly OptionGroup[]): readonly SheetColumn[] {
  const own = (sizesAmong(groups)?.options ?? []).map(({ id }) => priceName(id)).filter(isOwnSize)
  return sheetColumns.flatMap((column) => (column === priceColumns.at(-1) ? [column, ...own] : [column]))
}

/** Names the sizes that the owner added, in a language. */
export const sizeNames =
  (groups: readonly OptionGroup[], locale: Locale) =>
  (size: string): string =>
    localize(sizesAmong(groups)?.options.find(({ id }) => id === size)?.name ?? { [locale]: size }, locale)

/** What a column is about, whatever its language or number of persons: it has one sentence of explanation. */
export const columnKinds = [
  ...(['id', 'category', 'place', 'name', 'kitchenName', 'price', 'glassPrice', 'bottlePrice', 'pieces'] as const),
  ...(['desc', 'contains', 'mayContain', 'groups', 'desc2'] as const),
] as const
export type ColumnKind = (typeof columnKinds)[number]

/** The words of the sheet in one language. */
export interface SheetWords {
  /** The names of the two pages of an XLSX file. */
  readonly pages: { readonly menu: string; readonly help: string }
  /** The headings of the two columns that explain the others. */
  readonly help: { readonly column: string; readonly meaning: string }
  readonly headings: Readonly<Record<Exclude<ColumnKind, 'pieces'>, string>>
  readonly comboPrice: (persons: number) => string
  readonly comboCount: (persons: number) => string
  readonly languages: Readonly<Record<Locale, string>>
  /** What stands for a declaration of none. */
  readonly none: string
  readonly hints: Readonly<Record<ColumnKind, string>>
}

export const kindOf = (column: SheetColumn): ColumnKind =>
  isOwnSize(column) ? 'price' : (column.split('.')[0] as ColumnKind)

/** 'Name (Dutch)' for 'name.nl', 'Price (Large)' for a size that the owner calls Large. */
export function headingOf(
  column: SheetColumn,
  words: SheetWords,
  sizeName: (size: string) => string = (size) => size,
): string {
  if (isOwnSize(column)) return `${words.headings.price} (${sizeName(sizeOfColumn(column))})`
  const [field = '', part = '', what] = column.split('.')
  if (field === 'pieces') return (what === 'price' ? words.comboPrice : words.comboCount)(Number(part))
  const heading = words.headings[field as keyof SheetWords['headings']]
  return part === '' ? heading : `${heading} (${words.languages[part as Locale]})`
}
