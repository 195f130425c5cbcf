// Workbooks with several pages, hidden ones, and categories that were merged over their rows.
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { firstSizes } from '#domain/menu/first-sizes.ts'
import { tabAndRow } from '#domain/menu/sheet/sheet-problems.ts'
import { cappuccino } from '#domain/testing/fixtures.ts'
import { readSheetJob } from './sheet-jobs.ts'

interface Page {
  readonly name: string
  readonly state?: 'hidden' | 'veryHidden'
  readonly rows: readonly (readonly string[])[]
  readonly merged?: string
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'

const cell = (text: string, at: number, row: number): string =>
  text && `<c r="${'ABC'[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`

const sheetOf = ({ rows, merged }: Page): string =>
  `<worksheet xmlns="${main}"><sheetData>${rows
    .map((cells, at) => `<row r="${at + 1}">${cells.map((text, place) => cell(text, place, at + 1)).join('')}</row>`)
    .join('')}</sheetData>${merged ? `<mergeCells><mergeCell ref="${merged}"/></mergeCells>` : ''}</worksheet>`

function workbookOf(pages: readonly Page[]): Uint8Array {
  const sheets = pages.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 7}" ${state ? `state="${state}"` : ''} r:id="rId${at + 3}"/>`,
  )
  // The parts are numbered the other way round, as after a page was moved.
  const part = (at: number) => `worksheets/sheet${pages.length - at}.xml`
  const relations = pages.map(
    (_, at) => `<Relationship Id="rId${at + 3}" Type="${office}/worksheet" Target="${part(at)}"/>`,
  )
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships xmlns="${packages}">${relations.join('')}</Relationships>`),
    ...Object.fromEntries(pages.map((page, at) => [`xl/${part(at)}`, strToU8(sheetOf(page))])),
  })
}

const coffee = { id: 'COFFEE', name: { en: 'Coffee' }, desc: {}, index: 1, icon: 'cup' } as const
const menu = { categories: [coffee], items: [cappuccino], groups: [], uses: new Map(), branches: [] }
const read = async (pages: readonly Page[], removes = false) => {
  const answer = await readSheetJob({ kind: 'read', file: workbookOf(pages), menu, locale: 'en', removes })
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value
}

const heads = ['Category', 'Name', 'Price']

test('[J-12] every visible page with the headings is read, and others are named', async () => {
  const found = await read(
    [
      { name: 'Old prices', state: 'hidden', rows: [heads, ['Coffee', 'Mocha', '1']] },
      { name: 'Coffee &amp; tea', rows: [heads, ['Coffee', 'Latte', '4']] },
      {
        name: 'Suppliers',
        rows: [
          ['Who', 'Where'],
          ['Jef', 'Gent'],
        ],
      },
      { name: 'Food', rows: [heads, ['Coffee', 'Cappuccino', '3,20'], ['Coffee', 'Soup', 'free']] },
      { name: 'Sheet 5', rows: [] },
      { name: 'Secret', state: 'veryHidden', rows: [heads] },
    ],
    true,
  )
  expect(found.tabs).toEqual(['Coffee & tea', 'Food'])
  expect([found.unread, found.hidden]).toEqual([['Suppliers'], ['Old prices', 'Secret']])
  expect(found.added.map(({ draft }) => draft.name.en)).toEqual(['Latte', 'Soup'])
  // What is on the second page is not taken off the menu.
  expect([found.rows, found.missing, found.removed]).toEqual([3, 0, []])
  expect(found.mistakes.map(({ row, problem }) => [tabAndRow(row), problem])).toEqual([
    [{ tab: 1, row: 3 }, 'price_invalid'],
  ])
})

test('[J-12] a category that was merged over its rows counts for each of them', async () => {
  const rows = [heads, ['Coffee', 'Latte', '4'], ['', 'Mocha', '5'], ['', 'Lungo', '3'], ['', 'Soup', '6']]
  const found = await read([{ name: 'Menu', rows, merged: 'A2:A4' }])
  expect(found.added.map(({ category }) => category)).toEqual([{ id: 'COFFEE' }, { id: 'COFFEE' }, { id: 'COFFEE' }])
  expect(found.mistakes).toMatchObject([{ row: 5, problem: 'category_missing' }])
})

test('[J-12] a workbook whose only headings are hidden is refused', async () => {
  const pages: Page[] = [
    { name: 'Menu', state: 'hidden', rows: [heads, ['Coffee', 'Latte', '4']] },
    { name: 'Notes', rows: [['Call Jef']] },
  ]
  expect(
    await readSheetJob({ kind: 'read', file: workbookOf(pages), menu, locale: 'en', removes: false }),
  ).toMatchObject({
    refusal: 'sheet_no_headings',
  })
})

test('[J-35] a sheet says nothing of languages that the shop does not offer', async () => {
  const file = workbookOf([
    {
      name: 'Menu',
      rows: [
        ['Category', 'Name EN', 'Price'],
        ['Coffee', 'Latte', '4'],
      ],
    },
  ])
  const remarks = async (languages: readonly ('en' | 'nl' | 'fr')[]) => {
    const answer = await readSheetJob({
      kind: 'read',
      file,
      menu: { ...menu, languages },
      locale: 'en',
      removes: false,
    })
    return answer.ok && answer.value.remarks.map(({ problem, value }) => `${problem} ${value}`)
  }
  expect(await remarks(['en'])).toEqual([])
  expect(await remarks(['en', 'nl'])).toEqual(['languages_missing nl'])
})

test('[J-27] a price of a size that the shop does not have makes the size, in the language of its heading', async () => {
  const rows = [
    ['Categorie', 'Naam', 'Prix (Géant)'],
    ['Coffee', 'Latte', '4€50'],
    ['Coffee', 'Mocha', '5'],
  ]
  const file = workbookOf([{ name: 'Menu', rows }])
  const on = { ...menu, groups: [firstSizes] }
  const answer = await readSheetJob({ kind: 'read', file, menu: on, locale: 'nl', removes: false })
  if (!answer.ok) throw new Error(answer.refusal)
  expect(answer.value.sizes).toEqual([{ id: 'geant', name: { fr: 'Géant' }, price: 0, most: 1 }])
  expect(answer.value.added.map(({ draft }) => draft.sizes)).toEqual([
    [{ size: 'geant', price: 450 }],
    [{ size: 'geant', price: 500 }],
  ])
  expect([answer.value.mistakes, answer.value.unknown]).toEqual([[], []])
})

test('[J-27] neither a currency nor VAT in brackets is a size, and no size is made for nothing', async () => {
  const sizesOf = async (...heading: string[]) => {
    const file = workbookOf([
      {
        name: 'Menu',
        rows: [
          ['Category', 'Name', ...heading],
          ['Coffee', 'Latte', '4'],
        ],
      },
    ])
    const on = { ...menu, groups: [firstSizes] }
    const answer = await readSheetJob({ kind: 'read', file, menu: on, locale: 'en', removes: false })
    return answer.ok && answer.value.sizes.length
  }
  expect(
    await Promise.all(
      ['Price (EUR)', 'Price (incl. VAT)', 'Price (Glass)', 'Weight (Large)'].map((one) => sizesOf(one)),
    ),
  ).toEqual([0, 0, 0, 0])
  expect(await sizesOf('Price (Large)')).toBe(1)
})
