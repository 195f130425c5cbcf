// Where the provider calls, and where it sends customers back to. Neither is believed: both only say which payment to
// look up (PAY-4).
import type { FastifyInstance } from 'fastify'
import { giftPageOf } from '#domain/money/gift/gift-code.ts'
import { isFinalPayment } from '#domain/money/online-payment.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { limitByNetwork, windowLimit } from '#server/door/limits/try-limit.ts'
import { giftById } from '#server/store/money/gift/gift-store.ts'
import { noteTold, type OnlinePayment, ownPaymentId, paymentById } from '#server/store/money/online-payment-store.ts'
import { basketOf } from '#server/store/order/basket-store.ts'
import { tokenOfOrder } from '#server/store/order/order-store.ts'
import { openGiftCode } from '#work/money/gift/gift-codes.ts'
import { isPaymentId } from '#work/money/payment/mollie-client.ts'
import { backPath, toldPath } from '#work/money/payment/payment-desk.ts'
import { settlePayment } from '#work/money/payment/settle.ts'
import { basketLinks } from '#work/order/basket/basket-link.ts'

const bodyLimit = 1024
/** From one address in a minute: more than a provider sends on the busiest lunch. */
const perMinute = 1200

export function providerRoutes(app: FastifyInstance, deps: Deps): void {
  const { payments: desk } = deps
  const limit = limitByNetwork((share) => windowLimit(perMinute * share, 60_000))

  void app.register((scope, _, ready) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    scope.post(toldPath, { bodyLimit }, async (request, reply) => {
      const wait = deps.config.ordersPerMinute === 0 ? 0 : limit.spend(request.ip, deps.elapsed())
      if (wait > 0) return await reply.code(429).header('retry-after', wait).send()
      const named = request.body instanceof URLSearchParams ? (request.body.get('id') ?? '') : ''
      const own = isPaymentId(named) ? await ownPaymentId(desk.store.db, named) : undefined
      // An unknown payment gets the same answer, so that nobody learns anything.
      if (own === undefined) return await reply.code(200).send()
      const later = desk.named.spend(own, deps.elapsed())
      // Saved first: if this server dies now, the next look asks the provider. If it cannot be saved, the provider
      // calls again.
      const at = deps.now() + later * 1000
      const { next_at: next = null } = (await paymentById(desk.store.db, own)) ?? {}
      if (next === null || next > at) await desk.store.write((trx) => noteTold(trx, own, at))
      await reply.code(200).send()
      if (later === 0) desk.later(() => settlePayment(desk, own))
    })
    ready()
  })

  app.get<{ Params: { payment: string } }>(`${backPath}/:payment`, async (request, reply) => {
    const payment = await paymentById(desk.store.db, request.params.payment)
    const token = payment?.order_id ? await tokenOfOrder(desk.store.db, payment.order_id) : undefined
    // What has ended changes only by the provider's own call. A page that waits goes on asking.
    if (payment && !isFinalPayment(payment.status) && desk.named.spend(payment.id, deps.elapsed()) === 0)
      await settlePayment(desk, payment.id).catch(() => undefined)
    const page =
      payment === undefined
        ? '/#/track'
        : payment.gift !== null
          ? await pageOfGift(payment.gift)
          : token === undefined
            ? '/#/online-payment'
            : `/#${await pageOf(payment, token)}`
    return await reply.header('cache-control', 'no-store').redirect(page, 303)
  })

  /** The buyer of a card gets its page, as long as its code is kept for that. */
  async function pageOfGift(gift: number): Promise<string> {
    const card = await giftById(desk.store.db, gift)
    const code = card && (await openGiftCode(desk.store, card))
    return code ? giftPageOf(code) : '/#/gift'
  }

  /** People who paid in an office basket go back to it. */
  async function pageOf({ order_id: order }: OnlinePayment, token: string): Promise<string> {
    const basket = order === null ? undefined : await basketOf(desk.store.db, order)
    return basket ? `/basket/${(await basketLinks(desk.store))(token)}` : `/confirm/${token}`
  }
}
