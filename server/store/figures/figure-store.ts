// The figures of each day of a branch: running counts, changed in the same transaction as what they count, so that
// reading them costs the same however many orders there are.
import { type Kysely, sql } from 'kysely'
import type { DateText, Instant } from '../../../domain/branch/hours.ts'
import { keptWithin } from '../../../domain/capacity/quote.ts'
import { type Counted, countedOf, type FigureKind } from '../../../domain/counter/day-counts.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { type LocalDays, localDays } from '../branch-days.ts'
import type { Db } from '../engines/engine.ts'
import { read } from '../json.ts'
import { preparedRows } from '../prepared.ts'
import { doOnce } from '../setting-store.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import type { FigureRow } from './figure-table.ts'

/** What something adds to the figures of a branch, at the day of an instant. */
interface FigureChange extends Counted {
  readonly branch: string
  readonly at: Instant
}

/** Always in the same order of rows, so that two servers neither lose what the other adds nor deadlock. */
export async function addToFigures(trx: Trx, changes: readonly FigureChange[]): Promise<void> {
  const rows = new Map<string, FigureRow>()
  for (const { branch, at, kind, subject, amount } of changes) {
    const day = (await localDays(trx, branch)).dayOf(at)
    const key = [branch, day, kind, subject].join('\n')
    const row = rows.get(key) ?? { branch, day, kind, subject, amount: 0 }
    rows.set(key, { ...row, amount: row.amount + amount })
  }
  const changed = [...rows]
    .filter(([, { amount }]) => amount !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
  if (changed.length > 0) await upsert(trx, changed)
}

const upsert = preparedRows<FigureRow, unknown>((db, rows) =>
  db
    .insertInto('figure')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['branch', 'day', 'kind', 'subject'])
        .doUpdateSet((e) => ({ amount: e('figure.amount', '+', e.ref('excluded.amount')) })),
    ),
)

type InFigures = Pick<Order, 'branch' | 'course' | 'lines' | 'wantedAt'> &
  Partial<Pick<Order, 'firstPromisedAt' | 'readyAt'>>

/** Counts an order, or with what it was before, what a step changed. Orders of the old site have no time: not counted. */
export async function countOrder(trx: Trx, order: InFigures, before?: InFigures): Promise<void> {
  const { hourOf } = await localDays(trx, order.branch)
  const changesOf = (one: InFigures, sign: 1 | -1): FigureChange[] => {
    const { branch, wantedAt: at } = one
    if (at === null) return []
    return countedOf(one, hourOf(at)).map((counted) => ({ ...counted, branch, at, amount: sign * counted.amount }))
  }
  await addToFigures(trx, [...(before ? changesOf(before, -1) : []), ...changesOf(order, 1)])
}

/** Counts what there is, unless that was done before. A database that was filled without the calls has no figures. */
export const countFiguresOnce = (db: Kysely<Tables>): Promise<void> => doOnce(db, 'figures.counted', countFigures)

const quarterMs = 900_000

/** Counts all orders again from scratch, and keeps how often items were sold out, which no order says. */
export async function countFigures(trx: Trx): Promise<void> {
  await trx.deleteFrom('figure').where('kind', '<>', 'soldOut').execute()
  const at = sql`wanted_at / ${sql.lit(quarterMs)} * ${sql.lit(quarterMs)}`
  const isSoldSql = sql`course in ('placed', 'accepted')`
  const { rows: orders } = await sql<{ branch: string; at: number; kind: FigureKind; amount: number }>`
    select branch, at, kind, count(*) as amount from (
      select branch, ${at} as at, case when ${isSoldSql} then 'hour' else course end as kind
      from orders where wanted_known = 1 and course not in ('awaiting', 'lapsed')
      union all
      select branch, ${at} as at,
        case when ready_at <= first_promised_at + ${sql.lit(keptWithin)} then 'kept' else 'late' end as kind
      from orders
      where wanted_known = 1 and ${isSoldSql} and ready_at is not null and first_promised_at is not null
    ) counted
    group by branch, at, kind`.execute(trx)
  const { rows: items } = await sql<{ branch: string; at: number; item: string; amount: number }>`
    select branch, ${at} as at, item, sum(quantity) as amount
    from orders join order_line on order_line.order_id = orders.id
    where wanted_known = 1 and ${isSoldSql}
    group by branch, ${at}, item`.execute(trx)
  const clocks = new Map<string, LocalDays>()
  for (const { branch } of orders) clocks.set(branch, await localDays(trx, branch))
  const hourAt = (branch: string, instant: number) => String(clocks.get(branch)?.hourOf(instant) ?? 0).padStart(2, '0')
  await addToFigures(trx, [
    ...orders.map(({ branch, at: instant, kind, amount }) => ({
      ...{ branch, at: Number(instant), kind, amount: Number(amount) },
      subject: kind === 'hour' ? hourAt(branch, Number(instant)) : '',
    })),
    ...items.map(({ branch, at: instant, item, amount }) => ({
      ...{ branch, at: Number(instant), kind: 'item' as const, subject: item, amount: Number(amount) },
    })),
  ])
}

