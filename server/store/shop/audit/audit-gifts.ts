// Gift cards against what moved them, against the ledger, and against the orders that they paid.
import { sql } from 'kysely'
import { paidByCards } from '#domain/money/order-payments.ts'
import { KeyedSums, sumDifferences } from '#domain/shop/audit/audit-checks.ts'
import { allDays } from '#server/store/money/ledger-store.ts'
import { type AuditWalk, everyOrder } from './audit-walk.ts'

/**
 * Each balance is the sum of its moves, all balances together are what the ledger owes to cards, and what orders say
 * that cards paid is what left the cards for them.
 */
export const auditGifts: AuditWalk = async function* (ask) {
  const { db } = ask
  const { rows } = await sql<{ id: number; balance: number; moved: number }>`
    select c.id, c.balance, coalesce(m.sum, 0) as moved from gift_card c left join (
      select card, sum(amount) as sum from gift_move group by card
    ) m on m.card = c.id where c.balance <> coalesce(m.sum, 0) or c.balance > c.amount order by c.id`.execute(db)
  for (const { id, balance, moved } of rows) yield `gift card ${id}: has ${balance}, its moves come to ${moved}`
  const { rows: sums } = await sql<{ stands: number; owed: number }>`
    select (select coalesce(sum(balance), 0) from gift_card) as stands,
      (select coalesce(-sum(amount), 0) from ledger_balance
        where day = ${allDays} and account in ('gift', 'gift-sold')) as owed`.execute(db)
  const { stands = 0, owed = 0 } = sums[0] ?? {}
  if (Number(stands) !== Number(owed)) yield `gift cards have ${stands} in all, the ledger owes them ${owed}`
  const paid = new KeyedSums()
  const known = new Set<number>()
  for await (const orders of everyOrder(ask))
    for (const { id, payments } of orders) {
      known.add(id)
      for (const [card, sum] of paidByCards(payments)) paid.add(`gift card ${card} by order ${id}`, sum)
    }
  const moved = new KeyedSums()
  const { rows: moves } = await sql<{ card: number; order_id: number; sum: number }>`
    select card, order_id, sum(amount) as sum from gift_move where order_id is not null
    group by card, order_id`.execute(db)
  // Orders are forgotten after ten years, moves of cards never.
  for (const { card, order_id, sum } of moves)
    if (known.has(Number(order_id))) moved.add(`gift card ${card} by order ${order_id}`, -Number(sum))
  for (const { key, stands: one, should } of sumDifferences(moved, paid))
    yield `what was taken of ${key} is ${one}, the order says ${should}`
}
