// The columns of the menu as a spreadsheet, and their headings in every language.
import type { VatClass } from '#domain/money/vat-class.ts'
import { type Locale, type LocalText, locales, localize } from '#domain/shared/locale.ts'
import { isOwnSize, type PriceColumn, priceColumns, priceName, sizeOfColumn } from '../item-prices.ts'
import type { OptionGroup } from '../options.ts'
import { sizesAmong } from '../sizes.ts'

/** Beyond any of these a file is refused. */
export const sheetLimits = { bytes: 10_000_000, rows: 5_000 } as const

export const textFields = ['name', 'desc', 'desc2'] as const
export type SheetTextField = (typeof textFields)[number]
export type TextColumn = `${SheetTextField}.${Locale}`

const inEach = (field: SheetTextField): TextColumn[] => locales.map((locale): TextColumn => `${field}.${locale}`)

/** What an item costs as it comes at one branch; empty: as everywhere. */
export type BranchColumn = `branch.${string}`

export const isBranchPrice = (column: string): column is BranchColumn => column.startsWith('branch.')
export const branchOfColumn = (column: BranchColumn): string => column.slice('branch.'.length)

export type SheetColumn =
  | 'id'
  | 'category'
  | 'place'
  | 'kitchenName'
  | 'contains'
  | 'mayContain'
  | 'groups'
  | 'parts'
  | 'vat'
  | 'vouchers'
  | BranchColumn
  | TextColumn
  | PriceColumn

/** In the order in which they are written. A column's name is stable, and is understood as a heading too. */
export const sheetColumns: readonly SheetColumn[] = [
  'id',
  'category',
  'place',
  ...inEach('name'),
  'kitchenName',
  ...priceColumns,
  ...inEach('desc'),
  'contains',
  'mayContain',
  'groups',
  'parts',
  'vat',
  'vouchers',
  ...inEach('desc2'),
]

/** What has columns of its own in this shop: the sizes that the owner added, and the branches. */
export interface SheetShop {
  readonly groups: readonly OptionGroup[]
  readonly branches: readonly { readonly id: string; readonly name: LocalText }[]
}

export const noShop: SheetShop = { groups: [], branches: [] }

/**
 * The same with the prices of the sizes that the owner added, and those of the branches, behind those of the first
 * sizes.
 */
export function columnsOf({ groups, branches }: SheetShop): readonly SheetColumn[] {
  const sizes = (sizesAmong(groups)?.options ?? []).map(({ id }) => priceName(id)).filter(isOwnSize)
  const own = [...sizes, ...branches.map(({ id }): BranchColumn => `branch.${id}`)]
  return sheetColumns.flatMap((column) => (column === priceColumns.at(-1) ? [column, ...own] : [column]))
}

/** Names the sizes that the owner added, and the branches. */
export interface ColumnNames {
  readonly size: (id: string) => string
  readonly branch: (id: string) => string
}

/** Their names in a language; a branch that is called like another also says its id. */
export function columnNamesIn({ groups, branches }: SheetShop, locale: Locale): ColumnNames {
  const called = new Map(branches.map(({ id, name }) => [id, localize(name, locale) || id]))
  const isAlone = (name: string) => [...called.values()].filter((other) => other === name).length < 2
  return {
    size: (id) =>
      localize(sizesAmong(groups)?.options.find((size) => size.id === id)?.name ?? { [locale]: id }, locale),
    branch: (id) => {
      const name = called.get(id) ?? id
      return isAlone(name) ? name : `${name} ${id}`
    },
  }
}

/** What a column is about, whatever its language or number of persons: it has one sentence of explanation. */
export const columnKinds = [
  'id',
  'category',
  'place',
  'name',
  'kitchenName',
  'price',
  'glassPrice',
  'bottlePrice',
  'pieces',
  'branch',
  'desc',
  'contains',
  'mayContain',
  'groups',
  'parts',
  'vat',
  'vouchers',
  'desc2',
] as const
export type ColumnKind = (typeof columnKinds)[number]

export interface SheetWords {
  /** The names of the two pages of an XLSX file. */
  readonly pages: { readonly menu: string; readonly help: string }
  /** The headings of the two columns that explain the others. */
  readonly help: { readonly column: string; readonly meaning: string }
  readonly headings: Readonly<Record<Exclude<ColumnKind, 'pieces' | 'branch'>, string>>
  readonly comboPrice: (persons: number) => string
  readonly comboCount: (persons: number) => string
  readonly branchPrice: (branch: string) => string
  readonly languages: Readonly<Record<Locale, string>>
  /** What stands for a declaration of none. */
  readonly none: string
  readonly vatClasses: Readonly<Record<VatClass, string>>
  readonly yes: string
  readonly no: string
  readonly hints: Readonly<Record<ColumnKind, string>>
}

export const columnKindOf = (column: SheetColumn): ColumnKind =>
  isOwnSize(column) ? 'price' : (column.split('.')[0] as ColumnKind)

/**
 * 'Name (Dutch)' for 'name.nl', 'Price (Large)' for a size that the owner calls Large, 'Price in Gent' for a branch.
 */
export function headingOf(column: SheetColumn, words: SheetWords, names: ColumnNames): string {
  if (isOwnSize(column)) return `${words.headings.price} (${names.size(sizeOfColumn(column))})`
  if (isBranchPrice(column)) return words.branchPrice(names.branch(branchOfColumn(column)))
  const [field = '', part = '', what] = column.split('.')
  if (field === 'pieces') return (what === 'price' ? words.comboPrice : words.comboCount)(Number(part))
  const heading = words.headings[field as keyof SheetWords['headings']]
  return part === '' ? heading : `${heading} (${words.languages[part as Locale]})`
}
