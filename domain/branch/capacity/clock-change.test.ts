// The nights when the clock changes: what is offered is what the clock on the wall says, no more and no less.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  placeReservation,
  type ReservationBook,
  roomOn,
  type TakenTable,
  timesFor,
} from '#domain/guests/reservation.ts'
import { usualRules } from '#domain/guests/reservation-rules.ts'
import { antwerpen, barAndGrill, clockAt, latte } from '#domain/testing/fixtures.ts'
import { orderDay } from '../branch.ts'
import { addDays, type DateText, type Instant, localTime, type Period } from '../hours.ts'
import { usualQuote } from './quote.ts'
import { offeredTimes, timeAt } from './ready-at.ts'

const minute = 60_000
const spring = '2026-03-29'
const autumn = '2026-10-25'
const nights = fc.constantFrom(spring, autumn)

/** One to three periods of a day, on the quarter of an hour, most of them at night. */
const periods = fc
  .uniqueArray(fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 96 })), {
    minLength: 2,
    maxLength: 6,
  })
  .map((quarters) => quarters.sort((one, other) => one - other).map((each) => each * 15))
  .map((marks): Period[] =>
    Array.from({ length: Math.floor(marks.length / 2) }, (_, place) => ({
      from: marks[place * 2] ?? 0,
      to: marks[place * 2 + 1] ?? 0,
    })),
  )

/** Every instant of that night at which the clock on the wall shows a time within the periods. */
function byTheClock(date: DateText, open: readonly Period[], every: number): Instant[] {
  const begin = clockAt(date, 0) - 120 * minute
  return Array.from({ length: (29 * 60 * minute) / every }, (_, place) => begin + place * every).filter((instant) => {
    const wall = localTime(instant, antwerpen.timeZone)
    return wall.date === date && open.some(({ from, to }) => wall.minutes >= from && wall.minutes < to)
  })
}

test('[F-81] on both nights exactly the times are offered that the clock shows while the branch is open', () => {
  fc.assert(
    fc.property(nights, periods, fc.boolean(), (date, open, paced) => {
      const branch = { ...antwerpen, cutOff: null, daysAhead: 2, exceptions: [{ date, periods: open }] }
      const now = clockAt(addDays(date, -1), 12)
      const expected = byTheClock(date, open, (paced ? 5 : 15) * minute)
      const day = orderDay(branch, date, now)
      if (!day.ok) {
        expect([day.refusal, expected]).toEqual(['day_closed', []])
        return
      }
      const capacity = paced ? barAndGrill : null
      const pace = { capacity, quote: usualQuote, pause: null, load: () => undefined }
      const asked = { branch, pace, day: day.value, lines: [latte()], now }
      expect(offeredTimes(asked).map((time) => time.at)).toEqual(expected)
      for (const time of byTheClock(date, [{ from: 0, to: 1440 }], 15 * minute))
        expect(timeAt(asked, time) !== undefined).toBe(expected.includes(time))
      const closes = expected.at(-1) ?? 0
      expect([orderDay(branch, date, closes).ok, orderDay(branch, date, closes + 15 * minute).ok]).toEqual([
        true,
        false,
      ])
    }),
    { numRuns: 200 },
  )
})

const noor = { persons: 2, name: 'Noor', phone: { typed: '0470 12 34 56', number: '+32470123456' } }

const bookOf = (date: DateText, open: readonly Period[], taken: readonly TakenTable[] = []): ReservationBook => ({
  branch: { ...antwerpen, tables: 1, exceptions: [{ date, periods: open }] },
  rules: { ...usualRules(date), closedWeekdays: [], stayMinutes: 60 },
  now: clockAt(addDays(date, -1), 12),
  taken,
})

test('[F-81] a table is offered at each quarter of an hour that exists that night, if the whole stay fits', () => {
  fc.assert(
    fc.property(nights, periods, (date, open) => {
      const book = bookOf(date, open)
      const wall = byTheClock(date, open, 15 * minute)
      // Of an hour that comes twice, the first is meant.
      const shown = new Map<number, Instant>()
      for (const instant of wall) {
        const { minutes } = localTime(instant, antwerpen.timeZone)
        if (!shown.has(minutes)) shown.set(minutes, instant)
      }
      const fits = (begin: Instant) => [0, 15, 30, 45].every((later) => wall.includes(begin + later * minute))
      const expected = [...shown].filter(([, begin]) => fits(begin)).map(([minutes]) => minutes)
      const times = timesFor(roomOn(book, date), 2)
      expect(times.ok ? times.value : []).toEqual(expected.sort((one, other) => one - other))
      const missing = placeReservation({ ...noor, date: spring, time: 2 * 60 + 15 }, bookOf(spring, open))
      expect(missing).toEqual({ ok: false, refusal: [{ problem: expect.any(String), field: expect.any(String) }] })
    }),
    { numRuns: 200 },
  )
})

test('[F-81] two parties never share a table over the change of the clock', () => {
  const allDay = [{ from: 0, to: 1440 }]
  const freeAt = (date: DateText, first: number) => {
    const times = timesFor(roomOn(bookOf(date, allDay, [{ date, time: first, stay: 60, persons: 2 }]), date), 2)
    return times.ok ? times.value : []
  }
  // In spring an hour from 1:30 ends at 3:30, in autumn at the first 2:30.
  expect(freeAt(spring, 90).filter((time) => time >= 60 && time < 240)).toEqual([210, 225])
  expect(freeAt(autumn, 90).filter((time) => time > 30 && time < 240)).toEqual([150, 165, 180, 195, 210, 225])
})
