// How long an order takes from now, as it is promised: from the work ahead, the pace of today, and a loop that holds
// the share of late orders at what the owner chose (QUOTE-1).
//
// 1. The usual time grows with the work ahead, along a line that all orders so far draw and the older ones less:
//    least squares with forgetting.
// 2. Today is faster or slower than usual by a factor, smoothed over its orders.
// 3. What is promised is that time, times a threshold for how much is to do. The threshold rises with each late order
//    and falls with each kept one, in a proportion that leaves it at rest only at the chosen share: quantile tracking,
//    by which conformal predictions adapt (Gibbs and Candès, Adaptive Conformal Inference Under Distribution Shift,
//    2021; Angelopoulos, Candès and Tibshirani, Conformal PID Control, 2023).
//
// Of the third step more is true than that it works as a rule. Each order moves the logarithm of its threshold by
// rate × (late − share), late being 0 or 1. All moves together are where the logarithm ended less where it began, so
// |late orders / orders − share| is at most (range + rate × (1 + waiting)) / (rate × orders), whatever happened:
// range is that of the logarithms beyond which no order could be late, or on time; waiting, how many promises were
// given before the first of them was known to be kept.
// That needs two things. What is scored is the promise as it was shown, rounded and within its bounds; and while a
// bound decides what is shown, the threshold stands still, since moving it would change nothing.

/** Which threshold holds, by the minutes of work ahead. */
export const loadNames = ['quiet', 'busy', 'full'] as const
export type LoadName = (typeof loadNames)[number]

/** Minutes of work. */
export const busyFrom = 4
export const fullAbove = 9

/** `work`: the minutes of making of all that is not ready yet, and of the order itself. */
export const loadAt = (work: number): LoadName => (work < busyFrom ? 'quiet' : work <= fullAbove ? 'busy' : 'full')

/** Sums over the orders that were made ready, each order before weighing a little less. */
interface Line {
  readonly weight: number
  readonly work: number
  readonly time: number
  readonly workWork: number
  readonly workTime: number
}

/** What a branch has learned. All times are in minutes. */
export interface LearnedPace {
  readonly line: Line
  /** Logarithm of how much slower than usual today is. */
  readonly today: number
  /** For each load the logarithm of what the expected time is multiplied by. */
  readonly thresholds: Readonly<Record<LoadName, number>>
}

/** Each order weighs so much of the next one: of a thousand orders the last 330 or so decide. */
const forgetting = 0.997
/** Orders that a branch begins with: small ones with nothing before them, and those of a busy moment, made by two. */
const beginning = { weight: 10, small: 2, more: 10, hands: 2 } as const
/** How much of the pace of today the next order leaves, and the next morning. */
const paceKept = 0.85
const paceOvernight = 0.1
/** Of today's pace so much is believed. */
const paceBelieved = 0.7
/** No day is believed to be further from usual than three times. */
const mostPace = Math.log(3)
const rate = 0.02
/** Thresholds beyond these promise a twentieth of what is expected, or twenty times as much. */
const mostThreshold = 3
/** What one order teaches moves the promise for as much work by at most so many minutes. */
const mostJump = 2
const leastMinutes = 1

/** Of a branch that has made nothing yet, by the minutes that its owner says an order takes. */
export function beginPace(prepMinutes: number): LearnedPace {
  const start = { weight: 0, work: 0, time: 0, workWork: 0, workTime: 0 }
  const { weight, small, more, hands } = beginning
  const idle = withPoint(start, { work: small, time: prepMinutes }, weight)
  const line = withPoint(idle, { work: small + more, time: prepMinutes + more / hands }, weight)
  return { line, today: 0, thresholds: { quiet: 0, busy: 0, full: 0 } }
}

interface Point {
  readonly work: number
  readonly time: number
}

const withPoint = (line: Line, { work, time }: Point, weight = 1): Line => ({
  weight: line.weight + weight,
  work: line.work + weight * work,
  time: line.time + weight * time,
  workWork: line.workWork + weight * work * work,
  workTime: line.workTime + weight * work * time,
})

const forgotten = (line: Line): Line => ({
  weight: line.weight * forgetting,
  work: line.work * forgetting,
  time: line.time * forgetting,
  workWork: line.workWork * forgetting,
  workTime: line.workTime * forgetting,
})

