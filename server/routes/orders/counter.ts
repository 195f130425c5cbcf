// Orders that staff enter and change at the counter or on the telephone (LIFE-4, LIFE-5).
import type { FastifyInstance } from 'fastify'
import { changedOrder, postponed } from '../../../domain/order/change.ts'
import { enterOrder } from '../../../domain/order/enter.ts'
import { dueAt, type Order } from '../../../domain/order/order.ts'
import { tokenFrom, tokenLength } from '../../../domain/order/token.ts'
import { may } from '../../../domain/staff.ts'
import { byStaff } from '../../course/actors.ts'
import { randomShare } from '../../course/chance.ts'
import { changeOrder } from '../../course/change-order.ts'
import { takeStep } from '../../course/take-step.ts'
import type { Deps } from '../../http/deps.ts'
import { type KeyedCall, made, once } from '../../http/once.ts'
import { no, type Refusing } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { holdAnew } from '../../pace/hold-again.ts'
import { paceOf } from '../../pace/pace.ts'
import { readPhone } from '../../read-phone.ts'
import { byId, lockOrder } from '../../store/orders/orders.ts'
import { insertOrders, type OrderReceipt, orderReceipt } from '../../store/orders/placing.ts'
import type { Trx } from '../../store/write-queue.ts'
import { menuAt } from './menu-at.ts'

const entering: KeyedCall<OrderReceipt> = { call: 'orders.enter', again: orderReceipt }
const changing: KeyedCall<Order> = { call: 'orders.change', again: byId }
const postponing: KeyedCall<Order> = { call: 'orders.postpone', again: byId }

export function counterRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'orders.enter', async ({ input, member, now, write, tell }) => {
    if (!may(member, 'orders', input.branch)) return no('not_allowed')
    const { key, ...body } = input
    return await write((trx) => {
      tell('nothing')
      return once(trx, entering, { key, body, now }, async () => {
        const catalogue = await store.catalogue.held(trx)
        const branch = catalogue.branches.find(({ id }) => id === input.branch)
        if (!branch) return no('branch_unknown', { problems: [{ problem: 'branch_unknown', field: 'branch' }] })
        const decided = enterOrder(
          { ...input, phone: readPhone(input.phone) },
          {
            ...{ branch, now, pace: await paceOf(trx, branch, catalogue, now) },
            ...menuAt(catalogue, branch.id, now),
            token: tokenFrom(deps.randomBytes(tokenLength)),
          },
        )
        if (!decided.ok) return no('order_refused', { problems: decided.refusal })
        const [saved] = await insertOrders(trx, [decided.value], () => branch.letter, randomShare)
        const order = saved && (await byId(trx, saved.id))
        if (!order) throw new Error('an order that was entered is not there')
        await publish(trx, now, 'orders.placed', { id: order.id, branch: order.branch, token: order.token })
        const { overruled } = await holdAnew(trx, order, now)
        const data = overruled ? { overruled } : {}
        await takeStep(trx, order, { step: 'accept', by: byStaff(member), now, data })
        tell({ data: { order: order.id } })
        const { id, token, code, total } = order
        return made(id, { id, token, code, total, wantedAt: dueAt(order) })
      })
    })
  })

  serve(app, deps, 'orders.change', async ({ input, member, now, write, tell }) => {
    const { key, ...body } = input
    return await write((trx) => {
      tell('nothing')
      return once(trx, changing, { key, body, now }, async () => {
        // Before the order: a change of the capacity holds the catalogue while it waits for orders.
        const catalogue = await store.catalogue.held(trx)
        const order = await lockedOrder(trx, input)
        if ('refusal' in order) return order
        if (!may(member, 'orders', order.branch)) return no('not_allowed')
        if (order.paidWay !== null) return no('paid_already')
        const version = changedOrder(order, input.lines, menuAt(catalogue, order.branch, now))
        if (!version.ok) return no('order_refused', { problems: version.refusal })
        const { prepMinutes = 0 } = catalogue.branches.find(({ id }) => id === order.branch) ?? {}
        const changed = await changeOrder(trx, order, version.value, { by: byStaff(member), now, prepMinutes })
        tell({ branches: [order.branch] })
        return changed.ok ? made(order.id, changed.value) : no('step_not_allowed')
      })
    })
  })

  serve(app, deps, 'orders.postpone', async ({ input, member, now, write, tell }) => {
    const { key, ...body } = input
    return await write((trx) => {
      tell('nothing')
      return once(trx, postponing, { key, body, now }, async () => {
        await store.catalogue.held(trx)
        const order = await lockedOrder(trx, input)
        if ('refusal' in order) return order
        if (!may(member, 'orders', order.branch)) return no('not_allowed')
        const from = dueAt(order)
        const to = postponed(from, input, now)
        if (to === null) return no('bad_input', { problems: [{ problem: 'bad_input', field: 'to' }] })
        const step = { step: 'postpone', by: byStaff(member), now, change: { wantedAt: to } } as const
        const taken = await takeStep(trx, order, { ...step, data: { from, to } })
        tell({ branches: [order.branch] })
        if (!taken.ok) return no('step_not_allowed')
        await holdAnew(trx, taken.value, now)
        return made(order.id, taken.value)
      })
    })
  })
}

/** The order, locked; a refusal if it is not there or is not the one that the member saw. */
async function lockedOrder(
  trx: Trx,
  { id, version }: { readonly id: number; readonly version?: number | undefined },
): Promise<Order | Refusing> {
  await lockOrder(trx, id)
  const order = await byId(trx, id)
  if (!order) return no('not_found')
  return version !== undefined && version !== order.version ? no('changed_meanwhile') : order
}
