// Customers' orders: placing one, and following it by its token.
import type { FastifyInstance } from 'fastify'
import type { Checked } from '../../../contract/index.ts'
import { type OrderDraft, type PhoneReading, placeOrder } from '../../../domain/order/order.ts'
import { readToken, tokenFrom, tokenLength } from '../../../domain/order/token.ts'
import { lookUpToken } from '../../auth/look-up-token.ts'
import { requestLimit } from '../../auth/request-limit.ts'
import type { Deps } from '../../http/deps.ts'
import { type Answer, no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { readPhone } from '../../read-phone.ts'
import { digest } from '../../store/digest.ts'
import { byToken } from '../../store/orders/orders.ts'
import { byCheckout, insertOrder, saveCheckout } from '../../store/orders/placing.ts'
import type { Trx } from '../../store/write-queue.ts'
import { tracked } from './tracked.ts'

type PlaceInput = Checked<'orders.place'>
type Placed = { id: number; token: string; total: number; wantedAt: number }

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = requestLimit(app, deps.config.ordersPerMinute, 60_000)

  serve(app, deps, 'orders.place', async ({ input, now, request, reply }) => {
    const bodyHash = hashOf(input)
    const phone = readPhone(input.phone)
    const spend = () => limit.spend(request)
    const placed =
      (await limit.whenFull(request, () => placedBefore(deps.store.db, input.key, bodyHash))) ??
      (await deps.store.write((trx) => place(trx, deps, { input, phone, bodyHash, now, spend })))
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
  readonly bodyHash: string
  readonly now: number
  /** Counts the order against the limit of its address; the refusal when it is one too many. */
  readonly spend: () => Promise<Answer<never> | undefined>
}

/** Gather, decide, save and publish in one transaction; the same key gives the same order (ORDER-5). */
async function place(trx: Trx, deps: Deps, { input, phone, bodyHash, now, spend }: Placing): Promise<Answer<Placed>> {
  const settled = (await placedBefore(trx, input.key, bodyHash)) ?? (await spend())
  if (settled) return settled
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
  await saveCheckout(trx, input.key, bodyHash, id, now)
  await publish(trx, now, 'orders.placed', { id, branch: branch.id, token: order.token })
  return yes({ id, token: order.token, total: order.total, wantedAt: order.wantedAt })
}

/** The order that was placed with this key, or the refusal where it was another one. */
async function placedBefore(
  db: Deps['store']['db'],
  key: string,
  bodyHash: string,
): Promise<Answer<Placed> | undefined> {
  const earlier = await byCheckout(db, key)
  if (!earlier) return undefined
  const { bodyHash: asked, ...placed } = earlier
  return asked === bodyHash ? yes(placed) : no('key_reused', { token: placed.token })
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

/** What makes two requests the same order: everything but the key and the total that was shown. */
function hashOf({ key: _key, seenTotal: _seen, ...wish }: PlaceInput): string {
  return digest(JSON.stringify(wish))
}
