// What orders add to the running sums: one order as it moves, or many that leave the list or come back to it.
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import { bookedCountsOf, countsBetween } from '#domain/money/booked-counts.ts'
import { ledgerDifference, positionOf } from '#domain/money/ledger.ts'
import { owedAll } from '#domain/money/order-payments.ts'
import { isInShop } from '#domain/order/course.ts'
import type { Order } from '#domain/order/order.ts'
import { localDays } from '../branch/branch-days.ts'
import { type ActedBy, byClock } from '../order/acted-by.ts'
import type { Trx } from '../write-queue.ts'
import type { MovedOrders } from './day-record-store.ts'
import { figuresOf } from './figure-store.ts'
import { bookedColumns, bookedFrom, type LedgerEntry } from './ledger-store.ts'
import { inListCounts, inListCountsTogether, type ListChange, oppositeChange } from './list-counts.ts'
import { addToSums } from './running-sums.ts'

/** An order before and after an act; without what it was before, it is new. */
interface OrderChange {
  readonly before?: Order | undefined
  readonly after: Order
  /** Whether it has left the list: what is not paid of it then is set apart. */
  readonly hasLeft?: boolean
}

/** Adds what an act changed about an order: nothing, if it changed no sum. */
export async function postChange(
  trx: Trx,
  change: OrderChange,
  act: Pick<LedgerEntry, 'kind' | 'by' | 'at'>,
): Promise<void> {
  const { before, after, hasLeft = false } = change
  await addToSums(trx, {
    entries: await entriesOf(trx, change, act),
    listChanges: hasLeft ? [] : [...listed(before).map(oppositeChange), ...listed(after)],
    figures: [...(before ? await figuresOf(trx, before, -1) : []), ...(await figuresOf(trx, after, 1))],
  })
}

async function entriesOf(
  trx: Trx,
  { before, after, hasLeft = false }: OrderChange,
  act: Pick<LedgerEntry, 'kind' | 'by' | 'at'>,
): Promise<LedgerEntry[]> {
  const { dayOf } = await localDays(trx, after.branch)
  const booked = { dayOf, hasLeft }
  const today = dayOf(act.at)
  const lines = ledgerDifference(before ? positionOf(before, booked) : [], positionOf(after, booked), today)
  const counts = countsBetween(before ? bookedCountsOf(before, dayOf) : [], bookedCountsOf(after, dayOf), today)
  const ref = after.payments.at(-1)?.ref
  return [{ ...act, branch: after.branch, order: after.id, ref, lines, counts }]
}

/** What has not reached the shop stands in no list. */
const listed = (order: Order | undefined): ListChange[] =>
  order && isInShop(order.course) ? [inListCounts(order)] : []

interface Leaving {
  readonly kind: 'close' | 'forget' | 'restore'
  readonly by?: ActedBy
  readonly at: Instant
}

const batch = 500

/**
 * Adds what changes as many orders leave the list at once, or come back to it: all together in what the list holds, and
 * one entry for each of which something is still due. Returns what they come to, and what is to be given back of them.
 */
export async function postLeaving(trx: Trx, which: RawBuilder<boolean>, act: Leaving): Promise<MovedOrders> {
  const all = await inListCountsTogether(trx, which)
  await addToSums(trx, { listChanges: act.kind === 'restore' ? all : all.map(oppositeChange) })
  let toGiveBack = 0
  for (let after = 0; ; ) {
    const rows = await trx
      .selectFrom('orders')
      .select(bookedColumns)
      .where(which)
      .where('due', '<>', sql.lit(0))
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    const entries: LedgerEntry[] = []
    for (const { id, branch, ...row } of rows) {
      const { dayOf } = await localDays(trx, branch)
      const order = bookedFrom(row)
      toGiveBack += owedAll(order).amount
      const inList = positionOf(order, { dayOf })
      const offList = positionOf(order, { dayOf, hasLeft: true })
      const [before, now] = act.kind === 'restore' ? [offList, inList] : [inList, offList]
      entries.push({ by: byClock, ...act, branch, order: id, lines: ledgerDifference(before, now, dayOf(act.at)) })
    }
    await addToSums(trx, { entries })
    if (rows.length < batch) return { listChanges: all, toGiveBack }
    after = rows.at(-1)?.id ?? 0
  }
}
