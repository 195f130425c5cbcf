// Changes what an order consists of, as one step: lines and total, at once or as a proposal (LIFE-4).
import { longestPiece } from '#domain/branch/capacity/capacity.ts'
import { makingOf } from '#domain/branch/capacity/quote.ts'
import { asReplaced, needsYes, proposalNow } from '#domain/order/change.ts'
import type { StepProblem } from '#domain/order/course.ts'
import type { Order, OrderVersion } from '#domain/order/order.ts'
import { type Result, refuse } from '#domain/shared/result.ts'
import type { ActedBy } from '#server/store/order/acted-by.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { takeStep } from './take-step.ts'

interface Changing {
  readonly by: ActedBy
  readonly now: number
  readonly prepMinutes: number
}

/** At once, or as a proposal that replaces an earlier one. The order must be locked. Refuses as `stepOutcome` does. */
export async function changeOrder(
  trx: Trx,
  order: Order,
  after: OrderVersion,
  changing: Changing,
): Promise<Result<Order, StepProblem>> {
  if (!needsYes(order, after))
    return await applyVersion(trx, order, asReplaced(order, after), { ...changing, step: 'change' })
  const { by, now } = changing
  return await takeStep(trx, order, {
    step: 'change',
    by,
    now,
    // Boards go on showing the order as it is.
    change: { proposal: { ...after, number: order.version + 1 }, toSee: order.toSee },
    data: { before: versionOf(order), after, proposed: true },
  })
}

/** The customer agrees to the proposal, which takes effect. Refuses if there is none. */
export async function agreeToChange(trx: Trx, order: Order, changing: Changing): Promise<Result<Order, StepProblem>> {
  if (!order.proposal) return refuse('step_not_allowed')
  return await applyVersion(trx, order, proposalNow(order, order.proposal), { ...changing, step: 'agree' })
}

/** Drops the proposal; the order stays as it is. Refuses if there is none. */
export async function declineChange(
  trx: Trx,
  order: Order,
  { by, now }: Pick<Changing, 'by' | 'now'>,
): Promise<Result<Order, StepProblem>> {
  if (!order.proposal) return refuse('step_not_allowed')
  return await takeStep(trx, order, { step: 'decline', by, now, change: { proposal: null } })
}

async function applyVersion(
  trx: Trx,
  order: Order,
  after: OrderVersion,
  { step, by, now, prepMinutes }: Changing & { readonly step: 'change' | 'agree' },
): Promise<Result<Order, StepProblem>> {
  const before = versionOf(order)
  return await takeStep(trx, order, {
    step,
    by,
    now,
    change: {
      ...after,
      making: makingAgain(order, prepMinutes, after),
      proposal: null,
      changedFrom: order.changedFrom ?? before,
      toSee: 'changed',
    },
    data: { before, after },
  })
}

/** What was promised for as soon as possible stays in the queue. */
const makingAgain = ({ quoted, making }: Order, prepMinutes: number, { lines }: OrderVersion): number =>
  Math.max(quoted ? making : 0, makingOf(prepMinutes, longestPiece(lines)))

const versionOf = ({ lines, total }: Order): OrderVersion => ({ lines, total })
