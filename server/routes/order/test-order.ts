// The guide's test order: placed like a customer's, so that it rings and is accepted, and cancelled at the end
// (BRAND-2).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { undoneLast } from '#domain/money/order-payments.ts'
import { isOver, phaseOf, type Step, stepOutcome } from '#domain/order/course.ts'
import { enterOrder } from '#domain/order/enter.ts'
import type { Order, OrderContext, OrderProblem, PlacedOrder } from '#domain/order/order.ts'
import { asWhole } from '#domain/order/set-line.ts'
import { tokenFrom, tokenLength } from '#domain/order/token.ts'
import { type Result, refuse } from '#domain/shared/result.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { phoneReadingOf } from '#server/read-phone.ts'
import { orderById, saveStanding } from '#server/store/order/order-store.ts'
import { lockGuide, readGuideNotes, saveGuideNotes } from '#server/store/shop/guide-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { holdAnew } from '#work/branch/pace/hold-again.ts'
import { paceOf } from '#work/branch/pace/pace-now.ts'
import { applyPlacing } from '#work/order/apply-step.ts'
import { menuAt } from '#work/order/menu-at.ts'
import { lockedOrder } from '#work/order/on-order.ts'
import { byStaff, type StepWish, takeStep } from '#work/order/take-step.ts'

/** The name on the order, and the reason with which it is cancelled; the same in every language. */
const testName = 'Test'

export function testOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'guide.placeTest', async ({ input, now, write, tell, unchanged }) =>
    write(async (trx) => {
      await lockGuide(trx)
      const notes = await readGuideNotes(trx)
      const running = notes.test === null ? undefined : await orderById(trx, notes.test)
      // Asked for twice, or on two devices, it is one order.
      if (running && !isOver(phaseOf(running))) return unchanged(shown(running))
      const catalogue = await store.catalogue.held(trx)
      const branch = catalogue.forGuests.branches.find(({ id }) => id === input.branch)
      if (!branch) return no('branch_unknown', { problems: [{ problem: 'branch_unknown', field: 'branch' }] })
      const pace = await paceOf(trx, branch, now)
      const token = tokenFrom(deps.randomBytes(tokenLength))
      const menu = { branch, now, pace, token, ...menuAt(catalogue, branch.id, now) }
      const drawn = anyOrder(
        catalogue.forGuests.items.map(({ id }) => id),
        menu,
      )
      if (!drawn.ok) return no('order_refused', { problems: drawn.refusal })
      const order = await place(trx, drawn.value, branch, now)
      await saveGuideNotes(trx, { ...notes, test: order.id })
      tell({ branches: [branch.id], data: { order: order.id, code: order.code } })
      return yes(shown(order))
    }),
  )

  serve(app, deps, 'guide.endTest', async ({ member, now, write, tell }) =>
    write(async (trx) => {
      tell('nothing')
      const { test } = await readGuideNotes(trx)
      if (test === null) return yes({})
      const { order } = await lockedOrder(trx, store, test)
      if (!order) return yes({})
      if (await end(trx, order, { by: byStaff(member), now }))
        tell({ branches: [order.branch], data: { order: order.id, code: order.code } })
      return yes({})
    }),
  )
}

const shown = (order: Order): Output<'guide.placeTest'> => ({
  id: order.id,
  code: order.code,
  branch: order.branch,
  phase: phaseOf(order),
})

/** One of the first item that can be ordered as it comes. */
function anyOrder(items: readonly string[], context: OrderContext): Result<PlacedOrder, readonly OrderProblem[]> {
  const draft = { form: 'pick-up', name: testName, phone: phoneReadingOf(''), table: null, at: null } as const
  let last: Result<PlacedOrder, readonly OrderProblem[]> = refuse([{ problem: 'cart_empty', field: 'lines' }])
  for (const item of items) {
    last = enterOrder({ ...draft, lines: [{ item, quantity: 1, note: '' }] }, context)
    if (last.ok) return last
  }
  return last
}

async function place(trx: Trx, placed: PlacedOrder, branch: Branch, now: number): Promise<Order> {
  const saved = await applyPlacing(trx, placed, branch.letter)
  const order = await orderById(trx, saved.id)
  if (!order) throw new Error('a test order that was placed is not there')
  await holdAnew(trx, order, now)
  return order
}

/** Cancels the order wherever it is: what was paid or handed over is taken back first. False if it had ended. */
async function end(trx: Trx, order: Order, who: Pick<StepWish, 'by' | 'now'>): Promise<boolean> {
  let now = order
  const step = async (wish: Omit<StepWish, 'by' | 'now'>) => {
    const taken = await takeStep(trx, now, { ...who, ...wish })
    if (taken.ok) now = taken.value
  }
  for (let undone = undoneLast(now, who.now); undone; undone = undoneLast(now, who.now))
    await step({ step: 'unpay', change: { payments: [...now.payments, undone] } })
  if (phaseOf(now) === 'out') now = await takenBack(trx, now, who)
  if (!allows(now, 'cancel')) return false
  await step({ step: 'cancel', reason: 'other', words: testName })
  // The member who ended it has seen it.
  await step({ step: 'see', change: { toSee: null } })
  return true
}

const allows = (order: Order, step: Step): boolean => stepOutcome(order, { step, by: 'staff', reason: 'asked' }).ok

async function takenBack(trx: Trx, order: Order, who: Pick<StepWish, 'by' | 'now'>): Promise<Order> {
  const lines = order.lines.map((line) => asWhole(line, 'received'))
  for (const line of lines) await saveStanding(trx, order.id, line)
  const { id, branch, token } = order
  const statuses = lines.map((line) => ({ id: line.id, status: line.status }))
  await publish(trx, who.now, 'orders.lineStatusSet', { id, branch, token, lines: statuses })
  const set = statuses.map(({ id: line, status }) => ({ line, status }))
  const taken = await takeStep(trx, order, { ...who, step: 'setLines', change: { lines }, data: { lines: set } })
  return taken.ok ? taken.value : order
}
