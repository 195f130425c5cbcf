// The two things that are done with a sheet away from the server's own thread: reading one, and writing one.

import { menuLimits } from '#domain/menu/menu.ts'
import type { Option } from '#domain/menu/options.ts'
import { type NoSheet, newSizesIn, readTabs, type SheetTab } from '#domain/menu/sheet/headings.ts'
import { planSheet, type SheetPlan } from '#domain/menu/sheet/plan.ts'
import type { SheetMenu } from '#domain/menu/sheet/read-row.ts'
import type { SheetShop } from '#domain/menu/sheet/sheet-columns.ts'
import { exampleTable, helpTable, menuTable, type SheetTable } from '#domain/menu/sheet/table.ts'
import { sheetWords } from '#domain/menu/sheet/words/index.ts'
import { withNewSizes } from '#domain/menu/sizes-draft.ts'
import { separatorOf } from '#domain/shared/csv.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { priceText } from '#domain/shared/typed-price.ts'
import { decodeSheet, readCsv, writeCsv } from './csv-sheet.ts'
import { readXlsx, writeXlsx } from './xlsx.ts'

export type SheetRefusal = NoSheet | 'sheet_kind_not_taken' | 'sheet_broken' | 'sheet_too_large' | 'menu_full'

export interface ReadJob {
  readonly kind: 'read'
  readonly file: Uint8Array
  readonly menu: SheetMenu
  readonly locale: Locale
  readonly removes: boolean
}

export interface WriteJob {
  readonly kind: 'write'
  readonly menu: SheetMenu
  readonly locale: Locale
  readonly format: 'xlsx' | 'csv'
  /** Two items to show how it is done, instead of the menu. */
  readonly example: boolean
}

/** What a file would do, and what is to be known of the file as a whole. */
export interface ReadFile extends SheetPlan {
  /** The sizes that the shop gets. */
  readonly sizes: readonly Option[]
  readonly unknown: readonly string[]
  /** The names of the pages that were read, if there is more than one. */
  readonly tabs: readonly string[]
  /** Pages without headings that are understood, and hidden ones. */
  readonly unread: readonly string[]
  readonly hidden: readonly string[]
  readonly guessed: boolean
}

interface Table {
  readonly tabs: readonly SheetTab[]
  readonly hidden: readonly string[]
  readonly guessed: boolean
}

export async function readSheetJob({
  file,
  menu: here,
  locale,
  removes,
}: ReadJob): Promise<Result<ReadFile, SheetRefusal>> {
  const table = await tableIn(file, locale)
  if (!table.ok) return table
  const sizes = withNewSizes(here.groups, newSizesIn(table.value.tabs, locale, here))
  const menu = { ...here, groups: sizes.groups }
  const sheet = readTabs(table.value.tabs, locale, menu)
  if (!sheet.ok) return sheet
  const { rows, unknown, tabs, unread } = sheet.value
  const plan = planSheet(rows, menu, { locale, removes })
  if (!hasRoom(plan, menu)) return refuse('menu_full')
  const { hidden, guessed } = table.value
  return accept({ ...plan, sizes: usedIn(plan, sizes.added), unknown, tabs, unread, hidden, guessed })
}

/** A size is only made for an item that is sold in it. */
const usedIn = ({ added, changed }: SheetPlan, sizes: readonly Option[]): Option[] => {
  const used = new Set([...added, ...changed].flatMap(({ draft }) => draft.sizes.map(({ size }) => size)))
  return sizes.filter(({ id }) => used.has(id))
}

function hasRoom({ added, removed, categories }: SheetPlan, menu: SheetMenu): boolean {
  const items = menu.items.length - removed.length + added.length
  const fits = items <= menuLimits.items || added.length === 0
  return fits && (categories.length === 0 || menu.categories.length + categories.length <= menuLimits.categories)
}

/** By what the file contains: its name and type say nothing. */
async function tableIn(file: Uint8Array, locale: Locale): Promise<Result<Table, SheetRefusal>> {
  if (file.length === 0) return refuse('sheet_empty')
  if (startsWith(file, 'PK\x03\x04')) {
    const book = await readXlsx(file)
    return book.ok ? accept({ tabs: book.value.pages, hidden: book.value.hidden, guessed: false }) : book
  }
  if (['%PDF', '{\\rtf', '<?xml', '<html', '<!DOCTYPE'].some((sign) => startsWith(file, sign)))
    return refuse('sheet_kind_not_taken')
  const decoded = decodeSheet(file)
  if (!decoded) return refuse('sheet_kind_not_taken')
  const rows = readCsv(decoded.text, locale)
  if (!rows.ok) return rows
  return accept({ tabs: [{ name: '', rows: rows.value }], hidden: [], guessed: decoded.guessed })
}

const startsWith = (file: Uint8Array, sign: string): boolean =>
  Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, sign.length)).toString('latin1') === sign

export async function writeSheetJob(job: WriteJob): Promise<Uint8Array<ArrayBuffer>> {
  const { menu, locale, format, example } = job
  const table = example ? exampleTable(menu, locale) : menuTable(menu, locale)
  return format === 'csv' ? asCsv(table, locale) : asXlsx(table, locale, menu)
}

/** As Excel reads it in the countries of each language: where prices have a comma, columns are split by semicolons. */
function asCsv({ headings, rows }: SheetTable, locale: Locale): Uint8Array<ArrayBuffer> {
  const text = (cell: SheetTable['rows'][number][number]) =>
    typeof cell === 'object' ? priceText(cell.cents, locale) : String(cell)
  return writeCsv([headings, ...rows.map((row) => row.map(text))], separatorOf(locale))
}

async function asXlsx(
  { headings, columns, rows }: SheetTable,
  locale: Locale,
  shop: SheetShop,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pages, help } = sheetWords[locale]
  const widths = columns.map((column) =>
    /^(name|desc|parts)/.test(column) ? 28 : /^(id|category|contains)/.test(column) ? 20 : 12,
  )
  return await writeXlsx(
    [
      { name: pages.menu, headings, rows, widths },
      { name: pages.help, headings: [help.column, help.meaning], rows: helpTable(locale, shop), widths: [40, 100] },
    ],
    locale === 'ar',
  )
}
