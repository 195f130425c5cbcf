// What the list of each branch holds: running counts and totals, changed in the same transaction as the orders, so that
// no request has to count them; and who sees them. Where their money stands is in the ledger. Who changes them goes
// through `running-sums.ts`.
import { type RawBuilder, sql } from 'kysely'
import type { DateText, Instant } from '#domain/branch/hours.ts'
import { takenBy, toGiveBack } from '#domain/money/ledger.ts'
import { due } from '#domain/money/order-payments.ts'
import { byWay, type Takings } from '#domain/money/payment.ts'
import { isOver, isSold, phaseOf } from '#domain/order/course.ts'
import { listedAt, type Order } from '#domain/order/order.ts'
import { type TakingsReach, takingsReaches, usualTakingsReach } from '#domain/people/staff.ts'
import { localDays } from '../branch/branch-days.ts'
import type { Db } from '../engines/engine.ts'
import { writeBehind } from '../pipeline.ts'
import { preparedRows } from '../prepared.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'
import { allDays, balancesNow } from './ledger-store.ts'
import type { TillDayRow } from './ledger-tables.ts'

const amounts = [
  'sold',
  'open_orders',
  'open_total',
  'out_orders',
  'out_total',
  'out_due',
  'fallen_orders',
  'fallen_total',
] as const
type Amounts = Omit<TillDayRow, 'branch' | 'day'>

/** Where an order of the list stands: still to be handed over, handed over, or refused, cancelled or not collected. */
type ListPart = 'open' | 'out' | 'fallen'

/** Orders that enter the list, or with negative numbers leave it. */
export interface ListChange {
  readonly branch: string
  readonly part: ListPart
  readonly placedAt: Instant
  readonly promisedAt: Instant
  readonly orders: number
  readonly total: number
  /** What is still to be paid of them: what one customer is to be given back pays for no other. */
  readonly unpaid: number
}

/** Always in the same order of rows, so that two servers neither lose what the other adds nor deadlock. */
export async function addToListCounts(trx: Trx, changes: readonly ListChange[]): Promise<void> {
  const rows = new Map<string, TillDayRow>()
  const rowOf = (branch: string, day: string): TillDayRow => {
    const row = rows.get(`${branch} ${day}`) ?? { branch, day, ...none }
    rows.set(`${branch} ${day}`, row)
    return row
  }
  for (const { branch, part, orders, total, ...change } of changes) {
    const { dayOf } = await localDays(trx, branch)
    const days = part === 'open' ? [dayOf(change.promisedAt), allDays] : [allDays]
    for (const row of days.map((day) => rowOf(branch, day))) {
      row[`${part}_orders`] += orders
      row[`${part}_total`] += total
    }
    if (part === 'out') rowOf(branch, allDays).out_due += change.unpaid
    if (part !== 'fallen') rowOf(branch, dayOf(change.placedAt)).sold += total
  }
  const changed = [...rows]
    .filter(([, row]) => amounts.some((amount) => row[amount] !== 0))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
  await writeBehind(trx, upsert(trx, changed))
}

const none: Amounts = {
  sold: 0,
  open_orders: 0,
  open_total: 0,
  out_orders: 0,
  out_total: 0,
  out_due: 0,
  fallen_orders: 0,
  fallen_total: 0,
}

const upsert = preparedRows<TillDayRow, unknown>((db, rows) =>
  db
    .insertInto('till_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['branch', 'day'])
        .doUpdateSet((e) =>
          Object.fromEntries(amounts.map((one) => [one, e(`till_day.${one}`, '+', e.ref(`excluded.${one}`))])),
        ),
    ),
)

type CountedOrder = Pick<Order, 'branch' | 'course' | 'lines' | 'total' | 'placedAt' | 'wantedAt'> &
  Partial<Pick<Order, 'payments' | 'keptAt'>>

/** What an order of the list adds to the counts. */
export function inListCounts(order: CountedOrder): ListChange {
  const { branch, course, total, placedAt, payments = [], keptAt = null } = order
  return {
    branch,
    part: !isSold(course) ? 'fallen' : isOver(phaseOf(order)) ? 'out' : 'open',
    placedAt,
    promisedAt: listedAt(order),
    orders: 1,
    total,
    unpaid: Math.max(0, due({ course, total, payments, keptAt })),
  }
}

/** What takes a change back. */
export const oppositeChange = (change: ListChange): ListChange => ({
  ...change,
  orders: -change.orders,
  total: -change.total,
  unpaid: -change.unpaid,
})

