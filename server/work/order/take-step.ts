// Takes a step of an order's course: the table decides whether it may be taken, and `apply-step.ts` does what follows
// (D-22).

import { isPaidAhead } from '#domain/money/order-payments.ts'
import { isOver, leftToSee, phaseOf, type StepProblem, stepOutcome, type WishedStep } from '#domain/order/course.ts'
import type { Order } from '#domain/order/order.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import { accept, type Result } from '#domain/shared/result.ts'
import { readOnlineSettings, rulesAt } from '#server/store/money/online-rules-store.ts'
import type { ActedBy } from '#server/store/order/acted-by.ts'
import type { StepChange, StepData } from '#server/store/order/course-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { applyStep } from './apply-step.ts'
import { freeCode } from './free-code.ts'

export interface StepWish extends Omit<WishedStep, 'by'> {
  readonly by: ActedBy
  readonly now: number
  /** What the step changes besides the course, such as a payment or a new promise. */
  readonly change?: StepChange
  readonly data?: StepData
  /** Whether the order has left the list with its day. */
  readonly hasLeft?: boolean
}

/**
 * Takes a step with all that follows from it. `order` must be locked, and as it was before the step. Refuses as
 * `stepOutcome` does.
 */
export async function takeStep(trx: Trx, order: Order, wish: StepWish): Promise<Result<Order, StepProblem>> {
  const { step, by, now, reason, words = '' } = wish
  const outcome = stepOutcome(order, { step, by: by.kind, reason, words })
  if (!outcome.ok) return outcome
  const { course, shows } = outcome.value
  const ended = reason === undefined ? {} : { endReason: reason, endWords: words.trim() }
  const back = step === 'bringBack' ? { endReason: null, endWords: '', toSee: null } : {}
  const marked = shows === null ? {} : { toSee: shows }
  const standing = { course, lines: wish.change?.lines ?? order.lines }
  const comesBack = order.overAt !== null && !isOver(phaseOf(standing))
  const code =
    comesBack && order.code !== ''
      ? { code: await freeCode(trx, { branch: order.branch, letter: order.code.charAt(0), had: order.code }, now) }
      : {}
  const kept = await keptBy(trx, order, wish)
  const change = { course, ...ended, ...back, ...code, ...marked, ...kept, ...wish.change }
  const { toSee = order.toSee } = change
  const why = reason === undefined ? {} : { reason, words: words.trim() }
  return accept(
    await applyStep(trx, order, {
      step,
      by,
      now,
      change: { ...change, toSee: leftToSee(standing, toSee) },
      data: { ...why, ...droppedBy(order, wish), ...wish.data },
      hasLeft: wish.hasLeft ?? false,
    }),
  )
}

/** What waits for the customer's answer and gets none any more: the history says so. */
function droppedBy({ proposal }: Order, { step, change }: StepWish): StepData {
  const isAnswer = step === 'agree' || step === 'decline'
  return proposal && change?.proposal === null && !isAnswer ? { dropped: proposal.total } : {}
}

/** What was paid online is kept if nobody collects the order, unless its branch gives it back then. */
async function keptBy(trx: Trx, order: Order, { step, now }: StepWish): Promise<StepChange> {
  if (step === 'bringBack') return { keptAt: null }
  if (step !== 'collectNot' || !isPaidAhead(order)) return {}
  const { backIfNotCollected } = rulesAt(await readOnlineSettings(trx), order.branch)
  return { keptAt: backIfNotCollected ? null : now }
}

export const byStaff = ({ id, name }: StaffMember): ActedBy => ({ kind: 'staff', staff: id, name })
