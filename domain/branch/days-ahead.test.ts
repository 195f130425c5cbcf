// For which days orders are taken: days ahead, and a closing that ends by itself.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { antwerpen, clockAt, nine, wednesday } from '../testing/fixtures.ts'
import { type Branch, isClosedOn, nextOpeningDay, openSpan, opensAgainAt, orderDay, shopAt } from './branch.ts'
import { addDays, localTime, periodsOn } from './hours.ts'
import { orderDays } from './order-days.ts'

const minutes = fc.integer({ min: 0, max: 2 * 366 * 24 * 60 })
const aheads = fc.integer({ min: 0, max: 14 })
const closedWeekend = { ...antwerpen, hours: { ...antwerpen.hours, 6: [], 7: [] } }

test('[F-62] any open day within the days ahead can be ordered for, the last one too, and no later one', () => {
  const branch = { ...closedWeekend, daysAhead: 7 }
  expect(orderDays(branch, nine)).toEqual([
    wednesday,
    '2026-03-05',
    '2026-03-06',
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
  ])
  expect(orderDay(branch, '2026-03-12', nine)).toEqual({ ok: false, refusal: 'day_not_offered' })
  expect(orderDay(branch, '2026-03-07', nine)).toEqual({ ok: false, refusal: 'day_closed' })
  expect(orderDay(branch, '2026-03-03', nine)).toEqual({ ok: false, refusal: 'day_not_offered' })
  expect(orderDays(branch, clockAt(wednesday, 12))).not.toContain(wednesday)
})

test('[F-62] without days ahead it is today and the next opening day, however far that is', () => {
  expect(orderDays(antwerpen, nine)).toEqual([wednesday, '2026-03-05'])
  expect(orderDays({ ...closedWeekend, daysAhead: 1 }, clockAt('2026-03-06', 9))).toEqual(['2026-03-06', '2026-03-09'])
})

test('[F-62] at every moment: the days that are offered are open, in order, and the only ones that the rule accepts', () => {
  fc.assert(
    fc.property(minutes, aheads, (past, daysAhead) => {
      const branch: Branch = { ...closedWeekend, daysAhead }
      const now = nine + past * 60_000
      const today = localTime(now, branch.timeZone).date
      const days = orderDays(branch, now)
      const dates = Array.from({ length: 30 }, (_, day) => addDays(today, day - 5))
      expect(dates.filter((date) => orderDay(branch, date, now).ok)).toEqual(days)
      for (const date of days) {
        expect(periodsOn(branch, date).length).toBeGreaterThan(0)
        expect(date <= addDays(today, daysAhead) || date === nextOpeningDay(branch, now)).toBe(true)
      }
    }),
  )
})

test('[F-59] a closing until a day ends by itself after it, on the branch’s own clock', () => {
  const shop = { open: false, date: '', desc: {}, until: '2026-03-05' }
  const branch = { ...antwerpen, shop, daysAhead: 3 }
  expect(orderDay(branch, wednesday, nine)).toEqual({ ok: false, refusal: 'shop_closed' })
  expect(orderDays(branch, nine)).toEqual(['2026-03-06', '2026-03-07'])
  expect(nextOpeningDay(branch, nine)).toBe('2026-03-06')
  expect(openSpan(branch, nine)).toBeNull()
  expect(opensAgainAt(branch)).toBe(clockAt('2026-03-06', 0))
  expect(shopAt(branch, clockAt('2026-03-05', 23, 59, 59))).toBe(shop)
  expect(shopAt(branch, clockAt('2026-03-06', 0))).toEqual({ ...shop, open: true, until: null })
  expect(openSpan(branch, clockAt('2026-03-06', 9))).not.toBeNull()
  expect(orderDay(branch, '2026-03-06', clockAt('2026-03-06', 9)).ok).toBe(true)
})

test('[F-59] without a last day it stays closed, for every day; an open shop is closed on none', () => {
  const branch = { ...antwerpen, daysAhead: 14, shop: { open: false, date: '', desc: {}, until: null } }
  expect(orderDays(branch, nine)).toEqual([])
  expect([nextOpeningDay(branch, nine), opensAgainAt(branch)]).toEqual([null, null])
  fc.assert(
    fc.property(minutes, fc.integer({ min: -5, max: 30 }), (past, last) => {
      const now = nine + past * 60_000
      const today = localTime(now, antwerpen.timeZone).date
      const until = addDays(today, last)
      const shop = { open: false, date: '', desc: {}, until }
      expect(shopAt({ ...antwerpen, shop }, now).open).toBe(last < 0)
      for (const date of orderDays({ ...antwerpen, daysAhead: 14, shop }, now)) expect(date > until).toBe(true)
      expect(isClosedOn({ open: true, until: null }, today)).toBe(false)
    }),
  )
})
