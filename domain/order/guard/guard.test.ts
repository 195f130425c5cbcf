// Which orders wait for a word with staff: what is counted of a browser, of a connection, and of all new customers.
import { expect, test } from 'vitest'
import { type Asking, type CountedOrder, fixedBounds, heldKinds, hurdleOf, isTrusted, usualGuard } from './guard.ts'

const markOf = (connection: number): string => `${String(connection).padStart(8, '0')}------------`
const asking: Asking = {
  branch: 'antwerpen',
  device: 'noor',
  askedFrom: markOf(1),
  total: 320,
  collected: undefined,
  isNew: true,
  paysFirst: false,
}
const waiting = (change: Partial<CountedOrder> = {}): CountedOrder => ({
  branch: 'antwerpen',
  device: 'somebody',
  askedFrom: markOf(1),
  total: 320,
  isNew: true,
  counts: 'waiting',
  kind: 'counter',
  ...change,
})
const many = (count: number, change: (place: number) => Partial<CountedOrder> = () => ({})): CountedOrder[] =>
  Array.from({ length: count }, (_, place) => waiting(change(place)))
const hurdle = (counted: readonly CountedOrder[], change: Partial<Asking> = {}) =>
  hurdleOf({ ...asking, isNew: !change.collected, ...change }, { counted, blocks: [] }, usualGuard)

test.each(heldKinds)(
  '[J-60] [J-61] eight that wait of one connection are as many as it may have, also of the kind %s',
  (kind) => {
    const of = (count: number) => many(count, () => ({ kind }))
    for (const paysFirst of [false, true]) {
      expect(hurdle(of(7), { paysFirst })).toBeUndefined()
      expect(hurdle(of(8), { paysFirst })).toBe('crowd')
    }
    expect(hurdle(of(8), { collected: { orders: 1, value: 320 } })).toBeUndefined()
  },
)

test('[J-60] [J-61] kinds add up, in number and in value, of one connection and of all', () => {
  const mixed = many(8, (place) => ({ kind: heldKinds[place % 3] ?? 'online' }))
  expect(hurdle(mixed)).toBe('crowd')
  const dear = many(2, () => ({ kind: 'basket', total: fixedBounds.connectionValue / 2 }))
  expect(hurdle(dear, { paysFirst: true })).toBe('crowd')
  const everywhere = many(40, (place) => ({ askedFrom: markOf(place + 100) }))
  expect(hurdle(everywhere.slice(1))).toBeUndefined()
  expect(hurdle(everywhere, { paysFirst: true })).toBe('crowd')
  const fullOfValue = many(5, (place) => ({ askedFrom: markOf(place + 100), total: fixedBounds.connectionValue }))
  expect(hurdle(fullOfValue, { paysFirst: true })).toBe('crowd')
})

test('[J-60] five large office orders of one address wait beside each other', () => {
  expect(
    hurdle(
      many(4, () => ({ total: fixedBounds.openValue })),
      { total: fixedBounds.openValue },
    ),
  ).toBeUndefined()
})

test('[J-60] what is paid or accepted holds nothing of the eight, and who pays first needs no trust', () => {
  expect(hurdle(many(19, () => ({ counts: 'open' })))).toBeUndefined()
  expect(hurdle(many(20, () => ({ counts: 'open' })))).toBe('crowd')
  expect(hurdle(many(2, () => ({ counts: 'strike' })))).toBe('crowd')
  expect(
    hurdle(
      many(2, () => ({ counts: 'strike' })),
      { paysFirst: true },
    ),
  ).toBeUndefined()
  expect(hurdle([], { total: 8000 })).toBe('value')
  expect(hurdle([], { total: 8000, paysFirst: true })).toBeUndefined()
})

test('[J-60] a browser has three orders that wait for its payment, and three and what it collected otherwise', () => {
  const own = (count: number, change: Partial<CountedOrder>) => many(count, () => ({ device: 'noor', ...change }))
  expect(hurdle(own(3, { kind: 'online' }), { paysFirst: true })).toBe('open')
  expect(hurdle(own(3, { kind: 'counter' }), { paysFirst: true })).toBeUndefined()
  expect(hurdle(own(3, { kind: 'online' }))).toBe('open')
  expect(hurdle(own(3, { kind: 'online' }), { collected: { orders: 1, value: 320 } })).toBeUndefined()
})

test('[J-60] a browser that waits for its payment begins no second large order meanwhile, known or not', () => {
  const own = many(1, () => ({ device: 'noor', kind: 'online', total: 8000 }))
  expect(hurdle(own, { total: 8000, paysFirst: true })).toBe('value')
  expect(hurdle(own, { total: 8000, paysFirst: true, collected: { orders: 1, value: 320 } })).toBe('value')
  expect(hurdle(own, { total: 8000, paysFirst: true, collected: { orders: 20, value: 9000 } })).toBeUndefined()
})

test('[J-60] a connection that staff refused asks, however its new customers pay; those known there do not', () => {
  const blocks = [{ branch: 'antwerpen', device: 'prankster', askedFrom: markOf(1), wide: true }]
  const of = (change: Partial<Asking>) =>
    hurdleOf({ ...asking, isNew: !change.collected, ...change }, { counted: [], blocks }, usualGuard)
  expect(of({ paysFirst: true })).toBe('crowd')
  expect(of({ collected: { orders: 1, value: 320 } })).toBeUndefined()
  expect(of({ branch: 'merksem' })).toBeUndefined()
  expect(of({ device: 'prankster', paysFirst: true })).toBe('blocked')
})

test('[J-60] a known customer holds as much as they collected, and a lunch for two more, before they count as new', () => {
  const open = many(1, () => ({ device: 'noor', total: 1000, counts: 'open' }))
  const isKnown = (total: number) => isTrusted({ ...asking, collected: { orders: 1, value: 320 }, total }, open)
  expect(isKnown(fixedBounds.trustedLunch + 320 - 1000)).toBe(true)
  expect(isKnown(fixedBounds.trustedLunch + 321 - 1000)).toBe(false)
})
