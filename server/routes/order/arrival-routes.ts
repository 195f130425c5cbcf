// What came in for staff, for every staff screen: read it to ring and to show marks, and mark it as seen.
import type { FastifyInstance } from 'fastify'
import type { Branch } from '#domain/branch/branch.ts'
import { workingDayOf } from '#domain/branch/working-day.ts'
import { ringsAgainAt } from '#domain/order/counter/counter.ts'
import { may, type StaffMember } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ownBranches } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import {
  type Arrival,
  countOpenOrders,
  markReservationsSeen,
  ordersAcceptedAlone,
  ordersNotAccepted,
  ordersNotBegun,
  type ScheduledOrder,
  unseenMessages,
  unseenReservations,
} from '#server/store/order/arrival-store.ts'
import { waitingAsks } from '#server/store/order/asks.ts'
import { waitingCount } from '#server/store/people/waiting-staff.ts'
import { openAlerts } from '#server/store/shop/alert-store.ts'

/** How long an automatically accepted order counts as news. */
const freshMs = 10 * 60_000

export function arrivalRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'arrivals.read', async ({ input, member, now }) => {
    const branches = ownBranches(await store.catalogue.current(store.db), member, 'orders.see', {
      branch: input.branch,
    })
    if (input.branch && branches.length === 0) return no('not_allowed')
    const ids = branches.map(({ id }) => id)
    const days = branches.map((branch) => workingDayOf(branch, now))
    const todays = new Map(days.map(({ branch, from }) => [branch, from]))
    const tables = branches.filter(({ id }) => may(member, 'reservations.see', id))
    return yes({
      at: now,
      orders: await ordersNotAccepted(store.db, todays),
      due: laterOrdersToBegin(await ordersNotBegun(store.db, todays), now),
      alone: await ordersAcceptedAlone(store.db, ids, now - freshMs),
      reservations: await unseenReservations(
        store.db,
        tables.map(({ id }) => id),
      ),
      asks: await asksWaiting(deps, branches, now),
      messages: may(member, 'messages.see') ? await unseenMessages(store.db) : { unseen: 0, newest: [] },
      open: await countOpenOrders(store.db, days),
      accounts: may(member, 'staff.see') ? await waitingCount(store.db) : 0,
      alerts: await countAlerts(deps, member, ids),
    })
  })

  serve(app, deps, 'reservations.markSeen', async ({ input, member, now }) => {
    const branches = ownBranches(await store.catalogue.current(store.db), member, 'reservations.handle', {
      branch: input.branch,
    })
    if (input.branch && branches.length === 0) return no('not_allowed')
    return await store.write(async (trx) => {
      const ids = branches.map(({ id }) => id)
      for (const branch of await markReservationsSeen(trx, ids, input.upTo))
        await publish(trx, now, 'reservations.changed', { branch })
      return yes({})
    })
  })
}

async function countAlerts({ store }: Deps, member: StaffMember, ids: readonly string[]) {
  const branches = ids.filter((id) => may(member, 'boards.see', id))
  const ofBranches = branches.length > 0 ? await openAlerts(store.db, 'branches') : []
  const ofShop = may(member, 'health.see') ? await openAlerts(store.db, 'health') : []
  return ofBranches.filter(({ place }) => branches.includes(place)).length + ofShop.length
}

async function asksWaiting({ store }: Deps, branches: readonly Branch[], now: number) {
  const asks = await waitingAsks(
    store.db,
    branches.map(({ id }) => id),
    { now },
  )
  return { unseen: asks.length, newest: asks.map(({ id, at }) => ({ id, at })) }
}

/** The orders for later whose making must have begun, each with the instant from which they are. */
const laterOrdersToBegin = (orders: readonly ScheduledOrder[], now: number): Arrival[] =>
  orders.flatMap(({ id, ...order }) => {
    const at = ringsAgainAt({ ...order, placedAt: order.at })
    return at !== null && at <= now ? [{ id, at }] : []
  })