/** What a usual day takes without work, and for each minute of it. More work never takes less time. */
function usualOf({ weight, work, time, workWork, workTime }: Line): { readonly idle: number; readonly each: number } {
  const spread = weight * workWork - work * work
  const each = spread > 0 ? Math.max(0, (weight * workTime - work * time) / spread) : 0
  return { idle: (time - each * work) / weight, each }
}

/** What a promise follows from, without what the branch has learned it from. */
export interface PromiseRule {
  /** Minutes that are expected without work, and for each minute of it. */
  readonly idle: number
  readonly each: number
  /** By what these are multiplied, for each load. */
  readonly times: Readonly<Record<LoadName, number>>
}

export function promiseRule({ line, today, thresholds }: LearnedPace): PromiseRule {
  const times = (load: LoadName): number => Math.exp(paceBelieved * today + thresholds[load])
  return { ...usualOf(line), times: { quiet: times('quiet'), busy: times('busy'), full: times('full') } }
}

/** The minutes that so much work is expected to take, by `idle` and `each`. */
const expectedBy = ({ idle, each }: Pick<PromiseRule, 'idle' | 'each'>, work: number): number =>
  Math.max(leastMinutes, idle + each * work)

const wantedBy = (rule: PromiseRule, work: number): number => expectedBy(rule, work) * rule.times[loadAt(work)]

/** What limits a promise, besides what was learned. */
export interface PromiseBounds {
  /** The least and the most minutes that the branch promises. */
  readonly least: number
  readonly most: number
}

/** Both whole. */
export interface PromisedMinutes {
  readonly wanted: number
  /** As it is shown. */
  readonly minutes: number
}

/** What is promised for so much work, and what was learned would promise without bounds: `wanted`. */
export function promisedMinutes(rule: PromiseRule, work: number, bounds: PromiseBounds): PromisedMinutes {
  const wanted = Math.ceil(wantedBy(rule, work) - roundingError)
  return { wanted, minutes: Math.min(bounds.most, Math.max(bounds.least, wanted)) }
}

/** So that what is ten minutes in sums is not eleven. */
const roundingError = 1e-9

/** An order for as soon as possible whose making is known to be over. */
export interface MadeTruth {
  /** Minutes of work when it was promised. */
  readonly work: number
  /** A bound decided what was promised, and not what was learned. */
  readonly isBound: boolean
  /** Minutes until it was ready. */
  readonly taken: number
  /** By the one rule of what is late (`lateness.ts`). */
  readonly isLate: boolean
}

/** With what the order taught. `lateShare`: the share of late orders that the owner chose, such as 0.1. */
export function learnedFrom(pace: LearnedPace, made: MadeTruth, lateShare: number): LearnedPace {
  const { work, isBound, taken, isLate } = made
  const off = Math.log(Math.max(leastMinutes, taken) / expectedBy(usualOf(pace.line), work))
  const next = {
    line: withPoint(forgotten(pace.line), { work, time: taken }),
    today: within(paceKept * pace.today + (1 - paceKept) * off, mostPace),
    thresholds: isBound ? pace.thresholds : scored(pace.thresholds, loadAt(work), isLate, lateShare),
  }
  const before = wantedBy(promiseRule(pace), work)
  const after = wantedBy(promiseRule(next), work)
  const near = Math.min(before + mostJump, Math.max(before - mostJump, after))
  // Of the three, the pace of today gives way: the line is a sum, and a threshold that gave way would not hold.
  return near === after ? next : { ...next, today: next.today + Math.log(near / after) / paceBelieved }
}

function scored(thresholds: LearnedPace['thresholds'], load: LoadName, isLate: boolean, lateShare: number) {
  const moved = thresholds[load] + rate * ((isLate ? 1 : 0) - lateShare)
  return { ...thresholds, [load]: within(moved, mostThreshold) }
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** Of the next morning: most of what one day was unlike the others is over. */
export const overnight = (pace: LearnedPace): LearnedPace => ({ ...pace, today: paceOvernight * pace.today })

/**
 * By how much the share of late orders can differ from the chosen one, whatever happened, after so many scored orders
 * of a load of which at most `waiting` were promised and not yet known. `range`: of the logarithms of thresholds
 * between which an order can be both late and on time.
 */
export const mostOff = (orders: number, waiting: number, range: number): number =>
  (range + rate * (1 + waiting)) / (rate * orders)
