// Office baskets: opening one, what people with the link can do, and paying a share (GROUP-1, GROUP-2).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { isFinalPayment } from '#domain/money/online-payment.ts'
import { isOpener } from '#domain/order/basket/basket.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { type KeyedCall, made, once } from '#server/door/http/once.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { type RequestLimit, requestLimit } from '#server/door/limits/request-limit.ts'
import { phoneReadingOf } from '#server/read-phone.ts'
import type { BasketPersonRow } from '#server/store/guests/guest-tables.ts'
import { awaitedOf } from '#server/store/money/awaiting-store.ts'
import { paymentsOf } from '#server/store/money/online-payment-store.ts'
import type { Store } from '#server/store/open.ts'
import { byCustomer } from '#server/store/order/acted-by.ts'
import { type Basket, basketByLink, basketOf } from '#server/store/order/basket-store.ts'
import { isPutAway, type PlacedReceipt, placedReceiptOf } from '#server/store/order/placed-order-store.ts'
import { beginPayment } from '#work/money/payment/begin-payment.ts'
import { lapseOrder } from '#work/money/payment/lapse.ts'
import { settlePayment } from '#work/money/payment/settle.ts'
import { endPayments } from '#work/money/payment/sweeper.ts'
import { basketLinks, linkHash } from '#work/order/basket/basket-link.ts'
import { viewOfBasket } from '#work/order/basket/basket-view.ts'
import { addPersonsLines, joinBasket, remindUnpaid, takeOutBasketLine } from '#work/order/basket/change-basket.ts'
import { closeBasket, endBasket } from '#work/order/basket/end-basket.ts'
import { type BasketAsk, onBasket, ownBasket } from '#work/order/basket/on-basket.ts'
import { placeOnce } from './placing.ts'

const opening: KeyedCall<PlacedReceipt> = { call: 'baskets.open', answerAbout: placedReceiptOf, putAway: isPutAway }

/** The same lines sent again are not added twice. */
const adding: KeyedCall<number> = {
  call: 'baskets.add',
  answerAbout: async (db, order) => (await basketOf(db, order))?.order_id,
}

/** Whose share a person pays; null: all of it. */
const payerOf = ({ payer }: Basket, { number }: Pick<BasketPersonRow, 'number'>): number | null =>
  payer === 'each' ? number : null

export function basketRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, config } = deps
  const refusedLimit = requestLimit(config.ordersPerMinute, 60_000, deps.elapsed)

  serve(app, deps, 'baskets.open', async ({ input, now, session, request, reply }) => {
    const { me, ...body } = input
    const { key, branch, phone, until, payer } = input
    const isJudged = config.ordersPerMinute > 0 && !session
    const origin = isJudged ? await deps.visitors.originOf(request, key) : undefined
    const linkOf = await basketLinks(store)
    const pay = payer === 'counter' ? 'counter' : 'online'
    const order = {
      ...input,
      form: 'pick-up',
      table: null,
      ifSoldOut: 'ask',
      pay,
      seenReadyAt: undefined,
      code: '',
    } as const
    const together = { payer, until, me, linkOf }
    const wish = { input: order, key, branch, body, phone: phoneReadingOf(phone), now, origin, together }
    const opened = await store.write((trx) => placeOnce(trx, deps, wish, opening), branch)
    if (!opened.ok) return (isJudged && refusedLimit.spend(request)) || opened
    const { token } = opened.value
    await deps.orderProofs.give(request, reply, token, 'placed')
    if (isJudged) await deps.visitors.give(request, reply, key)
    return yes({ link: linkOf(token) })
  })

  sharingRoutes(app, deps, refusedLimit)
  endingRoutes(app, deps)
}

