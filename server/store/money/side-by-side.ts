// The branches that sold most in a period, side by side (OFF-6).
import { daysFrom } from '#domain/branch/hours.ts'
import { type CountedDays, countedDays } from '#domain/money/figure-span.ts'
import type { Db } from '../engines/engine.ts'
import { readCounts } from './figure-reads.ts'
import { inBlocks } from './in-blocks.ts'
import { readTurnover, type SpanSales, type TurnoverPoint } from './turnover-store.ts'

export interface BranchFigures {
  readonly branch: string
  readonly of: SpanSales
  readonly soFar: SpanSales
  readonly before: SpanSales
  readonly kept: number
  readonly late: number
  /** By hour, day or month, each beside the one at the same place of the other period. */
  readonly bars: readonly Bar[]
}

interface Bar {
  readonly at: string
  readonly orders: number
  /** Null where the other period has no such place. */
  readonly before: number | null
}

interface Spans {
  readonly of: CountedDays
  readonly before: CountedDays
}

/** At most `most` of these branches: in their order, or if they are more, those that sold most, the largest first. */
export async function readSideBySide(
  db: Db,
  branches: readonly string[],
  spans: Spans,
  most: number,
): Promise<BranchFigures[]> {
  const shown = branches.length <= most ? branches : await largest(db, branches, spans.of, most)
  const figures: BranchFigures[] = []
  for (const branch of shown) figures.push(await figuresOf(db, branch, spans))
  return figures
}

/** One row of each day of a branch is summed. */
const mostAtOnce = 2000

async function largest(
  db: Db,
  branches: readonly string[],
  counted: CountedDays,
  most: number,
): Promise<readonly string[]> {
  const { from, to } = countedDays(counted)
  const rows = await inBlocks({ branches, days: daysFrom(from, to) }, mostAtOnce, (block) =>
    db
      .selectFrom('figure')
      .select((e) => ['branch', e.fn.sum<number>('amount').as('amount')])
      .where('branch', 'in', block.branches)
      .where('day', 'in', block.days)
      .where('kind', '=', 'sold')
      .groupBy('branch')
      .execute(),
  )
  const orders = new Map(branches.map((branch) => [branch, 0]))
  for (const { branch, amount } of rows) orders.set(branch, (orders.get(branch) ?? 0) + Number(amount))
  return [...orders]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([branch]) => branch)
}

async function figuresOf(db: Db, branch: string, spans: Spans): Promise<BranchFigures> {
  const { soFar, points, turnover, orders } = await readTurnover(db, [branch], spans.of, false)
  const before = await readTurnover(db, [branch], spans.before, false)
  const { from, to } = countedDays(spans.of)
  const counts = await readCounts(db, [branch], daysFrom(from, to), ['kept', 'late'])
  const countOf = (wanted: string) => counts.find(({ kind }) => kind === wanted)?.amount ?? 0
  return {
    branch,
    of: { turnover, orders },
    soFar,
    before: before.soFar,
    kept: countOf('kept'),
    late: countOf('late'),
    bars: barsOf(points, before.points),
  }
}

/** More days than these are summed by month. */
const mostDayBars = 31

function barsOf(these: readonly TurnoverPoint[], those: readonly TurnoverPoint[]): Bar[] {
  if (isOfHours(these)) return byHour(these, those)
  if (isOfHours(those)) return barsOf(these, [])
  if (these.length <= mostDayBars) return byPlace(these, those)
  return byPlace(byMonth(these), these.length === those.length ? byMonth(those) : [])
}

const isOfHours = (points: readonly TurnoverPoint[]): boolean =>
  points.length > 0 && points.every(({ at }) => at.length === 2)

const byPlace = (these: readonly Omit<Bar, 'before'>[], those: readonly Omit<Bar, 'before'>[]): Bar[] =>
  these.map(({ at, orders }, place) => ({ at, orders, before: those[place]?.orders ?? null }))

/** Without what is no hour: a day may stand beside days. */
function byHour(these: readonly TurnoverPoint[], those: readonly TurnoverPoint[]): Bar[] {
  const ordersAt = (some: readonly TurnoverPoint[], hour: string) => some.find(({ at }) => at === hour)?.orders ?? 0
  const hours = [...new Set([...these, ...those].map(({ at }) => at))].filter((at) => at.length === 2).sort()
  return hours.map((at) => ({
    at,
    orders: ordersAt(these, at),
    before: isOfHours(those) ? ordersAt(those, at) : null,
  }))
}

const byMonth = (points: readonly TurnoverPoint[]): Omit<Bar, 'before'>[] =>
  [...Map.groupBy(points, ({ at }) => at.slice(0, 7))].map(([at, some]) => ({
    at,
    orders: some.reduce((sum, { orders }) => sum + orders, 0),
  }))
