// XLSX in and out. What comes in is unpacked here, within limits, before the library reads it.
import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import writeXlsxFile, { type Cell as WrittenCell } from 'write-excel-file/universal'
import type { Cell } from '../../domain/menu/sheet/cell.ts'
import type { CellValue } from '../../domain/menu/sheet/cells-of.ts'
import { accept, type Result, refuse } from '../../domain/shared/result.ts'

/** A sheet of 5,000 rows with every text at its limit takes less. A file that unpacks to more is refused. */
const unpackedLimit = 60_000_000
const mostParts = 1000
/** The library makes room for every cell between the first and the last one; a full sheet of ours has a fifth of this. */
const mostCells = 1_000_000

class TooLarge extends Error {}

export async function readXlsx(file: Uint8Array): Promise<Result<Cell[][], 'sheet_too_large' | 'sheet_broken'>> {
  try {
    const rows = await readSheet(plainZip(unpack(file)), { trim: false })
    return accept(rows.map((row) => row.map(cellFrom)))
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

/** The same parts without packing, in which a cell with the error of a formula is a text: the library leaves it empty. */
function plainZip(parts: Record<string, Uint8Array>): ArrayBuffer {
  const readable = Object.entries(parts).map(([name, part]) => [
    name,
    name.includes('worksheets/') ? withErrors(part) : part,
  ])
  return zipSync(Object.fromEntries(readable), { level: 0 }).slice().buffer
}

const withErrors = (part: Uint8Array): Uint8Array => {
  const xml = strFromU8(part)
  if (roomOf(xml) > mostCells) throw new TooLarge()
  const read = xml.replace(/(<(?:\w+:)?c\s[^<>]*?\bt=)(["'])e\2/g, '$1$2str$2')
  return read === xml ? part : strToU8(read)
}

/** How many cells there are up to the last row and column that the sheet names: its cells, its rows and its dimension. */
function roomOf(xml: string): number {
  let [rows, columns] = [1, 1]
  for (const [, letters = '', row = ''] of xml.matchAll(/(?:\br=["']|\bref=["'](?:\w+:)?)([A-Z]{0,4})(\d{1,9})["']/g)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(
      columns,
      [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
    )
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
  ...{
    value,
    type: String,
    format: '@',
    fontWeight: 'bold',
    backgroundColor: '#fdebc8',
    wrap: true,
    alignVertical: 'top',
  },
})

function writtenCell(cell: CellValue): WrittenCell {
  if (cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (typeof cell === 'object') return { value: cell.cents / 100, type: Number, format: '0.00' }
  return { value: cell, type: String, format: '@', wrap: true, alignVertical: 'top' }
}
