// How much to make tomorrow, by what was wanted before.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '#domain/branch/hours.ts'
import { type BakeQuestion, bakeAdvice, enoughOf, type WantedDay, wantedOf } from './bake.ts'

const tuesday = '2026-03-10'

/** So many open days before `tuesday`, Mondays closed. */
function daysOf(many: number, wanted: (date: string) => number): WantedDay[] {
  const dates = Array.from({ length: many * 2 }, (_, back) => addDays(tuesday, -1 - back))
  const open = dates.filter((date) => weekdayOf(date) !== 1).slice(0, many)
  return open.reverse().map((date) => ({ date, wanted: wanted(date), isHoliday: false }))
}

function asked(days: readonly WantedDay[], more: Partial<BakeQuestion> = {}): BakeQuestion {
  return { day: tuesday, isHoliday: false, item: days, shop: days, category: [], enough: 0.5, ...more }
}

test('[BAKE-1] an item that sells the same each weekday is made as often as then, and last week stands beside it', () => {
  const days = daysOf(60, (date) => (weekdayOf(date) === 2 ? 22 : 30))
  expect(bakeAdvice(asked(days))).toMatchObject({
    kind: 'advice',
    bake: 22,
    to: 22,
    before: { date: '2026-03-03', wanted: 22, isHoliday: false },
  })
})

test('[BAKE-1] before two weeks are known it says so, and shows last week', () => {
  const days = daysOf(9, () => 30)
  expect(bakeAdvice(asked(days))).toEqual({
    kind: 'notYet',
    before: { date: '2026-03-03', wanted: 30, isHoliday: false },
    days: 9,
    needed: 14,
  })
  expect(bakeAdvice(asked([]))).toEqual({ kind: 'notYet', before: null, days: 0, needed: 14 })
})

test('[BAKE-1] a new item begins with what its category sells, and has no last week', () => {
  const category = daysOf(60, () => 12)
  expect(bakeAdvice(asked([], { category, shop: category }))).toMatchObject({ kind: 'advice', bake: 12, before: null })
})

test('[BAKE-1] where days differ, who wants enough more often makes more, and the range has both ends', () => {
  const days = daysOf(60, (date) => (Number(date.slice(8)) % 2 ? 18 : 26))
  const few = bakeAdvice(asked(days, { enough: 0.3 }))
  const many = bakeAdvice(asked(days, { enough: 0.9 }))
  if (few.kind !== 'advice' || many.kind !== 'advice') throw new Error('it has days enough')
  expect(many.bake).toBeGreaterThan(few.bake)
  expect(few.from).toBeLessThan(few.to)
  expect(many.bake).toBeLessThanOrEqual(many.to)
})

test('[BAKE-1] a week that sells half more raises the next day, and a closed week changes nothing', () => {
  const usual = daysOf(60, () => 20)
  const rising = usual.map((one) => (one.date >= '2026-03-03' ? { ...one, wanted: 30 } : one))
  const bakeOf = (days: readonly WantedDay[]) => {
    const advice = bakeAdvice(asked(days))
    return advice.kind === 'advice' ? advice.bake : null
  }
  expect(bakeOf(rising)).toBeGreaterThan(25)
  expect(bakeOf(usual.filter(({ date }) => date < '2026-03-03'))).toBe(20)
})

test('[BAKE-1] a holiday is like other holidays, the first one like a Sunday, and is in no usual day', () => {
  const days = daysOf(60, (date) => (weekdayOf(date) === 7 ? 40 : 20))
  const first = bakeAdvice(asked(days, { isHoliday: true }))
  expect(first).toMatchObject({ bake: 40 })
  const withOne = days.map((one) => (one.date === '2026-02-24' ? { ...one, wanted: 60, isHoliday: true } : one))
  expect(bakeAdvice(asked(withOne, { isHoliday: true }))).toMatchObject({ bake: 60 })
  expect(bakeAdvice(asked(withOne))).toMatchObject({ bake: 20 })
})

test('[BAKE-1] how often there shall be enough follows from what a piece too few and one too many cost', () => {
  expect(enoughOf({ price: 300, cost: 100, salvage: 0 })).toBeCloseTo(2 / 3)
  expect(enoughOf({ price: 300, cost: 100, salvage: 50 })).toBeCloseTo(0.8)
  expect(enoughOf({ price: 300, cost: 0, salvage: 0 })).toBeNull()
  expect(enoughOf({ price: 300, cost: 300, salvage: 0 })).toBeNull()
  expect(enoughOf({ price: 300, cost: 100, salvage: 100 })).toBeNull()
})

test('[BAKE-2] what was sold out before closing was wanted more often than it was sold', () => {
  const profile = new Map([
    [10, 0.2],
    [13, 0.8],
  ])
  expect(wantedOf(40, null, profile)).toBe(40)
  expect(wantedOf(40, 13, profile)).toBe(50)
  expect(wantedOf(40, 10, profile)).toBe(80)
  expect(wantedOf(40, 16, profile)).toBe(40)
})

test('[BAKE-1] whatever was sold, the advice is a whole number of pieces within reach of its range', () => {
  const days = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 80 })
  fc.assert(
    fc.property(days, fc.double({ min: 0.05, max: 0.95, noNaN: true }), fc.boolean(), (sold, enough, isHoliday) => {
      const item = daysOf(sold.length, () => 0).map((one, place) => ({ ...one, wanted: sold[place] ?? 0 }))
      const advice = bakeAdvice(asked(item, { enough, isHoliday }))
      if (advice.kind === 'notYet') return
      const { bake, from, to } = advice
      expect([bake, from, to].every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
      expect(from).toBeLessThanOrEqual(to)
    }),
  )
})
