// Entries for what was sold and paid before there was a ledger: every total stays the same to the cent (LEDG-3).
import { type RawBuilder, sql } from 'kysely'
import type { DateText, Instant } from '#domain/branch/hours.ts'
import { type BookedOrder, type LedgerLine, ledgerDifference, positionOf } from '#domain/money/ledger.ts'
import type { PaymentWay } from '#domain/money/payment.ts'
import { localDays } from '../branch/branch-days.ts'
import { toJson } from '../json.ts'
import { byClock } from '../order/acted-by.ts'
import type { Trx } from '../write-queue.ts'
import { countListAnew } from './count-anew.ts'
import { bookedFrom, earlierColumns, type LedgerEntry, postUpgradeEntries } from './ledger-store.ts'

/** A row of the table of payments as it was, with who took the step that wrote it. */
interface EarlierPayment {
  readonly id: number
  readonly order_id: number
  readonly branch: string
  readonly at: Instant
  readonly way: PaymentWay
  readonly amount: number
  readonly rounding: number
  readonly staff: number | null
  readonly staff_name: string | null
}

/** Turns the earlier payments and the orders into entries, and drops what they were in. */
export async function beginLedger(trx: Trx, now: Instant): Promise<void> {
  await postHistory(trx, now, sql<boolean>`1 = 1`, (some) => paymentsWhere(trx, sql`p.order_id in (${sql.join(some)})`))
  await postForgotten(trx)
  await rememberClosings(trx)
  await sql`drop table payment`.execute(trx)
  await countListAnew(trx)
}

async function paymentsWhere(trx: Trx, which: RawBuilder<unknown>): Promise<EarlierPayment[]> {
  const step = (column: string) => sql`(select ${sql.ref(column)} from order_step s
    where s.order_id = p.order_id and s.at = p.at order by s.number limit 1)`
  const { rows } = await sql<EarlierPayment>`
    select p.id, p.order_id, p.branch, p.at, p.way, p.amount, p.rounding, ${step('s.staff')} as staff,
      ${step('s.staff_name')} as staff_name
    from payment p where ${which} order by p.id`.execute(trx)
  return rows
}

const batch = 500

/**
 * Writes the entries of orders that are stored and that the ledger does not know: one for each of their `earlier`
 * payments, dated as it was, and one for what else the order says.
 */
export async function postHistory(
  trx: Trx,
  now: Instant,
  which: RawBuilder<boolean>,
  earlier: (orders: readonly number[]) => Promise<readonly EarlierPayment[]> = async () => [],
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await trx
      .selectFrom('orders')
      .select([...earlierColumns, 'archive'])
      .where(which)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    const payments = rows.length === 0 ? [] : await earlier(rows.map(({ id }) => id))
    const byOrder = Map.groupBy(payments, (payment) => payment.order_id)
    const entries: LedgerEntry[] = []
    for (const { id, branch, ...row } of rows) {
      const { dayOf } = await localDays(trx, branch)
      const order = bookedFrom(row)
      const { placedAt } = order
      const own = byOrder.get(id) ?? []
      const position = positionOf(order, { dayOf, hasLeft: row.archive !== 0 })
      const rest = own.length === 0 ? position : beside(own, position, order, dayOf, dayOf(now))
      entries.push(
        { kind: 'history', by: byClock, at: placedAt, branch, order: id, lines: rest },
        ...own.map((payment) => entryOf(payment, 'receivable', dayOf)),
      )
    }
    await postUpgradeEntries(trx, entries)
    if (rows.length < batch) return
    after = rows.at(-1)?.id ?? 0
  }
}

function entryOf(
  { order_id: order, branch, at, way, amount, rounding, staff, staff_name }: EarlierPayment,
  against: 'receivable' | 'sales:none',
  dayOf: (at: Instant) => DateText,
): LedgerEntry {
  const day = dayOf(at)
  const by = staff_name === null ? byClock : ({ kind: 'staff', staff, name: staff_name } as const)
  const lines: LedgerLine[] = [
    [way, day, amount],
    ['rounding', day, -rounding],
    [against, day, rounding - amount],
  ]
  const kind = amount < 0 ? 'unpay' : 'pay'
  return { kind, by, at, branch, order, lines: lines.filter(([, , cents]) => cents !== 0) }
}

/**
 * What leads from an order's earlier payments to its position. The amount that was taken back as an order fell was one
 * of them: from now on it is owed since that day, so what each day took stays what it was.
 */
function beside(
  own: readonly EarlierPayment[],
  position: readonly LedgerLine[],
  { wantedAt, placedAt }: BookedOrder,
  dayOf: (at: Instant) => DateText,
  today: DateText,
): LedgerLine[] {
  const soldOn = dayOf(wantedAt ?? placedAt)
  const lastPaid = dayOf(own.at(-1)?.at ?? placedAt)
  const isOfSale = (account: string) => /^(receivable|advance|unsettled|sales:.*)$/.test(account)
  const dated = ([account, day, amount]: LedgerLine): LedgerLine => {
    if (day > today) return [account, day, amount]
    return [account, !isOfSale(account) ? lastPaid : soldOn < today ? soldOn : today, amount]
  }
  const paid = own.flatMap((payment) => entryOf(payment, 'receivable', dayOf).lines)
  return ledgerDifference(paid.map(dated), position.map(dated), '')
}

/** Payments of orders that are not kept any more: nothing but the sale is left to stand against them. */
async function postForgotten(trx: Trx): Promise<void> {
  const gone = await paymentsWhere(trx, sql`not exists (select 1 from orders o where o.id = p.order_id)`)
  const entries: LedgerEntry[] = []
  for (const payment of gone) entries.push(entryOf(payment, 'sales:none', (await localDays(trx, payment.branch)).dayOf))
  await postUpgradeEntries(trx, entries)
}

/**
 * The newest day record of each branch says what the balances were: the sum of the payments that records counted. An
 * order that fell took its payment back by a row of its own, which is owed from now on and was never given back.
 */
async function rememberClosings(trx: Trx): Promise<void> {
  const fell = sql`amount < 0 and id = (select max(last.id) from payment last where last.order_id = p.order_id)
    and exists (select 1 from orders o where o.id = p.order_id and o.due < 0)`
  const { rows } = await sql<{ branch: string; way: PaymentWay; amount: number; rounding: number }>`
    select branch, way, sum(case when ${fell} then 0 else amount end) as amount, sum(rounding) as rounding
    from payment p where day_record is not null group by branch, way`.execute(trx)
  for (const [branch, ways] of Map.groupBy(rows, (row) => row.branch)) {
    const balances = {
      ...Object.fromEntries(ways.map(({ way, amount }) => [way, Number(amount)])),
      rounding: -ways.reduce((sum, { rounding }) => sum + Number(rounding), 0),
    }
    await trx
      .updateTable('day_record')
      .set({ balances: toJson(balances) })
      .where('id', '=', (e) =>
        e
          .selectFrom('day_record as last')
          .select((f) => f.fn.max('last.id').as('id'))
          .where('last.branch', '=', branch),
      )
      .execute()
  }
}
