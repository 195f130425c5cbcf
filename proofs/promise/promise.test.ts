// The promise that is held by a loop, over lunches on whose seeds nothing was chosen.
import { expect, test } from 'vitest'
import {
  beginPace,
  type LearnedPace,
  learnedFrom,
  type MadeTruth,
  overnight,
  type PromisedMinutes,
  promisedMinutes,
  promiseRule,
} from '#domain/branch/capacity/promise-loop.ts'
import { dice } from '#server/testing/dice.ts'
import { judgingSeeds } from './judging-seeds.ts'
import { type Known, type Promising, playLunches } from './play-lunches.ts'

const usualHands = 2
const prepMinutes = 5
const bounds = { least: 1, most: 90 }
const lateShare = 0.1

interface Wish {
  /** Staff say how many are on shift. */
  readonly isTold?: boolean
  /** What became of an order is said of another one. */
  readonly isShuffled?: boolean
}

function looped({ isTold = false, isShuffled = false }: Wish = {}): Promising {
  const chance = dice(5)
  let pace: LearnedPace = beginPace(prepMinutes)
  const shown = new Map<Known, PromisedMinutes>()
  const truths: Pick<MadeTruth, 'taken' | 'isLate'>[] = []
  const workOf = ({ ahead, own, hands }: Known): number => (isTold ? (ahead * usualHands) / hands : ahead) + own
  return {
    morning: () => {
      pace = overnight(pace)
    },
    promise: (known) => {
      const promised = promisedMinutes(promiseRule(pace), workOf(known), bounds)
      shown.set(known, promised)
      return promised.minutes
    },
    made: (known, _minutes, taken, isLate) => {
      const promised = shown.get(known)
      if (!promised) return
      const truth = { taken, isLate }
      truths.push(truth)
      const said = isShuffled ? (chance.oneOf(truths) ?? truth) : truth
      const isBound = promised.minutes !== promised.wanted
      pace = learnedFrom(pace, { work: workOf(known), isBound, ...said }, lateShare)
    },
  }
}

const fixed = (minutes: number): Promising => ({ morning: () => {}, promise: () => minutes, made: () => {} })

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

test.each(
  judgingSeeds.flatMap((seed) => [
    { seed, isTold: false },
    { seed, isTold: true },
  ]),
)(
  '[QUOTE-2] over 200 lunches of seed $seed the chosen share is kept, also where there is most to do and after all has become slower; told of the shift: $isTold',
  ({ seed, isTold }) => {
    const kept = playLunches(seed, looped({ isTold }))
    expect(kept.share).toBeGreaterThanOrEqual(0.88)
    expect(kept.share).toBeLessThanOrEqual(0.92)
    for (const [load, share] of Object.entries(kept.byLoad)) {
      expect(share, load).toBeGreaterThanOrEqual(0.85)
      expect(share, load).toBeLessThanOrEqual(0.95)
    }
    expect(kept.badLunches).toBeLessThanOrEqual(0.1)
    expect(kept.afterSlowing).toBeGreaterThanOrEqual(0.85)
  },
)

test('[QUOTE-2] what is promised is little more than who knows shift and walk-ins would promise, and less if staff say who is there', () => {
  const toOracle = (wish: Wish) => mean(judgingSeeds.map((seed) => playLunches(seed, looped(wish)).toOracle))
  expect(toOracle({ isTold: false })).toBeLessThanOrEqual(1.25)
  expect(toOracle({ isTold: true })).toBeLessThanOrEqual(1.15)
})

test('[QUOTE-2] as a control, truths of other orders keep the share too, and pay for it with promises half as long again', () => {
  for (const seed of judgingSeeds) {
    const { toOracle } = playLunches(seed, looped())
    expect(playLunches(seed, looped({ isShuffled: true })).toOracle).toBeGreaterThan(1.5 * toOracle)
  }
})

test('[QUOTE-2] a fixed time keeps fewest promises where there is most to do', () => {
  for (const seed of judgingSeeds) {
    const { byLoad } = playLunches(seed, fixed(12))
    expect(byLoad.full).toBeLessThan(0.75)
    expect(byLoad.quiet).toBeGreaterThan(byLoad.full)
  }
})