/** What many stored orders of the list add to the counts. */
export async function inListCountsTogether(db: Db, which: RawBuilder<boolean>): Promise<ListChange[]> {
  const quarterOf = (column: string) => sql`${sql.ref(column)} / ${sql.lit(quarterMs)} * ${sql.lit(quarterMs)}`
  const { rows } = await sql<ListChange>`
    select branch, part, placed_at as "placedAt", promised_at as "promisedAt", count(*) as orders, sum(total) as total,
      sum(case when due > 0 then due else 0 end) as unpaid
    from (
      select branch, total, due, ${quarterOf('placed_at')} as placed_at, ${quarterOf('wanted_at')} as promised_at,
        case when course not in ('placed', 'accepted') then 'fallen' when status = 1 then 'out' else 'open' end as part
      from orders where ${which}
    ) moved
    group by branch, part, placed_at, promised_at`.execute(db)
  return rows.map((row) => ({
    branch: row.branch,
    part: row.part,
    placedAt: Number(row.placedAt),
    promisedAt: Number(row.promisedAt),
    orders: Number(row.orders),
    total: Number(row.total),
    unpaid: Number(row.unpaid),
  }))
}

/** Days begin at full quarters of an hour in every time zone. */
const quarterMs = 900_000

/** What the list of some branches holds. `later`: open, and promised for another day; not in `open`. */
export interface ListCounts
  extends Readonly<Record<ListPart | 'later', { readonly orders: number; readonly total: number }>> {
  /** Cents of what was placed today. */
  readonly today: number
  /** What is still to be paid of what was handed over. */
  readonly outDue: number
}

/** The branches, each with its date of today. */
type BranchDay = { readonly id: string; readonly date: DateText }

export async function countsNow(db: Db, branches: readonly BranchDay[]): Promise<ListCounts> {
  const all = { ...none }
  const later = { orders: 0, total: 0 }
  let today = 0
  for (const [date, alike] of Map.groupBy(branches, (branch) => branch.date))
    for (const row of await countsSince(db, alike)) {
      if (row.day === allDays) for (const amount of amounts) all[amount] += Number(row[amount])
      else if (row.day === date) today += Number(row.sold)
      else {
        later.orders += Number(row.open_orders)
        later.total += Number(row.open_total)
      }
    }
  return {
    later,
    today,
    outDue: all.out_due,
    open: { orders: all.open_orders - later.orders, total: all.open_total - later.total },
    out: { orders: all.out_orders, total: all.out_total },
    fallen: { orders: all.fallen_orders, total: all.fallen_total },
  }
}

const countsSince = preparedRows<BranchDay, Amounts & { day: string }>((db, branches) =>
  db
    .selectFrom('till_day')
    .select((e) => ['day', ...amounts.map((amount) => e.fn.sum<number>(amount).as(amount))])
    .where(
      'branch',
      'in',
      branches.map(({ id }) => id),
    )
    .where('day', '>=', branches[0].date)
    .groupBy('day'),
)

/** What the list of some branches holds, and what they took today. */
export interface ListTotals {
  /** Cents of the sold orders in the list, of those placed today, and how many there are. */
  readonly total: number
  readonly today: number
  readonly orders: number
  /** All orders in the list, also those that were refused, cancelled or not collected. */
  readonly listed: number
  readonly takings: Takings
}

/** The totals of the lists of these branches. */
export async function readListTotals(db: Db, branches: readonly BranchDay[]): Promise<ListTotals> {
  const { open, later, out, fallen, today } = await countsNow(db, branches)
  const balances = await balancesNow(db, branches)
  const orders = open.orders + later.orders + out.orders
  return {
    total: open.total + later.total + out.total,
    today,
    orders,
    listed: orders + fallen.orders,
    takings: {
      taken: byWay((way) => takenBy(balances.today, way)),
      rounding: 0 - (balances.today.rounding ?? 0),
      open: (balances.all.receivable ?? 0) - balances.later,
      later: balances.later,
      toGiveBack: toGiveBack(balances.all),
    },
  }
}

/** As the owner set it, or the default. */
export async function takingsReach(db: Db): Promise<TakingsReach> {
  const set = await readSetting(db, 'takings.reach')
  return takingsReaches.find((reach) => reach === set) ?? usualTakingsReach
}

export const setTakingsReach = (trx: Trx, reach: TakingsReach): Promise<void> =>
  writeSetting(trx, 'takings.reach', reach)

/** It asks unless the owner decided otherwise. */
export const asksUnpaid = async (db: Db): Promise<boolean> => (await readSetting(db, 'takings.asksUnpaid')) !== 'no'

export const setAsksUnpaid = (trx: Trx, asks: boolean): Promise<void> =>
  writeSetting(trx, 'takings.asksUnpaid', asks ? 'yes' : 'no')
