// Lunches at a counter as they come: customers by the clock, walk-ins whom no screen knows, baristas of whom one is
// sometimes ill, days that are slow, and taps that nobody makes. All times are in minutes.
import { type Dice, dice } from '#server/testing/dice.ts'

export interface WorldOrder {
  readonly at: number
  /** What its making should take, by the shop's own making times. */
  readonly making: number
  /** What it really takes one barista. */
  readonly takes: number
  readonly isWalkIn: boolean
  /** How it leaves the counter: by a tap when it is ready, in one stroke with others, or with no tap at all. */
  readonly tap: 'own' | 'stroke' | 'none'
}

export interface WorldLunch {
  readonly hands: number
  /** What its orders take, to what they should take on average. */
  readonly slowness: number
  readonly orders: readonly WorldOrder[]
}

export const lunchesOfSeed = 250
/** The first ones teach and are not judged. */
export const lunchesBefore = 50
/** From this one on all takes longer, for good: a new machine, a new colleague. */
export const slowFrom = 150
const slowBy = 1.28

const lengthOfLunch = 150
const ordersAtLunch = 44
const makings = [1, 1, 1.5, 1.5, 2, 2, 2.5, 3, 4, 5]
const shares = { oneBarista: 0.2, walkIn: 0.1, stroke: 0.1, noTap: 0.1 }
/** Standard deviations of logarithms: of an order, and of a day. */
export const noise = 0.3
const noiseOfDay = 0.1

export function lunchesOf(seed: number): WorldLunch[] {
  const chance = dice(seed)
  return Array.from({ length: lunchesOfSeed }, (_, place) => lunch(chance, place))
}

function lunch(chance: Dice, place: number): WorldLunch {
  const hands = chance.happens(shares.oneBarista) ? 1 : 2
  const slowness = Math.exp(noiseOfDay * normal(chance)) * (place >= slowFrom ? slowBy : 1)
  // Over the lunch people tire or warm up.
  const drift = 0.1 * normal(chance)
  const times = Array.from({ length: ordersAtLunch }, () => timeOfLunch(chance)).sort((one, other) => one - other)
  const orders = times.map((at): WorldOrder => {
    const making = chance.oneOf(makings) ?? 0
    const pace = slowness * (1 + drift * (at / lengthOfLunch - 0.5))
    return {
      at,
      making,
      takes: making * pace * lognormal(chance),
      isWalkIn: chance.happens(shares.walkIn),
      tap: chance.happens(shares.noTap) ? 'none' : chance.happens(shares.stroke) ? 'stroke' : 'own',
    }
  })
  return { hands, slowness, orders }
}

/** Most come in the middle. */
const timeOfLunch = (chance: Dice): number => (lengthOfLunch * (uniform(chance) + uniform(chance))) / 2

export const uniform = (chance: Dice): number => (chance.below(2 ** 30) + 0.5) / 2 ** 30

/** Of mean 0 and deviation 1 (Box and Muller, 1958). */
const normal = (chance: Dice): number =>
  Math.sqrt(-2 * Math.log(uniform(chance))) * Math.cos(2 * Math.PI * uniform(chance))

/** Of mean 1. */
export const lognormal = (chance: Dice): number => Math.exp(noise * normal(chance) - noise ** 2 / 2)
