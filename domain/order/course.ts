// The course of an order, apart from its lines (D-22): one table says who may take which step when, and what follows.
import type { Instant } from '../branch/hours.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { type LineStanding, type Progress, progressOf } from './line-status.ts'

/**
 * What staff or the customer decided; what the lines say comes on top (`phaseOf`). An `awaiting` order waits for its
 * payment online and holds its place; a `lapsed` one was not paid in time. Neither is in any list.
 */
export const courses = ['placed', 'accepted', 'refused', 'cancelled', 'not-collected', 'awaiting', 'lapsed'] as const
export type Course = (typeof courses)[number]

/** Where an order is: its course, and once it is accepted what its lines say. */
export const phases = [
  'placed',
  'accepted',
  'making',
  'ready',
  'out',
  'refused',
  'cancelled',
  'not-collected',
  'awaiting',
  'lapsed',
] as const
export type Phase = (typeof phases)[number]

/** Who takes a step: the customer with the token, a member of the branch, or the shop by itself. */
export const actors = ['customer', 'staff', 'clock'] as const
export type Actor = (typeof actors)[number]

/** What can happen to an order after it was placed, one word each. */
export const steps = [
  'accept',
  'refuse',
  'cancel',
  'withdraw',
  'collectNot',
  'bringBack',
  'setLines',
  'change',
  'postpone',
  'setForm',
  'agree',
  'decline',
  'arrive',
  'runLate',
  'pay',
  'payGift',
  'unpay',
  'giveBack',
  'goodwill',
  'see',
  'settle',
  'lapse',
  'payOnline',
  'moveBack',
  'chargeBack',
  'returnCharge',
] as const
export type Step = (typeof steps)[number]

/** What a board must not let disappear unseen: the order was cancelled, or its lines or its promise changed. */
export const toSees = ['cancelled', 'changed'] as const
export type ToSee = (typeof toSees)[number]

/**
 * What boards still show. Who hands an order over, or ends it, has its ticket before them: a change is seen with that.
 */
export const leftToSee = (standing: CourseAndLines, toSee: ToSee | null): ToSee | null =>
  toSee === 'changed' && isOver(phaseOf(standing)) ? null : toSee

interface Transition {
  readonly by: readonly Actor[]
  readonly from: readonly Phase[]
  /** The course that the order has afterwards; absent where it keeps its own. */
  readonly to?: Course
  /** What boards show of it until a member has seen it. */
  readonly shows?: ToSee
  /** Whether a reason must be given. */
  readonly needsReason?: true
}

const underway = ['placed', 'accepted', 'making', 'ready'] as const

/**
 * Every step: who may take it, from which phases, and what follows. Routes, screens and tests derive from this table.
 *
 * - `withdraw` is the customer's own cancelling, `collectNot` says that nobody came, `bringBack` undoes an end.
 * - `payGift` pays with a gift card.
 * - `unpay` undoes the last payment, `giveBack` returns what the customer is owed. `goodwill` makes what went back
 *   online less of a sale, or gives back what the shop keeps.
 * - `see` says that a member has seen what a board still showed.
 * - `settle` places an order that was paid online, or is to be paid at the counter after all.
 * - `payOnline`, `moveBack`, `chargeBack` and `returnCharge` only move money that comes or goes online.
 */
export const transitions: Readonly<Record<Step, Transition>> = {
  accept: { by: ['staff'], from: ['placed'], to: 'accepted' },
  refuse: {
    by: ['staff'],
    from: ['placed', 'accepted'],
    to: 'refused',
    needsReason: true,
  },
  cancel: {
    by: ['staff'],
    from: underway,
    to: 'cancelled',
    needsReason: true,
    shows: 'cancelled',
  },
  withdraw: { by: ['customer'], from: ['placed', 'accepted'], to: 'cancelled', shows: 'cancelled' },
  collectNot: { by: ['staff'], from: ['ready'], to: 'not-collected' },
  bringBack: { by: ['staff'], from: ['refused', 'cancelled', 'not-collected'], to: 'accepted' },
  setLines: { by: ['staff'], from: [...underway, 'out'], to: 'accepted' },
  change: { by: ['staff'], from: ['placed', 'accepted', 'making'], shows: 'changed' },
  postpone: { by: ['staff'], from: ['placed', 'accepted', 'making'], shows: 'changed' },
  setForm: { by: ['staff'], from: [...underway, 'out'] },
  agree: { by: ['customer', 'staff'], from: ['placed', 'accepted', 'making'] },
  decline: { by: ['customer', 'staff'], from: ['placed', 'accepted', 'making'] },
  arrive: { by: ['customer'], from: underway },
  runLate: { by: ['customer'], from: underway },
  pay: { by: ['staff'], from: [...underway, 'out'] },
  payGift: { by: ['customer'], from: [...underway, 'out', 'awaiting'] },
  unpay: { by: ['staff'], from: phases },
  giveBack: { by: ['staff'], from: phases },
  goodwill: { by: ['staff'], from: ['out', 'not-collected'] },
  see: { by: ['staff'], from: phases },
  settle: { by: ['clock', 'customer'], from: ['awaiting', 'lapsed'], to: 'placed' },
  lapse: { by: ['clock', 'customer', 'staff'], from: ['awaiting'], to: 'lapsed' },
  payOnline: { by: ['clock'], from: phases },
  moveBack: { by: ['clock'], from: phases },
  chargeBack: { by: ['clock'], from: phases },
  returnCharge: { by: ['clock'], from: phases },
}

