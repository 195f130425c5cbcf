// News of an order for customers who ask for it: push messages, and the receipt by mail (PUSH-1, PUSH-2).
import type { FastifyInstance } from 'fastify'
import { isInShop } from '#domain/order/course.ts'
import { mostReceipts } from '#domain/order/news.ts'
import { isEmail } from '#domain/shared/email.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { requestLimit } from '#server/door/limits/request-limit.ts'
import { addFollower, unfollowNews } from '#server/store/order/news-store.ts'
import { askReceipt, receiptOf } from '#server/store/order/receipt-outbox.ts'
import { onOwnOrder } from '#work/order/on-order.ts'
import { orderByToken } from '#work/order/tracked.ts'
import { isPushEndpoint } from '#work/shop/push/push-endpoint.ts'
import { readPushKeys } from '#work/shop/push/push-keys.ts'
import { arePushKeys } from '#work/shop/push/web-push.ts'

export function newsRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, config, outbox } = deps
  // Limited, as each of these stores an address that a stranger sent.
  const limit = requestLimit(config.ordersPerMinute, 60_000, deps.elapsed)

  serve(app, deps, 'news.offer', async ({ input, request }) => {
    const found = await orderByToken(deps, request, input.token)
    if (!found.ok) return found
    const { publicKey: pushKey } = await readPushKeys(store)
    const receipt = await receiptOf(store.db, found.value.order.id)
    return yes({ pushKey, mails: config.mail !== null, mailed: receipt?.state ?? null })
  })

  serve(app, deps, 'news.follow', async ({ input, now, request }) => {
    const found = await orderByToken(deps, request, input.token)
    if (!found.ok) return found
    const tooMany = limit.spend(request)
    if (tooMany) return tooMany
    const { token: _, ...keys } = input
    const { order: followed, own } = found.value
    // A request may claim any address, but only the browser that sent it is led there.
    const site = config.publicUrl ?? `${request.protocol}://${request.host}`.slice(0, 200)
    if (!isPushEndpoint(keys.endpoint, config.pushServices)) return no('push_service_unknown')
    if (!arePushKeys(keys)) return no('push_keys_wrong')
    return await onOwnOrder(store, followed.id, async (trx, order) => {
      if (!isInShop(order.course) || order.overAt !== null) return no('step_not_allowed')
      await addFollower(trx, order.id, { ...keys, site, own }, now)
      return yes({})
    })
  })

  serve(app, deps, 'news.stop', async ({ input, request }) => {
    const found = await orderByToken(deps, request, input.token)
    if (!found.ok) return found
    await store.write((trx) => unfollowNews(trx, found.value.order.id, input.endpoint))
    return yes({})
  })

  serve(app, deps, 'news.mail', async ({ input, now, request }) => {
    const found = await orderByToken(deps, request, input.token)
    if (!found.ok) return found
    if (!config.mail) return no('mail_off')
    const email = input.email.trim()
    if (!isEmail(email)) return no('bad_input', { problems: [{ problem: 'email_invalid', field: 'email' }] })
    const tooMany = limit.spend(request)
    if (tooMany) return tooMany
    const asked = await onOwnOrder(store, found.value.order.id, async (trx, order) => {
      if (!isInShop(order.course)) return no('step_not_allowed')
      const before = await receiptOf(trx, order.id)
      if (before && before.asked >= mostReceipts) return no('mailed_enough')
      await askReceipt(trx, order.id, { email, lang: input.lang }, now)
      return yes({})
    })
    outbox.wake()
    return asked
  })
}
