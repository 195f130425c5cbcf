// Closing days: the figures of a branch as they stand, and the day records, which nothing deletes (F-51).
import { type Selectable, sql } from 'kysely'
import type { DateText, Instant } from '../../../domain/branch/hours.ts'
import {
  type ClosingWish,
  type DayFigures,
  type DayPart,
  type DayRecord,
  leaves,
  type PartFigures,
} from '../../../domain/counter/day.ts'
import type { Db } from '../engines/engine.ts'
import { read, write } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { countPayments, takenSinceClosing, type Uncounted } from './payments.ts'
import type { DayRecordRow } from './takings-tables.ts'

/** The part of an order. */
const partSql = (dayEnds: Instant) =>
  sql<DayPart>`case when course in ('refused', 'cancelled', 'not-collected') then 'fallen'
    when status = 1 then 'handedOver' when wanted_at < ${dayEnds} then 'open' else 'later' end`

const none: PartFigures = { orders: 0, total: 0 }

/** A closing that has moved its orders to an archive, with the payments that it counts. */
interface Moved extends ClosingWish {
  readonly archive: number
  readonly uncounted: Uncounted
}

/**
 * What the list of a branch holds now, and what was taken since the last closing. For a closing, of each part what it
 * has moved, or what stays in the list; an order that came or ended since it moved them is for the next one.
 */
export async function dayFigures(db: Db, branch: string, dayEnds: Instant, moved?: Moved): Promise<DayFigures> {
  const archive = moved?.archive ?? 0
  const { rows } = await sql<{
    part: DayPart
    listed: number
    orders: number
    total: number
    unpaid: number
    paid: number
  }>`
    select part, listed, count(*) as orders, coalesce(sum(total), 0) as total,
      coalesce(sum(total) filter (where paid_at is null), 0) as unpaid,
      coalesce(sum(paid_amount) filter (where paid_at is not null), 0) as paid
    from (select ${partSql(dayEnds)} as part, case archive when 0 then 1 else 0 end as listed, total, paid_at, paid_amount
      from orders
      where branch = ${branch} and (archive = 0 or archive = ${archive})) counted
    group by part, listed`.execute(db)
  const rowOf = (part: DayPart) => {
    const listed = moved && leaves(part, moved) ? 0 : 1
    return rows.find((row) => row.part === part && Number(row.listed) === listed)
  }
  const of = (part: DayPart): PartFigures => {
    const row = rowOf(part)
    return row ? { orders: Number(row.orders), total: Number(row.total) } : none
  }
  const { taken, rounding } = moved?.uncounted ?? (await takenSinceClosing(db, branch))
  // What was paid of orders that are not sold after all: of a closing, those that it has moved.
  const fallen = rows.find(({ part, listed }) => part === 'fallen' && Number(listed) === (moved ? 0 : 1))
  const toGiveBack = Number(fallen?.paid ?? 0)
  return {
    ...{ handedOver: of('handedOver'), fallen: of('fallen'), open: of('open'), later: of('later') },
    money: { taken, rounding, toGiveBack, unpaid: Number(rowOf('handedOver')?.unpaid ?? 0) },
  }
}

interface Closing extends ClosingWish {
  readonly branch: string
  readonly day: DateText
  readonly at: Instant
  readonly by: { readonly id: number; readonly name: string }
  readonly archive: number | null
  readonly figures: DayFigures
  /** The ids of those that belong to the record. */
  readonly payments: readonly number[]
}

/** Saves a day record. */
export async function saveDayRecord(trx: Trx, closing: Closing): Promise<number> {
  const { branch, day, at, by, archive, figures, payments, alsoOpen, alsoLater } = closing
  const { id } = await trx
    .insertInto('day_record')
    .values({
      ...{ branch, day, at, staff: by.id, staff_name: by.name, archive },
      data: write({ figures, alsoOpen, alsoLater }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await countPayments(trx, payments, id)
  return id
}

/** The day records of these branches, newest first. `before` is the id at which the page before ended. */
export async function listDayRecords(
  db: Db,
  branches: readonly string[],
  limit: number,
  before?: number,
): Promise<DayRecord[]> {
  if (branches.length === 0) return []
  const rows = await db
    .selectFrom('day_record')
    .selectAll()
    .where('branch', 'in', branches)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(recordFrom)
}

export async function dayRecord(db: Db, id: number): Promise<DayRecord | undefined> {
  const row = await db.selectFrom('day_record').selectAll().where('id', '=', id).executeTakeFirst()
  return row && recordFrom(row)
}

/** Says in the day records that the orders of an archive are back in the list. */
export async function markBroughtBack(trx: Trx, archive: number, now: Instant): Promise<void> {
  await trx.updateTable('day_record').set({ brought_back_at: now }).where('archive', '=', archive).execute()
}

/** Says in the day record of a branch that one order more is back in the list. */
export async function markOneBack(trx: Trx, archive: number, branch: string): Promise<void> {
  const row = await trx
    .selectFrom('day_record')
    .select(['id', 'data'])
    .where('archive', '=', archive)
    .where('branch', '=', branch)
    .executeTakeFirst()
  if (!row) return
  const kept = read<KeptRecord>(row.data)
  const data = write({ ...kept, ordersBack: (kept.ordersBack ?? 0) + 1 })
  await trx.updateTable('day_record').set({ data }).where('id', '=', row.id).execute()
}

type KeptRecord = Pick<DayRecord, 'figures' | 'alsoOpen' | 'alsoLater' | 'ordersBack'>

const recordFrom = (row: Selectable<DayRecordRow>): DayRecord => ({
  ...{ id: row.id, branch: row.branch, day: row.day, at: row.at, by: row.staff_name },
  ...read<KeptRecord>(row.data),
  broughtBackAt: row.brought_back_at,
})
