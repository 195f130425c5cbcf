// Whether an order whose payment took its time still finds somebody who makes it.
import { expect, test } from 'vitest'
import { type OrderingSettings, orderDay } from '../branch/branch.ts'
import { beginPace, promiseRule } from '../branch/capacity/promise-loop.ts'
import { type Pace, readyAt } from '../branch/capacity/ready-at.ts'
import {
  antwerpen,
  cappuccino,
  clockAt,
  nine,
  noorsContext,
  noorsDraft,
  salmonBagel,
  wednesday,
} from '../testing/fixtures.ts'
import { holdsUntil, latePlace, paidPromise, promiseInTime } from './late-place.ts'
import { placeOrder } from './place-order.ts'

const making = antwerpen.prepMinutes * 60_000
const lunch = { from: 11 * 60, to: 14 * 60 }
const dinner = { from: 17 * 60, to: 21 * 60 }
const open: OrderingSettings = { ...antwerpen, exceptions: [{ date: wednesday, periods: [lunch, dinner] }] }

const pace = noorsContext().pace

const madeAt = (wanted: readonly [number, number], paid: readonly [number, number], branch = open) => {
  const order = { wantedAt: clockAt(wednesday, ...wanted), making, quoted: null, lines: [] }
  return paidPromise(order, { branch, pace, now: clockAt(wednesday, ...paid) }).ok
}

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

const evening = { date: wednesday, periods: [{ from: 17 * 60, to: 24 * 60 }] }
const thursday = '2026-03-05'

test('[PAY-4] ordered just before a branch closes at midnight it is made, though the next day is closed', () => {
  const bar: OrderingSettings = { ...antwerpen, exceptions: [evening, { date: thursday, periods: [] }] }
  const order = { wantedAt: clockAt(thursday, 0, 5), making, quoted: null, lines: [] }
  const isMade = (now: number) => paidPromise(order, { branch: bar, pace, now }).ok
  expect(isMade(clockAt(wednesday, 23, 55))).toBe(true)
  expect(isMade(clockAt(wednesday, 23, 58))).toBe(true)
  expect(isMade(clockAt(thursday, 0, 2))).toBe(false)
})

test('[J-45] at a branch that is open through midnight, an order that is paid after midnight is made', () => {
  const bar: OrderingSettings = {
    ...antwerpen,
    exceptions: [evening, { date: thursday, periods: [{ from: 0, to: 120 }] }],
  }
  const order = { wantedAt: clockAt(thursday, 0, 5), making, quoted: null, lines: [] }
  const promised = (now: number, branch = bar) => paidPromise(order, { branch, pace, now })
  expect(promised(clockAt(thursday, 0, 2))).toEqual({ ok: true, value: clockAt(thursday, 0, 10) })
  expect(promised(clockAt(thursday, 2, 1))).toEqual({ ok: false, refusal: 'closed' })
  const closed = { ...bar, shop: { ...bar.shop, open: false } }
  expect(promised(clockAt(thursday, 0, 2), closed)).toEqual({ ok: false, refusal: 'closed' })
})

test('[PAY-4] a branch that staff closed, or that is closed on that day after all, makes nothing more', () => {
  expect(madeAt([13, 30], [13, 0], { ...open, shop: { ...open.shop, open: false } })).toBe(false)
  expect(madeAt([13, 30], [13, 0], { ...open, exceptions: [{ date: wednesday, periods: [] }] })).toBe(false)
})

test('[J-90] what was promised is held when its making begins a moment late, and not when it begins minutes late', () => {
  const order = { wantedAt: clockAt(wednesday, 12), making, quoted: null, lines: [] }
  const promised = (now: number) => paidPromise(order, { branch: open, pace, now })
  expect(promised(clockAt(wednesday, 11, 52) + 7)).toEqual({ ok: true, value: clockAt(wednesday, 12) })
  expect(promised(clockAt(wednesday, 11, 52, 59))).toEqual({ ok: true, value: clockAt(wednesday, 12) })
  expect(promised(clockAt(wednesday, 11, 54))).toEqual({ ok: true, value: clockAt(wednesday, 12, 5) })
})

test('[J-98] a time holds up to the last moment at which an order can be paid and is ready then', () => {
  const order = { wantedAt: clockAt(wednesday, 12), making, quoted: null, lines: [] }
  const promised = (now: number) => paidPromise(order, { branch: open, pace, now })
  const last = holdsUntil(order.wantedAt, making)
  expect(promised(last)).toEqual({ ok: true, value: order.wantedAt })
  expect(promised(last + 1)).toEqual({ ok: true, value: clockAt(wednesday, 12, 5) })
})

test('[J-103] paid late it can be ready when a new order could be, whether or not it has lapsed', () => {
  const now = clockAt(wednesday, 12, 16)
  const lines = placedLines().slice(0, 1)
  const order = { wantedAt: clockAt(wednesday, 12, 15), making, quoted: null, lines }
  const stock = { inStock: () => true, optionOut: () => false }
  const paces: Pace[] = [
    pace,
    { ...pace, quote: { ...pace.quote, extra: { minutes: 5, until: now + 1 } } },
    { ...pace, quote: { ...pace.quote, ahead: 4, rule: promiseRule(beginPace(8)) } },
    { ...pace, pause: { until: now + 2 * 60_000, reason: 'busy' } },
  ]
  for (const one of paces) {
    const branch = { ...antwerpen, cutOff: null }
    const asNew = readyAt({ branch, pace: one, day: dayOf(branch, now), lines, now })
    const counterNow = { branch, pace: one, now }
    expect(paidPromise(order, counterNow)).toEqual({ ok: true, value: asNew })
    expect(latePlace(order, { ...counterNow, ...stock })).toEqual({ ok: true, value: asNew })
    expect(promiseInTime(order, counterNow)).toEqual({ ok: true, value: asNew })
  }
})

function placedLines() {
  const placed = placeOrder({ ...noorsDraft, at: clockAt(wednesday, 11, 30) }, noorsContext())
  if (!placed.ok) throw new Error('refused')
  return placed.value.lines
}

function dayOf(branch: OrderingSettings, now: number) {
  const day = orderDay(branch, wednesday, now)
  if (!day.ok) throw new Error(day.refusal)
  return day.value
}

test('[PAY-4] its place taken again, it is not made if an option or a part of a deal has been sold out', () => {
  const placed = placeOrder({ ...noorsDraft, at: clockAt(wednesday, 11, 30) }, noorsContext())
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
      branch: antwerpen,
      pace: noorsContext().pace,
      now: nine,
      inStock: (id) => !out.includes(id),
      optionOut: (id) => out.includes(id),
    })
  const own = { ok: true, value: placed.value.wantedAt }
  const out = { ok: false, refusal: 'sold-out' }
  expect([placeOf(withOat, []), placeOf(withOat, ['oat-milk'])]).toEqual([own, out])
  expect([placeOf(deal, []), placeOf(deal, [salmonBagel.id])]).toEqual([own, out])
  expect(placeOf(deal, [cappuccino.id])).toEqual(out)
})
