// The figures of a period: read from the running counts, some rows for each day, however many orders there were.
import type { Branch } from '#domain/branch/branch.ts'
import { addDays, type DateText, daysFrom, type Instant } from '#domain/branch/hours.ts'
import { bookedKinds } from '#domain/money/booked-counts.ts'
import { type FigureKind, figureKinds } from '#domain/money/figure-counts.ts'
import { type CountedDays, comparedDays, countedDays, dayCount, type SpanDays } from '#domain/money/figure-span.ts'
import { type GridRow, hourGrid, type OrdersAt } from '#domain/money/hour-grid.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson } from '../json.ts'
import { inBlocks } from './in-blocks.ts'
import { minutesStillOut } from './minutes-out.ts'

interface SubjectFigure {
  readonly item: string
  readonly name: LocalText
  readonly amount: number
}

export interface SpanCounts {
  readonly days: SpanDays
  /** How many days are counted, and how many compared. */
  readonly counted: number
  readonly compared: number
  readonly orders: number
  /** Of these, those promised until the minute up to which the period is compared. */
  readonly soFar: number
  /** Orders by the hour for which they were promised; hours without any are left out. */
  readonly hours: readonly { readonly hour: number; readonly orders: number }[]
  readonly grid: readonly GridRow[]
  readonly kept: number
  readonly late: number
  /**
   * Sold and never marked as ready. At least so many: what was ready and not sold is among the kept and late ones.
   */
  readonly notMarked: number
  readonly refused: number
  readonly cancelled: number
  readonly notCollected: number
  readonly timesOut: number
  /** Of all items together, while their branch was open. */
  readonly minutesOut: number
}

export interface SpanFigure extends SpanCounts {
  /** What sold most, at most `mostListed`, with how much of it the period before did. */
  readonly items: readonly (SubjectFigure & { readonly before: number })[]
  /** What sold least of what was sold, the least first; empty if all of it stands among the items. */
  readonly least: readonly SubjectFigure[]
  /** What was sold out, longest first, at most `mostListed`; `amount` is in minutes. */
  readonly soldOut: readonly (SubjectFigure & { readonly times: number })[]
}

const mostListed = 10

/** What the figures of a period list; counts by the minute are more. */
const daily: readonly FigureKind[] = figureKinds.filter(
  (kind) => !['minute', 'turnover', 'paid', 'large', 'part', 'eaten'].includes(kind),
)

/** Of these branches together. Of the running day all of it is counted, but for `soFar`. */
export async function readFigures(
  db: Db,
  branches: readonly Branch[],
  spans: { readonly of: CountedDays; readonly before: CountedDays },
  now: Instant,
): Promise<{ readonly of: SpanFigure; readonly before: SpanCounts }> {
  const these = await rowsOf(db, branches, spans.of, now)
  const those = await rowsOf(db, branches, spans.before, now)
  const items = mostOf(these, 'item')
  const least = leastSold(these)
  const out = mostOf(these, 'minutesOut')
  const names = await namesOf(db, [...items, ...least, ...out])
  const named = ({ subject, amount }: PlainCount) => ({ item: subject, name: names.get(subject) ?? {}, amount })
  const earlier = amounts(those, 'item')
  const times = amounts(these, 'soldOut')
  return {
    of: {
      ...(await countsOf(db, branches, spans.of, these)),
      items: items.map((row) => ({ ...named(row), before: earlier.get(row.subject) ?? 0 })),
      least: least.map(named),
      soldOut: out.map((row) => ({ ...named(row), times: times.get(row.subject) ?? 0 })),
    },
    before: await countsOf(db, branches, spans.before, those),
  }
}

/** The ids of what a branch sold most in these days and has on its menu, the most sold first, at most `mostListed`. */
export async function mostSold(
  db: Db,
  branch: string,
  days: readonly DateText[],
  isThere: (item: string) => boolean,
): Promise<string[]> {
  const rows = await readCounts(db, [branch], days, ['item'])
  const there = rows.filter(({ subject, amount }) => amount > 0 && isThere(subject))
  return mostOf(there, 'item').map(({ subject }) => subject)
}

const isBooked = (kind: string): boolean => bookedKinds.some((one) => one === kind)

const idsOf = (branches: readonly Branch[]): string[] => branches.map(({ id }) => id)

/** What was set out of stock is there with zero minutes, too. */
async function rowsOf(db: Db, branches: readonly Branch[], counted: CountedDays, now: Instant): Promise<PlainCount[]> {
  const days = countedDays(counted)
  const rows = await readCounts(db, idsOf(branches), daysFrom(days.from, days.to), daily)
  const minutes = await minutesStillOut(db, branches, days, now)
  for (const { kind, subject, amount } of rows) {
    if (kind === 'minutesOut') minutes.set(subject, (minutes.get(subject) ?? 0) + amount)
    else if (kind === 'soldOut') minutes.set(subject, minutes.get(subject) ?? 0)
  }
  return [
    // What is booked may be below zero: on the day on which orders of earlier days were put right.
    ...rows.filter(({ kind, amount }) => kind !== 'minutesOut' && (amount > 0 || isBooked(kind))),
    ...[...minutes].map(([subject, amount]) => ({ kind: 'minutesOut', subject, amount })),
  ]
}

