// The board of a branch: its orders, finding one of them, what a member has seen, and today's takings.
import type { FastifyInstance } from 'fastify'
import { instantOf, localTime } from '../../../domain/branch/hours.ts'
import { isOutAt } from '../../../domain/menu/stock.ts'
import { seesTakings } from '../../../domain/staff.ts'
import { onOrder } from '../../course/on-order.ts'
import { byStaff, takeStep } from '../../course/take-step.ts'
import type { Deps } from '../../http/deps.ts'
import { made } from '../../http/once.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { readPhone } from '../../read-phone.ts'
import { boardCounts, boardOrders, lastHandedOver, ordersToSee } from '../../store/orders/board-store.ts'
import { findOrders } from '../../store/orders/find.ts'
import { asksUnpaid, takingsReach } from '../../store/takings/takings-store.ts'
import { tillFor } from './till-reader.ts'

export function boardRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const branchAt = async (id: string) => {
    const catalogue = await store.catalogue.current(store.db)
    const branch = catalogue.branches.find((one) => one.id === id)
    return branch && { branch, catalogue }
  }

  serve(app, deps, 'orders.board', async ({ input, member, now }) => {
    const at = await branchAt(input.branch)
    if (!at) return no('not_allowed')
    const { branch, catalogue } = at
    const dayBegins = instantOf(localTime(now, branch.timeZone).date, 0, branch.timeZone)
    return yes({
      orders: await boardOrders(store.db, { ...input, dayBegins }),
      toSee: await ordersToSee(store.db, branch.id, dayBegins),
      out: await lastHandedOver(store.db, branch.id),
      counts: await boardCounts(store.db, branch.id, dayBegins),
      dayBegins,
      soldOut: [...catalogue.outOfStock].filter(([, places]) => isOutAt(places, branch.id, now)).map(([item]) => item),
      stations: branch.capacity?.stations.map(({ id, name }) => ({ id, name })) ?? [],
      asksUnpaid: await asksUnpaid(store.db),
      seesTakings: seesTakings(member, await takingsReach(store.db), branch.id),
    })
  })

  serve(app, deps, 'orders.find', async ({ input }) => {
    const at = await branchAt(input.branch)
    if (!at) return no('not_allowed')
    const { id: branch, letter } = at.branch
    const { number: phone } = readPhone(input.text)
    return yes({ orders: await findOrders(store.db, { branch, letter, text: input.text, phone }) })
  })

  serve(app, deps, 'orders.markSeen', ({ input: { id, version }, member, now, ...logbook }) =>
    // What others have seen meanwhile is seen, whatever the version.
    onOrder(store, { input: { id }, member, now, ...logbook }, async (trx, order) => {
      if (order.toSee === null) return made(order.id, order)
      if (version !== undefined && version !== order.version) return no('changed_meanwhile')
      const taken = await takeStep(trx, order, { step: 'see', by: byStaff(member), now, change: { toSee: null } })
      return taken.ok ? made(order.id, taken.value) : no('changed_meanwhile')
    }),
  )

  serve(app, deps, 'takings.today', async ({ input, member, now }) => {
    const at = await branchAt(input.branch)
    if (!at) return no('not_allowed')
    const cash = await tillFor(store, member, [at.branch], now)
    return yes({ today: cash?.today ?? null, takings: cash?.takings ?? null })
  })
}
