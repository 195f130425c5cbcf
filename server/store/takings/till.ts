// What the orders in each branch's list come to, and what it took: running sums, changed in the same transaction as the
// orders, so that no request has to sum orders.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type DateText, type Instant, localTime } from '../../../domain/branch/hours.ts'
import type { Takings } from '../../../domain/counter/payment.ts'
import { isSold } from '../../../domain/order/course.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Db } from '../engines/engine.ts'
import { prepared, preparedRows } from '../prepared.ts'
import { doOnce } from '../setting-store.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import type { TillDayRow } from './takings-tables.ts'

const amounts = ['cash', 'card', 'other', 'rounding', 'sold', 'orders', 'unpaid', 'give_back'] as const
type Amounts = Omit<TillDayRow, 'branch' | 'day'>

/** What something adds to the sums of a branch, at the day of an instant. */
export interface TillChange extends Partial<Amounts> {
  readonly branch: string
  readonly at: Instant
}

/** The day that stands for all days together. It sorts after every date. */
const allDays = 'all'

/** Always in the same order of rows, so that two servers neither lose what the other adds nor deadlock. */
export async function addToTill(trx: Trx, changes: readonly TillChange[]): Promise<void> {
  const rows = new Map<string, TillDayRow>()
  const zones = new Map<string, string>()
  for (const { branch, at, ...change } of changes) {
    const timeZone = zones.get(branch) ?? (await zoneOf(trx, { id: branch }))[0]?.timeZone ?? 'UTC'
    zones.set(branch, timeZone)
    for (const day of [localTime(at, timeZone).date, allDays]) {
      const row = rows.get(`${branch} ${day}`) ?? { branch, day, ...none }
      for (const amount of amounts) row[amount] += change[amount] ?? 0
      rows.set(`${branch} ${day}`, row)
    }
  }
  const changed = [...rows]
    .filter(([, row]) => amounts.some((amount) => row[amount] !== 0))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
  await upsert(trx, changed)
}

const none: Amounts = { cash: 0, card: 0, other: 0, rounding: 0, sold: 0, orders: 0, unpaid: 0, give_back: 0 }

/** The branch's time zone. */
export const zoneOf = prepared<{ id: string }, { timeZone: string }>((db, { id }) =>
  db.selectFrom('branch').select('time_zone as timeZone').where('id', '=', id),
)

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

type InTill = Pick<Order, 'branch' | 'course' | 'total' | 'placedAt' | 'wantedAt'> &
  Partial<Pick<Order, 'paidAt' | 'paidAmount'>>

/**
 * What an order of the list adds to the sums. Nobody knows whether orders of the old site, which have no time, were paid:
 * they count as sold, not as unpaid.
 */
export function inTill(order: InTill, sign: 1 | -1 = 1): TillChange[] {
  const { branch, course, total, placedAt, wantedAt, paidAt = null, paidAmount = null } = order
  if (!isSold(course)) return paidAt === null ? [] : [{ branch, at: placedAt, give_back: sign * (paidAmount ?? 0) }]
  const sold = { branch, at: placedAt, sold: sign * total, orders: sign }
  return paidAt !== null || wantedAt === null ? [sold] : [sold, { branch, at: wantedAt, unpaid: sign * total }]
}

/** Adds many stored orders to the sums at once as they enter the list, or takes them out with -1 as they leave it. */
export async function moveInTill(trx: Trx, which: RawBuilder<boolean>, sign: 1 | -1): Promise<void> {
  const isIn = (sold: boolean) => sql`${which} and course ${sql.raw(sold ? 'in' : 'not in')} ('placed', 'accepted')`
  const quarterOf = (column: string) => sql`${sql.ref(column)} / ${sql.lit(quarterMs)} * ${sql.lit(quarterMs)}`
  const read = async (sums: RawBuilder<unknown>, at: string, where: RawBuilder<unknown>) => {
    const { rows } = await sql<TillChange & Record<string, number>>`
      select branch, ${quarterOf(at)} as at, ${sums} from orders where ${where}
      group by branch, ${quarterOf(at)}`.execute(trx)
    return rows.map(({ branch, at: instant, ...sum }) => ({
      branch,
      at: Number(instant),
      ...Object.fromEntries(Object.entries(sum).map(([name, value]) => [name, sign * Number(value)])),
    }))
  }
  await addToTill(trx, [
    ...(await read(sql`sum(total) as sold, count(*) as orders`, 'placed_at', isIn(true))),
    ...(await read(
      sql`sum(total) as unpaid`,
      'wanted_at',
      sql`${isIn(true)} and paid_at is null and wanted_known = 1`,
    )),
    ...(await read(sql`sum(paid_amount) as give_back`, 'placed_at', sql`${isIn(false)} and paid_at is not null`)),
  ])
}

/** Days begin at full quarters of an hour in every time zone. */
const quarterMs = 900_000

/** Sums up what there is, unless that was done before. A database that was filled without the calls has no sums. */
export const sumTillOnce = (db: Kysely<Tables>): Promise<void> => doOnce(db, 'till.summed', sumTill)

/** Sums up all orders of the list and all payments again from scratch. */
export async function sumTill(trx: Trx): Promise<void> {
  await trx.deleteFrom('till_day').execute()
  await moveInTill(trx, sql<boolean>`archive = 0`, 1)
  const { rows } = await sql<{
    branch: string
    way: 'cash' | 'card' | 'other'
    at: number
    paid: number
    round: number
  }>`
    select branch, way, at / ${sql.lit(quarterMs)} * ${sql.lit(quarterMs)} as at, sum(amount) as paid,
      sum(rounding) as round
    from payment group by branch, way, at / ${sql.lit(quarterMs)}`.execute(trx)
  await addToTill(
    trx,
    rows.map(({ branch, way, at, paid, round }) => ({
      ...{ branch, at: Number(at), [way]: Number(paid), rounding: Number(round) },
    })),
  )
}

/** The sums of what the list of some branches holds, and of today. */
export interface Till {
  /** Cents of the sold orders in the list, of those placed today, and how many there are. */
  readonly total: number
  readonly today: number
  readonly orders: number
  readonly takings: Takings
}

/** The branches, each with its date of today. */
type BranchDay = { readonly id: string; readonly date: DateText }

/** The till of these branches. */
export async function readTill(db: Db, branches: readonly BranchDay[]): Promise<Till> {
  const today = { ...none }
  const all = { ...none }
  let later = 0
  for (const [date, alike] of Map.groupBy(branches, (branch) => branch.date))
    for (const row of await sumsOf(db, alike)) {
      const into = row.day === allDays ? all : row.day === date ? today : undefined
      if (into) for (const amount of amounts) into[amount] += Number(row[amount])
      else later += Number(row.unpaid)
    }
  return {
    total: all.sold,
    today: today.sold,
    orders: all.orders,
    takings: {
      taken: { cash: today.cash, card: today.card, other: today.other },
      rounding: today.rounding,
      open: all.unpaid - later,
      later,
      toGiveBack: all.give_back,
    },
  }
}

const sumsOf = preparedRows<BranchDay, Amounts & { day: string }>((db, branches) =>
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
