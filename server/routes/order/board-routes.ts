// The board of a branch: its orders, finding one, what a member has seen, today's takings and who sees them.
import type { FastifyInstance } from 'fastify'
import type { Branch } from '#domain/branch/branch.ts'
import { localTime } from '#domain/branch/hours.ts'
import { stationsOf } from '#domain/branch/stations.ts'
import { workingDayBegan } from '#domain/branch/working-day.ts'
import { isOutAt } from '#domain/menu/stock.ts'
import { showsPrices } from '#domain/money/till-duty.ts'
import type { Order } from '#domain/order/order.ts'
import { seenByStaff } from '#domain/order/seen-by-staff.ts'
import { type StaffMember, seesTakings } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { made } from '#server/door/http/once.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { phoneReadingOf } from '#server/read-phone.ts'
import {
  asksUnpaid,
  type ListTotals,
  asksUnpaid as readAsksUnpaid,
  readListTotals,
  setAsksUnpaid,
  setTakingsReach,
  takingsReach,
} from '#server/store/money/list-counts.ts'
import type { Store } from '#server/store/open.ts'
import { boardCounts, boardOrders, lastHandedOver, ordersToSee } from '#server/store/order/board-store.ts'
import { findOrders } from '#server/store/order/order-search.ts'
import { countToRingUp } from '#server/store/order/ring-up-store.ts'
import { versionOfSettings } from '#server/store/shop/setting-store.ts'
import { onOrderSeen } from '#work/order/on-order.ts'
import { byStaff, takeStep } from '#work/order/take-step.ts'

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
    const seen = (order: Order) => seenByStaff(order, branch.tillDuty)
    const dayBegins = workingDayBegan(branch, now)
    return yes({
      orders: (await boardOrders(store.db, { ...input, dayBegins })).map(seen),
      toSee: (await ordersToSee(store.db, branch.id, dayBegins)).map(seen),
      out: (await lastHandedOver(store.db, branch.id)).map(seen),
      counts: await boardCounts(store.db, branch.id, dayBegins),
      dayBegins,
      soldOut: [...catalogue.outOfStock].filter(([, places]) => isOutAt(places, branch.id, now)).map(([item]) => item),
      stations: stationsOf(branch, catalogue.branches),
      asksUnpaid: await asksUnpaid(store.db),
      ringUps: showsPrices(branch.tillDuty) ? null : await countToRingUp(store.db, branch.id),
      seesTakings: showsPrices(branch.tillDuty) && seesTakings(member, await takingsReach(store.db), branch.id),
    })
  })

  serve(app, deps, 'orders.find', async ({ input }) => {
    const at = await branchAt(input.branch)
    if (!at) return no('not_allowed')
    const { id: branch, letter, tillDuty } = at.branch
    const { number: phone } = phoneReadingOf(input.text)
    const found = await findOrders(store.db, { branch, letter, text: input.text, phone })
    return yes({ orders: found.map((order) => seenByStaff(order, tillDuty)) })
  })

  serve(app, deps, 'orders.markSeen', ({ input: { id, version }, member, now, ...logbook }) =>
    // What others have seen meanwhile is seen, whatever the version.
    onOrderSeen(store, { input: { id }, member, now, ...logbook }, async (trx, order) => {
      if (order.toSee === null) return made(order.id, order)
      if (version !== undefined && version !== order.version) return no('changed_meanwhile')
      const taken = await takeStep(trx, order, { step: 'see', by: byStaff(member), now, change: { toSee: null } })
      return taken.ok ? made(order.id, taken.value) : no('changed_meanwhile')
    }),
  )

  serve(app, deps, 'takings.today', async ({ input, member, now }) => {
    const at = await branchAt(input.branch)
    if (!at) return no('not_allowed')
    const { today, takings, areSeen } = await listTotalsFor(store, member, [at.branch], now)
    return yes(areSeen ? { today, takings } : { today: null, takings: null })
  })

  async function rules(db: typeof store.db) {
    const set = { reach: await takingsReach(db), asksUnpaid: await readAsksUnpaid(db) }
    return { ...set, version: versionOfSettings(set) }
  }

  serve(app, deps, 'takings.read', async () => yes(await rules(store.db)))

  serve(app, deps, 'takings.set', async ({ input, now, write, unchanged }) =>
    write(async (trx) => {
      await store.engine.lockWords(trx, ['takings'])
      const before = await rules(trx)
      const { reach = before.reach, asksUnpaid = before.asksUnpaid, version = before.version } = input
      if (before.reach === reach && before.asksUnpaid === asksUnpaid) return unchanged(before)
      if (version !== before.version) return no('changed_meanwhile')
      await setTakingsReach(trx, reach)
      await setAsksUnpaid(trx, asksUnpaid)
      await publish(trx, now, 'takings.changed', {})
      return yes(await rules(trx))
    }),
  )
}

/**
 * Sums in cents, of each branch with its own day, by its own clock, without those where staff see no prices; `areSeen`:
 * the owner lets the member see the takings of all the others. `listed` counts the orders of all.
 */
export async function listTotalsFor(
  { db }: Store,
  member: StaffMember,
  branches: readonly Branch[],
  now: number,
): Promise<ListTotals & { readonly areSeen: boolean }> {
  const reach = await takingsReach(db)
  const totalsOf = (some: readonly Branch[]) =>
    readListTotals(
      db,
      some.map(({ id, timeZone }) => ({ id, date: localTime(now, timeZone).date })),
    )
  const all = await totalsOf(branches)
  const priced = branches.filter(({ tillDuty }) => showsPrices(tillDuty))
  const totals = priced.length === branches.length ? all : { ...(await totalsOf(priced)), listed: all.listed }
  return { ...totals, areSeen: priced.length > 0 && priced.every(({ id }) => seesTakings(member, reach, id)) }
}
