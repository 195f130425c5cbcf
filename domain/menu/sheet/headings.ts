// The headings of a sheet, whatever their language, and the rows below them.
import { type Locale, type LocalText, locales, localize } from '#domain/shared/locale.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { priceName } from '../item-prices.ts'
import { sizesAmong } from '../sizes.ts'
import { type Cell, folded, unreadOf, wordsInCell } from './cell.ts'
import {
  columnNamesIn,
  columnsOf,
  headingOf,
  noShop,
  type SheetColumn,
  type SheetShop,
  type SheetTextField,
  sheetLimits,
  textFields,
} from './sheet-columns.ts'
import { rowIn, type SheetRow, shortened } from './sheet-problems.ts'
import { sheetWords } from './words/index.ts'

export interface Headings {
  /** What each column is; undefined for one that is not understood, or that repeats an earlier one. */
  readonly columns: readonly (SheetColumn | undefined)[]
  /** The headings that are not understood, as they are written. */
  readonly unknown: readonly string[]
}

/** Only words and numbers count: 'Name (EN)', 'name.en' and 'Price, €' are 'name en', 'name en' and 'price'. */
const key = (heading: string): string =>
  folded(heading)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** `locale` is the reader's language; it decides what a plain 'Name' means. */
export function readHeadings(row: readonly Cell[], locale: Locale, shop: SheetShop = noShop): Headings {
  const known = knownHeadings(locale, shop)
  const taken = new Set<SheetColumn>()
  const unknown: string[] = []
  const columns = row.map((cell) => {
    const heading = wordsInCell(cell)
    if (heading === '') return undefined
    const column = known.get(key(heading))
    if (column && !taken.has(column)) {
      taken.add(column)
      return column
    }
    unknown.push(shortened(heading))
    return undefined
  })
  return { columns, unknown }
}

/** Whether rows below these headings can be read: each needs a name, or the id of an item. */
export const hasRows = ({ columns }: Headings): boolean =>
  columns.some((column) => column === 'id' || column?.startsWith('name.'))

function knownHeadings(own: Locale, shop: SheetShop): ReadonlyMap<string, SheetColumn> {
  const sheetColumns = columnsOf(shop)
  const known = new Map<string, SheetColumn>()
  const add = (heading: string, column: SheetColumn) => {
    if (!known.has(key(heading))) known.set(key(heading), column)
  }
  for (const locale of [own, ...locales.filter((each) => each !== own)]) {
    const words = sheetWords[locale]
    for (const column of sheetColumns) add(headingOf(column, words, columnNamesIn(shop, locale)), column)
    for (const field of textFields) addPlain(field, locale, add)
    // 'Price (Glass)': the first sizes have headings of their own beside it.
    for (const { id, name } of sizesAmong(shop.groups)?.options ?? [])
      add(`${words.headings.price} (${localize(name, locale)})`, priceName(id))
  }
  for (const column of sheetColumns) add(column, column)
  return known
}

/** What may stand in brackets behind a price without being a size. */
const notOfSize = /^(?:€|eur|euros?|(?:incl|excl)\b.*|.*\b(?:vat|btw|tva)\b.*)$/i

/** The sizes that headings name, as 'Price (Large)' does, and that the shop does not have yet. */
export function newSizesIn(tabs: readonly SheetTab[], locale: Locale, shop: SheetShop): LocalText[] {
  const known = knownHeadings(locale, shop)
  const heads = tabs.flatMap(({ rows }) => rows.find((cells) => !isBlank(cells)) ?? []).map(wordsInCell)
  const found = new Map<string, LocalText>()
  for (const heading of heads.filter((one) => !known.has(key(one)))) {
    const [, before = '', size = ''] = /^(.*?)\s*\(\s*(.+?)\s*\)$/s.exec(heading) ?? []
    const language = [locale, ...locales].find((one) => key(sheetWords[one].headings.price) === key(before))
    if (before && language && key(size) !== '' && !notOfSize.test(size)) found.set(key(size), { [language]: size })
  }
  return [...found.values()]
}

/** 'Name' alone, and 'Name NL'. */
function addPlain(field: SheetTextField, locale: Locale, add: (heading: string, column: SheetColumn) => void): void {
  const heading = sheetWords[locale].headings[field]
  add(heading, `${field}.${locale}`)
  for (const each of locales) add(`${heading} ${each}`, `${field}.${each}`)
}

