// What new customers hold at each branch, against what they may, as staff see it.
import type { Output } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { capacityOnShift } from '#domain/branch/capacity/shift.ts'
import { showsPrices } from '#domain/money/till-duty.ts'
import { type GuardRules, heldKinds, subscriberOf, togetherBounds } from '#domain/order/guard/guard.ts'
import { fullestOf, type HeldWork } from '#domain/order/guard/held-work.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { readGuard } from '#server/store/order/guard-rule-store.ts'
import { type HeldOrder, heldAt, workAt, workOf } from '#server/store/order/held-store.ts'

type BranchHeld = Output<'guard.held'>['held'][number]
type HeldBranch = Pick<Branch, 'id' | 'capacity' | 'timeZone' | 'shift' | 'usualHands' | 'tillDuty'>

/** So many connections are shown, those that hold most. */
const mostShown = 3

/** What is held at each branch, in their order. */
export async function heldView(db: Db, branches: readonly HeldBranch[], now: number): Promise<BranchHeld[]> {
  const rules = await readGuard(db)
  const all = await heldAt(
    db,
    branches.map(({ id }) => id),
  )
  const heldOf = Map.groupBy(all, ({ branch }) => branch)
  const limited = branches.filter(({ id, capacity }) => capacity && heldOf.has(id))
  const work = await workAt(
    db,
    limited.map(({ id }) => id),
    now,
  )
  const workBy = Map.groupBy(work, ({ branch }) => branch)
  return branches.map((branch) => {
    const held = heldOf.get(branch.id) ?? []
    const fullest = fullestAt(branch, workOf(workBy.get(branch.id) ?? [], held))
    const seen = showsPrices(branch.tillDuty) ? held : held.map((order) => ({ ...order, total: 0 }))
    return { ...sumsOf(seen, rules), branch: branch.id, fullest }
  })
}

function sumsOf(held: readonly HeldOrder[], rules: GuardRules): Omit<BranchHeld, 'branch' | 'fullest'> {
  const countOf = (kind: HeldOrder['kind']) => held.filter((order) => order.kind === kind).length
  const [online, basket, counter] = heldKinds.map(countOf)
  const { most, mostValue: mostTotal } = togetherBounds(rules)
  const kinds = { online: online ?? 0, basket: basket ?? 0, counter: counter ?? 0 }
  return { ...kinds, total: costOf(held), most, mostTotal, connections: connectionsOf(held, rules) }
}

const costOf = (held: readonly HeldOrder[]): number => held.reduce((sum, { total }) => sum + total, 0)

function connectionsOf(held: readonly HeldOrder[], { waiting }: GuardRules): BranchHeld['connections'] {
  const known = held.filter(({ askedFrom }) => askedFrom !== '')
  return [...Map.groupBy(known, ({ askedFrom }) => subscriberOf(askedFrom)).values()]
    .filter(({ length }) => length > 1)
    .map((orders) => ({
      order: orders[0]?.id ?? 0,
      orders: orders.length,
      total: costOf(orders),
      since: Math.min(...orders.map(({ at }) => at)),
      full: orders.length >= waiting,
    }))
    .sort((one, other) => other.orders - one.orders || other.total - one.total)
    .slice(0, mostShown)
}

function fullestAt(branch: HeldBranch, work: readonly HeldWork[]): BranchHeld['fullest'] {
  const capacity = capacityOnShift(branch)
  const fullest = capacity && fullestOf(work, { capacity, timeZone: branch.timeZone })
  if (!fullest) return null
  const { from, to, share } = fullest
  return { from, to, percent: Math.round(100 * share) }
}
