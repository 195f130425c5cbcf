// Steps of an order's course: those of staff, those of the customer, and their history (LIFE-1, LIFE-2, LIFE-3, LIFE-7).
import type { FastifyInstance } from 'fastify'
import type { Checked } from '../../../contract/index.ts'
import { amountDue } from '../../../domain/counter/payment.ts'
import { mayWithdraw } from '../../../domain/order/course.ts'
import { dueAt, type Order } from '../../../domain/order/order.ts'
import { readToken } from '../../../domain/order/token.ts'
import { may } from '../../../domain/staff.ts'
import { lookUpToken } from '../../auth/look-up-token.ts'
import { byCustomer, byStaff } from '../../course/actors.ts'
import { agreeToChange, declineChange } from '../../course/change-order.ts'
import { takeStep } from '../../course/take-step.ts'
import type { Deps } from '../../http/deps.ts'
import { type KeyedCall, made, once } from '../../http/once.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { type StepActor, type StepChange, stepsOf } from '../../store/orders/course.ts'
import { byId, byToken, lockOrder, orderOrArchived } from '../../store/orders/orders.ts'
import type { Trx } from '../../store/write-queue.ts'
import { trackedNow } from './tracked.ts'

const stepping: KeyedCall<Order> = { call: 'orders.step', again: byId }

export function stepRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  /** The customer's answer to a proposal, or what staff note of it. */
  const settle = async (trx: Trx, order: Order, step: 'agree' | 'decline', who: { by: StepActor; now: number }) => {
    if (step === 'decline') return await declineChange(trx, order, who)
    const { branches } = await store.catalogue.current(trx)
    const { prepMinutes = 0 } = branches.find(({ id }) => id === order.branch) ?? {}
    return await agreeToChange(trx, order, { ...who, prepMinutes })
  }

  serve(app, deps, 'orders.step', async ({ input, member, now, write, tell }) => {
    const { key, ...body } = input
    return await write((trx) => {
      // Sent again, it returns what it made before.
      tell('nothing')
      return once(trx, stepping, { key, body, now }, async () => {
        // Before the order: a change of the capacity holds the catalogue while it waits for orders.
        await store.catalogue.held(trx)
        await lockOrder(trx, input.id)
        const order = await byId(trx, input.id)
        if (!order) return no('not_found')
        if (!may(member, 'orders', order.branch)) return no('not_allowed')
        if (input.version !== undefined && input.version !== order.version) return no('changed_meanwhile')
        tell({ branches: [order.branch] })
        const by = byStaff(member)
        if (input.step === 'agree' || input.step === 'decline') {
          const settled = await settle(trx, order, input.step, { by, now })
          return settled.ok ? made(order.id, settled.value) : no('step_not_allowed')
        }
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
      })
    })
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
    return await store.write(async (trx) => {
      await store.catalogue.held(trx)
      await lockOrder(trx, found.id)
      const order = await byToken(trx, token)
      if (!order) return no('token_unknown')
      const { step, minutes = 0 } = input
      if (step === 'agree' || step === 'decline') {
        // A customer agrees to what they saw, and to nothing that was proposed since.
        if (step === 'agree' && order.proposal && order.proposal.total !== input.total) return no('changed_meanwhile')
        const settled = await settle(trx, order, step, { by: byCustomer, now })
        return settled.ok ? yes(await trackedNow(trx, settled.value, now)) : no('step_not_allowed')
      }
      if (step === 'withdraw' && order.course === 'cancelled') return yes(await trackedNow(trx, order, now))
      if (step === 'withdraw' && !mayWithdraw(order, dueAt(order) - order.making, now)) return no('begun_already')
      if (step === 'arrive' && order.hereAt !== null) return yes(await trackedNow(trx, order, now))
      const change = step === 'arrive' ? { hereAt: now } : step === 'runLate' ? { lateBy: minutes } : {}
      const taken = await takeStep(trx, order, {
        step,
        by: byCustomer,
        now,
        change,
        data: minutes > 0 ? { minutes } : {},
      })
      return taken.ok ? yes(await trackedNow(trx, taken.value, now)) : no('step_not_allowed')
    })
  })
}

/** What the step writes beside the course; undefined where a payment does not say how. */
function changeOf({ step, paidWay }: Checked<'orders.step'>, order: Order, now: number): StepChange | undefined {
  if (step === 'unpay') return { paidWay: null, paidAmount: null, paidAt: null }
  if (step !== 'pay') return {}
  // What is paid stays what it is: a dearer change that nobody agreed to is dropped.
  return paidWay && { paidWay, paidAmount: amountDue(order.total, paidWay), paidAt: now, proposal: null }
}
