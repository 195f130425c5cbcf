// Steps of an order's course: those of staff, those of the customer, and their history (LIFE-1, LIFE-2, LIFE-3, LIFE-7).
import type { FastifyInstance } from 'fastify'
import type { Checked } from '../../../contract/index.ts'
import { amountDue } from '../../../domain/counter/payment.ts'
import { type OwnWish, ownStep } from '../../../domain/order/following.ts'
import { beginsAt, type Order } from '../../../domain/order/order.ts'
import { readToken } from '../../../domain/order/token.ts'
import { may } from '../../../domain/staff.ts'
import { lookUpToken } from '../../auth/look-up-token.ts'
import { byCustomer, byStaff } from '../../course/actors.ts'
import { agreeToChange, declineChange } from '../../course/change-order.ts'
import { onOrder, onOwnOrder } from '../../course/on-order.ts'
import { takeStep } from '../../course/take-step.ts'
import type { Deps } from '../../http/deps.ts'
import { type KeyedCall, made } from '../../http/once.ts'
import { type Answer, no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import type { Catalogue } from '../../store/catalogue/catalogue.ts'
import { type StepActor, type StepChange, stepsOf, timesTaken } from '../../store/orders/course.ts'
import { byId, orderOrArchived } from '../../store/orders/orders.ts'
import type { Trx } from '../../store/write-queue.ts'
import { trackedNow } from './tracked.ts'

const stepping: KeyedCall<Order> = { call: 'orders.step', again: byId }

export function stepRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'orders.step', async ({ input, member, now, write, tell }) => {
    const { key, ...body } = input
    const act = { id: input.id, version: input.version, member, now, tell, form: { call: stepping, key, body } }
    return await write((trx) =>
      onOrder(trx, store, act, async (order, catalogue) => {
        const by = byStaff(member)
        if (input.step === 'agree' || input.step === 'decline') {
          const settled = await settle(trx, order, input.step, { by, now, catalogue })
          return settled.ok ? made(order.id, settled.value) : no('step_not_allowed')
        }
        // Who pays a paid order did not see the payment: said again it changes nothing, another way is refused.
        if (input.step === 'pay' && input.paidWay !== undefined && order.paidWay !== null)
          return order.paidWay === input.paidWay ? made(order.id, order) : no('changed_meanwhile')
        const change = changeOf(input, order, now)
        if (!change) return no('bad_input', { problems: [{ problem: 'bad_input', field: 'paidWay' }] })
        const { step, reason, words } = input
        const { paidWay, paidAmount } = change
        const paid = paidWay && typeof paidAmount === 'number' ? { paidWay, paidAmount } : {}
        const taken = await takeStep(trx, order, { step, reason, words, by, now, change, data: paid })
        if (taken.ok) return made(order.id, taken.value)
        if (taken.refusal === 'reason_missing')
          return no('bad_input', { problems: [{ problem: 'reason_missing', field: 'reason' }] })
        return no('step_not_allowed')
      }),
    )
  })

  serve(app, deps, 'orders.history', async ({ input, member }) => {
    const order = await byId(store.db, input.id)
    if (!order) return no('not_found')
    if (!may(member, 'orders', order.branch)) return no('not_allowed')
    return yes({ steps: await stepsOf(store.db, order.id) })
  })

  serve(app, deps, 'orders.ownStep', async ({ input, now, request }) => {
    const token = readToken(input.token) ?? ''
    const { wait, found } = await lookUpToken(deps, { request, token, now: deps.elapsed() }, () =>
      orderOrArchived(store.db, token),
    )
    if (wait > 0) return no('too_many', { retryAfter: wait })
    if (!found) return no('token_unknown')
    if (found === 'archived') return no('order_archived')
    const own = await deps.orderProofs.placed(request, token)
    return await store.write((trx) =>
      onOwnOrder(trx, store, found.id, async (order, catalogue) => {
        const { step, proposal, minutes } = input
        const next = await (step === 'agree' || step === 'decline'
          ? answered(trx, order, { step, proposal }, { now, catalogue })
          : saidBy(trx, order, { step, minutes }, now))
        return next.ok ? yes(await trackedNow(trx, next.value, { now, own })) : next
      }),
    )
  })
}

/** The customer's answer to a proposal, or what staff note of it. */
async function settle(
  trx: Trx,
  order: Order,
  step: 'agree' | 'decline',
  { catalogue, ...who }: { readonly by: StepActor; readonly now: number; readonly catalogue: Catalogue },
) {
  if (step === 'decline') return await declineChange(trx, order, who)
  const { prepMinutes = 0 } = catalogue.branches.find(({ id }) => id === order.branch) ?? {}
  return await agreeToChange(trx, order, { ...who, prepMinutes })
}

/** A customer answers what they saw, and nothing that was proposed since. */
async function answered(
  trx: Trx,
  order: Order,
  { step, proposal }: { readonly step: 'agree' | 'decline'; readonly proposal: number | undefined },
  at: { readonly now: number; readonly catalogue: Catalogue },
): Promise<Answer<Order>> {
  if (order.proposal && order.proposal.number !== proposal) return no('changed_meanwhile')
  const settled = await settle(trx, order, step, { by: byCustomer, ...at })
  return settled.ok ? yes(settled.value) : no('step_not_allowed')
}

/** What a customer says of their own accord; the same once more changes nothing. */
async function saidBy(
  trx: Trx,
  order: Order,
  { step, minutes }: { readonly step: OwnWish['step']; readonly minutes: number | undefined },
  now: number,
): Promise<Answer<Order>> {
  if (step === 'runLate' && minutes === undefined)
    return no('bad_input', { problems: [{ problem: 'bad_input', field: 'minutes' }] })
  const late = minutes === undefined ? {} : { minutes }
  const timesLate = step === 'runLate' ? await timesTaken(trx, order.id, step) : 0
  const judged = ownStep({ ...order, beginsAt: beginsAt(order) }, { step, ...late, timesLate }, now)
  if (!judged.ok) return no(judged.refusal)
  if (judged.value === 'said') return yes(order)
  const change = { arrive: { hereAt: now }, runLate: { lateBy: minutes ?? null }, withdraw: {} }[step]
  const taken = await takeStep(trx, order, { step, by: byCustomer, now, change, data: late })
  return taken.ok ? yes(taken.value) : no('step_not_allowed')
}

/** What the step writes beside the course; undefined where a payment does not say how. */
function changeOf({ step, paidWay }: Checked<'orders.step'>, order: Order, now: number): StepChange | undefined {
  if (step === 'unpay') return { paidWay: null, paidAmount: null, paidAt: null }
  if (step !== 'pay') return {}
  // What is paid stays what it is: a dearer change that nobody agreed to is dropped.
  return paidWay && { paidWay, paidAmount: amountDue(order.total, paidWay), paidAt: now, proposal: null }
}
