// @module-tag long
// Broken or malicious files: each is read or refused in plain words, and none stops the import of the rest.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { checkReportFile, reportInWords } from './import-report.ts'
import { timeOf } from './read/date-time.ts'
import { readJsonFile } from './read/file.ts'
import { everything, importOldSite, writtenOut } from './testing/taking-over.ts'

const coffee = { _id: 'a', name: 'Café', category: 'COFFEE', price: 3, stock: 'in' }
const order = { customerName: 'Noor', totalPrice: '3.00', token: 'K7QM4TXA', orders: [{ item: 'a', name: 'Café' }] }

describe('[DATA-3] the file itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'noisette-files-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const read = async (bytes: Uint8Array | string) => {
    const path = join(folder, 'export.json')
    await writeFile(path, bytes)
    const result = await readJsonFile(path)
    return result.ok ? result.value : result.refusal.replace(path, 'it')
  }
  const root = { food: [coffee] }
  const text = JSON.stringify(root)
  const wide = (mark: string) => Buffer.from(mark + text, 'utf16le')

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', wide('\ufeff')],
    ['UTF-16 the other way round', wide('\ufeff').swap16()],
    ['UTF-16 without a mark', wide('')],
    ['UTF-16 the other way round without a mark', wide('').swap16()],
  ])('%s is read', async (_name, bytes) => {
    expect(await read(bytes)).toEqual(root)
  })

  test.each([
    ['nothing', '', 'it is empty.'],
    ['blanks', ' \n', 'it is empty.'],
    ['half a file', text.slice(0, -20), 'it is not valid JSON: it breaks off before its end.'],
    ['half a word', '{"food": tr', 'it is not valid JSON: it breaks off before its end.'],
    [
      'a comma too many',
      '{"food":\n [{"name": "Noor\'s secret"},,]\n}',
      'it is not valid JSON: there is a mistake at or near line 2, column 29.',
    ],
    ['no JSON', 'hello', 'it is not valid JSON: there is a mistake at or near line 1, column 1.'],
    [
      'letters of another encoding, which would be lost in silence',
      Buffer.from(text, 'latin1'),
      'it is not written in UTF-8, so letters such as é would be lost; save it as UTF-8 and try again.',
    ],
  ])('%s is refused in a sentence', async (_name, bytes, sentence) => {
    expect(await read(bytes)).toBe(sentence)
  })

  test('a folder and a file that is not there are refused, and a report that would overwrite the file', async () => {
    expect(await readJsonFile(folder)).toMatchObject({ refusal: `${folder} is a folder, not a file.` })
    const none = join(folder, 'none.json')
    expect(await readJsonFile(none)).toMatchObject({ refusal: `there is no file ${none}.` })
    const file = join(folder, 'export.json')
    await writeFile(file, '{}')
    expect(checkReportFile(`${folder}/./export.json`, file)).toContain('would overwrite')
    expect(checkReportFile(folder, file)).toContain('it is a folder')
    expect(checkReportFile(join(folder, 'no', 'report.json'), file)).toContain('its folder is missing')
    expect(checkReportFile(join(folder, 'report.json'), file)).toBeNull()
  })
})

/** One value nested in a hundred thousand others. */
const deep = () => {
  let value: unknown = 1
  for (let depth = 0; depth < 100_000; depth++) value = depth % 2 ? [value] : { a: value }
  return value
}

