// Plays the lunches of a seed under a rule of promising, and says how its promises were kept and how long they were.
import { type LoadName, loadAt, loadNames } from '#domain/branch/capacity/promise-loop.ts'
import { keptWithin } from '#domain/order/lateness.ts'
import { type Dice, dice } from '#server/testing/dice.ts'
import { lognormal, lunchesBefore, lunchesOf, slowFrom, type WorldLunch, type WorldOrder } from './lunch-world.ts'

/** A rule of promising, as a branch would follow it from its first day on. */
export interface Promising {
  morning(): void
  /** The minutes that are promised to an order, by what the shop knows. */
  promise(known: Known): number
  /** An order was tapped as ready, and its time can be believed. */
  made(known: Known, promised: number, taken: number, isLate: boolean): void
}

export interface Known {
  /** Minutes of making of what the shop knows and has not seen ready. */
  readonly ahead: number
  /** Of the order itself. */
  readonly own: number
  readonly hands: number
}

export interface Kept {
  readonly share: number
  readonly byLoad: Readonly<Record<LoadName, number>>
  /** The share of lunches of which fewer than 80 % were kept. */
  readonly badLunches: number
  /** Its promises to those of one who knows hands, pace and walk-ins, and not what each order will take. */
  readonly toOracle: number
  readonly meanMinutes: number
  /** Of the four weeks of lunches after all takes longer and five days that are given to notice it. */
  readonly afterSlowing: number
}

interface Promise {
  readonly load: LoadName
  readonly minutes: number
  readonly ofOracle: number
  readonly isKept: boolean
}

const grace = keptWithin / 60_000
/** Customers come about when it was promised, and what was never tapped is handed over then. */
const collectedAfter = 3

export function playLunches(seed: number, rule: Promising): Kept {
  const chance = dice(seed + 1_000_003)
  const lunches = lunchesOf(seed).map((lunch) => playLunch(lunch, rule, chance))
  const judged = lunches.slice(lunchesBefore)
  const all = judged.flat()
  const keptOf = (some: readonly Promise[]): number => some.filter(({ isKept }) => isKept).length / some.length
  const sum = (pick: (one: Promise) => number): number => all.reduce((total, one) => total + pick(one), 0)
  const noticed = slowFrom + 5
  return {
    share: keptOf(all),
    byLoad: Object.fromEntries(
      loadNames.map((name) => [name, keptOf(all.filter(({ load }) => load === name))]),
    ) as Kept['byLoad'],
    badLunches: judged.filter((some) => keptOf(some) < 0.8).length / judged.length,
    toOracle: sum(({ minutes }) => minutes) / sum(({ ofOracle }) => ofOracle),
    meanMinutes: sum(({ minutes }) => minutes) / all.length,
    afterSlowing: keptOf(lunches.slice(noticed, noticed + 20).flat()),
  }
}

/** An order in the queue, with when the counter is done with it and when the shop hears so. */
interface Queued {
  readonly order: WorldOrder
  readonly begins: number
  readonly ends: number
  readonly heardAt: number
  readonly tell: () => void
}

function playLunch(lunch: WorldLunch, rule: Promising, chance: Dice): Promise[] {
  rule.morning()
  const free = Array<number>(lunch.hands).fill(0)
  let queue: Queued[] = []
  const promises: Promise[] = []
  const hearUntil = (now: number): void => {
    const heard = queue.filter(({ heardAt }) => heardAt <= now).sort((one, other) => one.heardAt - other.heardAt)
    for (const { tell } of heard) tell()
    queue = queue.filter(({ heardAt, ends }) => heardAt > now || ends > now)
  }
  for (const order of lunch.orders) {
    const now = order.at
    hearUntil(now)
    const ofOracle = oraclePromise(order, queue, lunch, now, chance)
    const begins = Math.max(now, Math.min(...free))
    const ends = begins + order.takes
    free[free.indexOf(Math.min(...free))] = ends
    if (order.isWalkIn) {
      queue.push({ order, begins, ends, heardAt: ends, tell: () => {} })
      continue
    }
    const waiting = queue.filter(({ order: other }) => !other.isWalkIn)
    const ahead = waiting.reduce((total, { order: other }) => total + other.making, 0)
    const known = { ahead, own: order.making, hands: lunch.hands }
    const minutes = rule.promise(known)
    const taken = ends - now
    const isKept = taken <= minutes + grace
    promises.push({ load: loadAt(ahead + order.making), minutes, ofOracle, isKept })
    const collected = Math.max(ends, now + minutes + collectedAfter)
    const tell = () => order.tap === 'own' && rule.made(known, minutes, taken, !isKept)
    queue.push({ order, begins, ends, heardAt: order.tap === 'none' ? collected : ends, tell })
  }
  hearUntil(Number.POSITIVE_INFINITY)
  return promises
}

const draws = 80

/** What nine in ten of the ways that the lunch can go on from here keep. */
function oraclePromise(
  order: WorldOrder,
  queue: readonly Queued[],
  { hands, slowness }: WorldLunch,
  now: number,
  chance: Dice,
): number {
  const open = queue.filter(({ ends }) => ends > now)
  const times = Array.from({ length: draws }, () => {
    const free = Array<number>(hands).fill(now)
    const put = (from: number, takes: number): number => {
      const place = free.indexOf(Math.min(...free))
      const ends = Math.max(from, free[place] ?? now) + takes
      free[place] = ends
      return ends
    }
    for (const { order: other, begins } of open) {
      const takes = other.making * slowness * lognormal(chance)
      put(now, begins < now ? Math.max(0.1, takes - (now - begins)) : takes)
    }
    return put(now, order.making * slowness * lognormal(chance)) - now
  }).sort((one, other) => one - other)
  return Math.max(1, Math.ceil((times[Math.floor(draws * 0.9)] ?? 0) - grace))
}
