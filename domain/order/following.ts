// What may be said about an order at this moment, so that no page says what is not true (TIME-3, F-58).
import type { Instant } from '../branch/hours.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { type CourseAndLines, type EndReason, mayWithdraw, type Phase, phaseOf } from './course.ts'
import { type Lateness, latenessOf, untappedOf } from './lateness.ts'

const minute = 60_000

/**
 * Where the customer sees the order: `sent` while nobody has accepted it, `planned` before its making must begin,
 * `queued` from then on. `due` should be ready and `past` should long have been, but nobody tapped them so. `withdrawn`
 * was cancelled by the customer, `cancelled` by the shop.
 */
export type Moment =
  | 'sent'
  | 'planned'
  | 'queued'
  | 'making'
  | 'due'
  | 'past'
  | 'ready'
  | 'out'
  | 'refused'
  | 'cancelled'
  | 'withdrawn'
  | 'not-collected'
  | 'awaiting'
  | 'lapsed'

export interface PromisedOrder extends CourseAndLines {
  readonly form: 'pick-up' | 'table'
  /** The promise as it stands; null if unknown. */
  readonly wantedAt: Instant | null
  readonly firstPromisedAt: Instant | null
  /** When its making must begin; null without a promise. */
  readonly beginsAt: Instant | null
}

/** How far the order is, in the words of its customer. */
export function momentOf(order: PromisedOrder, now: Instant): Moment {
  const phase: Phase = phaseOf(order)
  if (phase === 'placed') return 'sent'
  const untapped = untappedOf(phase, order.wantedAt, now)
  if (untapped) return untapped
  if (phase === 'accepted') return order.beginsAt !== null && now < order.beginsAt ? 'planned' : 'queued'
  return phase === 'cancelled' && order.endReason === null ? 'withdrawn' : phase
}

export interface PromiseWords {
  readonly at: Instant
  readonly standing: Lateness
  /** What was promised first, if that was another time. */
  readonly was: Instant | null
  /** When the making must begin, while that is more than a moment ahead and nobody has begun. */
  readonly begins: Instant | null
}

const ahead = 5 * minute

/** What is said about the promise; null once the order is ready or over, or if there is none. */
export function promiseWords(order: PromisedOrder, now: Instant): PromiseWords | null {
  const { wantedAt: at, firstPromisedAt: first, beginsAt } = order
  const phase = phaseOf(order)
  if (at === null || (phase !== 'placed' && phase !== 'accepted' && phase !== 'making')) return null
  const waits = phase !== 'making' && beginsAt !== null && beginsAt > now + ahead
  return {
    at,
    standing: latenessOf(at, now),
    was: first !== null && first !== at ? first : null,
    begins: waits ? beginsAt : null,
  }
}

/** What the customer can do to their order now (LIFE-3). */
export interface OwnSteps {
  readonly arrive: boolean
  readonly runLate: boolean
  readonly withdraw: boolean
}

/** What decides which steps the customer may take. */
export interface OwnOrder extends PromisedOrder {
  readonly hereAt: Instant | null
  readonly lateBy: number | null
}

/** How long before the promise a customer may say that they are here, or that they will be late. */
const near = { here: 30 * minute, late: 3 * 60 * minute } as const

/** How often a customer may say how late they are: each time, every board of the branch hears of it. */
export const mostTimesLate = 5

/** Being here or late is only said of a pick-up near its time: a table's guest is there already. */
export function ownSteps(order: OwnOrder, now: Instant): OwnSteps {
  const phase = phaseOf(order)
  const underway = phase === 'placed' || phase === 'accepted' || phase === 'making' || phase === 'ready'
  const pickUp = underway && order.form === 'pick-up'
  const within = (span: number) => order.wantedAt === null || now >= order.wantedAt - span
  return {
    arrive: pickUp && (phase === 'ready' || within(near.here)),
    runLate: pickUp && order.hereAt === null && within(near.late),
    withdraw: mayWithdraw(order, order.beginsAt ?? now, now),
  }
}

/** What a customer says unasked; answers to a proposal have a rule of their own. */
export interface OwnWish {
  readonly step: 'withdraw' | 'arrive' | 'runLate'
  /** With runLate: by how much. */
  readonly minutes?: number
  /** How often they said before that they will be late. */
  readonly timesLate: number
}

/**
 * Whether the customer may take this step now; `said` if it was taken already and changes nothing. Refuses with
 * `begun_already` once it is too late to cancel, and with `step_not_allowed` what the order does not call for.
 */
export function ownStep(
  order: OwnOrder,
  wish: OwnWish,
  now: Instant,
): Result<'new' | 'said', 'step_not_allowed' | 'begun_already'> {
  if (isSaid(order, wish)) return accept('said')
  const can = ownSteps(order, now)
  if (wish.step === 'withdraw') return can.withdraw ? accept('new') : refuse('begun_already')
  const isTooOften = wish.step === 'runLate' && wish.timesLate >= mostTimesLate
  return can[wish.step] && !isTooOften ? accept('new') : refuse('step_not_allowed')
}

function isSaid(order: OwnOrder, wish: OwnWish): boolean {
  if (wish.step === 'withdraw') return order.course === 'cancelled'
  return wish.step === 'arrive' ? order.hereAt !== null : order.lateBy === wish.minutes
}

/**
 * Where a customer is offered the same again once it is not going ahead: nowhere if they did not want it or did not
 * come, and not at a branch that has too much to do or is closing.
 */
export function whereAgain(moment: Moment, endReason: EndReason | null): 'everywhere' | 'elsewhere' | 'nowhere' {
  const isOver = moment === 'refused' || moment === 'cancelled'
  if (!isOver || endReason === 'asked' || endReason === 'not-serious') return 'nowhere'
  return endReason === 'too-busy' || endReason === 'closing' ? 'elsewhere' : 'everywhere'
}