onBothEngines((openShop) => {
  /** Imports the file together with one good item, which must arrive; returns what the report says about the file. */
  async function beside(root: { food?: unknown; [part: string]: unknown }) {
    const shop = await openShop({ demo: false })
    const report = await importOldSite(shop.store, { ...root, food: { ...(root.food as object), 0: coffee } })
    expect((await shop.ask('menu.read', {})).items.map(({ id }) => id)).toContain('cafe')
    const before = await everything(shop.store)
    await importOldSite(shop.store, { ...root, food: { ...(root.food as object), 0: coffee } })
    expect(await everything(shop.store)).toEqual(before)
    const elsewhere = await openShop({ demo: false })
    const file = await writtenOut(shop.store)
    await importOldSite(elsewhere.store, JSON.parse(file))
    expect(await writtenOut(elsewhere.store)).toBe(file)
    return { shop, report, words: reportInWords(report) }
  }

  test('[DATA-3] values nested without end hold up neither their order nor the others', async () => {
    const { report, words } = await beside({
      food: { 1: { ...coffee, _id: deep(), name: 'Deep', glasses: deep() }, 2: { ...coffee, category: deep() } },
      orders: [
        { ...order, secret: deep(), address: deep() },
        { ...order, token: deep() },
      ],
      extra: deep(),
    })
    expect(report.took.map(({ path }) => path)).toEqual(['food/0', 'food/1', 'food/2', 'orders/0', 'orders/1'])
    expect(words).toContainEqual(
      expect.stringContaining('orders/0/secret: dropped: there is no such field here (was ['),
    )
  })

  test('[DATA-3] an order with more lines than anybody can read is taken whole', async () => {
    const lines = Array.from({ length: 30_000 }, () => ({ item: 'a', name: 'Café', quantity: 1, status: 9 }))
    const { report } = await beside({ orders: [{ ...order, totalPrice: '9.00', orders: lines }] })
    expect(report.took.map(({ path }) => path)).toContain('orders/0')
  }, 60_000)

  test('[DATA-3] keys that no database can keep, or as long as a book, still lead to their entries', async () => {
    const { shop, report } = await beside({
      food: {
        'nul\u0000': { name: 'Nul', category: 'COFFEE', price: 1 },
        '\ud800': { name: 'Half', category: 'COFFEE', price: 1 },
        ['k'.repeat(10_000)]: { name: 'Long', category: 'COFFEE', price: 1 },
        [`${'k'.repeat(10_000)}2`]: { name: 'Longer', category: 'COFFEE', price: 1 },
        ...JSON.parse('{ "__proto__": { "name": "Proto", "category": "COFFEE", "price": 1, "__proto__": 5 } }'),
      },
    })
    const names = (await shop.ask('menu.read', {})).items.map(({ name }) => name)
    expect(names.sort()).toEqual(['Café', 'Half', 'Long', 'Longer', 'Nul', 'Proto'])
    for (const { path } of report.notes) expect(path.length).toBeLessThan(100)
  })

  test('[DATA-3] an _id that looks like one made here stands beside it', async () => {
    const { shop } = await beside({
      food: {
        1: { ...coffee, name: 'Second' },
        2: { ...coffee, _id: 'a@food/1', name: 'Third' },
        3: { ...coffee, _id: 'A', name: 'Fourth' },
      },
    })
    expect((await shop.ask('menu.read', {})).items).toHaveLength(4)
  })

  test('[DATA-3] numbers and dates beyond any shop are refused alone', async () => {
    const many = { name: 'Gold', quantity: 9999, price: 100_000 }
    const { report, words } = await beside({
      food: {
        1: { ...coffee, _id: 'g', name: 'Glass', glasses: '9'.repeat(400), bottles: '99999999999999999999,50' },
        2: { ...coffee, _id: 'n', name: 'Endless', price: Number.POSITIVE_INFINITY },
      },
      orders: [{ customerName: 'Midas', orders: [many, many] }],
      reservations: [8e15, -1, 'Sun Jan 01 1200 GMT+0000', '0000-01-01T00:00:00Z', 'a '.repeat(200_000)].map(
        (date) => ({
          name: 'Lotte',
          person: 2,
          date,
          time: '19:00',
        }),
      ),
    })
    expect(report.took.map(({ path }) => path)).toEqual(['food/0', 'food/1'])
    expect(words).toContainEqual(
      expect.stringMatching(
        /^ {2}orders\/0: the order is not imported: its lines come to 1999800000.00, and what was paid/,
      ),
    )
    expect(words.filter((line) => line.includes('its date cannot be read'))).toHaveLength(5)
  })

  test('[DATA-3] what stands in the file cannot move the cursor of the terminal nor forge a line of the report', async () => {
    const { words } = await beside({
      'x\u001b[2J': 1,
      food: { 'b\n  food/9: forged': { ...coffee, _id: 'b', name: '\u001b]0;x\u0007\u202e', price: '3,00\u009b' } },
      orders: [{ ...order, token: '\u009b31m'.repeat(100_000) }],
    })
    expect(words.join('')).not.toMatch(/[\p{Cc}\u202e]/u)
    expect(words.filter((line) => line.startsWith('  food/9'))).toEqual([])
    for (const line of words) expect(line.length).toBeLessThan(1000)
  })
})

test('[DATA-3] a time of a million blanks is no time, and that is seen at once', () => {
  const started = performance.now()
  expect(timeOf(`1${' '.repeat(1_000_000)}x`)).toBeNull()
  expect(performance.now() - started).toBeLessThan(1000)
})
