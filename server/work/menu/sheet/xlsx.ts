// XLSX in and out. What comes in is unpacked here, within limits, before the library reads it.
import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import writeXlsxFile, { type Cell as WrittenCell } from 'write-excel-file/universal'
import type { Cell } from '#domain/menu/sheet/cell.ts'
import type { CellValue } from '#domain/menu/sheet/cells-of.ts'
import type { MergedCells, SheetTab } from '#domain/menu/sheet/headings.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'

/** A sheet of 5,000 rows with every text at its limit takes less. A file that unpacks to more is refused. */
const unpackedLimit = 60_000_000
const mostParts = 1000
/**
 * The library makes room for every cell between the first and the last one; a full sheet of ours has a fifth of this.
 */
const mostCells = 1_000_000

class TooLarge extends Error {}

export interface Workbook {
  /** The pages that people see in it, in their order. */
  readonly pages: readonly SheetTab[]
  readonly hidden: readonly string[]
}

export async function readXlsx(file: Uint8Array): Promise<Result<Workbook, 'sheet_too_large' | 'sheet_broken'>> {
  try {
    const parts = unpack(file)
    const { shown, hidden } = takePages(parts)
    const pages = await readWorkbook(plainZip(parts), { trim: false })
    return accept({
      hidden,
      pages: pages.map(({ sheet, data }, at) => ({
        name: sheet,
        rows: data.map((row) => row.map(cellFrom)),
        merged: mergedIn(parts[shown[at] ?? '']),
      })),
    })
  } catch (error) {
    return refuse(error instanceof TooLarge ? 'sheet_too_large' : 'sheet_broken')
  }
}

/**
 * The parts with cells in them. A part is unpacked into as much room as the archive says that it takes, never more, and
 * a part that is listed a thousand times counts a thousand times.
 */
function unpack(file: Uint8Array): Record<string, Uint8Array> {
  let parts = 0
  let size = 0
  const filter = (part: UnzipFileInfo): boolean => {
    if (!/\.(xml|rels)$/.test(part.name)) return false
    parts += 1
    size += Math.max(part.size, part.originalSize)
    if (parts > mostParts || size > unpackedLimit) throw new TooLarge()
    return true
  }
  return unzipSync(file, { filter })
}

const workbook = 'xl/workbook.xml'

/**
 * Leaves only the visible pages with cells in the list of pages, and returns their parts and the names of hidden ones.
 */
function takePages(parts: Record<string, Uint8Array>): {
  readonly shown: readonly string[]
  readonly hidden: string[]
} {
  const shown: string[] = []
  const hidden: string[] = []
  const targets = partsById(strFromU8(parts['xl/_rels/workbook.xml.rels'] ?? new Uint8Array()))
  const list = strFromU8(parts[workbook] ?? new Uint8Array()).replace(
    /<(?:\w+:)?sheet\s[^>]*>(?:\s*<\/(?:\w+:)?sheet>)?/g,
    (element) => {
      const part = targets.get(attribute(element, '\\w+:id')) ?? ''
      const isHidden = /hidden/i.test(attribute(element, 'state'))
      if (isHidden) hidden.push(attribute(element, 'name'))
      if (isHidden || !part.includes('worksheets/')) return ''
      shown.push(part)
      return element
    },
  )
  parts[workbook] = strToU8(list)
  return { shown, hidden }
}

const partsById = (relations: string): ReadonlyMap<string, string> =>
  new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([element]) => [
      attribute(element, 'Id'),
      attribute(element, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const attribute = (element: string, name: string): string =>
  (new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(element)?.[2] ?? '').replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, entity: string) => entities[entity] ?? '',
  )

/** The cells of one column that were merged into one, counted from 0. */
function mergedIn(part: Uint8Array | undefined): MergedCells[] {
  const refs = strFromU8(part ?? new Uint8Array()).matchAll(
    /<(?:\w+:)?mergeCell\s[^>]*?ref=["']([A-Z]{1,4})(\d{1,9}):([A-Z]{1,4})(\d{1,9})["']/g,
  )
  return [...refs].flatMap(([, left = '', first, right, last]) =>
    left === right ? { column: placeOf(left) - 1, from: Number(first) - 1, to: Number(last) - 1 } : [],
  )
}

/** Of a column's letters: 1 for A, 27 for AA. */
const placeOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/**
 * The same parts without packing, in which a cell with the error of a formula is a text: the library leaves it empty.
 */
function plainZip(parts: Record<string, Uint8Array>): ArrayBuffer {
  const sheets = Object.keys(parts).filter((name) => name.includes('worksheets/'))
  const room = sheets.map((name) => roomOf(strFromU8(parts[name] ?? new Uint8Array())))
  if (room.reduce((sum, one) => sum + one, 0) > mostCells) throw new TooLarge()
  const readable = Object.entries(parts).map(([name, part]) => [
    name,
    name.includes('worksheets/') ? withErrors(part) : part,
  ])
  return zipSync(Object.fromEntries(readable), { level: 0 }).slice().buffer
}

const withErrors = (part: Uint8Array): Uint8Array => {
  const xml = strFromU8(part)
  const read = xml.replace(/(<(?:\w+:)?c\s[^<>]*?\bt=)(["'])e\2/g, '$1$2str$2')
  return read === xml ? part : strToU8(read)
}

/**
 * How many cells there are up to the last row and column that the sheet names: its cells, its rows and its dimension.
 */
function roomOf(xml: string): number {
  let rows = 1
  let columns = 1
  for (const [, letters = '', row = ''] of xml.matchAll(/(?:\br=["']|\bref=["'](?:\w+:)?)([A-Z]{0,4})(\d{1,9})["']/g)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, placeOf(letters))
  }
  return rows * columns
}

/** The stored result of a formula is read like any other value; nothing is ever computed. */
function cellFrom(cell: unknown): Cell {
  if (cell instanceof Date) return { unread: 'date' }
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? cell : null
}

interface Page {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly CellValue[])[]
  /** In characters, one for each column. */
  readonly widths: readonly number[]
}

/** Text is written as text, which no program runs as a formula, and prices as numbers of euros. */
export async function writeXlsx(pages: readonly Page[], rightToLeft: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = pages.map(({ name, headings, rows, widths }) => ({
    sheet: name,
    data: [headings.map(headingCell), ...rows.map((row) => row.map(writtenCell))],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    rightToLeft,
  }))
  const blob = await writeXlsxFile(sheets).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

const headingCell = (value: string): WrittenCell => ({
  value,
  type: String,
  format: '@',
  fontWeight: 'bold',
  backgroundColor: '#fdebc8',
  wrap: true,
  alignVertical: 'top',
})

function writtenCell(cell: CellValue): WrittenCell {
  if (cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (typeof cell === 'object') return { value: cell.cents / 100, type: Number, format: '0.00' }
  return { value: cell, type: String, format: '@', wrap: true, alignVertical: 'top' }
}
