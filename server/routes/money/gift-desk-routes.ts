// Gift cards at the counter: looking at one, paying an order with it, and selling one (GIFT-1, GIFT-2).
import type { FastifyInstance } from 'fastify'
import type { Checked, Output } from '#contract/index.ts'
import { giftExpiry } from '#domain/money/gift/gift-card.ts'
import { cleanGift, giftProblems } from '#domain/money/gift/gift-draft.ts'
import { isMealVoucherWay } from '#domain/money/payment.ts'
import { takesPayment } from '#domain/money/till-duty.ts'
import { stepOutcome } from '#domain/order/course.ts'
import type { Order } from '#domain/order/order.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { type KeyedCall, type Made, made, once } from '#server/door/http/once.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ifMayAct } from '#server/door/http/where-allowed.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { readGiftRules } from '#server/store/money/gift/gift-rule-store.ts'
import { giftById, lockGift } from '#server/store/money/gift/gift-store.ts'
import type { ActedBy } from '#server/store/order/acted-by.ts'
import { orderById } from '#server/store/order/order-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { makeGiftCode, openGiftCode, readGiftAtDesk } from '#work/money/gift/gift-codes.ts'
import { activateGift, addGift } from '#work/money/gift/gift-sale.ts'
import { giftToday, giftView } from '#work/money/gift/gift-view.ts'
import { giftPayment } from '#work/money/gift/pay-by-gift.ts'
import { onOrderSeen } from '#work/order/on-order.ts'
import { byStaff, takeStep } from '#work/order/take-step.ts'

type Sold = Output<'gifts.sell'>

const taking: KeyedCall<Order> = { call: 'gifts.take', answerAbout: orderById }

export function giftDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const selling: KeyedCall<Sold> = {
    call: 'gifts.sell',
    answerAbout: async (db, id) => {
      const card = await giftById(db, id)
      return card && { id, code: await openGiftCode(store, card), expiresOn: card.expires_on }
    },
  }

  serve(app, deps, 'gifts.look', async ({ input, now }) => {
    const found = await readGiftAtDesk(store, input.code)
    if (!found.ok) return found
    const {
      moves: _moves,
      mail: _mail,
      until: _until,
      reason: _reason,
      ...card
    } = await giftView(store.db, found.value, now)
    return yes({ ...card, id: found.value })
  })

  serve(app, deps, 'gifts.take', async (ask) => {
    const { input, member, now } = ask
    // A member of another branch learns nothing of a card by an order that is not theirs.
    const own = ifMayAct(await orderById(store.db, input.id), member, 'orders.handle')
    if (!own.ok) return own
    const card = await readGiftAtDesk(store, input.code)
    if (!card.ok) return card
    return await onOrderSeen(
      store,
      ask,
      (trx, order, catalogue) => takeGift(trx, order, { input, card: card.value, catalogue, by: byStaff(member), now }),
      taking,
    )
  })

  serve(app, deps, 'gifts.sell', async ({ input, member, now, write, tell }) => {
    const { key, lang, ...body } = input
    const draft = cleanGift({ ...input, mail: '', sendOn: null, byMail: false })
    const rules = await readGiftRules(store.db)
    if (!rules.on) return no('gifts_off')
    if (isMealVoucherWay(input.way)) return no('bad_input', { problems: [{ problem: 'bad_input', field: 'way' }] })
    const problems = giftProblems(draft, rules, giftToday(now))
    if (problems.length > 0) return no('gift_refused', { problems })
    const { code, kept } = await makeGiftCode(deps)
    return await write(async (trx) => {
      // Sent again, it changes nothing.
      tell('nothing')
      return await once(trx, selling, { key, body, now }, async () => {
        const { branches } = await store.catalogue.held(trx)
        const branch = branches.find(({ id }) => id === input.branch)
        if (!branch || !takesPayment(branch.tillDuty)) return no('gift_not_here')
        const expiresOn = giftExpiry(giftToday(now), rules.months)
        const until = null
        const id = await addGift(trx, { code: kept, draft, branch: branch.id, lang, expiresOn, until, now })
        const card = await lockGift(trx, id)
        if (!card) throw new Error('a gift card that was made is not there')
        await activateGift(trx, card, { way: input.way, payment: null, by: byStaff(member), at: now })
        tell({ branches: [branch.id], data: { amount: draft.amount } })
        return made(id, { id, code, expiresOn })
      })
    }, input.branch)
  })
}

interface Taking {
  readonly input: Checked<'gifts.take'>
  readonly card: number
  readonly catalogue: Catalogue
  readonly by: ActedBy
  readonly now: number
}

/** Pays the order at the counter, which is locked, as far as the card goes, or the part that the member named. */
async function takeGift(
  trx: Trx,
  order: Order,
  { input: { amount, seenDue }, card, catalogue, by, now }: Taking,
): Promise<Made<Order>> {
  if (!stepOutcome(order, { step: 'pay', by: by.kind }).ok) return no('step_not_allowed')
  const branch = catalogue.branches.find(({ id }) => id === order.branch)
  if (!branch || !takesPayment(branch.tillDuty)) return no('gift_not_here')
  if (order.due <= 0 || (seenDue !== undefined && seenDue !== order.due)) return no('changed_meanwhile')
  if (amount !== undefined && amount > order.due) return no('more_than_due')
  const wish = { card, due: amount ?? order.due, branch: branch.id, now, seen: amount }
  const payment = await giftPayment(trx, wish)
  if (!payment.ok) return no(payment.refusal)
  const { value } = payment
  const taken = await takeStep(trx, order, {
    step: 'pay',
    by,
    now,
    change: { payments: [...order.payments, value], proposal: null },
    data: { paidWay: value.way, paidAmount: value.amount },
  })
  return taken.ok ? made(order.id, taken.value) : no('step_not_allowed')
}
