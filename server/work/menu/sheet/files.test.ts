// @module-tag long
// Files as people send them: encodings, separators, disguises, formulas, bombs; and what goes out starts no formula.
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { sheetLimits } from '#domain/menu/sheet/sheet-columns.ts'
import { menu as items } from '#domain/testing/fixtures.ts'
import { decodeSheet, readCsv, writeCsv } from './csv-sheet.ts'
import { readSheetFile } from './run-sheet-job.ts'
import { readSheetJob, writeSheetJob } from './sheet-jobs.ts'

const menu = { categories: [], items, groups: [], uses: new Map(), branches: [] }
const wish = { menu, locale: 'en', removes: false } as const
const read = (file: Uint8Array) => readSheetJob({ kind: 'read', file, ...wish })
const refusal = async (file: Uint8Array) => {
  const answer = await read(file)
  return answer.ok ? 'taken' : answer.refusal
}
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding))
const named = 'Name;Price;Category\r\nCrème brûlée;4,20;Desserts\r\n'

describe('[CATG-3] a CSV file', () => {
  test.each([
    ['UTF-8', bytes(named), false],
    ['UTF-8 with a mark', bytes(`\ufeff${named}`), false],
    ['Windows-1252', bytes(named, 'latin1'), true],
    ['UTF-16', bytes(`\ufeff${named}`, 'utf16le'), false],
    ['UTF-16 without a mark', bytes(named, 'utf16le'), false],
    ['UTF-16, the other way round', new Uint8Array(Buffer.from(`\ufeff${named}`, 'utf16le').swap16()), false],
    ['commas', bytes('Name,Price,Category\n"Crème brûlée","4,20",Desserts\n'), false],
    ['tabs', bytes('Name\tPrice\tCategory\nCrème brûlée\t4,20\tDesserts\n'), false],
    ['a line that names the separator', bytes(`sep=;\r\n${named}`), false],
  ])('in %s is read', async (_, file, guessed) => {
    const answer = await read(file)
    expect(answer).toMatchObject({ ok: true, value: { guessed, mistakes: [], categories: [{ en: 'Desserts' }] } })
    expect(answer.ok && answer.value.added[0]?.draft).toMatchObject({ name: { en: 'Crème brûlée' }, price: 420 })
  })

  test('counts rows as a spreadsheet does, with lines within a cell and empty rows', async () => {
    const answer = await read(bytes('Name;Description;Price\n"A";"two\nlines";3\n\nB;x;wrong\n'))
    expect(answer.ok && answer.value.mistakes).toMatchObject([
      { row: 2, problem: 'category_missing' },
      { row: 4 },
      { row: 4 },
    ])
  })

  test('with a quote that is never closed is broken', async () => {
    expect(await refusal(bytes('Name;Price\n"Latte;3\nMocha;4\n'))).toBe('sheet_broken')
  })
})

