// A whole export with every oddity: what is read, and that everything mended or refused is reported with its path.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bundledPictures } from '../import/import-shop.ts'
import type { Note } from './notes.ts'
import { type LegacyShop, readExport } from './read-export.ts'

const file = new URL('../testing/old-export.json', import.meta.url)
const shopOf = (root: unknown): LegacyShop => {
  const shop = readExport(root, bundledPictures)
  if (!shop) throw new Error('it is no export')
  return shop
}
const shop = shopOf(JSON.parse(readFileSync(file, 'utf8')))

const parts = [...shop.items, ...shop.orders, ...shop.reviews, ...shop.reservations]
const notes: Note[] = [...shop.notes, ...parts.flatMap((entry) => [...entry.notes])]
const said = (path: string): string[] =>
  notes.filter((note) => note.path === path).map(({ deed, why }) => `${deed}: ${why}`)
const item = (path: string) => shop.items.find((entry) => entry.path === path)?.value
const order = (path: string) => shop.orders.find((entry) => entry.path === path)?.value

describe('[DATA-3] food', () => {
  test.each([
    ['food/0', /mended: a gap/],
    ['food/1/price', /mended: read as 3.20/],
    ['food/2/category', /mended: read as COFFEE/],
    ['food/3/stock', /mended: neither in nor out/],
    ['food/5/category', /mended: read as COLDDRINKS/],
    ['food/6/image', /mended: an address without encryption/],
    ['food/7/pieces/3', /refused: its number of persons/],
    ['food/7/pieces/4', /refused: a second entry for 2/],
    ['food/7/pieces/5/price', /refused: cannot be read/],
    ['food/7/pieces/2/count', /mended: no number of pieces/],
    ['food/8/glassPrice', /mended: read as 4.80 from glasses/],
    ['food/9/price', /refused: the item is not imported: its price cannot be read/],
    ['food/10/category', /mended: it is unknown here; the item is in a hidden category/],
    ['food/12/_id', /mended: also the _id of food\/11/],
    ['food/13', /refused: the same item as food\/12, at another price/],
    ['food/14', /refused: not an object/],
    ['15', /mended: was at the root/],
    ['15/image', /mended: a picture of the old site/],
    ['visitors', /refused: not a known part/],
  ])('%s is said', (path, why) => {
    expect(said(path)).toEqual([expect.stringMatching(why)])
  })

  test('350 is a number of euros, and anything but in is out', () => {
    expect([item('food/6')?.price, item('food/3')?.inStock, item('food/12')?.inStock]).toEqual([35_000, false, true])
  })

  test('a combo has its pieces and no price of its own, a wine its glass and bottle', () => {
    expect(item('food/7')).toMatchObject({
      price: null,
      pieces: [
        { persons: 1, count: 5, price: 1290 },
        { persons: 2, count: 2, price: 2390 },
      ],
    })
    expect(item('food/8')).toMatchObject({ price: null, glassPrice: 480, bottlePrice: 2200, glasses: 'Glass 4,80' })
  })

  test('an object keyed by number is read like a list', () => {
    const list = [null, { _id: 'a', name: 'Cappuccino', category: 'COFFEE', price: 3.2, stock: 'in' }]
    const object = { 1: list[1] }
    expect(shopOf({ food: object }).items.map(({ path, value }) => [path, value])).toEqual(
      shopOf({ food: list }).items.map(({ path, value }) => [path, value]),
    )
  })

  test("multi 'true' alone makes a combo; without it pieces are left behind, and said", () => {
    const waffle = { _id: 'w', name: 'Waffle plate', category: 'WAFFELS', price: 9, stock: 'in' }
    const pieces = { 0: { pers: 1, count: 2, price: 9 } }
    const read = (extra: object) => shopOf({ food: [{ ...waffle, ...extra }] }).items[0]
    expect(read({ pieces, multi: 'true' })?.value.pieces).toHaveLength(1)
    expect(read({ pieces })).toMatchObject({ value: { pieces: [], price: 900 }, notes: [{ path: 'food/0/pieces' }] })
    expect(read({ multi: 'true' })).toMatchObject({ value: { price: 900 }, notes: [{ path: 'food/0/multi' }] })
  })
})

