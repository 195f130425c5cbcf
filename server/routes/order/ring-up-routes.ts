// Ringing up by hand: the list, and noting that an order was typed into the registered till (REG-2).
import type { FastifyInstance } from 'fastify'
import { dutyAt } from '#domain/branch/branch.ts'
import type { OrderPayment } from '#domain/money/order-payments.ts'
import { givenBack, paymentFor, undoneLast } from '#domain/money/order-payments.ts'
import { ringUpWay } from '#domain/money/ring-up.ts'
import { showsPrices } from '#domain/money/till-duty.ts'
import type { Order } from '#domain/order/order.ts'
import { seenByStaff } from '#domain/order/seen-by-staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { type KeyedCall, type Made, made } from '#server/door/http/once.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { listedOrArchived } from '#server/store/order/order-store.ts'
import { isArchived } from '#server/store/order/placed-order-store.ts'
import { ordersRungUp, ordersToRingUp, rungUpBy } from '#server/store/order/ring-up-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { lockedListedOrArchived, onOrderSeen } from '#work/order/on-order.ts'
import { byStaff, type StepWish, takeStep } from '#work/order/take-step.ts'

const answerAbout: KeyedCall<Order>['answerAbout'] = async (db, id) => (await listedOrArchived(db, id))?.order
const ringing: KeyedCall<Order> = { call: 'orders.ringUp', answerAbout }
const undoing: KeyedCall<Order> = { call: 'orders.ringUpNot', answerAbout }

export function ringUpRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'orders.ringUps', async ({ input: { branch } }) => {
    const duty = dutyAt(await store.catalogue.current(store.db), branch)
    if (showsPrices(duty)) return yes({ toDo: [], more: false, done: [] })
    const { orders, more } = await ordersToRingUp(store.db, branch)
    const done = await ordersRungUp(store.db, branch)
    const by = await rungUpBy(store.db, done)
    const seen = (order: Order) => ({ ...seenByStaff(order, duty), rungUpBy: by.get(order.id) ?? '' })
    return yes({ toDo: orders.map(seen), more, done: done.map(seen) })
  })

  serve(app, deps, 'orders.ringUp', (ask) =>
    onOrderSeen(
      store,
      ask,
      async (trx, order, catalogue) => {
        if (showsPrices(dutyAt(catalogue, order.branch))) return no('not_found')
        const { input, member, now, tell } = ask
        const by = byStaff(member)
        if (order.due > 0) {
          const paid = paymentFor(order, ringUpWay, now)
          if (!paid.ok) return no('step_not_allowed')
          const payment = { ...paid.value, ...(input.ticket !== '' && { ref: input.ticket }) }
          return await noted(trx, order, { step: 'pay', by, now, change: { proposal: null } }, payment)
        }
        const back = givenBack(order, ringUpWay, now)
        if (back) return await noted(trx, order, { step: 'giveBack', by, now }, back)
        tell('nothing')
        return made(order.id, order)
      },
      ringing,
      lockedListedOrArchived,
    ),
  )

  serve(app, deps, 'orders.ringUpNot', (ask) =>
    onOrderSeen(
      store,
      ask,
      async (trx, order, catalogue) => {
        const { member, now } = ask
        if (showsPrices(dutyAt(catalogue, order.branch))) return no('not_found')
        const undone = undoneLast(order, now)
        // What was paid before the branch rang up by hand stays paid.
        if (undone?.way !== ringUpWay) return no('step_not_allowed')
        return await noted(trx, order, { step: 'unpay', by: byStaff(member), now }, undone)
      },
      undoing,
      lockedListedOrArchived,
    ),
  )
}

/** Takes the step with its payment, also of an order that has left the list. */
async function noted(
  trx: Trx,
  order: Order,
  { change, ...wish }: StepWish,
  payment: OrderPayment,
): Promise<Made<Order>> {
  const taken = await takeStep(trx, order, {
    ...wish,
    change: { ...change, payments: [...order.payments, payment] },
    data: { paidWay: payment.way, paidAmount: payment.amount },
    hasLeft: await isArchived(trx, order.id),
  })
  return taken.ok ? made(order.id, taken.value) : no('step_not_allowed')
}
