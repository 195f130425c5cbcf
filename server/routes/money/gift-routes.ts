// Gift cards for customers: buying one, reading it, and paying an order with it (GIFT-1).
import type { FastifyInstance } from 'fastify'
import type { GiftCard, Output } from '#contract/index.ts'
import { giftExpiry } from '#domain/money/gift/gift-card.ts'
import { cleanGift, giftProblems } from '#domain/money/gift/gift-draft.ts'
import { isFinalPayment, isRefundable } from '#domain/money/online-payment.ts'
import { takesPayment } from '#domain/money/till-duty.ts'
import { stepOutcome } from '#domain/order/course.ts'
import type { Order } from '#domain/order/order.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { type KeyedCall, made, once } from '#server/door/http/once.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { type RequestLimit, requestLimit } from '#server/door/limits/request-limit.ts'
import { keepGiftMail } from '#server/store/money/gift/gift-outbox.ts'
import { readGiftRules } from '#server/store/money/gift/gift-rule-store.ts'
import { creditsOf, giftById } from '#server/store/money/gift/gift-store.ts'
import { paymentsOf, paymentsOfGift } from '#server/store/money/online-payment-store.ts'
import { readKeptKey, readOnlineSettings } from '#server/store/money/online-rules-store.ts'
import { basketOf } from '#server/store/order/basket-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { beginGiftPayment, giftWaitsMs } from '#work/money/gift/begin-gift-payment.ts'
import { lookUpGift, makeGiftCode, openGiftCode } from '#work/money/gift/gift-codes.ts'
import { addGift } from '#work/money/gift/gift-sale.ts'
import { giftToday, giftView } from '#work/money/gift/gift-view.ts'
import { giftPayment, leftToPay } from '#work/money/gift/pay-by-gift.ts'
import { payByCustomer } from '#work/money/gift/pay-placed.ts'
import { methodsNow } from '#work/money/payment/how-to-pay.ts'
import { lapseOrder } from '#work/money/payment/lapse.ts'
import { placePaid } from '#work/money/payment/place-paid.ts'
import { settlePayment } from '#work/money/payment/settle.ts'
import { inBranchTurn } from '#work/order/on-order.ts'
import { orderByToken, trackedNow } from '#work/order/tracked.ts'

type Bought = Output<'gifts.buy'>

export function giftRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, payments: desk, config } = deps
  // A card is made, or the provider asked, so nobody sends many.
  const limit = requestLimit(config.ordersPerMinute, 60_000, deps.elapsed)
  // A mail leads to the card, so the shop must know its own address.
  const mails = config.mail !== null && config.publicUrl !== null
  orderGiftRoutes(app, deps, limit)
  const buying: KeyedCall<Bought> = {
    call: 'gifts.buy',
    answerAbout: async (db, id) => {
      const card = await giftById(db, id)
      return card && { code: await openGiftCode(store, card), expiresOn: card.expires_on }
    },
  }

  serve(app, deps, 'gifts.offer', async ({ input: { lang }, now }) => {
    const rules = await readGiftRules(store.db)
    const key = await readKeptKey(store.db)
    const isOn = rules.on && key !== null
    const settings = await readOnlineSettings(store.db)
    const found = isOn && desk.canBegin(key.mode) ? await methodsNow(desk, settings, lang, rules.most) : []
    const methods = found.filter(({ id }) => isRefundable(id)).map(({ id, name }) => ({ id, name }))
    const { amounts, least, most, months } = rules
    const today = giftToday(now)
    return yes({
      on: isOn,
      amounts: [...amounts],
      least,
      most,
      months,
      expiresOn: giftExpiry(today, months),
      mails,
      today,
      methods,
      down: isOn && methods.length === 0,
    })
  })

  serve(app, deps, 'gifts.buy', async ({ input, now, request }) => {
    const { key, lang, ...body } = input
    const draft = cleanGift(input)
    const rules = await readGiftRules(store.db)
    if (!rules.on || (await readKeptKey(store.db)) === null) return no('gifts_off')
    const problems = giftProblems(draft, rules, giftToday(now))
    if (draft.byMail && !mails) return no('mail_off')
    if (problems.length > 0) return no('gift_refused', { problems })
    const { code, kept } = await makeGiftCode(deps)
    return await store.write(async (trx) =>
      once(trx, buying, { key, body, now }, async () => {
        const tooMany = limit.spend(request)
        if (tooMany) return tooMany
        const { branches } = await store.catalogue.held(trx)
        const branch = branches.find(({ id }) => id === rules.branch) ?? branches[0]
        if (!branch) return no('gifts_off')
        const expiresOn = giftExpiry(giftToday(now), rules.months)
        const until = now + giftWaitsMs
        const id = await addGift(trx, { code: kept, draft, branch: branch.id, lang, expiresOn, until, now })
        if (draft.byMail) await keepGiftMail(trx, { card: id, email: draft.mail, sendOn: draft.sendOn }, now)
        return made(id, { code, expiresOn })
      }),
    )
  })

  serve(app, deps, 'gifts.pay', async ({ input: { code, method, lang }, request }) => {
    const found = await lookUpGift(deps, request, code)
    if (!found.ok) return found
    const tooMany = limit.spend(request)
    if (tooMany) return tooMany
    const site = config.publicUrl ?? `${request.protocol}://${request.host}`
    return await beginGiftPayment(desk, found.value, { method, lang, site })
  })

  serve(app, deps, 'gifts.read', async ({ input, now, request }) => {
    const found = await lookUpGift(deps, request, input.code)
    return found.ok ? yes(await giftView(store.db, found.value, now)) : found
  })

  serve(app, deps, 'gifts.check', async ({ input, now, request }): Promise<RouteAnswer<GiftCard>> => {
    const found = await lookUpGift(deps, request, input.code)
    if (!found.ok) return found
    if (!limit.spend(request))
      for (const payment of await paymentsOfGift(store.db, found.value))
        if (!isFinalPayment(payment.status)) await settlePayment(desk, payment.id)
    return yes(await giftView(store.db, found.value, now))
  })
}

