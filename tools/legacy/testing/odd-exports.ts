// Makes exports of an old site with any mix of oddities; the same seed gives the same exports.
import { dice } from '#server/testing/dice.ts'

const texts = [
  'Cappuccino',
  ' Espresso ',
  '',
  'قهوة',
  '🥐 croissant',
  'a\u0000b',
  '\ud800',
  'x'.repeat(700),
  null,
  12,
  true,
  {},
]
const prices = [3.2, '3,50', ' 4,5e ', '€3', '1.234,50', 350, 'ask', '', null, -1, 0, '0', {}, 3.505]
const images = [
  'cappuccino.png',
  'unicorn.png',
  '',
  'https://pictures.example/a-cake-with-cream.jpg',
  'http://x.example/1',
  {},
  'data:,',
]
const categories = ['COFFEE', 'Coffee', 'shushi', 'DRINKS', 'cake and sweets', 'COCKTAILS', 'SUSHI', undefined, 7]
const stocks = ['in', 'out', 'OUT', '', null, true]
const statuses = [0, 1, 2, '0', '2', '3', '1', 9, null, 'ready']
const tokens = ['K7QM4TXA', 'k7qm4txa', 'B7N2W9ZZ', 'short', '', null, 12345678, 'AAAABBBB', 'CCCCDDDD']
const tables = ['', '-', 4, '7', 'Table 9', 'terrace', 0, -2, null, 99_999]
const phones = ['', '0470 12 34 56', 470123456, 'call me', '5551234567', null]
const stars = [1, 5, '4', 0, 9, 4.5, null, '', 'good']
const dates = [
  '2026-03-05',
  '5/3/2026',
  '5 maart 2026',
  '2026-03-05T18:15:00.000Z',
  '30/2/2026',
  '',
  null,
  1772712000000,
]
const times = ['19:30', '19u30', '7 pm', 19, '', 'late', null]

export function oddExport(seed: number): object {
  const { below, happens, oneOf } = dice(seed + 1)
  const of = <One>(list: readonly One[]): One => oneOf(list) as One
  /** A list or an object with numeric keys, with gaps and sometimes without any entry. */
  const many = (most: number, make: () => unknown): unknown => {
    const list = Array.from({ length: below(most) }, () => (happens(0.15) ? null : happens(0.05) ? of(texts) : make()))
    return happens(0.5)
      ? list
      : Object.fromEntries(list.map((one, place) => [happens(0.05) ? `key${place}` : place, one]))
  }
  const item = () => ({
    id: below(9),
    _id: of(['a', 'b', 'fixed', '', null, 5]),
    name: of(texts),
    desc: of(texts),
    desc2: of(texts),
    type: of(['food', '', null]),
    image: of(images),
    category: of(categories),
    price: of(prices),
    stock: of(stocks),
    ...(happens(0.2)
      ? { glasses: of(texts), glassPrice: of(prices), bottles: 'Fles 22,00', bottlePrice: of(prices) }
      : {}),
    ...(happens(0.3) ? { multi: of(['true', true, 'false', 'yes']), pieces: many(5, piece), count: 3 } : {}),
  })
  const piece = () => ({ pers: of([1, 2, '3', 4, 5, null]), count: of([5, '10', 0, null]), price: of(prices) })
  const line = () => ({
    id: 0,
    item: of(['a', 'b', 'fixed', 'gone', null, 5]),
    image: of(images),
    name: of(texts),
    quantity: of([1, 2, '3', 0, null, 1.5, 'two']),
    status: of(statuses),
    notes: of(texts),
  })
  const order = () => ({
    id: below(9),
    customerName: of(texts),
    address: of(texts),
    phone: of(phones),
    tableNumber: of(tables),
    orders: many(5, line),
    totalPrice: of(['6.40', '15,70', 12, '?', '', null]),
    token: of(tokens),
    status: below(2),
  })
  const review = () => ({
    id: below(9),
    food: of(stars),
    service: of(stars),
    value: of(stars),
    atmosphere: of(stars),
    userName: of(texts),
    text: of(texts),
  })
  const reservation = () => ({
    name: of(texts),
    phone: of(phones),
    person: of([2, '4', 0, null]),
    date: of(dates),
    time: of(times),
  })
  return {
    food: many(12, item),
    ...(happens(0.5) ? { [12 + below(5)]: item() } : {}),
    orders: many(12, order),
    reviews: many(6, review),
    reservations: many(6, reservation),
    shopstatus: of([{ shopState: 'out', date: '24/12', desc: of(texts) }, 'in', null, { shopState: 'x' }, 3]),
    deliveryMessage: of([{ customDeliveryMessage: of(texts) }, 'No delivery', null, 7]),
  }
}