/** What everybody with the link does until it is sent. Refused lines count as refused orders do. */
function sharingRoutes(app: FastifyInstance, deps: Deps, refusedLimit: RequestLimit): void {
  const { store, config } = deps
  // Each call under it writes; an office is one connection.
  const changeLimit = requestLimit(config.ordersPerMinute, 60_000, deps.elapsed)

  serve(app, deps, 'baskets.read', ({ input }) => seen(store, input))

  serve(app, deps, 'baskets.add', async ({ input, now, request }) => {
    const { link, me, key, name, lines } = input
    const done = await onBasket(store, input, (trx, locked) =>
      once(trx, adding, { key, now, body: { link, me, name, lines } }, async () => {
        const tooMany = changeLimit.spend(request)
        if (tooMany) return tooMany
        const added = await addPersonsLines(trx, store, locked, { me, name, lines, now })
        return added.ok ? made(added.value, added.value) : added
      }),
    )
    if (done.ok) return await seen(store, input)
    return (config.ordersPerMinute > 0 && refusedLimit.spend(request)) || done
  })

  serve(app, deps, 'baskets.join', async ({ input, now, request }) => {
    const tooMany = changeLimit.spend(request)
    if (tooMany) return tooMany
    const done = await onBasket(store, input, (trx, locked) => joinBasket(trx, locked, { ...input, now }))
    return done.ok ? await seen(store, input) : done
  })

  serve(app, deps, 'baskets.takeOut', async ({ input, now, request }) => {
    const tooMany = changeLimit.spend(request)
    if (tooMany) return tooMany
    const done = await onBasket(store, input, (trx, locked) =>
      takeOutBasketLine(trx, store, locked, { line: input.line, now }),
    )
    return done.ok ? await seen(store, input) : done
  })

  serve(app, deps, 'baskets.remind', async ({ input, now }) => {
    const done = await onBasket(store, input, (trx, locked) => remindUnpaid(trx, locked, { now }))
    return done.ok ? await seen(store, input) : done
  })
}

/** The opener ends it; those who pay do so at the provider. */
function endingRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, payments: desk, config } = deps
  // Each call under it asks the provider, so nobody sends many; an office is one connection.
  const payLimit = requestLimit(config.ordersPerMinute * 4, 60_000, deps.elapsed)

  serve(app, deps, 'baskets.end', async ({ input, request }) => {
    const own = await ownBasket(store.db, input)
    if (!own.ok) return own
    if (!isOpener(own.value.self)) return no('basket_not_yours')
    const tooMany = payLimit.spend(request)
    if (tooMany) return tooMany
    const { order_id, payer } = own.value.basket
    const how = input.how === 'send' && payer !== 'each' ? 'close' : input.how
    // Counts what was paid by now, and cancels what was not, so that it cannot be paid any more.
    if (how !== 'close' && (await awaitedOf(store.db, order_id))) await endPayments(desk, order_id)
    const done = await onBasket(store, input, async (trx, { order, basket }) => {
      if (order.course !== 'awaiting') return yes(null)
      if (how === 'giveUp') await lapseOrder(trx, desk, order.id, { by: byCustomer })
      else if (how === 'send') await endBasket(trx, desk, order, basket)
      else await closeBasket(trx, desk, order, basket)
      return yes(null)
    })
    return done.ok ? await seen(store, input) : done
  })

  serve(app, deps, 'baskets.pay', async ({ input, request }) => {
    const own = await ownBasket(store.db, input)
    if (!own.ok) return own
    const { basket, self } = own.value
    const { method, lang, person = self.number } = input
    const isForOther = person !== self.number
    if ((basket.payer !== 'each' || isForOther) && !isOpener(self)) return no('basket_not_yours')
    if (isForOther && (basket.payer !== 'each' || basket.closed_at === null)) return no('step_not_allowed')
    const tooMany = payLimit.spend(request)
    if (tooMany) return tooMany
    const site = config.publicUrl ?? `${request.protocol}://${request.host}`
    const share = isForOther ? { person, paidBy: self.number } : { person: payerOf(basket, self) }
    return await beginPayment(desk, basket.order_id, { method, lang, site, isOwn: true }, share)
  })

  serve(app, deps, 'baskets.check', async ({ input, request }) => {
    const own = await ownBasket(store.db, input)
    if (own.ok && !payLimit.spend(request)) {
      const { basket, self } = own.value
      for (const { id, person, paid_by, status } of await paymentsOf(store.db, basket.order_id)) {
        const isOwn = person === payerOf(basket, self) || paid_by === self.number
        if (isOwn && !isFinalPayment(status)) await settlePayment(desk, id)
      }
    }
    return await seen(store, input)
  })
}

async function seen(store: Store, { link, me }: BasketAsk): Promise<RouteAnswer<Output<'baskets.read'>>> {
  const basket = await basketByLink(store.db, linkHash(link))
  const view = basket && (await viewOfBasket(store.db, basket, me))
  return view ? yes(view) : no('basket_unknown')
}
