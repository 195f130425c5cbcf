// Whether an order whose payment took its time still finds somebody who makes it.
import { expect, test } from 'vitest'
import type { Ordering } from '../branch/branch.ts'
import { antwerpen, at, cappuccino, counter, nine, noorsDraft, salmonBagel, wednesday } from '../testing/fixtures.ts'
import { isThereFor, latePlace } from './late-place.ts'
import { placeOrder } from './place-order.ts'

const making = 10 * 60_000
const lunch = { from: 11 * 60, to: 14 * 60 }
const dinner = { from: 17 * 60, to: 21 * 60 }
const open: Ordering = { ...antwerpen, exceptions: [{ date: wednesday, periods: [lunch, dinner] }] }

const madeAt = (wanted: readonly [number, number], paid: readonly [number, number], branch = open) =>
  isThereFor(branch, { wantedAt: at(wednesday, ...wanted), making }, at(wednesday, ...paid))

test('[PAY-4] paid in time it is made, also for the first minute of the day and the last', () => {
  expect(madeAt([13, 30], [13, 0])).toBe(true)
  expect(madeAt([11, 0], [10, 55])).toBe(true)
  expect(madeAt([14, 5], [13, 55])).toBe(true)
})

test('[PAY-4] paid late it is made as long as the branch is open, and not in its break or after it closed', () => {
  expect(madeAt([13, 30], [13, 58])).toBe(true)
  expect(madeAt([13, 55], [14, 0])).toBe(false)
  expect(madeAt([13, 55], [14, 20])).toBe(false)
  expect(madeAt([20, 55], [21, 0])).toBe(false)
})

test('[PAY-4] ordered just before a branch closes at midnight it is made, though the next day is closed', () => {
  const evening = { date: wednesday, periods: [{ from: 17 * 60, to: 24 * 60 }] }
  const bar: Ordering = { ...antwerpen, exceptions: [evening, { date: '2026-03-05', periods: [] }] }
  const wantedAt = at('2026-03-05', 0, 5)
  expect(isThereFor(bar, { wantedAt, making }, at(wednesday, 23, 55))).toBe(true)
  expect(isThereFor(bar, { wantedAt, making }, at(wednesday, 23, 58))).toBe(true)
  expect(isThereFor(bar, { wantedAt, making }, at('2026-03-05', 0, 2))).toBe(false)
})

test('[PAY-4] a branch that staff closed, or that is closed on that day after all, makes nothing more', () => {
  expect(madeAt([13, 30], [13, 0], { ...open, shop: { ...open.shop, open: false } })).toBe(false)
  expect(madeAt([13, 30], [13, 0], { ...open, exceptions: [{ date: wednesday, periods: [] }] })).toBe(false)
})

test('[PAY-4] its place taken again, it is not made if an option or a part of a deal has been sold out', () => {
  const placed = placeOrder({ ...noorsDraft, at: at(wednesday, 11, 30) }, counter())
  if (!placed.ok) throw new Error('refused')
  const oat = {
    group: 'milk',
    option: 'oat-milk',
    kind: 'one',
    name: { en: 'Oat milk' },
    quantity: 1,
    price: 0,
  } as const
  const [first] = placed.value.lines
  if (!first) throw new Error('no line')
  const part = { part: 'main', name: { en: 'Bagel' }, price: 690, making: [], declaration: null } as const
  const withOat = { ...placed.value, lines: [{ ...first, options: [oat] }] }
  const deal = { ...placed.value, lines: [{ ...first, parts: [{ ...part, item: salmonBagel.id, options: [] }] }] }
  const placeOf = (order: Parameters<typeof latePlace>[0], out: readonly string[]) =>
    latePlace(order, {
      ...{ branch: antwerpen, pace: counter().pace, now: nine },
      ...{ inStock: (id) => !out.includes(id), optionOut: (id) => out.includes(id) },
    })
  expect([placeOf(withOat, []), placeOf(withOat, ['oat-milk'])]).toEqual([placed.value.wantedAt, null])
  expect([placeOf(deal, []), placeOf(deal, [salmonBagel.id])]).toEqual([placed.value.wantedAt, null])
  expect(placeOf(deal, [cappuccino.id])).toBeNull()
})
