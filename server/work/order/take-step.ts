// Takes a step of an order's course: the table decides, and what follows is saved and told in the same transaction (D-22).

import type { Instant } from '#domain/branch/hours.ts'
import { isPaidOnline } from '#domain/money/order-payments.ts'
import { drawCode, longCode } from '#domain/order/counter/code.ts'
import { isOver, phaseOf, type StepProblem, take, type WishedStep } from '#domain/order/course.ts'
import type { Order } from '#domain/order/order.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import { accept, type Result } from '#domain/shared/result.ts'
import { publish } from '#server/door/live/publish.ts'
import { releaseHolds } from '#server/store/branch/slots.ts'
import { readOnlineSettings, rulesAt } from '#server/store/money/online-rules-store.ts'
import { codesTaken, mostCodes } from '#server/store/order/codes.ts'
import { type StepActor, type StepChange, type StepData, saveStep } from '#server/store/order/course-store.ts'
import { replaceLines } from '#server/store/order/order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { holdAnew } from '../branch/pace/hold-again.ts'
import { refundDue } from '../money/payment/refund-due.ts'
import { tellBasket } from './basket/basket-link.ts'
import { randomShare } from './code-chance.ts'
import { withRates } from './rates-again.ts'

export interface StepWish extends Omit<WishedStep, 'by'> {
  readonly by: StepActor
  readonly now: number
  /** What the step changes besides the course, such as a payment or a new promise. */
  readonly change?: StepChange
  /** Whether finished lines must be made again, and so need their place again. */
  readonly makesAnew?: boolean
  readonly data?: StepData
}

/**
 * Takes a step, saves it with who took it and when, gives back what the order holds where the table says so, takes it
 * again for an order that comes back, and tells staff and customer. `order` must be locked, and as it was before the step.
 * Refuses as `take` does.
 */
export async function takeStep(trx: Trx, order: Order, wish: StepWish): Promise<Result<Order, StepProblem>> {
  const { step, by, now, reason, words = '' } = wish
  const outcome = take(order, { step, by: by.kind, reason, words })
  if (!outcome.ok) return outcome
  const { course, releases, shows } = outcome.value
  const ended = reason === undefined ? {} : { endReason: reason, endWords: words.trim() }
  const back = step === 'bringBack' ? { endReason: null, endWords: '', toSee: null } : {}
  const marked = shows === null ? {} : { toSee: shows }
  const comesBack = order.overAt !== null && !isOver(phaseOf({ course, lines: wish.change?.lines ?? order.lines }))
  const code = comesBack ? await freeCode(trx, order, now) : {}
  const kept = await keptBy(trx, order, wish)
  const change = await withRates(trx, order, { course, ...ended, ...back, ...code, ...marked, ...kept, ...wish.change })
  const overruled = (comesBack || wish.makesAnew) && (await holdAnew(trx, { ...order, ...change }, now)).overruled
  const why = reason === undefined ? {} : { reason, words: words.trim() }
  const said = { ...why, ...(overruled ? { overruled } : {}), ...wish.data }
  if (change.lines && change.lines !== wish.change?.lines) await replaceLines(trx, order.id, change.lines)
  const next = await saveStep(trx, order, change, { step, by, now, data: said })
  if (next.payments.some(({ way }) => way === 'online')) await refundDue(trx, next, now)
  if (releases || isOver(phaseOf(next))) await releaseHolds(trx, order.id)
  const { id, branch, token } = next
  // Lines that were set are told with their new status, by an event of their own.
  if (step !== 'setLines') await publish(trx, now, 'orders.stepped', { id, branch, token, step, phase: phaseOf(next) })
  if (next.lines.some(({ person }) => person !== undefined)) await tellBasket(trx, id, now)
  return accept(next)
}

/** What was paid online is kept if nobody collects the order, unless its branch gives it back then. */
async function keptBy(trx: Trx, order: Order, { step, now }: StepWish): Promise<StepChange> {
  if (step === 'bringBack') return { keptAt: null }
  if (step !== 'collectNot' || !isPaidOnline(order)) return {}
  const { backIfNotCollected } = rulesAt(await readOnlineSettings(trx), order.branch)
  return { keptAt: backIfNotCollected ? null : now }
}

/** An order that comes back keeps its code, unless another open order now has it. */
async function freeCode(trx: Trx, { code, branch }: Order, now: Instant): Promise<StepChange> {
  if (code === '') return {}
  const { taken, lately } = await codesTaken(trx, branch, now)
  const letter = code.charAt(0)
  if (taken.size >= mostCodes) return { code: longCode(letter, randomShare()) }
  return taken.has(code) ? { code: drawCode(letter, taken, lately, randomShare()) } : {}
}

export const byStaff = ({ id, name }: StaffMember): StepActor => ({ kind: 'staff', staff: id, name })
export const byCustomer: StepActor = { kind: 'customer', staff: null, name: '' }
