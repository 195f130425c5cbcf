// How much of a branch's work new customers hold at most, and that known ones find their place beside it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderDay } from '#domain/branch/branch.ts'
import { type Capacity, type SlotMinutes, slotLengths, weigh } from '#domain/branch/capacity/capacity.ts'
import { type Hold, holdsFor } from '#domain/branch/capacity/hold.ts'
import { usualQuote } from '#domain/branch/capacity/quote.ts'
import { type ReadyQuestion, readyAt } from '#domain/branch/capacity/ready-at.ts'
import { antwerpen, barAndGrill, clockAt, latte, loadBook, panini, wednesday } from '#domain/testing/fixtures.ts'
import { fullestOf, type HeldWork, limitFor } from './held-work.ts'

const timeZone = 'Europe/Brussels'
const minute = 60_000
const now = clockAt(wednesday, 9)
const markOf = (connection: number): string => `${String(connection).padStart(8, '0')}------------`

/** A branch at which orders are taken and none is accepted. */
function openBook(capacity: Capacity = barAndGrill) {
  const book = loadBook()
  const held: HeldWork[] = []
  const branch = { ...antwerpen, cutOff: null }
  const day = orderDay(branch, wednesday, now)
  if (!day.ok) throw new Error(day.refusal)
  const askedBy = (lines: ReadyQuestion['lines'], connection?: number): ReadyQuestion => {
    const limit = connection === undefined ? undefined : limitFor(held, markOf(connection), { capacity, timeZone })
    const pace = { capacity, quote: usualQuote, pause: null, load: book.load, limit }
    return { branch, pace, day: day.value, lines, now }
  }
  /** The time of the order as soon as possible, or what it holds for that time; null if there is no room. */
  const take = (lines: ReadyQuestion['lines'], connection?: number, wanted?: number): readonly Hold[] | null => {
    const asked = askedBy(lines, connection)
    const when = wanted ?? readyAt(asked)
    const { limit } = asked.pace
    const holding = { capacity, timeZone, load: book.load, limit, now }
    const holds = when === null ? null : holdsFor(weigh(capacity, lines), when, holding)
    if (!holds) return null
    book.take(holds)
    const askedFrom = markOf(connection ?? 0)
    if (connection !== undefined) for (const hold of holds) held.push({ ...hold, askedFrom })
    return holds
  }
  return { book, held, take, firstFor: (lines: ReadyQuestion['lines']) => readyAt(askedBy(lines)) }
}

const weightOf = (holds: readonly Hold[] | null): number => (holds ?? []).reduce((sum, { weight }) => sum + weight, 0)

test('[J-62] all new customers together hold half of any twenty minutes, however they cut it', () => {
  const { take, held } = openBook()
  const eleven = clockAt(wednesday, 11)
  // One order of ten coffees is half of twenty minutes; neither the slot before nor the one after takes more.
  expect(weightOf(take([latte(10)], 1, eleven))).toBe(600)
  expect(take([latte()], 2, eleven)).toBeNull()
  expect(take([latte()], 2, eleven - 10 * minute)).toBeNull()
  expect(take([latte()], 2, eleven + 10 * minute)).toBeNull()
  expect(take([latte()], 2, eleven + 20 * minute)).not.toBeNull()
  expect(fullestOf(held, { capacity: barAndGrill, timeZone })).toMatchObject({ share: 1 })
})

test('[J-62] a quarter of any hour for one connection, and at least one round for an office', () => {
  const four = { ...barAndGrill, stations: barAndGrill.stations.map((station) => ({ ...station, hands: 4 })) }
  const { take } = openBook(four)
  const times = [0, 20, 40].map((later) => clockAt(wednesday, 11, later))
  // Four baristas have 14,400 seconds in an hour.
  expect(times.map((time) => weightOf(take([latte(20)], 1, time)))).toEqual([1200, 1200, 1200])
  expect(times.map((time) => take([latte()], 1, time))).toEqual([null, null, null])
  expect(take([latte()], 2, times[0])).not.toBeNull()
  expect(take([latte()], 1, clockAt(wednesday, 12))).not.toBeNull()
  // One barista has 3,600: a quarter would be fifteen coffees, an office has twenty.
  const alone = openBook()
  expect(weightOf(alone.take([latte(20)], 1, clockAt(wednesday, 11)))).toBe(1200)
  expect(alone.take([latte()], 1, clockAt(wednesday, 11, 30))).toBeNull()
})