export interface SubjectFigure {
  readonly item: string
  readonly name: LocalText
  readonly amount: number
}

export interface DayCounts {
  readonly orders: number
  /** Orders by the hour for which they were promised; hours without any are left out. */
  readonly hours: readonly { readonly hour: number; readonly orders: number }[]
  readonly kept: number
  readonly late: number
  readonly refused: number
  readonly cancelled: number
  readonly notCollected: number
  readonly timesOut: number
}

export interface DayFigure extends DayCounts {
  /** What sold most, at most `mostListed`, with how much of it the day before did. */
  readonly items: readonly (SubjectFigure & { readonly before: number })[]
  /** What was sold out, most often first, at most `mostListed`. */
  readonly soldOut: readonly SubjectFigure[]
}

const mostListed = 10

/** The figures of these branches together on a day of theirs, and what there was on another one `before`. */
export async function readFigures(
  db: Db,
  branches: readonly string[],
  day: DateText,
  before: DateText,
): Promise<{ readonly of: DayFigure; readonly before: DayCounts }> {
  const rows =
    branches.length === 0
      ? []
      : await db
          .selectFrom('figure')
          .select((e) => ['day', 'kind', 'subject', e.fn.sum<number>('amount').as('amount')])
          .where('branch', 'in', branches)
          .where('day', 'in', [day, before])
          .groupBy(['day', 'kind', 'subject'])
          .execute()
  const counted = rows.map((row) => ({ ...row, amount: Number(row.amount) })).filter(({ amount }) => amount > 0)
  const on = (wanted: DateText): Rows => counted.filter((row) => row.day === wanted)
  const [these, those] = [on(day), on(before)]
  const [items, soldOut] = [mostOf(these, 'item'), mostOf(these, 'soldOut')]
  const names = await namesOf(db, [...items, ...soldOut])
  const named = ({ subject, amount }: Rows[number]) => ({ item: subject, name: names.get(subject) ?? {}, amount })
  const earlier = new Map(those.filter(({ kind }) => kind === 'item').map(({ subject, amount }) => [subject, amount]))
  return {
    of: {
      ...countsOf(these),
      items: items.map((row) => ({ ...named(row), before: earlier.get(row.subject) ?? 0 })),
      soldOut: soldOut.map(named),
    },
    before: countsOf(those),
  }
}

type Rows = readonly { readonly kind: string; readonly subject: string; readonly amount: number }[]

function countsOf(rows: Rows): DayCounts {
  const of = (wanted: FigureKind) => rows.filter(({ kind }) => kind === wanted)
  const sum = (kind: FigureKind) => of(kind).reduce((all, { amount }) => all + amount, 0)
  return {
    orders: sum('hour'),
    hours: of('hour')
      .map(({ subject, amount }) => ({ hour: Number(subject), orders: amount }))
      .sort((one, other) => one.hour - other.hour),
    ...{ kept: sum('kept'), late: sum('late'), refused: sum('refused'), cancelled: sum('cancelled') },
    ...{ notCollected: sum('not-collected'), timesOut: sum('soldOut') },
  }
}

const mostOf = (rows: Rows, wanted: FigureKind) =>
  rows
    .filter(({ kind }) => kind === wanted)
    .sort((one, other) => other.amount - one.amount || (one.subject < other.subject ? -1 : 1))
    .slice(0, mostListed)

/** Also of items that are off the menu. */
async function namesOf(db: Db, of: readonly { readonly subject: string }[]): Promise<Map<string, LocalText>> {
  if (of.length === 0) return new Map()
  const ids = of.map(({ subject }) => subject)
  const rows = await db.selectFrom('item').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, read<LocalText>(name)]))
}
