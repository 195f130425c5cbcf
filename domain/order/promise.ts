// The promise of an order: when it is to be ready, or why it cannot be taken for that time (TIME-3, TIME-4).
import { type Branch, dayRefusals, type OrderForm, orderDay } from '../branch/branch.ts'
import { type MadeLine, weigh } from '../branch/capacity/capacity.ts'
import { isTooLarge } from '../branch/capacity/hold.ts'
import { nextAfter, offeredTimes, type Pace, type ReadyQuestion, readyAt, timeAt } from '../branch/capacity/ready-at.ts'
import type { DateText, Instant } from '../branch/hours.ts'
import { accept, type Result, refuse } from '../shared/result.ts'

export const promiseProblems = [
  ...dayRefusals,
  'slot_not_offered',
  'slot_full',
  'too_large_for_slot',
  'time_moved',
  'paused',
] as const

/** Why there is no promise, and the way on. */
export interface PromiseProblem {
  readonly problem: (typeof promiseProblems)[number]
  readonly field: 'day' | 'at'
  /** The next time with room for this very cart; null where the day has none. */
  readonly next?: Instant | null
  /** The number to call about an order that no slot can hold. */
  readonly phone?: string
}

/** When a customer wants an order. */
export interface TimeWish {
  readonly form: OrderForm
  readonly day: DateText
  /** The chosen time; null for as soon as possible. */
  readonly at: Instant | null
  /** With as soon as possible: the time that the customer read. */
  readonly seenReadyAt?: Instant | undefined
}

/** How much later a promise may be than the time that the customer read. */
const unasked = 5 * 60_000

/** The instant at which the order is promised, or why it cannot be. */
export function promiseFor(
  wish: TimeWish,
  lines: readonly MadeLine[],
  { branch, pace, now }: { readonly branch: Branch; readonly pace: Pace; readonly now: Instant },
): Result<Instant, PromiseProblem> {
  const day = orderDay(branch, wish.day, now, wish.form)
  if (!day.ok) return refuse({ problem: day.refusal, field: 'day' })
  const asked: ReadyQuestion = { branch, pace, day: day.value, lines, now }
  return wish.at === null ? soonest(asked, branch, wish.seenReadyAt) : chosen(asked, branch, wish.at)
}

function soonest(asked: ReadyQuestion, branch: Branch, seen: Instant | undefined): Result<Instant, PromiseProblem> {
  const at = readyAt(asked)
  if (at === null) return refuse(noTime(asked, branch))
  if (seen !== undefined && at > seen + unasked) return refuse({ problem: 'time_moved', field: 'at', next: at })
  return accept(at)
}

function chosen(asked: ReadyQuestion, branch: Branch, at: Instant): Result<Instant, PromiseProblem> {
  const time = timeAt(asked, at)
  if (time && !time.full) return accept(at)
  const next = nextAfter(at, offeredTimes(asked))
  if (next === null && isTooLargeFor(asked)) return refuse(tooLarge(branch))
  return refuse({ problem: time ? 'slot_full' : 'slot_not_offered', field: 'at', next })
}

/** Why the day has no time left. */
function noTime(asked: ReadyQuestion, branch: Branch): PromiseProblem {
  const { pace, now } = asked
  if (isTooLargeFor(asked)) return tooLarge(branch)
  const isPaused = pace.pause !== null && pace.pause.until > now
  if (isPaused && readyAt({ ...asked, pace: { ...pace, pause: null } }) !== null)
    return { problem: 'paused', field: 'at', next: null }
  if (pace.capacity && readyAt({ ...asked, pace: { ...pace, capacity: null } }) !== null)
    return { problem: 'slot_full', field: 'at', next: null }
  return { problem: 'day_closed', field: 'day' }
}

const tooLarge = ({ phone }: Branch): PromiseProblem => ({ problem: 'too_large_for_slot', field: 'at', phone })

/** Whether the branch could not take it at any time of the day, however empty it is. */
function isTooLargeFor({ pace: { capacity, ...pace }, ...asked }: ReadyQuestion): boolean {
  if (!capacity) return false
  const { timeZone } = asked.branch
  const weights = weigh(capacity, asked.lines)
  const times = offeredTimes({ ...asked, pace: { ...pace, capacity, pause: null } })
  const all = times.length > 0 ? times.map(({ at }) => at) : [asked.now]
  return all.every((at) => isTooLarge(weights, at, { capacity, timeZone }))
}