describe('[CATG-3] what goes out', () => {
  const evil = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", "'=", ' =', '＝'), fc.string())
      .map((parts) => parts.join('')),
  )
  test('as CSV starts no formula, and reads back as it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(evil, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        fc.constantFrom(';', ','),
        (rows, separator) => {
          const clean = rows.map((row) => [
            'x',
            ...row.map((cell) => cell.replaceAll('\r', '').replaceAll('\u0000', '').replaceAll('\ufeff', '')),
          ])
          const file = writeCsv([['Name', 'Id', 'Price'], ...clean], separator as ';')
          const text = new TextDecoder().decode(file)
          const back = readCsv(text, 'en')
          expect(back.ok && back.value.slice(1)).toEqual(clean)
        },
      ),
    )
  })

  test.each(['xlsx', 'csv'] as const)(
    'as %s is the menu again, even with names that look like formulas',
    async (format) => {
      const names = [
        '=1+1',
        '+32 3 200',
        '-10%',
        '@home',
        "'quoted'",
        '=HYPERLINK("https://x.example")',
        '"; DROP',
        '₣ ünï 🥐',
      ]
      const odd = names.map(
        (name, at) => ({ ...items[0], id: `odd-${at}`, name: { en: name, nl: ` ${name}` } }) as (typeof items)[0],
      )
      const all = {
        ...menu,
        categories: [{ id: 'COFFEE', name: { en: '=Coffee' }, desc: {}, index: 1, icon: 'cup' as const }],
        items: odd,
      }
      const file = await writeSheetJob({ kind: 'write', menu: all, locale: 'nl', format, example: false })
      if (format === 'csv') expect(new TextDecoder().decode(file)).not.toMatch(/(^|[;\n"])[=+\-@\t]/m)
      const answer = await readSheetJob({ kind: 'read', file, menu: all, locale: 'fr', removes: true })
      expect(answer).toMatchObject({
        ok: true,
        value: { unchanged: names.length, changed: [], added: [], removed: [], mistakes: [], unknown: [] },
      })
    },
  )

  test('as an example is read without a mistake', async () => {
    const categories = [{ id: 'COFFEE', name: { en: 'Coffee' }, desc: {}, index: 1, icon: 'cup' as const }]
    for (const format of ['xlsx', 'csv'] as const) {
      const file = await writeSheetJob({
        kind: 'write',
        menu: { ...menu, categories, items: [] },
        locale: 'ar',
        format,
        example: true,
      })
      const answer = await readSheetJob({ kind: 'read', file, ...wish, menu: { ...menu, categories, items: [] } })
      expect(answer.ok && [answer.value.added.length, answer.value.mistakes, answer.value.remarks]).toEqual([2, [], []])
    }
  })
})

describe('[CATG-3] an XLSX file', () => {
  const row = (cells: string) => `<row r="2">${cells}</row>`
  const heads = `<row r="1">${['Name', 'Price', 'Category'].map((text, at) => `<c r="${'ABC'[at]}1" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
  const latte = '<c r="A2" t="inlineStr"><is><t>Latte</t></is></c>'
  const coffee = '<c r="C2" t="inlineStr"><is><t>Coffee</t></is></c>'

  test('with formulas gives what they came to, and computes nothing', async () => {
    const answer = await read(sheetFile(heads + row(`${latte}<c r="B2"><f>1+1</f><v>4.305</v></c>${coffee}`)))
    expect(answer).toMatchObject({
      ok: true,
      value: { added: [{ draft: { price: 431 } }], remarks: [{ problem: 'price_rounded' }, {}] },
    })
    const never = await read(sheetFile(heads + row(`${latte}<c r="B2"><f>1+1</f></c>${coffee}`)))
    expect(never).toMatchObject({ value: { mistakes: [{ row: 2, column: 'price', problem: 'price_missing' }] } })
  })

  test('with the error of a formula, or a date where a price was, says so at the cell', async () => {
    const error = await read(sheetFile(heads + row(`${latte}<c r="B2" t="e"><f>A9</f><v>#REF!</v></c>${coffee}`)))
    expect(error).toMatchObject({ value: { mistakes: [{ row: 2, column: 'price', problem: 'cell_error' }] } })
    const date = await read(sheetFile(heads + row(`${latte}<c r="B2" s="1"><v>46300</v></c>${coffee}`)))
    expect(date).toMatchObject({ value: { mistakes: [{ row: 2, column: 'price', problem: 'cell_date' }] } })
  })

  test('that unpacks to gigabytes, by itself or by a part that is listed a thousand times, is too large', async () => {
    expect(await refusal(zipBomb('large'))).toBe('sheet_too_large')
    expect(await refusal(zipBomb('many'))).toBe('sheet_too_large')
  })

  test('that lies about its size gives no more than it says, and holds nobody up', async () => {
    const started = performance.now()
    const answer = await readSheetFile({ file: zipBomb('liar'), ...wish })
    expect(answer.ok ? 'taken' : answer.refusal).toMatch(/^sheet_(broken|too_large|empty)$/)
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  test('with a cell at the far end of the sheet takes no more than its room', async () => {
    const wide = Array.from(
      { length: 4000 },
      (_, at) => `<row r="${at + 2}"><c r="XFD${at + 2}"><v>1</v></c></row>`,
    ).join('')
    const answer = await readSheetFile({
      file: sheetFile(`${heads}${wide}<row r="90000000"><c r="A90000000"><v>1</v></c></row>`),
      ...wish,
    })
    expect(answer).toMatchObject({ ok: false, refusal: 'sheet_too_large' })
  }, 30_000)
})

test.each([
  ['a cell', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ['a row', '<row r="2"><c r="XFD2"><v>1</v></c></row><row r="1048576"/>'],
])('[H-49] %s at the far end of a sheet of 1 kB is refused before it takes memory', async (_, rows) => {
  const file = sheetFile(rows)
  expect(file.length).toBeLessThan(2000)
  const before = process.memoryUsage.rss()
  expect(await refusal(file)).toBe('sheet_too_large')
  expect(process.memoryUsage.rss() - before).toBeLessThan(30_000_000)
})

test('[CATG-3] what is no sheet is refused by what it contains, whatever it is called', async () => {
  expect(await refusal(new Uint8Array())).toBe('sheet_empty')
  expect(await refusal(bytes('  \n\n'))).toBe('sheet_empty')
  expect(
    await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(600).fill(0)])),
  ).toBe('sheet_kind_not_taken')
  expect(await refusal(bytes('%PDF-1.7\n1 0 obj'))).toBe('sheet_kind_not_taken')
  const word = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>') })
  expect(await refusal(word)).toBe('sheet_broken')
  expect(await refusal(bytes('<html><table><tr><td>Name</td></tr></table></html>'))).toBe('sheet_kind_not_taken')
  expect(await refusal(bytes('PK\x03\x04 and nothing more'))).toBe('sheet_broken')
  expect(await refusal(bytes('Latte;3\nMocha;4\n'))).toBe('sheet_no_headings')
  expect(decodeSheet(new Uint8Array([1, 2, 3]))).toBeUndefined()
})

test('[CATG-3] 10 MB in one cell, in one row, or of quotes are read or refused within a second or two', async () => {
  const long = sheetLimits.bytes - 100
  for (const text of [
    `Name\n${'x'.repeat(long)}`,
    `Name\n${'x,'.repeat(long / 2)}`,
    `Name\n${'"'.repeat(long)}`,
    `Name\n${'a\n'.repeat(long / 2)}`,
    '\n'.repeat(long),
    '=;'.repeat(long / 2),
  ]) {
    const answer = await readSheetFile({ file: bytes(text), ...wish })
    expect(answer.ok ? 'taken' : answer.refusal).toMatch(/^sheet_/)
  }
}, 60_000)

test('[CATG-3] any bytes are read or refused, never thrown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (file) => {
      expect(await read(file)).toHaveProperty('ok')
    }),
  )
})

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
const sheetFile = (rows: string): Uint8Array => zipSync(parts(rows))

/**
 * `large`: a part of 70 MB in a few hundred kilobytes. `many`: two thousand parts. `liar`: the same large part, of
 * which the archive says that it takes a thousand bytes.
 */
function zipBomb(kind: 'large' | 'many' | 'liar'): Uint8Array {
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
