// Steps of an order's course: those of staff, those of the customer, and their history (LIFE-1, LIFE-2, LIFE-3,
// LIFE-7).
import type { FastifyInstance } from 'fastify'
import type { Checked } from '#contract/index.ts'
import { dutyAt } from '#domain/branch/branch.ts'
import { goodwillIn, isGoodwillGiven, reducedBy } from '#domain/money/goodwill.ts'
import {
  givenBack,
  type OrderPayment,
  type PaymentProblem,
  payableBy,
  paymentFor,
  paymentsNotUndone,
  undoneLast,
} from '#domain/money/order-payments.ts'
import type { CounterWay } from '#domain/money/payment.ts'
import { showsPrices, takesPayment } from '#domain/money/till-duty.ts'
import type { StepProblem } from '#domain/order/course.ts'
import { type OwnWish, ownStep } from '#domain/order/following.ts'
import { makingBeginsAt, type Order } from '#domain/order/order.ts'
import { versionWithoutPrices } from '#domain/order/seen-by-staff.ts'
import { type Cents, totalOf } from '#domain/shared/money.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { type KeyedCall, made } from '#server/door/http/once.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { Store } from '#server/store/open.ts'
import { type ActedBy, byCustomer } from '#server/store/order/acted-by.ts'
import { type StepChange, type StepData, stepsOf, timesTaken } from '#server/store/order/course-store.ts'
import { orderById } from '#server/store/order/order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { agreeToChange, declineChange } from '#work/order/change-order.ts'
import { onOrderSeen, onOwnOrder, readableOrder } from '#work/order/on-order.ts'
import { hasLostVoucher } from '#work/order/stamps/give-stamps.ts'
import { byStaff, takeStep } from '#work/order/take-step.ts'
import { orderByToken, trackedNow } from '#work/order/tracked.ts'

/** Where the registered till takes every payment, these are noted by ringing the order up. */
const moneySteps: ReadonlySet<StaffInput['step']> = new Set(['pay', 'unpay', 'giveBack', 'goodwill'])

const stepping: KeyedCall<Order> = { call: 'orders.step', answerAbout: orderById }

export function stepRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'orders.step', (ask) =>
    onOrderSeen(
      store,
      ask,
      async (trx, order, catalogue) => {
        const { input, member, now } = ask
        if (moneySteps.has(input.step) && !takesPayment(dutyAt(catalogue, order.branch)))
          return no('till_takes_payment')
        // A part can only be paid: said of another step, it would be left out without a word.
        if (input.amount !== undefined && input.step !== 'pay')
          return no('bad_input', { problems: [{ problem: 'bad_input', field: 'amount' }] })
        const stepped = await staffSteps[input.step](trx, order, { input, by: byStaff(member), now, catalogue, store })
        if (stepped.ok && stepped.value === order) ask.tell('nothing')
        return stepped.ok ? made(order.id, stepped.value) : stepped
      },
      stepping,
    ),
  )

  serve(app, deps, 'orders.history', async ({ input, member }) => {
    const found = await readableOrder(store.db, member, input.id)
    if (!found.ok) return found
    const { id, branch } = found.value.order
    const steps = await stepsOf(store.db, id)
    const isPriced = showsPrices(dutyAt(await store.catalogue.current(store.db), branch))
    return yes({
      steps: isPriced ? steps : steps.map(({ data, ...step }) => ({ ...step, data: dataWithoutPrices(data) })),
    })
  })

  serve(app, deps, 'orders.ownStep', async ({ input, now, request }) => {
    const found = await orderByToken(deps, request, input.token)
    if (!found.ok) return found
    const { own } = found.value
    return await onOwnOrder(store, found.value.order.id, async (trx, order, catalogue) => {
      const next = await ownSteps[input.step](trx, order, { input, by: byCustomer, now, catalogue, store })
      return next.ok ? yes(await trackedNow(trx, next.value, { now, own })) : next
    })
  })
}

interface Stepping<Input> {
  readonly input: Input
  readonly by: ActedBy
  readonly now: number
  readonly catalogue: Catalogue
  readonly store: Store
}
type StepOf<Input> = (trx: Trx, order: Order, stepping: Stepping<Input>) => Promise<RouteAnswer<Order>>

type StaffInput = Checked<'orders.step'>

const plain: StepOf<StaffInput> = (trx, order, stepping) => taken(trx, order, stepping, {})

/** Its voucher pays for it again, unless the customer has spent it on something else meanwhile. */
const bringBack: StepOf<StaffInput> = async (trx, order, stepping) =>
  (await hasLostVoucher(trx, stepping.store, order)) ? no('voucher_spent') : await plain(trx, order, stepping)

/** Yes or no to a proposal, by the customer or by staff who heard it. */
const agree: StepOf<object> = async (trx, order, { by, now, catalogue }) => {
  const { prepMinutes = 0 } = catalogue.branches.find(({ id }) => id === order.branch) ?? {}
  return answerOf(await agreeToChange(trx, order, { by, now, prepMinutes }))
}
const decline: StepOf<object> = async (trx, order, { by, now }) =>
  answerOf(await declineChange(trx, order, { by, now }))

const missing = (field: string): RouteAnswer<Order> => no('bad_input', { problems: [{ problem: 'bad_input', field }] })

