// Orders that staff enter and change at the counter or on the telephone (LIFE-4, LIFE-5).

import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { dutyAt } from '#domain/branch/branch.ts'
import { addDays, daysFrom, localTime } from '#domain/branch/hours.ts'
import { isOnMenuAt } from '#domain/menu/sold.ts'
import { isPaidHere } from '#domain/money/order-payments.ts'
import { showsPrices, takesPayment } from '#domain/money/till-duty.ts'
import { changedOrder, postponed } from '#domain/order/change.ts'
import { enterOrder } from '#domain/order/enter.ts'
import { listedAt, type Order } from '#domain/order/order.ts'
import { tokenFrom, tokenLength } from '#domain/order/token.ts'
import { isWithin } from '#domain/shared/range.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { type KeyedCall, made, once } from '#server/door/http/once.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { phoneReadingOf } from '#server/read-phone.ts'
import { mostSold } from '#server/store/money/figure-reads.ts'
import { takeCodeUse } from '#server/store/money/reduction-store.ts'
import { orderById } from '#server/store/order/order-store.ts'
import { placedReceiptOf } from '#server/store/order/placed-order-store.ts'
import { holdAnew } from '#work/branch/pace/hold-again.ts'
import { paceOf } from '#work/branch/pace/pace-now.ts'
import { applyPlacing } from '#work/order/apply-step.ts'
import { changeOrder } from '#work/order/change-order.ts'
import { fewerLeft, isForToday, leftPiecesOf, moreOfEvening, takeOfEvening } from '#work/order/left-of-evening.ts'
import { menuAt } from '#work/order/menu-at.ts'
import { onOrderSeen } from '#work/order/on-order.ts'
import { byStaff, takeStep } from '#work/order/take-step.ts'
import { heldCode, typedCode } from '#work/order/typed-code.ts'

const entering: KeyedCall<Output<'orders.enter'>> = {
  call: 'orders.enter',
  answerAbout: async (db, id) => {
    const placed = await placedReceiptOf(db, id)
    return placed && { id, ...placed }
  },
}
const changing: KeyedCall<Order> = { call: 'orders.change', answerAbout: orderById }
const postponing: KeyedCall<Order> = { call: 'orders.postpone', answerAbout: orderById }
const seating: KeyedCall<Order> = { call: 'orders.setForm', answerAbout: orderById }

/** So far back what was sold counts for what sells most. */
const daysOfSales = 28

export function counterRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  enterRoute(app, deps)

  serve(app, deps, 'orders.mostSold', async ({ input, now }) => {
    const { branches, items } = await store.catalogue.current(store.db)
    const branch = branches.find(({ id }) => id === input.branch)
    if (!branch) return no('not_allowed')
    const { date } = localTime(now, branch.timeZone)
    const onMenu = new Set(items.filter((item) => isOnMenuAt(item, branch.id)).map(({ id }) => id))
    const days = daysFrom(addDays(date, 1 - daysOfSales), date)
    return yes({ items: await mostSold(store.db, branch.id, days, (item) => onMenu.has(item)) })
  })

  serve(app, deps, 'orders.change', (ask) =>
    onOrderSeen(
      store,
      ask,
      async (trx, order, catalogue) => {
        const { input, member, now } = ask
        if (isPaidHere(order))
          return no(takesPayment(dutyAt(catalogue, order.branch)) ? 'paid_already' : 'rung_up_already')
        const version = changedOrder(order, input.lines, menuAt(catalogue, order.branch, now))
        if (!version.ok) return no('order_refused', { problems: version.refusal })
        const more = await moreOfEvening(trx, order, version.value.lines)
        if (more.length > 0) return no('order_refused', { problems: more })
        const { prepMinutes = 0 } = catalogue.branches.find(({ id }) => id === order.branch) ?? {}
        const changed = await changeOrder(trx, order, version.value, { by: byStaff(member), now, prepMinutes })
        return changed.ok ? made(order.id, changed.value) : no('step_not_allowed')
      },
      changing,
    ),
  )

  serve(app, deps, 'orders.postpone', (ask) =>
    onOrderSeen(
      store,
      ask,
      async (trx, order) => {
        const { input, member, now } = ask
        const from = listedAt(order)
        const to = postponed(from, input, now)
        if (to === null) return no('bad_input', { problems: [{ problem: 'bad_input', field: 'to' }] })
        const step = { step: 'postpone', by: byStaff(member), now, change: { wantedAt: to } } as const
        const taken = await takeStep(trx, order, { ...step, data: { from, to } })
        if (!taken.ok) return no('step_not_allowed')
        return made(order.id, taken.value)
      },
      postponing,
    ),
  )

  serve(app, deps, 'orders.setForm', (ask) =>
    onOrderSeen(
      store,
      ask,
      async (trx, order, catalogue) => {
        const { input, member, now } = ask
        const { tables = 0 } = catalogue.branches.find(({ id }) => id === order.branch) ?? {}
        const { table } = input
        if (table !== null && !isWithin(table, 1, tables))
          return no('bad_input', { problems: [{ problem: 'table_unknown', field: 'table' }] })
        const change = { form: table === null ? 'pick-up' : 'table', table } as const
        const taken = await takeStep(trx, order, { step: 'setForm', by: byStaff(member), now, change, data: { table } })
        return taken.ok ? made(order.id, taken.value) : no('step_not_allowed')
      },
      seating,
    ),
  )
}