async function countsOf(
  db: Db,
  branches: readonly Branch[],
  counted: CountedDays,
  rows: readonly PlainCount[],
): Promise<SpanCounts> {
  const of = (wanted: FigureKind) => rows.filter(({ kind }) => kind === wanted)
  const sum = (kind: FigureKind) => of(kind).reduce((all, { amount }) => all + amount, 0)
  const days = countedDays(counted)
  const orders = sum('sold')
  const kept = sum('kept')
  const late = sum('late')
  return {
    days: counted.days,
    counted: dayCount(days),
    compared: dayCount(comparedDays(counted)),
    orders,
    soFar: orders - (await laterOrders(db, idsOf(branches), counted)),
    hours: of('hour')
      .map(({ subject, amount }) => ({ hour: Number(subject), orders: amount }))
      .sort((one, other) => one.hour - other.hour),
    grid: hourGrid(counted.days, await ordersAtHours(db, idsOf(branches), days), branches),
    kept,
    late,
    notMarked: Math.max(0, sum('hour') - kept - late),
    refused: sum('refused'),
    cancelled: sum('cancelled'),
    notCollected: sum('not-collected'),
    timesOut: sum('soldOut'),
    minutesOut: sum('minutesOut'),
  }
}

/** Orders that are counted and not compared: promised for after the minute, or for later days. */
async function laterOrders(db: Db, branches: readonly string[], { through, until }: CountedDays): Promise<number> {
  if (!until) return 0
  const rows = await inBlocks({ branches, days: [until.day] }, mostWithMinutes, (block) =>
    db
      .selectFrom('figure')
      .select((e) => e.fn.sum<number | null>('amount').as('amount'))
      .where('branch', 'in', block.branches)
      .where('day', '=', until.day)
      .where('kind', '=', 'minute')
      .where('subject', '>', until.minute)
      .execute(),
  )
  const later = await readCounts(db, branches, daysFrom(addDays(until.day, 1), through), ['sold'])
  return [...rows, ...later].reduce((sum, { amount }) => sum + Number(amount ?? 0), 0)
}

/** A day of a branch has at most a row for each of its minutes. */
const mostWithMinutes = 100
/** And so many days of a branch, each with a row for each item that it sold, are summed by one statement. */
const mostAtOnce = 250

async function ordersAtHours(db: Db, branches: readonly string[], { from, to }: SpanDays): Promise<OrdersAt[]> {
  const rows = await inBlocks({ branches, days: daysFrom(from, to) }, mostAtOnce, (block) =>
    db
      .selectFrom('figure')
      .select((e) => ['day', 'subject', e.fn.sum<number>('amount').as('amount')])
      .where('branch', 'in', block.branches)
      .where('day', 'in', block.days)
      .where('kind', '=', 'hour')
      .groupBy(['day', 'subject'])
      .execute(),
  )
  return rows
    .map(({ day, subject, amount }) => ({ day, hour: Number(subject), orders: Number(amount) }))
    .filter(({ orders }) => orders !== 0)
}

const amounts = (rows: readonly PlainCount[], wanted: FigureKind): Map<string, number> =>
  new Map(rows.filter(({ kind }) => kind === wanted).map(({ subject, amount }) => [subject, amount]))

const mostOf = (rows: readonly PlainCount[], wanted: FigureKind): PlainCount[] =>
  rows
    .filter(({ kind }) => kind === wanted)
    .sort((one, other) => other.amount - one.amount || (one.subject < other.subject ? -1 : 1))
    .slice(0, mostListed)

/** Those that are not among the most sold. */
function leastSold(rows: readonly PlainCount[]): PlainCount[] {
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
  return new Map(rows.map(({ id, name }) => [id, fromJson<LocalText>(name)]))
}

export interface PlainCount {
  readonly kind: string
  readonly subject: string
  readonly amount: number
}

/** The counts of these kinds of several branches together over some days that follow each other. */
export async function readCounts(
  db: Db,
  branches: readonly string[],
  days: readonly DateText[],
  kinds: readonly FigureKind[],
): Promise<PlainCount[]> {
  const rows = await inBlocks({ branches, days }, mostAtOnce, (block) =>
    db
      .selectFrom('figure')
      .select((e) => ['kind', 'subject', e.fn.sum<number>('amount').as('amount')])
      .where('branch', 'in', block.branches)
      // A list, not a range: each day and kind is looked up, and what else is counted of the days is not read.
      .where('day', 'in', block.days)
      .where('kind', 'in', kinds)
      .groupBy(['kind', 'subject'])
      .execute(),
  )
  const sums = new Map<string, PlainCount>()
  for (const { kind, subject, amount } of rows) {
    const key = `${kind} ${subject}`
    sums.set(key, { kind, subject, amount: Number(amount) + (sums.get(key)?.amount ?? 0) })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0)
}
