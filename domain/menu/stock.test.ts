// Croissants run out: until tomorrow, until an hour, or until further notice.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, localTime, periodsOn } from '../branch/hours.ts'
import { antwerpen, clockAt, nine, wednesday } from '../testing/fixtures.ts'
import { isOutAt, isStillOut, outAt, outUntil } from './stock.ts'

test('[TIME-6] until tomorrow is until the next opening after today, on the branch’s own clock', () => {
  expect(outUntil('tomorrow', antwerpen, nine)).toBe(clockAt('2026-03-05', 7))
  const saturday = clockAt('2026-03-07', 18)
  expect(outUntil('tomorrow', antwerpen, saturday)).toBe(clockAt('2026-03-08', 9))
  const shutTomorrow = { ...antwerpen, exceptions: [{ date: '2026-03-05', to: '2026-03-06', periods: [] }] }
  expect(outUntil('tomorrow', shutTomorrow, nine)).toBe(clockAt('2026-03-07', 7))
  const never = { ...antwerpen, exceptions: [{ date: wednesday, to: '2030-01-01', periods: [] }] }
  expect(outUntil('tomorrow', never, nine)).toBe(clockAt('2026-03-05', 0))
})

test('[TIME-6] it is out until that instant and back from it on; until further notice has no end', () => {
  const places = new Map([
    ['antwerpen', clockAt(wednesday, 14)],
    ['merksem', null],
  ])
  expect(outAt(places, clockAt(wednesday, 13, 59, 59))).toEqual(['antwerpen', 'merksem'])
  expect(outAt(places, clockAt(wednesday, 14))).toEqual(['merksem'])
  expect(isOutAt(places, 'antwerpen', clockAt(wednesday, 14))).toBe(false)
  expect(isOutAt(places, 'merksem', clockAt('2031-01-01', 0))).toBe(true)
  expect(isOutAt(places, 'etterbeek', nine)).toBe(false)
  expect(outAt(undefined, nine)).toEqual([])
})

test('[TIME-6] whenever staff press, “until tomorrow” ends as a day after today opens, and never before', () => {
  const minutes = fc.integer({ min: 0, max: 3 * 366 * 24 * 60 })
  fc.assert(
    fc.property(minutes, (past) => {
      const now = nine + past * 60_000
      const until = outUntil('tomorrow', antwerpen, now)
      if (until === null) throw new Error('it never comes back')
      const back = localTime(until, antwerpen.timeZone)
      expect(back.date).toBe(addDays(localTime(now, antwerpen.timeZone).date, 1))
      expect(back.minutes).toBe(periodsOn(antwerpen, back.date)[0]?.from)
      expect([isStillOut(until, until - 1), isStillOut(until, until)]).toEqual([true, false])
    }),
  )
})