/** What staff enter for somebody at the counter or on the telephone. */
function enterRoute(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'orders.enter', async ({ input, member, now, write, tell }) => {
    const { key, ...body } = input
    const entered = await write((trx) => {
      tell('nothing')
      return once(trx, entering, { key, body, now }, async () => {
        const phone = phoneReadingOf(input.phone)
        const customer = { device: undefined, phone: phone.number ?? undefined }
        const held = await heldCode(trx, store, input.code, customer)
        const catalogue = await store.catalogue.held(trx)
        const branch = catalogue.branches.find(({ id }) => id === input.branch)
        if (!branch) return no('branch_unknown', { problems: [{ problem: 'branch_unknown', field: 'branch' }] })
        const takesLeft = isForToday(localTime(input.at ?? now, branch.timeZone).date, branch, now)
        const typed = typedCode(held, catalogue)
        const decided = enterOrder(
          { ...input, phone },
          {
            branch,
            code: typed,
            now,
            pace: await paceOf(trx, branch, now),
            ...menuAt(catalogue, branch.id, now, takesLeft),
            token: tokenFrom(deps.randomBytes(tokenLength)),
          },
        )
        if (!decided.ok) return no('order_refused', { problems: decided.refusal })
        const { lines } = decided.value
        const left = takesLeft ? leftPiecesOf(catalogue, branch.id, lines, now) : new Map()
        const few = await fewerLeft(trx, store, { branch: branch.id, lines, pieces: left })
        if (few.length > 0) return no('order_refused', { problems: few })
        const saved = await applyPlacing(trx, decided.value, branch.letter, byStaff(member))
        await takeOfEvening(trx, saved.id, branch.id, left, now)
        if (typed?.rule) await takeCodeUse(trx, saved.id, typed.rule.id)
        const order = await orderById(trx, saved.id)
        if (!order) throw new Error('an order that was entered is not there')
        const { overruled } = await holdAnew(trx, order, now)
        const data = overruled ? { overruled } : {}
        await takeStep(trx, order, { step: 'accept', by: byStaff(member), now, data })
        tell({ data: { order: order.id, code: order.code } })
        const { id, token, code, total } = order
        return made(id, { id, token, code, total, wantedAt: listedAt(order) })
      })
    }, input.branch)
    if (!entered.ok) return entered
    const duty = dutyAt(await store.catalogue.current(store.db), input.branch)
    return yes(showsPrices(duty) ? entered.value : { ...entered.value, total: 0 })
  })
}
