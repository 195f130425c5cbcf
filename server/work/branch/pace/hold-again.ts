// What an order holds once it was changed: it comes back, is promised for another time, or has other lines (TIME-2).
import type { Branch } from '#domain/branch/branch.ts'
import { capOf, slotFor, weigh } from '#domain/branch/capacity/capacity.ts'
import { holdsAnyway, type Limit, loadOf } from '#domain/branch/capacity/hold.ts'
import { capacityOnShift } from '#domain/branch/capacity/shift.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { grantPlace } from '#domain/order/guard/leave.ts'
import type { Order } from '#domain/order/order.ts'
import { branchById } from '#server/store/branch/branch-store.ts'
import { setCaps } from '#server/store/branch/slot-care.ts'
import { loadsFrom, overruleHolds, releaseHolds } from '#server/store/branch/slots.ts'
import { orderById } from '#server/store/order/order-store.ts'
import { lockPromised, promisedAfter } from '#server/store/order/promised.ts'
import type { Trx } from '#server/store/write-queue.ts'

type Held = Pick<Order, 'id' | 'branch' | 'wantedAt' | 'lines'>

/**
 * Gives back what the order holds and takes what it needs now: the making of its lines that are not ready, in the slots
 * of its promise. What does not fit is taken all the same, because staff decided so; then `overruled` is true, and the
 * step says so. Call it with the order as it is from now on, in the transaction that saves it, which has held the
 * catalogue before it locked the order: so no capacity changes between reading it and taking what it allows. `limit`:
 * what the gate allows an order that its customer changes.
 */
export async function holdAnew(
  trx: Trx,
  order: Held,
  now: Instant,
  limit?: Limit,
): Promise<{ readonly overruled: boolean }> {
  await releaseHolds(trx, order.id)
  const branch = await branchById(trx, order.branch)
  const capacity = branch && capacityOnShift(branch)
  const lines = order.lines.filter(({ status }) => status === 'received')
  if (!capacity || order.wantedAt === null || lines.length === 0) return { overruled: false }
  const { timeZone } = branch
  const load = loadOf(await loadsFrom(trx, branch.id, slotFor(now, capacity.slotMinutes)))
  const holding = { capacity, timeZone, load, limit, now }
  const { holds, overruled } = holdsAnyway(weigh(capacity, lines), order.wantedAt, holding)
  await overruleHolds(trx, grantPlace('staff'), { order: order.id, branch: branch.id, holds })
  return { overruled }
}

/**
 * Weighs all open orders of a branch anew after its capacity changed, oldest first: whatever was promised is kept, and
 * a slot that holds more than its new capacity takes nothing more. Nobody may place an order meanwhile.
 */
export async function weighAnew(trx: Trx, branch: Branch, now: Instant): Promise<void> {
  // A step that is taken meanwhile waits, and gives back what its order holds afterwards.
  await lockPromised(trx, branch.id, now)
  const orders = await promisedAfter(trx, branch.id, now)
  for (const { id } of orders) await releaseHolds(trx, id)
  const capacity = capacityOnShift(branch)
  await setCaps(trx, branch.id, now, (meter, start) => (capacity ? capOf(capacity, meter, start, branch.timeZone) : 0))
  for (const order of orders) await holdAnew(trx, order, now)
}

/** Lets orders that this transaction brought back from the archive hold what they need. */
export async function holdRestored(trx: Trx, orders: readonly number[], now: Instant): Promise<void> {
  for (const id of orders) {
    const order = await orderById(trx, id)
    if (order) await holdAnew(trx, order, now)
  }
}