/** Why staff refuse or cancel an order; `other` needs words. */
export const endReasons = ['sold-out', 'too-busy', 'closing', 'cannot-reach', 'not-serious', 'asked', 'other'] as const
export type EndReason = (typeof endReasons)[number]

/** What the phase follows from. */
export interface CourseAndLines {
  readonly course: Course
  /** Why staff ended it; null for one that the customer cancelled. */
  readonly endReason?: EndReason | null
  readonly lines: readonly LineStanding[]
}

const phaseByProgress: Readonly<Record<Progress, Phase>> = {
  new: 'accepted',
  making: 'making',
  ready: 'ready',
  out: 'out',
}

/** The phase of an order. Lines that were set before anybody accepted it speak for themselves. */
export function phaseOf({ course, lines }: CourseAndLines): Phase {
  if (course !== 'placed' && course !== 'accepted') return course
  const phase = phaseByProgress[progressOf(lines)]
  return course === 'placed' && phase === 'accepted' ? 'placed' : phase
}

/** Whether nothing more is to be done for the order. */
export const isOver = (phase: Phase): boolean => phase === 'out' || (phase !== 'awaiting' && !isSold(phase))

const unsold: readonly (Course | Phase)[] = ['refused', 'cancelled', 'not-collected', 'awaiting', 'lapsed']

/** Whether the order counts as sold: it reached the shop, and was not refused, cancelled or left behind. */
export const isSold = (at: Course | Phase): boolean => !unsold.includes(at)

/** Whether the order has reached the shop: it neither waits for its payment nor was given up. */
export const isInShop = (course: Course): boolean => course !== 'awaiting' && course !== 'lapsed'

export type StepProblem = 'step_not_allowed' | 'reason_missing'

/** One step that somebody wants to take. */
export interface WishedStep {
  readonly step: Step
  readonly by: Actor
  readonly reason?: EndReason | undefined
  /** Words to the reason; `other` is nothing without them. */
  readonly words?: string | undefined
}

/** What a step does: the new course and what follows from it. */
export interface StepOutcome {
  readonly course: Course
  readonly shows: ToSee | null
}

/**
 * What becomes of an order by this step. Refuses with `step_not_allowed` where the table has no such step for this
 * actor from this phase, and with `reason_missing` where a reason is needed.
 */
export function stepOutcome(standing: CourseAndLines, wish: WishedStep): Result<StepOutcome, StepProblem> {
  const { by, from, to, shows = null, needsReason } = transitions[wish.step]
  if (!by.includes(wish.by) || !from.includes(phaseOf(standing))) return refuse('step_not_allowed')
  if (wish.step === 'bringBack' && isWithdrawn(standing)) return refuse('step_not_allowed')
  if (needsReason && !hasReason(wish)) return refuse('reason_missing')
  return accept({ course: to ?? standing.course, shows })
}

/** What the customer cancelled stays cancelled. */
const isWithdrawn = ({ course, endReason }: CourseAndLines): boolean => course === 'cancelled' && endReason === null

const hasReason = ({ reason, words }: WishedStep): boolean =>
  reason !== undefined && (reason !== 'other' || (words ?? '').trim() !== '')

/** The steps that this actor may take now, in the order of `steps`. */
export const stepsFor = (standing: CourseAndLines, by: Actor): Step[] => {
  const phase = phaseOf(standing)
  const isOpen = (step: Step) => transitions[step].by.includes(by) && transitions[step].from.includes(phase)
  return steps.filter((step) => isOpen(step) && !(step === 'bringBack' && isWithdrawn(standing)))
}

/** While nobody accepted it, or before making begins (LIFE-3): `makingBeginsAt` is the promise less the making time. */
export function mayWithdraw(standing: CourseAndLines, makingBeginsAt: Instant, now: Instant): boolean {
  const phase = phaseOf(standing)
  return phase === 'placed' || (phase === 'accepted' && now < makingBeginsAt)
}

export interface Marks {
  readonly acceptedAt: Instant | null
  readonly readyAt: Instant | null
  readonly overAt: Instant | null
}

/**
 * The marks after a step at `now`: each is set when its state is reached, kept while it lasts, and gone when it ends.
 */
export function marksOf(standing: CourseAndLines, before: Marks, now: Instant): Marks {
  const phase = phaseOf(standing)
  const isReady = phase === 'ready' || phase === 'out' || (phase === 'not-collected' && before.readyAt !== null)
  return {
    acceptedAt: standing.course === 'placed' || !isInShop(standing.course) ? null : (before.acceptedAt ?? now),
    readyAt: isReady ? (before.readyAt ?? now) : null,
    overAt: isOver(phase) ? (before.overAt ?? now) : null,
  }
}
