// When an order can be ready, and which times are offered.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { antwerpen, barAndGrill, clockAt, latte, loadBook, panini, wednesday } from '#domain/testing/fixtures.ts'
import { orderDay } from '../branch.ts'
import { addDays, type Instant } from '../hours.ts'
import { type MadeLine, weigh } from './capacity.ts'
import { holdsFor, type Load } from './hold.ts'
import { beginPace, promiseRule } from './promise-loop.ts'
import { usualQuote } from './quote.ts'
import { nextAfter, offeredTimes, type Pace, readyAt } from './ready-at.ts'

const minute = 60_000
const branch = { ...antwerpen, cutOff: null }
const free: Pace = { capacity: barAndGrill, quote: usualQuote, pause: null, load: () => undefined }
const noon = clockAt(wednesday, 12)

function asked(now: Instant, lines: readonly MadeLine[], pace: Partial<Pace> = {}, date = wednesday) {
  const day = orderDay(branch, date, now)
  if (!day.ok) throw new Error(day.refusal)
  return { branch, pace: { ...free, ...pace }, day: day.value, lines, now }
}

test('[TIME-3] soonest is the lead from now, rounded up to five minutes', () => {
  expect(readyAt(asked(noon, [latte()]))).toBe(clockAt(wednesday, 12, 10))
  expect(readyAt(asked(noon + 3 * minute, [latte()]))).toBe(clockAt(wednesday, 12, 15))
})

test('[QUOTE-1] by what was learned it is told to the minute, and never later than closing and the branch’s own minutes', () => {
  const quote = { ...usualQuote, rule: promiseRule(beginPace(8)), ahead: 10 }
  expect(readyAt(asked(noon, [latte()], { quote }))).toBe(clockAt(wednesday, 12, 13))
  const late = clockAt(wednesday, 18, 50)
  expect(readyAt(asked(late, [latte()], { quote }))).toBe(clockAt(wednesday, 19, 3))
  expect(readyAt(asked(late, [latte()], { quote: { ...quote, ahead: 40 } }))).toBeNull()
})

test('[TIME-3] a piece that takes longer than the lead moves it', () => {
  const slow: MadeLine = { quantity: 1, making: [{ station: 'grill', seconds: 600 }] }
  expect(readyAt(asked(noon, [slow]))).toBe(clockAt(wednesday, 12, 10))
  expect(
    readyAt(
      asked(noon, [
        {
          ...slow,
          making: [
            { station: 'grill', seconds: 599 },
            { station: 'bar', seconds: 300 },
          ],
        },
      ]),
    ),
  ).toBe(clockAt(wednesday, 12, 15))
})

test('[TIME-3] behind a full slot comes the next one with room', () => {
  const book = loadBook()
  const full = (slot: Instant) => book.take([{ meter: 'station:grill', start: slot, weight: 600, cap: 600 }])
  full(noon)
  full(clockAt(wednesday, 12, 10))
  expect(readyAt(asked(noon, [panini()], { load: book.load }))).toBe(clockAt(wednesday, 12, 25))
  expect(readyAt(asked(noon, [latte()], { load: book.load }))).toBe(clockAt(wednesday, 12, 10))
})

test('[TIME-4] full times are shown as full, and the next with room is named', () => {
  const book = loadBook()
  book.take([{ meter: 'station:grill', start: clockAt(wednesday, 13), weight: 600, cap: 600 }])
  const times = offeredTimes(asked(noon, [panini()], { load: book.load }))
  const around = times.filter((time) => time.at >= clockAt(wednesday, 13) && time.at <= clockAt(wednesday, 13, 15))
  expect(around.map(({ full }) => full)).toEqual([false, true, true, false])
  expect(nextAfter(clockAt(wednesday, 13, 5), times)).toBe(clockAt(wednesday, 13, 15))
  expect(nextAfter(clockAt(wednesday, 13), [])).toBeNull()
})

describe('[TIME-5] staff', () => {
  test('pause: nothing is begun before its end, later times and other days go on', () => {
    const pause = { until: clockAt(wednesday, 12, 30), reason: 'busy' } as const
    expect(readyAt(asked(noon, [latte()], { pause }))).toBe(clockAt(wednesday, 12, 40))
    expect(readyAt(asked(clockAt(wednesday, 12, 31), [latte()], { pause }))).toBe(clockAt(wednesday, 12, 40))
    expect(offeredTimes(asked(noon, [latte()], { pause }))[0]?.at).toBe(clockAt(wednesday, 12, 40))
    const tomorrow = asked(noon, [latte()], { pause }, addDays(wednesday, 1))
    expect(readyAt(tomorrow)).toBe(clockAt(addDays(wednesday, 1), 7))
  })

  test('“+10 minutes” moves every new promise, and ends by itself', () => {
    const quote = { ...usualQuote, extra: { minutes: 10, until: clockAt(wednesday, 12, 30) } }
    expect(readyAt(asked(noon, [latte()], { quote }))).toBe(clockAt(wednesday, 12, 20))
    expect(readyAt(asked(clockAt(wednesday, 12, 30), [latte()], { quote }))).toBe(clockAt(wednesday, 12, 40))
  })
})

test('without a capacity the hours alone limit, every quarter of an hour', () => {
  const times = offeredTimes(asked(noon, [panini(90)], { capacity: null }))
  expect(times[0]).toEqual({ at: clockAt(wednesday, 12, 15), full: false })
  expect(times.at(-1)?.at).toBe(clockAt(wednesday, 18, 45))
})

test('[TIME-3] on the nights when the clock changes each time is offered once, in order', () => {
  const allDay = [{ from: 0, to: 1440 }]
  const always = { ...branch, hours: { 1: allDay, 2: allDay, 3: allDay, 4: allDay, 5: allDay, 6: allDay, 7: allDay } }
  for (const [date, hours] of [
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ] as const) {
    const day = orderDay(always, date, clockAt(addDays(date, -1), 12))
    if (!day.ok) throw new Error(day.refusal)
    const times = offeredTimes({
      branch: always,
      pace: free,
      day: day.value,
      lines: [latte()],
      now: clockAt(addDays(date, -1), 12),
    })
    expect(new Set(times.map((time) => time.at)).size).toBe(times.length)
    expect(times).toHaveLength(hours * 12)
  }
})

test('[TIME-3] what is offered is taken in the same second, and what is refused is not offered', () => {
  const line = fc.record({ bar: fc.integer({ min: 0, max: 12 }), grill: fc.integer({ min: 0, max: 6 }) })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), fc.integer({ min: 0, max: 90 }), (orders, after) => {
      const book = loadBook()
      const now = noon + after * minute
      for (const { bar, grill } of orders) {
        const lines = [latte(bar), panini(grill)].filter(({ quantity }) => quantity > 0)
        const question = asked(now, lines, { load: book.load })
        const holdsAt = (time: Instant) => taken(lines, time, now, book.load)
        const times = offeredTimes(question)
        for (const { at: time, full } of times) expect(holdsAt(time) === null).toBe(full)
        const soon = readyAt(question)
        if (soon === null) continue
        const holds = holdsAt(soon)
        expect(holds).not.toBeNull()
        book.take(holds ?? [])
      }
      for (const { used, cap } of book.rows.values()) expect(used).toBeLessThanOrEqual(cap)
    }),
    { numRuns: 60 },
  )
})

const taken = (lines: readonly MadeLine[], time: Instant, now: Instant, load: Load) =>
  holdsFor(weigh(barAndGrill, lines), time, { capacity: barAndGrill, timeZone: antwerpen.timeZone, load, now })
