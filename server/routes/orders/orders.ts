// Customers' orders: placing one, and following it by its token.
import type { FastifyInstance } from 'fastify'
import type { Checked } from '../../../contract/index.ts'
import { readToken } from '../../../domain/order/token.ts'
import { requestLimit } from '../../auth/limits/request-limit.ts'
import { lookUpToken } from '../../auth/look-up-token.ts'
import { isKnown } from '../../guard/is-known.ts'
import type { Deps } from '../../http/deps.ts'
import { no, type Refusing, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { readPhone } from '../../read-phone.ts'
import { orderOrArchived } from '../../store/orders/orders.ts'
import { placingTogether } from './placing.ts'
import { trackedNow } from './tracked.ts'

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = requestLimit(deps.config.ordersPerMinute, 60_000, deps.elapsed)
  const together = placingTogether(deps)

  serve(app, deps, 'orders.place', async ({ input, now, session, request, reply }) => {
    const { key } = input
    // Members try the shop out, and no limits means none.
    const isJudged = deps.config.ordersPerMinute > 0 && !session
    const origin = isJudged ? await deps.visitors.originOf(request, key) : undefined
    const wish = { input, key, branch: input.branch, body: bodyOf(input), phone: readPhone(input.phone), now, origin }
    const placed = await deps.store.writeTogether(together, wish)
    if (placed.ok) await deps.orderProofs.give(request, reply, placed.value.token, 'placed')
    if (!isJudged) return placed
    if (placed.ok || isAsking(placed) || placed.refusal.name === 'key_reused') {
      await deps.visitors.give(request, reply, key)
      return placed
    }
    // Only what is refused counts, once it is decided, so that whoever sends much of it stops no order of others on the same connection.
    const tooMany = limit.spend(request)
    return tooMany && !(await isKnown(deps, request, now)) ? tooMany : placed
  })

  serve(app, deps, 'orders.track', async ({ input, now, request, reply }) => {
    const token = readToken(input.token) ?? ''
    const asked = { request, token, now: deps.elapsed() }
    const { wait, found: order } = await lookUpToken(deps, asked, () => orderOrArchived(deps.store.db, token))
    if (wait > 0) return no('too_many', { retryAfter: wait })
    if (!order) return no('token_unknown')
    if (order === 'archived') return no('order_archived')
    await deps.orderProofs.give(request, reply, token, 'found')
    return yes(await trackedNow(deps.store.db, order, { now, own: await deps.orderProofs.placed(request, token) }))
  })
}

/** Whether its customer has a number to say; of these a connection has few. */
const isAsking = ({ refusal }: Refusing): boolean => (refusal.problems ?? []).some(({ code }) => code !== undefined)

/** What makes two requests the same order (ORDER-5): everything but the key, and the total and time that were shown. */
function bodyOf({
  key: _key,
  seenTotal: _total,
  seenReadyAt: _time,
  cupName,
  ifSoldOut,
  ...wish
}: Checked<'orders.place'>): object {
  // Fields that earlier versions did not have are left out while they say nothing: an order that was sent to one of them
  // and is sent again here is the same order.
  return { ...wish, ...(cupName !== '' && { cupName }), ...(ifSoldOut !== 'ask' && { ifSoldOut }) }
}
