// What tills were told against the orders that it was about (REG-3).
import { sql } from 'kysely'
import {
  addTillSums,
  isNoDifference,
  isSaleMade,
  type TillMessage,
  tillDifference,
  tillSumsOf,
} from '#domain/money/till/till-message.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { fromJson } from '#server/store/json.ts'
import { type AuditWalk, everyOrder } from './audit-walk.ts'

/**
 * The messages about an order come to what it is sold for and to its payments; the numbers of a branch have no gap.
 * Only branches that are linked now, and there what was placed or told since: in between nobody was told.
 */
export const auditTills: AuditWalk = async function* (ask) {
  const { db } = ask
  for (const { branch, count, newest, last } of await numbersOf(db))
    if (Number(count) !== Number(newest) || Number(newest) > Number(last))
      yield `the till of ${branch}: ${count} messages are numbered up to ${newest}, the last number is ${last}`
  const since = await linkedSince(db)
  if (since.size === 0) return
  for await (const orders of everyOrder(ask)) {
    const told = await messagesAbout(
      db,
      orders.flatMap(({ id, branch }) => (since.has(branch) ? [id] : [])),
    )
    for (const order of orders) {
      const begun = since.get(order.branch)
      const messages = told.get(order.id) ?? []
      if (begun === undefined || !(order.placedAt > begun || messages.some(({ at }) => Date.parse(at) > begun)))
        continue
      if (messages.length === 0 && !isSaleMade(order)) continue
      const missing = tillDifference(addTillSums(messages.map(({ difference }) => difference)), tillSumsOf(order))
      if (!isNoDifference(missing))
        yield `order ${order.id} (${order.code || order.token}): its till was not told of ${JSON.stringify(missing)}`
    }
  }
}

interface Numbers {
  readonly branch: string
  readonly count: number
  readonly newest: number
  readonly last: number
}

/** Messages go with their orders, after ten years: the numbers before the first that is left count as gone. */
async function numbersOf(db: Db): Promise<readonly Numbers[]> {
  const { rows } = await sql<Numbers>`
    select m.branch, count(*) as count, max(m.number) - min(m.number) + 1 as newest, max(l.last) as last
    from till_message m join till_link l on l.branch = m.branch group by m.branch order by m.branch`.execute(db)
  return rows
}

/** By linked branch. */
async function linkedSince(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ branch: string; since: number }>`
    select l.branch, l.since from till_link l join branch b on b.id = l.branch where b.till_duty = 'linked'`.execute(db)
  return new Map(rows.map(({ branch, since }) => [branch, Number(since)]))
}

async function messagesAbout(db: Db, orders: readonly number[]): Promise<ReadonlyMap<number, TillMessage[]>> {
  if (orders.length === 0) return new Map()
  const rows = await db
    .selectFrom('till_message')
    .select(['order_id', 'body'])
    .where('order_id', 'in', orders)
    .orderBy('branch')
    .orderBy('number')
    .execute()
  const told = new Map<number, TillMessage[]>()
  for (const { order_id, body } of rows)
    told.set(order_id, [...(told.get(order_id) ?? []), fromJson<TillMessage>(body)])
  return told
}
