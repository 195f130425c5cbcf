// A month by day, of several branches together: what was sold, where the day is not closed, and what counts differ by.
// Read from balances, closings and counts, however many orders there were (OFF-3).
import { sql } from 'kysely'
import type { DateText, Instant } from '#domain/branch/hours.ts'
import { differencesOf } from '#domain/money/day-count.ts'
import { paymentWays } from '#domain/money/payment.ts'
import { addRates, grossOf, type RateSum, ratesOf } from '#domain/money/rate-sums.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'
import type { BookedDays } from './balance-range.ts'
import { newestCounts } from './day-count-store.ts'

export interface MonthDay {
  readonly day: DateText
  readonly sold: Cents
  /** At how many branches something was sold or paid. */
  readonly branches: number
  /** At how many of them nobody has closed the day, nor a later one, which takes along what came before. */
  readonly open: number
  /** The first of these. */
  readonly openAt: string | null
  readonly cash: Cents
  readonly register: Cents
  readonly differs: number
}

interface MonthOfDays {
  readonly days: readonly MonthDay[]
  readonly rates: readonly RateSum[]
}

/** The days on which something was sold, paid or counted. */
export async function readMonth(db: Db, branches: readonly string[], days: BookedDays): Promise<MonthOfDays> {
  if (branches.length === 0) return { days: [], rates: [] }
  const sold = await soldByDay(db, branches, days)
  const open = await openByDay(db, branches, days)
  const counted = await differencesByDay(db, branches, days)
  const all = [...new Set([...sold.keys(), ...open.keys(), ...counted.keys()])].sort()
  return {
    days: all.map((day) => ({
      day,
      sold: grossOf(sold.get(day) ?? []),
      ...(open.get(day) ?? { branches: 0, open: 0, openAt: null }),
      ...(counted.get(day) ?? nothing),
    })),
    rates: addRates([...sold.values()].flat()),
  }
}

async function soldByDay(db: Db, branches: readonly string[], { from, to }: BookedDays) {
  const rows = await db
    .selectFrom('ledger_balance')
    .select((e) => ['day', 'account', e.fn.sum<number>('amount').as('amount')])
    .where('branch', 'in', branches)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where((e) => e.or([e('account', 'like', 'sales:%'), e('account', 'like', 'vat:%')]))
    .groupBy(['day', 'account'])
    .execute()
  const byDay = Map.groupBy(rows, ({ day }) => day)
  return new Map(
    [...byDay].map(([day, some]) => [
      day,
      ratesOf(some.map(({ account, amount }): [string, number] => [account, Number(amount)])),
    ]),
  )
}

async function openByDay(db: Db, branches: readonly string[], { from, to }: BookedDays) {
  const { rows } = await sql<{ day: string; branches: number; open: number; openAt: string | null }>`
    with booked as (
      select distinct branch, day from ledger_balance
      where branch in (${sql.join(branches)}) and day >= ${from} and day <= ${to} and amount <> 0
        and (account like 'sales:%' or account like 'vat:%' or account in (${sql.join(paymentWays)}))
    ), closed as (
      select id as branch, (
        select max(day) from day_record where day_record.branch = branch.id
      ) as until
      from branch where id in (${sql.join(branches)})
    ), standing as (
      select booked.day, booked.branch, case when until >= booked.day then 0 else 1 end as open
      from booked left join closed on closed.branch = booked.branch
    )
    select day, count(*) as branches, sum(open) as open, min(case when open = 1 then branch end) as "openAt"
    from standing group by day`.execute(db)
  return new Map(
    rows.map(({ day, openAt, ...counts }) => [
      day,
      { branches: Number(counts.branches), open: Number(counts.open), openAt },
    ]),
  )
}

const nothing = { cash: 0, register: 0, differs: 0 }

async function differencesByDay(db: Db, branches: readonly string[], days: BookedDays) {
  const byDay = new Map<DateText, typeof nothing>()
  for await (const count of newestCounts(db, branches, days)) {
    const { cash: ofCash, register } = differencesOf(count)
    const sum = byDay.get(count.day) ?? nothing
    byDay.set(count.day, {
      cash: sum.cash + ofCash,
      register: sum.register + register.reduce((all, { difference }) => all + difference, 0),
      differs: sum.differs + (ofCash === 0 && register.length === 0 ? 0 : 1),
    })
  }
  return byDay
}

/** A month that the accountant has, who said so and when. */
export interface MonthTakenOver {
  readonly month: string
  readonly at: Instant
  readonly by: string
}

/** The newest month up to this one that the accountant has. */
export async function readTakenOver(db: Db, month: string): Promise<MonthTakenOver | null> {
  const taken = (await allTakenOver(db)).filter((one) => one.month <= month)
  return taken.toSorted((one, other) => (one.month < other.month ? -1 : 1)).at(-1) ?? null
}

/** `taken`: null once the accountant does not have the month after all. What was said first stays. */
export async function saveTakenOver(
  trx: Trx,
  month: string,
  taken: Omit<MonthTakenOver, 'month'> | null,
): Promise<void> {
  // Others that say so of another month wait until this transaction has ended.
  await writeSetting(trx, 'books.lock', crypto.randomUUID())
  const all = await allTakenOver(trx)
  const others = all.filter((one) => one.month !== month)
  const before = all.find((one) => one.month === month)
  await writeSetting(trx, 'books.takenOver', toJson(taken ? [...others, before ?? { month, ...taken }] : others))
}

async function allTakenOver(db: Db): Promise<MonthTakenOver[]> {
  const kept = await readSetting(db, 'books.takenOver')
  return kept === null ? [] : fromJson<MonthTakenOver[]>(kept)
}
