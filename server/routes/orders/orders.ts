// Customers' orders: placing one, and following it by its token.
import type { FastifyInstance } from 'fastify'
import type { Checked } from '../../../contract/index.ts'
import { type OrderDraft, type PhoneReading, placeOrder } from '../../../domain/order/order.ts'
import { readToken, tokenFrom, tokenLength } from '../../../domain/order/token.ts'
import { lookUpToken } from '../../auth/look-up-token.ts'
import { requestLimit } from '../../auth/request-limit.ts'
import type { Deps } from '../../http/deps.ts'
import { doneBefore, type KeyedCall, type Made, made, once } from '../../http/once.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { readPhone } from '../../read-phone.ts'
import { byToken } from '../../store/orders/orders.ts'
import { insertOrder, type PlacedOrder, placedOrder } from '../../store/orders/placing.ts'
import type { Trx } from '../../store/write-queue.ts'
import { tracked } from './tracked.ts'

type PlaceInput = Checked<'orders.place'>

const placing: KeyedCall<PlacedOrder> = {
  call: 'orders.place',
  again: placedOrder,
  reused: ({ token }) => ({ token }),
}

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = requestLimit(app, deps.config.ordersPerMinute, 60_000)

  serve(app, deps, 'orders.place', async ({ input, now, request, reply }) => {
    const sent = { key: input.key, body: bodyOf(input), now }
    const phone = readPhone(input.phone)
    const placed =
      (await limit.whenFull(request, () => doneBefore(deps.store.db, placing, sent))) ??
      (await deps.store.write((trx) =>
        once(trx, placing, sent, async () => (await limit.spend(request)) ?? place(trx, deps, { input, phone, now })),
      ))
    if (placed.ok) await deps.orderProofs.give(request, reply, placed.value.token)
    return placed
  })

  serve(app, deps, 'orders.track', async ({ input, now, request, reply }) => {
    const token = readToken(input.token) ?? ''
    const asked = { request, token, now }
    const { wait, found: order } = await lookUpToken(deps, asked, () => byToken(deps.store.db, token))
    if (wait > 0) return no('too_many', { retryAfter: wait })
    if (!order) return no('token_unknown')
    await deps.orderProofs.give(request, reply, token)
    return yes(tracked(order))
  })
}

interface Placing {
  readonly input: PlaceInput
  readonly phone: PhoneReading
  readonly now: number
}

/** Gather, decide, save and publish in one transaction. */
async function place(trx: Trx, deps: Deps, { input, phone, now }: Placing): Promise<Made<PlacedOrder>> {
  const catalogue = await deps.store.catalogue.held(trx)
  const { branches, itemById } = catalogue.forGuests
  const branch = branches.find((one) => one.id === input.branch)
  if (!branch) return no('branch_unknown', { problems: [{ problem: 'branch_unknown', field: 'branch' }] })

  const decided = placeOrder(draftFrom(input, phone), {
    branch,
    itemOf: (id) => itemById.get(id),
    inStock: (id) => !catalogue.outOfStock.get(id)?.has(branch.id),
    now,
    token: tokenFrom(deps.randomBytes(tokenLength)),
  })
  if (!decided.ok) return no('order_refused', { problems: decided.refusal })

  const order = decided.value
  const id = await insertOrder(trx, order)
  await publish(trx, now, 'orders.placed', { id, branch: branch.id, token: order.token })
  return made(id, { id, token: order.token, total: order.total, wantedAt: order.wantedAt })
}

const draftFrom = (input: PlaceInput, phone: PhoneReading): OrderDraft => ({
  form: input.form,
  name: input.name,
  phone,
  address: input.address,
  table: input.table,
  day: input.day,
  at: input.at,
  lines: input.lines,
  seenTotal: input.seenTotal,
})

/** What makes two requests the same order (ORDER-5): everything but the key and the total that was shown. */
function bodyOf({ key: _key, seenTotal: _seen, ...wish }: PlaceInput): object {
  return wish
}