describe('[DATA-3] orders', () => {
  test.each([
    ['orders/1/token', /written as B7N2W9ZZ/],
    ['orders/1/tableNumber', /read as 4/],
    ['orders/1/totalPrice', /read as 15.70/],
    ['orders/1/status', /0, as not all/],
    ['orders/2/id', /also the id of orders\/1/],
    ['orders/2/phone', /kept as it was typed/],
    ['orders/2/orders/0/item', /keeps its own name/],
    ['orders/2/status', /1, as all/],
    ['orders/4/tableNumber', /not a table number/],
    ['orders/4/orders/0/status', /read as received/],
    ['orders/5', /refused: .*no lines, though it came to 4.00/],
    ['orders/6', /refused: the same order as orders\/0/],
    ['orders/7/orders/1', /refused: the line is not imported/],
  ])('%s is said', (path, why) => {
    expect(said(path).join('\n')).toMatch(why)
  })

  test('of items with one _id a line means the one with its name', () => {
    expect(order('orders/4')?.lines[0]).toMatchObject({ item: 'fixed@food/12', price: 1050 })
  })

  test('the amount paid is kept, and tells what an unknown item cost and how a wine was chosen', () => {
    expect(order('orders/2')).toMatchObject({ total: 1200, lines: [{ item: null, name: 'Pumpkin soup', price: 600 }] })
    expect(order('orders/7')).toMatchObject({ total: 940, lines: [{ choice: 'glass', price: 480 }] })
    expect(order('orders/4')?.total).toBe(1050 + 480)
  })

  test('a second order with a token, and one without, are to get fresh ones', () => {
    expect(
      [order('orders/2'), order('orders/4'), order('orders/7')].map((one) => [one?.token, one?.tokenLost]),
    ).toEqual([
      [null, 'also the token of orders/0'],
      [null, '"short" is no token'],
      [null, 'it had none'],
    ])
  })

  test('an order is known again whatever its status and number are by then', () => {
    const noor = {
      customerName: 'Noor',
      totalPrice: '3.20',
      token: 'AAAABBBB',
      orders: [{ name: 'Cappuccino', quantity: 1, status: 0 }],
    }
    const keyOf = (root: object) => shopOf(root).orders[0]?.value.key
    const later = { ...noor, status: 1, orders: [{ ...noor.orders[0], status: 2 }] }
    expect(keyOf({ orders: { 9: { ...later, id: 9 } } })).toBe(keyOf({ orders: [{ ...noor, id: 0 }] }))
    expect(keyOf({ orders: [{ ...noor, customerName: 'Jef' }] })).not.toBe(keyOf({ orders: [noor] }))
  })
})

test('[DATA-3] reviews and reservations are read, mended and refused with their paths', () => {
  expect(shop.reviews.map(({ value: { key: _, ...review } }) => review)).toEqual([
    { food: 5, service: 4, value: null, atmosphere: null, userName: 'Noor', text: 'The cappuccino!' },
    { food: 5, service: 4, value: 3, atmosphere: 5, userName: '', text: '' },
  ])
  expect(shop.reservations.map(({ value: { key: _, ...reservation } }) => reservation)).toEqual([
    { name: 'Jef', phone: '', persons: 2, date: '2026-03-05', time: 1155 },
    { name: 'Noor', phone: '+32470123456', persons: 4, date: '2026-03-05', time: 1170 },
  ])
  for (const path of [
    'reviews/0/value',
    'reviews/0/atmosphere',
    'reviews/3/mood',
    'reservations/a',
    'reservations/1/time',
  ])
    expect(said(path), path).toEqual([expect.stringMatching(/^mended/)])
  for (const path of ['reviews/2', 'reservations/2', 'reservations/3'])
    expect(said(path), path).toEqual([expect.stringMatching(/^refused/)])
})

test('[DATA-3] the state and the message are read in their odd forms', () => {
  expect(shop.shopState?.value).toEqual({ open: false, date: '24/12/2025', desc: 'Back after the holidays' })
  expect(shop.message?.value).toBe('No delivery this week.')
  expect(shopOf({ shopstatus: 'in' }).shopState).toMatchObject({ value: { open: true }, notes: [{ deed: 'mended' }] })
  expect(shopOf({ shopstatus: { shopState: 'maybe' } })).toMatchObject({
    shopState: null,
    notes: [{ deed: 'refused' }],
  })
  const old = { customDeliveryMessage: 'We dont deliver @ the moment (ONLY PICK UP) !!. thx' }
  expect(shopOf({ deliveryMessage: old }).message).toMatchObject({ value: '', notes: [{ deed: 'mended' }] })
})

test('[F-37] a message that was emptied is none; one that is missing is the default', () => {
  expect(shopOf({ deliveryMessage: { customDeliveryMessage: '' } }).message).toMatchObject({ value: null })
  expect(shopOf({ deliveryMessage: {} }).message).toMatchObject({ value: '' })
})

test.each([[null], [[]], ['food'], [{}], [{ users: [] }]])('[DATA-3] %j is no export of the old site', (root) => {
  expect(readExport(root, bundledPictures)).toBeNull()
})

test('[DATA-3] texts lose what no database keeps, and are cut where they never end, both said', () => {
  const coffee = { _id: 'a', category: 'COFFEE', price: 3, stock: 'in' }
  const [first, second] = shopOf({
    food: [
      { ...coffee, name: 'Capp\u0000uccino' },
      { ...coffee, _id: 'b', name: 'x'.repeat(9999) },
    ],
  }).items
  expect([first?.value.name, first?.notes[0]?.path]).toEqual(['Cappuccino', 'food/0/name'])
  expect([second?.value.name.length, second?.notes[0]?.why]).toEqual([500, 'cut to 500 of its 9999 characters'])
})
