// The figures of each day of a branch: running counts, changed in the same transaction as what they count, so that
// reading them costs the same however many orders there are.
import type { Kysely } from 'kysely'
import type { DateText, Instant } from '../../../domain/branch/hours.ts'
import { type Counted, countedOf, type FigureKind, figureKinds } from '../../../domain/counter/day-counts.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { localDays } from '../branch-days.ts'
import type { Db } from '../engines/engine.ts'
import { read } from '../json.ts'
import { anyById } from '../orders/order-store.ts'
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

type InFigures = Pick<Order, 'branch'> & Parameters<typeof countedOf>[0]

/** Counts an order, or with what it was before, what a step changed. Orders of the old site have no time: not counted. */
export async function countOrder(trx: Trx, order: InFigures, before?: InFigures): Promise<void> {
  const changes = before ? await changesOf(trx, before, -1) : []
  await addToFigures(trx, [...changes, ...(await changesOf(trx, order, 1))])
}

async function changesOf(trx: Trx, order: InFigures, sign: 1 | -1): Promise<FigureChange[]> {
  const { branch, wantedAt: at } = order
  if (at === null) return []
  const { minuteOf } = await localDays(trx, branch)
  return countedOf(order, minuteOf(at)).map((counted) => ({ ...counted, branch, at, amount: sign * counted.amount }))
}

/** Counts what there is, unless that was done before. A database that was filled without the calls has no figures. */
export const countFiguresOnce = (db: Kysely<Tables>): Promise<void> => doOnce(db, 'figures.counted', countFigures)

const page = 500

/** Counts all orders again from scratch, and keeps how often items were sold out, which no order says. */
export async function countFigures(trx: Trx): Promise<void> {
  await trx.deleteFrom('figure').where('kind', '<>', 'soldOut').execute()
  for (let after = 0; ; ) {
    const rows = await trx.selectFrom('orders').select('id').where('id', '>', after).orderBy('id').limit(page).execute()
    const ids = rows.map(({ id }) => id)
    const changes: FigureChange[] = []
    for (const order of await anyById(trx, ids)) changes.push(...(await changesOf(trx, order, 1)))
    await addToFigures(trx, changes)
    if (ids.length < page) return
    after = ids.at(-1) ?? 0
  }
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
  /** What sold least of what was sold, the least first; empty if all of it stands among the items. */
  readonly least: readonly SubjectFigure[]
  /** What was sold out, most often first, at most `mostListed`. */
  readonly soldOut: readonly SubjectFigure[]
}

const mostListed = 10

/** What the figures of a day list; counts by the minute are more. */
const daily: readonly FigureKind[] = figureKinds.filter(
  (kind) => !['minute', 'turnover', 'paid', 'large'].includes(kind),
)

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
          .where('kind', 'in', daily)
          .groupBy(['day', 'kind', 'subject'])
          .execute()
  const counted = rows.map((row) => ({ ...row, amount: Number(row.amount) })).filter(({ amount }) => amount > 0)
  const on = (wanted: DateText): Rows => counted.filter((row) => row.day === wanted)
  const [these, those] = [on(day), on(before)]
  const [items, least, soldOut] = [mostOf(these, 'item'), leastSold(these), mostOf(these, 'soldOut')]
  const names = await namesOf(db, [...items, ...least, ...soldOut])
  const named = ({ subject, amount }: Rows[number]) => ({ item: subject, name: names.get(subject) ?? {}, amount })
  const earlier = new Map(those.filter(({ kind }) => kind === 'item').map(({ subject, amount }) => [subject, amount]))
  return {
    of: {
      ...countsOf(these),
      items: items.map((row) => ({ ...named(row), before: earlier.get(row.subject) ?? 0 })),
      least: least.map(named),
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

/** Of what is not among the most. */
function leastSold(rows: Rows) {
  const sold = rows.filter(({ kind }) => kind === 'item')
  return sold
    .toSorted((one, other) => one.amount - other.amount || (one.subject < other.subject ? -1 : 1))
    .slice(0, Math.max(0, Math.min(mostListed, sold.length - mostListed)))
}

/** Also of items that are off the menu. */
async function namesOf(db: Db, of: readonly { readonly subject: string }[]): Promise<Map<string, LocalText>> {
  if (of.length === 0) return new Map()
  const ids = of.map(({ subject }) => subject)
  const rows = await db.selectFrom('item').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, read<LocalText>(name)]))
}

export interface PlainCount {
  readonly kind: string
  readonly subject: string
  readonly amount: number
}

/** The counts of these kinds of several branches together over some days. */
export async function readCounts(
  db: Db,
  branches: readonly string[],
  { from, to }: { readonly from: DateText; readonly to: DateText },
  kinds: readonly FigureKind[],
): Promise<PlainCount[]> {
  if (branches.length === 0) return []
  const rows = await db
    .selectFrom('figure')
    .select((e) => ['kind', 'subject', e.fn.sum<number>('amount').as('amount')])
    .where('branch', 'in', branches)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', 'in', kinds)
    .groupBy(['kind', 'subject'])
    .execute()
  return rows
    .map(({ kind, subject, amount }) => ({ kind, subject, amount: Number(amount) }))
    .filter(({ amount }) => amount !== 0)
}