const pay: StepOf<StaffInput> = async (trx, order, stepping) => {
  const { paidWay, amount, seenDue } = stepping.input
  if (paidWay === undefined) return missing('paidWay')
  // Who pays a paid order did not see the payment: said again it changes nothing, another way or sum is refused.
  if (order.due <= 0) return isSaidAgain(order, paidWay, amount) ? yes(order) : no('changed_meanwhile')
  if (seenDue !== undefined && seenDue !== order.due) return no('changed_meanwhile')
  const payment = paymentFor(order, paidWay, stepping.now, amount)
  if (!payment.ok) return unpaid(payment.refusal, payableBy(order, paidWay))
  // What is paid stays what it is: a dearer change that nobody agreed to is dropped.
  return await settled(trx, order, stepping, payment.value, { proposal: null })
}

const isSaidAgain = ({ payments, paidWay }: Order, way: CounterWay, amount: Cents | undefined): boolean =>
  paidWay === way && (amount === undefined || paymentsNotUndone(payments).at(-1)?.amount === amount)

function unpaid(problem: PaymentProblem, most: number): RouteAnswer<Order> {
  if (problem === 'more_than_due') return no('more_than_due')
  if (problem === 'vouchers_pay_less') return no(problem, { problems: [{ problem, field: 'amount', most }] })
  return missing('amount')
}

const unpay: StepOf<StaffInput> = async (trx, order, stepping) => {
  const undone = undoneLast(order, stepping.now)
  return undone ? await settled(trx, order, stepping, undone) : no('step_not_allowed')
}

/** Given back once, however many members tap: what is not owed any more changes nothing. */
const giveBack: StepOf<StaffInput> = async (trx, order, stepping) => {
  const { paidWay } = stepping.input
  if (paidWay === undefined) return missing('paidWay')
  const given = givenBack(order, paidWay, stepping.now)
  return given ? await settled(trx, order, stepping, given) : yes(order)
}

/**
 * What went back on the provider's pages is less of a sale; what the shop keeps of an order that nobody collected goes
 * back after all. Said again it changes nothing.
 */
const goodwill: StepOf<StaffInput> = async (trx, order, stepping) => {
  const amount = goodwillIn(order)
  if (amount === 0) return isGoodwillGiven(order) ? yes(order) : no('step_not_allowed')
  if (order.keptAt !== null) return await taken(trx, order, stepping, { keptAt: null }, { paidAmount: amount })
  const lines = reducedBy(order.lines, amount)
  const total = totalOf(lines)
  return await taken(trx, order, stepping, { lines, total }, { paidAmount: amount })
}

const settled = (
  trx: Trx,
  order: Order,
  stepping: Stepping<StaffInput>,
  payment: OrderPayment,
  change: StepChange = {},
): Promise<RouteAnswer<Order>> =>
  taken(
    trx,
    order,
    stepping,
    { ...change, payments: [...order.payments, payment] },
    { paidWay: payment.way, paidAmount: payment.amount },
  )

const staffSteps: Readonly<Record<StaffInput['step'], StepOf<StaffInput>>> = {
  accept: plain,
  refuse: plain,
  cancel: plain,
  collectNot: plain,
  bringBack,
  pay,
  unpay,
  giveBack,
  goodwill,
  agree,
  decline,
}

async function taken(
  trx: Trx,
  order: Order,
  { input: { step, reason, words }, by, now }: Stepping<StaffInput>,
  change: StepChange,
  data: StepData = {},
): Promise<RouteAnswer<Order>> {
  return answerOf(await takeStep(trx, order, { step, reason, words, by, now, change, data }))
}

const answerOf = (stepped: Result<Order, StepProblem>): RouteAnswer<Order> => {
  if (stepped.ok) return yes(stepped.value)
  if (stepped.refusal !== 'reason_missing') return no('step_not_allowed')
  return no('bad_input', { problems: [{ problem: 'reason_missing', field: 'reason' }] })
}

type OwnInput = Checked<'orders.ownStep'>

/** Customers settle what they saw, and nothing that was proposed since. */
const ifSeen =
  (settle: StepOf<OwnInput>): StepOf<OwnInput> =>
  async (trx, order, stepping) =>
    order.proposal && order.proposal.number !== stepping.input.proposal
      ? no('changed_meanwhile')
      : await settle(trx, order, stepping)

/** What customers say unasked; the same once more changes nothing. */
const says =
  (step: OwnWish['step']): StepOf<OwnInput> =>
  async (trx, order, { input: { minutes }, by, now }) => {
    if (step === 'runLate' && minutes === undefined)
      return no('bad_input', { problems: [{ problem: 'bad_input', field: 'minutes' }] })
    const late = minutes === undefined ? {} : { minutes }
    const timesLate = step === 'runLate' ? await timesTaken(trx, order.id, step) : 0
    const judged = ownStep({ ...order, beginsAt: makingBeginsAt(order) }, { step, ...late, timesLate }, now)
    if (!judged.ok) return no(judged.refusal)
    if (judged.value === 'said') return yes(order)
    const change = { arrive: { hereAt: now }, runLate: { lateBy: minutes ?? null }, withdraw: {} }[step]
    return answerOf(await takeStep(trx, order, { step, by, now, change, data: late }))
  }

/** What the history says of a step, where staff see no prices. */
const dataWithoutPrices = ({ paidWay: _way, paidAmount: _amount, dropped: _dropped, ...data }: StepData): StepData => ({
  ...data,
  ...(data.before && { before: versionWithoutPrices(data.before) }),
  ...(data.after && { after: versionWithoutPrices(data.after) }),
})

/** What each step of a customer does. */
const ownSteps: Readonly<Record<OwnInput['step'], StepOf<OwnInput>>> = {
  arrive: says('arrive'),
  runLate: says('runLate'),
  withdraw: says('withdraw'),
  agree: ifSeen(agree),
  decline: ifSeen(decline),
}
