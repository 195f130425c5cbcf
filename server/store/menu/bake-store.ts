// What was made ahead on a day of a branch, ticked and left over, and what its past days say, read from the running
// counts: some rows for each day, however many orders there were (BAKE-1, BAKE-2).
import { type Selectable, sql } from 'kysely'
import type { DateText, Instant } from '#domain/branch/hours.ts'
import type { BakeCounts, DayNumber } from '#domain/menu/bake/bake-history.ts'
import type { FigureKind } from '#domain/money/figure-counts.ts'
import type { Db } from '../engines/engine.ts'
import { inBlocks } from '../money/in-blocks.ts'
import type { Trx } from '../write-queue.ts'
import type { BakeDayRow } from './catalogue-tables.ts'

/** What stands of an item on a day. */
export interface BakeDay {
  readonly item: string
  /** Null: nobody has said. */
  readonly made: number | null
  readonly done: boolean
  /** Null: not counted. */
  readonly left: number | null
  readonly soldOutAt: number | null
  readonly at: Instant | null
  readonly by: string
}

export async function readBakeDay(db: Db, branch: string, day: DateText): Promise<ReadonlyMap<string, BakeDay>> {
  const rows = await db.selectFrom('bake_day').selectAll().where('branch', '=', branch).where('day', '=', day).execute()
  return new Map(rows.map((row) => [row.item, bakeDayFrom(row)]))
}

const bakeDayFrom = (row: Selectable<BakeDayRow>): BakeDay => ({
  item: row.item,
  made: row.made,
  done: row.done === 1,
  left: row.left_over,
  soldOutAt: row.sold_out_at,
  at: row.at === null ? null : Number(row.at),
  by: row.staff_name,
})

interface OfItem {
  readonly branch: string
  readonly day: DateText
  readonly item: string
}

export async function saveTick(trx: Trx, of: OfItem, done: boolean, made: number | null): Promise<void> {
  const set = { done: Number(done), made }
  await trx
    .insertInto('bake_day')
    .values({ ...of, ...noCount, ...set })
    .onConflict((conflict) => conflict.columns(['branch', 'day', 'item']).doUpdateSet(set))
    .execute()
}

const noCount = { left_over: null, sold_out_at: null, at: null, staff: null, staff_name: '' }

interface CountedLeft {
  readonly made: number | null
  /** Null: the count is taken back. */
  readonly left: number | null
  readonly soldOutAt: number | null
  readonly at: Instant
  readonly member: { readonly id: number; readonly name: string }
}

export async function saveLeft(
  trx: Trx,
  of: OfItem,
  { made, left, soldOutAt, at, member }: CountedLeft,
): Promise<void> {
  const set = { made, left_over: left, sold_out_at: soldOutAt, at, staff: member.id, staff_name: member.name }
  await trx
    .insertInto('bake_day')
    .values({ ...of, ...set, done: 0 })
    .onConflict((conflict) => conflict.columns(['branch', 'day', 'item']).doUpdateSet(set))
    .execute()
}

/** So many days, each with a row for each item that is made ahead, are read by one statement. */
const mostAtOnce = 60

/** What is known of these items on these days. */
export async function readBakeCounts(
  db: Db,
  branch: string,
  items: readonly string[],
  days: readonly DateText[],
): Promise<BakeCounts> {
  if (items.length === 0 || days.length === 0) return { hours: [], sold: [], minutesOut: [], evenings: [] }
  const counted = await figuresOfItems(db, branch, items, days, ['item', 'part', 'minutesOut'])
  const hours = await inBlocks({ branches: [branch], days }, mostAtOnce, (block) =>
    db
      .selectFrom('figure')
      .select(['day', 'subject', 'amount'])
      .where('branch', '=', branch)
      .where('day', 'in', block.days)
      .where('kind', '=', 'hour')
      .execute(),
  )
  const evenings = await inBlocks({ branches: [branch], days }, mostAtOnce, (block) =>
    db
      .selectFrom('bake_day')
      .select((e) => ['day', 'item', e.ref('left_over').$notNull().as('left'), 'sold_out_at'])
      .where('branch', '=', branch)
      .where('day', 'in', block.days)
      .where('item', 'in', items)
      .where('left_over', 'is not', null)
      .execute(),
  )
  return {
    hours: hours.map(({ day, subject, amount }) => ({ day, hour: Number(subject), orders: Number(amount) })),
    sold: counted.filter(({ kind }) => kind !== 'minutesOut'),
    minutesOut: counted.filter(({ kind }) => kind === 'minutesOut'),
    evenings: evenings.map(({ day, item, left, sold_out_at: soldOutAt }) => ({ day, item, left, soldOutAt })),
  }
}

/** Pieces that were sold of these items on a day, within meal deals too. */
export async function soldOn(
  db: Db,
  branch: string,
  items: readonly string[],
  day: DateText,
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  if (items.length === 0) return sums
  for (const { item, amount } of await figuresOfItems(db, branch, items, [day], ['item', 'part']))
    sums.set(item, (sums.get(item) ?? 0) + amount)
  return sums
}

async function figuresOfItems(
  db: Db,
  branch: string,
  items: readonly string[],
  days: readonly DateText[],
  kinds: readonly FigureKind[],
): Promise<(DayNumber & { readonly kind: string })[]> {
  const rows = await inBlocks({ branches: [branch], days }, mostAtOnce, (block) =>
    db
      .selectFrom('figure')
      .select(['day', 'kind', 'subject', 'amount'])
      .where('branch', '=', branch)
      // Lists, not ranges: what else is counted of the days is not read.
      .where('day', 'in', block.days)
      .where('kind', 'in', kinds)
      .where('subject', 'in', items)
      .execute(),
  )
  return rows.map(({ day, kind, subject, amount }) => ({ day, kind, item: subject, amount: Number(amount) }))
}

/** When the branch last sold the item between two instants, alone or within a meal deal; null if it did not. */
export async function lastSaleOf(
  db: Db,
  { branch, item }: Pick<OfItem, 'branch' | 'item'>,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<Instant | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select('orders.wanted_at as at')
    .where('orders.branch', '=', branch)
    .where('orders.wanted_at', '>=', from)
    .where('orders.wanted_at', '<', to)
    .where(sql<boolean>`orders.archive >= 0`)
    .where('orders.course', 'in', ['placed', 'accepted'])
    .where((e) =>
      e.or([e('order_line.item', '=', item), e('order_line.parts', 'like', `%"item":${JSON.stringify(item)}%`)]),
    )
    .orderBy('orders.wanted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? Number(row.at) : null
}

/** Since when the branch has none, if it is marked so; null if it is not, or nobody knows since when. */
export async function outSinceAt(db: Db, { branch, item }: Pick<OfItem, 'branch' | 'item'>): Promise<Instant | null> {
  const row = await db
    .selectFrom('stock_out')
    .select('since')
    .where('branch', '=', branch)
    .where('item', '=', item)
    .executeTakeFirst()
  return row?.since == null ? null : Number(row.since)
}
