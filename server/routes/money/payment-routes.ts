// Customers' online payments: what is offered, beginning one, following it, and paying at the counter instead (PAY-6).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallName } from '#contract/addresses.ts'
import type { TrackedOrder } from '#contract/index.ts'
import { dutyAt } from '#domain/branch/branch.ts'
import { isFinalPayment, isRefundable, payPlacesFor } from '#domain/money/online-payment.ts'
import type { Order } from '#domain/order/order.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { type RouteAsk, serve } from '#server/door/http/serve-call.ts'
import { requestLimit } from '#server/door/limits/request-limit.ts'
import { publish } from '#server/door/live/publish.ts'
import { awaitedOf, payOnlineOnly } from '#server/store/money/awaiting-store.ts'
import { paymentsOf } from '#server/store/money/online-payment-store.ts'
import { readKeptKey, readOnlineSettings, rulesAt } from '#server/store/money/online-rules-store.ts'
import { byCustomer } from '#server/store/order/acted-by.ts'
import { basketOf } from '#server/store/order/basket-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { beginPayment } from '#work/money/payment/begin-payment.ts'
import { methodsNow } from '#work/money/payment/how-to-pay.ts'
import { lapseOrder } from '#work/money/payment/lapse.ts'
import type { PaymentDesk } from '#work/money/payment/payment-desk.ts'
import { placePaid } from '#work/money/payment/place-paid.ts'
import type { ProviderMethod } from '#work/money/payment/provider.ts'
import { settlePayment } from '#work/money/payment/settle.ts'
import { isKnown, openGateAgain } from '#work/order/guard/gate.ts'
import { inBranchTurn } from '#work/order/on-order.ts'
import { orderByToken, trackedNow } from '#work/order/tracked.ts'

/** Before somebody pays with meal vouchers, they are told that these never go back. */
export const shownMethod = ({ id, name }: ProviderMethod) => ({
  id,
  name,
  ...(!isRefundable(id) && { refundable: false as const }),
})

export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, payments: desk, config } = deps
  // Each of these asks the provider, so nobody sends many.
  const limit = requestLimit(config.ordersPerMinute, 60_000, deps.elapsed)

  serve(app, deps, 'payments.offer', async ({ input: { branch, total, lang }, now, request }) => {
    const catalogue = await store.catalogue.current(store.db)
    if (!catalogue.forGuests.branches.some(({ id }) => id === branch)) return no('branch_unknown')
    const settings = await readOnlineSettings(store.db)
    const key = await readKeptKey(store.db)
    const isNew = config.ordersPerMinute > 0 && !(await isKnown(deps, request, now))
    const places = payPlacesFor(rulesAt(settings, branch), {
      total,
      isNew,
      hasKey: key !== null,
      duty: dutyAt(catalogue, branch),
    })
    if (!places.includes('online')) return yes({ places: [...places], methods: [], down: false })
    const found = key && desk.canBegin(key.mode) ? await methodsNow(desk, settings, lang, total) : []
    if (found.length > 0) return yes({ places: [...places], methods: found.map(shownMethod), down: false })
    return yes({ places: ['counter'], methods: [], down: true })
  })

  serve(app, deps, 'payments.begin', async ({ input, request }) => {
    const found = await own(request, input.token)
    if (!found.ok) return found
    const tooMany = limit.spend(request)
    if (tooMany) return tooMany
    const site = config.publicUrl ?? `${request.protocol}://${request.host}`
    const { order, own: isOwn } = found.value
    return await beginPayment(desk, order.id, { method: input.method, lang: input.lang, site, isOwn })
  })

  serve(app, deps, 'payments.check', async ({ input, now, request }) => {
    const found = await own(request, input.token)
    if (!found.ok) return found
    const { order, own: isOwn } = found.value
    if (!limit.spend(request))
      for (const payment of await paymentsOf(store.db, order.id))
        if (!isFinalPayment(payment.status)) await settlePayment(desk, payment.id)
    const again = await own(request, input.token)
    return yes(await trackedNow(store.db, again.ok ? again.value.order : order, { now, own: isOwn }))
  })

  serve(app, deps, 'payments.atCounter', (ask) =>
    onAwaiting(ask, async (trx, order) => {
      const awaited = await awaitedOf(trx, order.id)
      if (!awaited || awaited.only_online === 1) return no('step_not_allowed')
      if (!(await maySwitch(trx, order, ask.now))) return no('online_only')
      const placed = await placePaid(trx, desk, order, null)
      if (placed !== 'done') await lapseOrder(trx, desk, order.id, { unplaced: placed })
      return yes(order.id)
    }),
  )

  serve(app, deps, 'payments.giveUp', (ask) =>
    onAwaiting(ask, async (trx, order) =>
      (await lapseOrder(trx, desk, order.id, { by: byCustomer })) ? yes(order.id) : no('step_not_allowed'),
    ),
  )

  /** To be paid at the counter it passes the gate as any order for the counter does. */
  async function maySwitch(trx: Trx, order: Order, now: number): Promise<boolean> {
    const { branches } = await store.catalogue.held(trx)
    const branch = branches.find(({ id }) => id === order.branch)
    if (!branch) return false
    const known = await openGateAgain(trx, branch, order.id, { now })
    const gate = known.trusts(order.total) ? known : await openGateAgain(trx, branch, order.id, { now, asNew: true })
    if (gate.judge({ total: order.total, paysFirst: false }).ok) return true
    await payOnlineOnly(trx, order.id)
    await publish(trx, now, 'payments.moved', { token: order.token })
    return false
  }

  const own = (request: FastifyRequest, token: string) => orderByToken(deps, request, token)

  /** What a customer decides about an order that waits: only once the provider says that they have not paid. */
  async function onAwaiting<Name extends CallName>(
    { input, now, request }: Pick<RouteAsk<Name>, 'now' | 'request'> & { readonly input: { readonly token: string } },
    decide: (trx: Trx, order: Order) => Promise<RouteAnswer<number>>,
  ): Promise<RouteAnswer<TrackedOrder>> {
    const found = await own(request, input.token)
    if (!found.ok) return found
    const { id, course } = found.value.order
    // An office basket is decided on in the basket itself.
    if (course === 'awaiting' && (await basketOf(store.db, id))) return no('step_not_allowed')
    const tooMany = limit.spend(request)
    if (tooMany) return tooMany
    for (const payment of await paymentsOf(store.db, id))
      if (!isFinalPayment(payment.status)) await endPayment(desk, payment.provider_id, payment.id)
    // A repeated call changes nothing, nor does one after the payment.
    const decided = await inBranchTurn(store, id, async (trx, order) =>
      order?.course === 'awaiting' ? await decide(trx, order) : yes(id),
    )
    if (!decided.ok) return decided
    const again = await own(request, input.token)
    if (!again.ok) return again
    return yes(await trackedNow(store.db, again.value.order, { now, own: again.value.own }))
  }
}

async function endPayment(desk: PaymentDesk, providerId: string | null, id: string): Promise<void> {
  if (providerId !== null) await (await desk.provider())?.cancel(providerId)
  await settlePayment(desk, id)
}
