// Whether and until when a branch takes orders.
import { describe, expect, test } from 'vitest'
import { antwerpen, clockAt, nine, wednesday } from '../testing/fixtures.ts'
import { type Branch, nextOpeningDay, openSpan, orderDay } from './branch.ts'

const refusalAt = (branch: Branch, date: string, now: number) => {
  const day = orderDay(branch, date, now)
  return day.ok ? null : day.refusal
}

describe('the order cut-off at 12:00', () => {
  for (const date of ['2026-03-04', '2026-07-01', '2026-03-29', '2026-10-25']) {
    test(`[MENU-5] takes orders at 11:59:59 and none at 12:00:00 on ${date}`, () => {
      expect(refusalAt(antwerpen, date, clockAt(date, 11, 59, 59))).toBeNull()
      expect(refusalAt(antwerpen, date, clockAt(date, 12))).toBe('cut_off_passed')
    })
  }

  test('orders for the next opening day are taken after it', () => {
    const day = orderDay(antwerpen, '2026-03-05', clockAt(wednesday, 15))
    expect(day.ok && day.value).toMatchObject({ date: '2026-03-05', today: false, until: clockAt('2026-03-05', 12) })
  })

  test('without a cut-off orders are taken until the branch closes', () => {
    const branch = { ...antwerpen, cutOff: null }
    expect(refusalAt(branch, wednesday, clockAt(wednesday, 18, 59, 59))).toBeNull()
    expect(refusalAt(branch, wednesday, clockAt(wednesday, 19))).toBe('day_closed')
  })
})

test('[F-33] at a table orders are taken while the branch is open, after the cut-off too, and only for now', () => {
  const seatedAt = (branch: Branch, date: string, now: number) => {
    const day = orderDay(branch, date, now, 'table')
    return day.ok ? null : day.refusal
  }
  expect(seatedAt(antwerpen, wednesday, clockAt(wednesday, 12))).toBeNull()
  expect(seatedAt(antwerpen, wednesday, clockAt(wednesday, 18, 59, 59))).toBeNull()
  expect(seatedAt(antwerpen, wednesday, clockAt(wednesday, 19))).toBe('day_closed')
  expect(seatedAt(antwerpen, wednesday, clockAt(wednesday, 6, 59, 59))).toBe('day_not_offered')
  expect(seatedAt(antwerpen, '2026-03-05', clockAt(wednesday, 15))).toBe('day_not_offered')
  const closed = { ...antwerpen, shop: { open: false, date: '', desc: {}, until: null } }
  expect(seatedAt(closed, wednesday, clockAt(wednesday, 15))).toBe('shop_closed')
})

test('a day further than the next opening day is not offered, nor is yesterday', () => {
  expect(refusalAt(antwerpen, '2026-03-06', nine)).toBe('day_not_offered')
  expect(refusalAt(antwerpen, '2026-03-03', nine)).toBe('day_not_offered')
})

test('a holiday takes no orders and the next opening day steps over it', () => {
  const branch = { ...antwerpen, exceptions: [{ date: '2026-03-05', periods: [] }] }
  expect(nextOpeningDay(branch, nine)).toBe('2026-03-06')
  expect(refusalAt(branch, '2026-03-05', clockAt('2026-03-05', 9))).toBe('day_closed')
})

test('a branch that never opens has no next opening day', () => {
  const hours = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] }
  expect(nextOpeningDay({ ...antwerpen, hours }, nine)).toBeNull()
})

test('[SHOP-1] closed by staff it takes no order for any day and is not open', () => {
  const branch = {
    ...antwerpen,
    shop: { open: false, date: '10/03/2026', desc: { en: 'Back on Tuesday' }, until: null },
  }
  expect(refusalAt(branch, wednesday, nine)).toBe('shop_closed')
  expect(refusalAt(branch, '2026-03-05', nine)).toBe('shop_closed')
  expect(openSpan(branch, nine)).toBeNull()
})

test('open from the first minute until the last', () => {
  expect(openSpan(antwerpen, clockAt(wednesday, 6, 59, 59))).toBeNull()
  expect(openSpan(antwerpen, clockAt(wednesday, 7))).toEqual({
    from: clockAt(wednesday, 7),
    to: clockAt(wednesday, 19),
  })
  expect(openSpan(antwerpen, clockAt(wednesday, 18, 59, 59))).not.toBeNull()
  expect(openSpan(antwerpen, clockAt(wednesday, 19))).toBeNull()
})

test('with a pause at noon the branch is closed in it and open after it', () => {
  const hours = {
    ...antwerpen.hours,
    3: [
      { from: 420, to: 720 },
      { from: 780, to: 1140 },
    ],
  }
  const branch = { ...antwerpen, hours, cutOff: null }
  expect(openSpan(branch, clockAt(wednesday, 12, 30))).toBeNull()
  expect(openSpan(branch, clockAt(wednesday, 13))).toEqual({ from: clockAt(wednesday, 13), to: clockAt(wednesday, 19) })
  expect(refusalAt(branch, wednesday, clockAt(wednesday, 12, 30))).toBeNull()
})
