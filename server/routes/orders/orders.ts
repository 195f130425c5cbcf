// Customers' orders: placing one, and following it by its token.
import type { FastifyInstance } from 'fastify'
import type { Checked } from '../../../contract/index.ts'
import { readToken } from '../../../domain/order/token.ts'
import { requestLimit } from '../../auth/limits/request-limit.ts'
import { lookUpToken } from '../../auth/look-up-token.ts'
import type { Deps } from '../../http/deps.ts'
import { doneBefore } from '../../http/once.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { readPhone } from '../../read-phone.ts'
import { orderOrArchived } from '../../store/orders/orders.ts'
import { placing, placingTogether } from './placing.ts'
import { trackedNow } from './tracked.ts'

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = requestLimit(deps.config.ordersPerMinute, 60_000, deps.elapsed)
  const together = placingTogether(deps)

  serve(app, deps, 'orders.place', async ({ input, now, session, request, reply }) => {
    const { key } = input
    const phone = readPhone(input.phone)
    // Members try the shop out, and no limits means none.
    const isJudged = deps.config.ordersPerMinute > 0 && !session
    const origin = isJudged ? await deps.visitors.originOf(request, phone.number, now) : undefined
    if (isJudged) await deps.visitors.greet(request, reply, now)
    const spend = () => limit.spend(request)
    const wish = { input, key, branch: input.branch, body: bodyOf(input), phone, now, spend, origin }
    const placed =
      (await limit.whenFull(request, () => doneBefore(deps.store.db, placing, wish))) ??
      (await deps.store.writeTogether(together, wish))
    if (placed.ok) await deps.orderProofs.give(request, reply, placed.value.token)
    return placed
  })

  serve(app, deps, 'orders.track', async ({ input, now, request, reply }) => {
    const token = readToken(input.token) ?? ''
    const asked = { request, token, now: deps.elapsed() }
    const { wait, found: order } = await lookUpToken(deps, asked, () => orderOrArchived(deps.store.db, token))
    if (wait > 0) return no('too_many', { retryAfter: wait })
    if (!order) return no('token_unknown')
    if (order === 'archived') return no('order_archived')
    await deps.orderProofs.give(request, reply, token)
    return yes(await trackedNow(deps.store.db, order, now))
  })
}

/** What makes two requests the same order (ORDER-5): everything but the key, and the total and time that were shown. */
function bodyOf({
  key: _key,
  seenTotal: _total,
  seenReadyAt: _time,
  cupName,
  ...wish
}: Checked<'orders.place'>): object {
  // Fields that earlier versions did not have are left out while they are empty: an order that was sent to one of them
  // and is sent again here is the same order.
  return cupName === '' ? wish : { ...wish, cupName }
}