export type NoSheet = 'sheet_empty' | 'sheet_no_headings' | 'sheet_too_many_rows'

/** Cells of one column that were merged into one: the first has what stands there. All counted from 0. */
export interface MergedCells {
  readonly column: number
  readonly from: number
  readonly to: number
}

/** A page of the file, as people see it in their program. */
export interface SheetTab {
  /** '' in a file that has no pages. */
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
  readonly merged?: readonly MergedCells[]
}

export interface ReadSheet {
  readonly rows: readonly SheetRow[]
  /** Headings of columns that are left out of account. */
  readonly unknown: readonly string[]
}

export interface ReadTabs extends ReadSheet {
  /** The names of the pages that were read. */
  readonly tabs: readonly string[]
  /** Of those with something in them whose headings are not understood. */
  readonly unread: readonly string[]
}

/** Reads every page that has headings. The page with our own explanations is passed over without a word. */
export function readTabs(
  tabs: readonly SheetTab[],
  locale: Locale,
  shop: SheetShop = noShop,
): Result<ReadTabs, NoSheet> {
  const helps = new Set(locales.map((one) => sheetWords[one].pages.help))
  const filled = tabs.filter(({ name, rows }) => !helps.has(name) && !rows.every(isBlank))
  const read = filled.map((tab) => ({ tab, sheet: readSheet(tab.rows, locale, shop, tab.merged) }))
  const withRows = read.flatMap(({ tab, sheet }) => (sheet.ok ? { name: tab.name, ...sheet.value } : []))
  const tooLong = read.find(({ sheet }) => !sheet.ok && sheet.refusal === 'sheet_too_many_rows')
  if (tooLong && !tooLong.sheet.ok) return tooLong.sheet
  if (withRows.length === 0) {
    const [first] = read
    return first && !first.sheet.ok ? first.sheet : refuse('sheet_empty')
  }
  const rows = withRows.flatMap((sheet, tab) => sheet.rows.map((one) => ({ ...one, row: rowIn(tab, one.row) })))
  if (rows.length > sheetLimits.rows) return refuse('sheet_too_many_rows')
  return accept({
    rows,
    unknown: [...new Set(withRows.flatMap(({ unknown }) => unknown))],
    tabs: withRows.map(({ name }) => name),
    unread: read.flatMap(({ tab, sheet }) => (!sheet.ok && sheet.refusal === 'sheet_no_headings' ? tab.name : [])),
  })
}

/** The first row with anything in it has the headings; rows without anything count for nothing. */
export function readSheet(
  table: readonly (readonly Cell[])[],
  locale: Locale,
  shop: SheetShop = noShop,
  merged: readonly MergedCells[] = [],
): Result<ReadSheet, NoSheet> {
  const top = table.findIndex((cells) => !isBlank(cells))
  if (top < 0) return refuse('sheet_empty')
  const headings = readHeadings(table[top] ?? [], locale, shop)
  if (!hasRows(headings)) return refuse('sheet_no_headings')
  const category = headings.columns.indexOf('category')
  const categories = mergedValues(table, merged, category)
  const rows: SheetRow[] = []
  for (const [at, cells] of table.entries()) {
    if (at <= top || isBlank(cells)) continue
    if (rows.length === sheetLimits.rows) return refuse('sheet_too_many_rows')
    const filled = categories.has(at)
      ? cells.map((cell, place) => (place === category ? (categories.get(at) ?? null) : cell))
      : cells
    rows.push({ row: at + 1, cells: cellsBy(headings.columns, filled) })
  }
  return rows.length === 0 ? refuse('sheet_empty') : accept({ rows, unknown: headings.unknown })
}

/** By row, what stands in the merged cell of this column that covers it. */
function mergedValues(
  table: readonly (readonly Cell[])[],
  merged: readonly MergedCells[],
  column: number,
): ReadonlyMap<number, Cell> {
  const covered = merged.filter((one) => one.column === column)
  return new Map(
    covered.flatMap(({ from, to }) =>
      table.slice(from, to + 1).map((_, at): [number, Cell] => [from + at, table[from]?.[column] ?? null]),
    ),
  )
}

const isBlank = (cells: readonly Cell[]): boolean => cells.every((cell) => wordsInCell(cell) === '' && !unreadOf(cell))

const cellsBy = (
  columns: readonly (SheetColumn | undefined)[],
  cells: readonly Cell[],
): ReadonlyMap<SheetColumn, Cell> =>
  new Map(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? null] as const] : [])))
