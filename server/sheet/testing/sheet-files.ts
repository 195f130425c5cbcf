// XLSX files made by hand for tests: with any cells, and hostile ones.
import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const parts = (sheet: string): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
  ),
  '_rels/.rels': strToU8(
    `${head}<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': strToU8(
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Menu" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `${head}<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ),
  'xl/styles.xml': strToU8(
    `${head}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  ),
  'xl/worksheets/sheet1.xml': strToU8(`${head}<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`),
})

/** A workbook with one sheet of these rows; style 1 is a date. */
export const sheetFile = (rows: string): Uint8Array => zipSync(parts(rows))

/**
 * `large`: a part of 70 MB in a few hundred kilobytes. `many`: two thousand parts. `liar`: the same large part, of which
 * the archive says that it takes a thousand bytes.
 */
export function zipBomb(kind: 'large' | 'many' | 'liar'): Uint8Array {
  if (kind === 'many') {
    const one = new Uint8Array(100)
    return zipSync({
      ...parts(''),
      ...Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`xl/${at}.xml`, one])),
    })
  }
  const size = 70_000_000
  const file = zipSync({ ...parts(''), 'xl/worksheets/sheet1.xml': new Uint8Array(size).fill(0x20) }, { level: 1 })
  return kind === 'large' ? file : withSize(file, size, 1000)
}

/** Replaces every place in which the archive says `from` bytes. */
function withSize(file: Uint8Array, from: number, to: number): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; at < file.length - 4; at++) if (view.getUint32(at, true) === from) view.setUint32(at, to, true)
  return file
}