test('[J-62] no first order is let off: one that is larger than the share of a stretch is spread, or has no room', () => {
  const { take } = openBook()
  const holds = take([latte(15)], 1, clockAt(wednesday, 12)) ?? []
  expect(holds.map(({ start, weight }) => [(clockAt(wednesday, 12) - start) / minute, weight])).toEqual([
    [30, 300],
    [10, 600],
  ])
  expect(openBook().take([latte(40)], 1, clockAt(wednesday, 12))).toBeNull()
})

test('[J-62] where a slot holds one order, new customers have every other one', () => {
  for (const slotMinutes of [10, 20, 30] as const) {
    const { take } = openBook({ ...barAndGrill, slotMinutes, orders: 1, stations: [] })
    const twelve = clockAt(wednesday, 12)
    expect(take([latte()], 1, twelve)).not.toBeNull()
    expect(take([latte()], 2, twelve + slotMinutes * minute)).toBeNull()
    expect(take([latte()], 2, twelve + 2 * slotMinutes * minute)).not.toBeNull()
  }
})

test('[J-62] the bar held in one slot and the grill in the next leave no order of both without a slot', () => {
  const { take, held, firstFor } = openBook()
  const both = [panini(), latte(2)]
  const before = firstFor(both) ?? 0
  for (let slot = 0; slot < 12; slot++) {
    const mark = before + slot * 10 * minute
    take([slot % 2 === 0 ? latte(10) : panini(2)], 2 * slot, mark)
    take([slot % 2 === 0 ? latte(10) : panini(2)], 2 * slot + 1, mark)
  }
  expect((firstFor(both) ?? Infinity) - before).toBeLessThanOrEqual(10 * minute)
  expect(fullestOf(held, { capacity: barAndGrill, timeZone })?.share).toBeCloseTo(1)
})

/** Whatever 200 connections take, at once or for any time of the day. */
const attacks = fc.array(
  fc.record({
    connection: fc.integer({ min: 1, max: 200 }),
    lattes: fc.integer({ min: 0, max: 12 }),
    paninis: fc.integer({ min: 0, max: 5 }),
    mark: fc.option(fc.integer({ min: 2, max: 100 }), { nil: undefined }),
  }),
  { minLength: 60, maxLength: 120 },
)

test('[J-62] whatever new customers hold, a known one waits ten minutes longer at most, and staff find every stretch half free', () => {
  fc.assert(
    fc.property(
      attacks,
      fc.constantFrom(...slotLengths),
      fc.integer({ min: 1, max: 3 }),
      (attack, slotMinutes, hands) => {
        const stations = barAndGrill.stations.map((station) => ({ ...station, hands }))
        const capacity: Capacity = { ...barAndGrill, slotMinutes: slotMinutes satisfies SlotMinutes, stations }
        const { take, firstFor, held } = openBook(capacity)
        const wishes = [[latte()], [latte(4)], [panini()], [panini(), latte(2)]]
        const before = wishes.map(firstFor)
        for (const { connection, lattes, paninis, mark } of attack) {
          const lines = [...(lattes > 0 ? [latte(lattes)] : []), ...(paninis > 0 ? [panini(paninis)] : [])]
          if (lines.length > 0) take(lines, connection, mark === undefined ? undefined : now + mark * 5 * minute)
        }
        expect(fullestOf(held, { capacity, timeZone })?.share ?? 0).toBeLessThan(1 + 1e-9)
        // One pair of hands has 300 seconds in a slot of five minutes: five coffees, and one panini in two of them.
        for (const [place, lines] of wishes.entries())
          expect((firstFor(lines) ?? Infinity) - (before[place] ?? 0)).toBeLessThanOrEqual(10 * minute)
      },
    ),
    { numRuns: 30 },
  )
})