/** What an order and a card have to do with each other. */
function orderGiftRoutes(app: FastifyInstance, deps: Deps, limit: RequestLimit): void {
  const { store, payments: desk } = deps

  serve(app, deps, 'gifts.credits', async ({ input, request }) => {
    const found = await orderByToken(deps, request, input.token)
    if (!found.ok) return found
    const { order, own } = found.value
    const cards = own ? await creditsOf(store.db, order.id) : []
    return yes({
      cards: await Promise.all(cards.map(async (card) => ({ ends: card.ends, code: await openGiftCode(store, card) }))),
    })
  })

  serve(app, deps, 'gifts.use', async ({ input: { token, gift }, now, request }) => {
    const found = await orderByToken(deps, request, token)
    if (!found.ok) return found
    const card = await lookUpGift(deps, request, gift.code)
    if (!card.ok) return card
    const tooMany = limit.spend(request)
    if (tooMany) return tooMany
    const { order, own } = found.value
    if (order.course === 'awaiting') await endOpenPayments(order.id)
    const used = await inBranchTurn(store, order.id, async (trx, current) =>
      current ? await payOrder(trx, deps, current, { card: card.value, seen: gift.seen, now }) : no('token_unknown'),
    )
    if (!used.ok) return used
    const again = await orderByToken(deps, request, token)
    return again.ok ? yes(await trackedNow(store.db, again.value.order, { now, own })) : again
  })

  /** What is paid at the provider meanwhile counts first. */
  async function endOpenPayments(order: number): Promise<void> {
    for (const { id, status, provider_id } of await paymentsOf(store.db, order)) {
      if (isFinalPayment(status)) continue
      if (provider_id !== null) await (await desk.provider())?.cancel(provider_id)
      await settlePayment(desk, id)
    }
  }
}

interface Using {
  readonly card: number
  readonly seen: number
  readonly now: number
}

/** Pays what is open of the order, which is locked, as far as the card goes. One that waited for that is placed. */
async function payOrder(
  trx: Trx,
  { store, payments: desk }: Deps,
  order: Order,
  { card, seen, now }: Using,
): Promise<RouteAnswer<null>> {
  if (!stepOutcome(order, { step: 'payGift', by: 'customer' }).ok) return no('step_not_allowed')
  const waits = order.course === 'awaiting'
  // What each pays of an office basket is theirs; once it is placed, anybody may pay the rest.
  if (waits && (await basketOf(trx, order.id))) return no('step_not_allowed')
  const { branches } = await store.catalogue.held(trx)
  const branch = branches.find(({ id }) => id === order.branch)
  if (!branch || !takesPayment(branch.tillDuty)) return no('gift_not_here')
  const due = leftToPay(order)
  if (due <= 0) return no('payment_not_needed')
  const payment = await giftPayment(trx, { card, due, branch: branch.id, now, seen })
  if (!payment.ok) return no(payment.refusal)
  const paid = await payByCustomer(trx, order, payment.value, now)
  if (!waits || leftToPay(paid) > 0) return yes(null)
  const placed = await placePaid(trx, desk, paid, null)
  if (placed !== 'done') await lapseOrder(trx, desk, order.id, { unplaced: placed })
  return yes(null)
}
