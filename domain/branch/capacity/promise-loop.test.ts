// The loop that holds the share of late orders, whatever the orders do.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginPace,
  type LearnedPace,
  learnedFrom,
  loadAt,
  type MadeTruth,
  mostOff,
  overnight,
  promisedMinutes,
  promiseRule,
} from './promise-loop.ts'

const free = { least: 1, most: 100_000 }
const work = 6
const promised = (pace: LearnedPace, ahead = work, bounds = free) => promisedMinutes(promiseRule(pace), ahead, bounds)

/** Plays orders whose times may follow what was promised, each known once `waiting` more were promised. */
function play(takes: readonly number[], lateShare: number, waiting: number) {
  let pace = beginPace(8)
  const open: MadeTruth[] = []
  let late = 0
  const know = (): void => {
    const made = open.shift()
    if (!made) return
    late += made.isLate ? 1 : 0
    pace = learnedFrom(pace, made, lateShare)
  }
  for (const taken of takes) {
    const { minutes } = promised(pace)
    open.push({ work, isBound: false, taken, isLate: taken > minutes })
    if (open.length > waiting) know()
  }
  while (open.length > 0) know()
  return { late: late / takes.length, pace }
}

test('[QUOTE-2] the share of late orders is held within its bound over 10,000 sequences made to break it', () => {
  // Minutes from a twentieth to twenty times what is usual: in runs, by turns and without rule.
  const minutes = fc.double({ min: 1, max: 160, noNaN: true })
  const run = fc.tuple(fc.integer({ min: 1, max: 40 }), minutes).map(([many, one]) => Array<number>(many).fill(one))
  const takes = fc.array(fc.oneof(run, fc.array(minutes, { minLength: 1, maxLength: 10 })), {
    minLength: 1,
    maxLength: 12,
  })
  const share = fc.constantFrom(0.05, 0.1, 0.2)
  fc.assert(
    fc.property(takes, share, fc.integer({ min: 0, max: 12 }), (runs, lateShare, waiting) => {
      const all = runs.flat()
      const { late } = play(all, lateShare, waiting)
      // Between these thresholds an order of 1 to 160 minutes can be late and on time, whatever is expected.
      expect(Math.abs(late - lateShare)).toBeLessThanOrEqual(mostOff(all.length, waiting, 6))
    }),
    { numRuns: 10_000 },
  )
})

test('[QUOTE-2] an enemy who knows each promise is held to the share too', () => {
  const orders = 2000
  let pace = beginPace(8)
  let late = 0
  for (let order = 0; order < orders; order++) {
    const { minutes } = promised(pace)
    // Late as often as it can be within two hours and a half, on time when the promise grew longer than that.
    const taken = Math.min(150, minutes + 3)
    const isLate = taken > minutes
    late += isLate ? 1 : 0
    pace = learnedFrom(pace, { work, isBound: false, taken, isLate }, 0.1)
  }
  expect(Math.abs(late / orders - 0.1)).toBeLessThanOrEqual(mostOff(orders, 0, 6))
})

const after = (pace: LearnedPace, made: Partial<MadeTruth>, many = 1): LearnedPace => {
  const one = { work, isBound: false, taken: 10, isLate: false, ...made }
  return Array.from({ length: many }).reduce<LearnedPace>((so) => learnedFrom(so, one, 0.1), pace)
}

test('[QUOTE-1] a branch begins with the minutes that its owner says, and with more work it promises more', () => {
  const pace = beginPace(8)
  expect([2, 6, 12].map((ahead) => promised(pace, ahead).minutes)).toEqual([8, 10, 13])
  expect([0, 3.9, 4, 9, 9.1].map(loadAt)).toEqual(['quiet', 'quiet', 'busy', 'busy', 'full'])
})

test('[QUOTE-1] orders that take longer than usual make today slower at once, and most of it is over the next morning', () => {
  const usual = beginPace(8)
  const slow = after(usual, { taken: 28, isLate: true }, 10)
  expect(promised({ ...slow, thresholds: usual.thresholds }).minutes).toBeGreaterThan(promised(usual).minutes * 1.3)
  const morning = overnight(slow)
  expect(morning.today).toBeCloseTo(slow.today * 0.1)
  expect(morning.thresholds).toEqual(slow.thresholds)
})

test('[QUOTE-1] a threshold rests where one order in ten is late, rises nine times as fast as it falls, each load for itself', () => {
  const pace = beginPace(8)
  expect(after(pace, { isLate: true }).thresholds).toEqual({ quiet: 0, busy: 0.02 * 0.9, full: 0 })
  expect(after(after(pace, { isLate: true }), {}, 9).thresholds.busy).toBeCloseTo(0)
})

test('[QUOTE-1] while a bound decides what is shown the threshold stands still, and the rest is learned', () => {
  const pace = beginPace(8)
  expect(promised(pace, work, { least: 1, most: 9 })).toEqual({ minutes: 9, wanted: 10 })
  expect(promised(pace, work, { least: 15, most: 60 })).toEqual({ minutes: 15, wanted: 10 })
  const learned = after(pace, { isBound: true, taken: 20, isLate: true })
  expect(learned.thresholds).toEqual(pace.thresholds)
  expect(learned.today).toBeGreaterThan(0)
})

test('[QUOTE-1] one order moves the promise for as much work by two minutes at most', () => {
  for (const taken of [0, 5, 40, 600]) {
    const pace = after(beginPace(20), { taken: 30, isLate: true }, 5)
    const before = promised(pace).minutes
    const next = promised(after(pace, { taken, isLate: taken > 30 })).minutes
    expect(Math.abs(next - before), `${taken} minutes`).toBeLessThanOrEqual(2)
  }
})

test('[QUOTE-1] nothing that an order can take leaves the promise without a number', () => {
  const taken = fc.oneof(fc.constantFrom(0, 1e-9, 1e6), fc.double({ min: 0, max: 1e4, noNaN: true }))
  const made = fc.record({ work: fc.double({ min: 0, max: 1e4, noNaN: true }), taken, isLate: fc.boolean() })
  fc.assert(
    fc.property(fc.array(made, { maxLength: 60 }), (all) => {
      const pace = all.reduce<LearnedPace>(
        (so, one) => learnedFrom(overnight(so), { ...one, isBound: false }, 0.1),
        beginPace(8),
      )
      for (const ahead of [0, 5, 1000]) {
        const { minutes } = promised(pace, ahead)
        expect(Number.isSafeInteger(minutes) && minutes >= 1).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
