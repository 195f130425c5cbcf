// Closing days: the figures of a branch as they stand, and the day records, which nothing deletes (F-51).
import { type Selectable, sql } from 'kysely'
import type { DateText, Instant } from '../../../domain/branch/hours.ts'
import type { ClosingWish, DayFigures, DayPart, DayRecord, PartFigures } from '../../../domain/counter/day.ts'
import type { Db } from '../engines/engine.ts'
import { read, write } from '../json.ts'
import type { DayRecordRow } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import { countPayments, takenSinceClosing } from './payments.ts'
import { toGiveBackAt } from './unpaid.ts'

/** The part of an order as SQL; `dayPartOf` says the same. */
export const partSql = (dayEnds: Instant) =>
  sql<DayPart>`case when course in ('refused', 'cancelled', 'not-collected') then 'fallen'
    when status = 1 then 'handedOver' when wanted_at < ${dayEnds} then 'open' else 'later' end`

const none: PartFigures = { orders: 0, total: 0 }

/** What the list of a branch holds now, and what was taken since the last closing. With `archive`, its orders too. */
export async function dayFigures(db: Db, branch: string, dayEnds: Instant, archive = 0): Promise<DayFigures> {
  const listed = await toGiveBackAt(db, branch)
  const toGiveBack = listed + (archive === 0 ? 0 : await toGiveBackAt(db, branch, archive))
  const { rows } = await sql<{ part: DayPart; orders: number; total: number; unpaid: number }>`
    select part, count(*) as orders, coalesce(sum(total), 0) as total,
      coalesce(sum(total) filter (where paid_at is null), 0) as unpaid
    from (select ${partSql(dayEnds)} as part, total, paid_at from orders
      where branch = ${branch} and (archive = 0 or archive = ${archive})) listed
    group by part`.execute(db)
  const of = (part: DayPart): PartFigures => {
    const row = rows.find((one) => one.part === part)
    return row ? { orders: Number(row.orders), total: Number(row.total) } : none
  }
  const { taken, rounding } = await takenSinceClosing(db, branch)
  return {
    ...{ handedOver: of('handedOver'), fallen: of('fallen'), open: of('open'), later: of('later') },
    money: { taken, rounding, toGiveBack, unpaid: Number(rows.find(({ part }) => part === 'handedOver')?.unpaid ?? 0) },
  }
}

interface Closing extends ClosingWish {
  readonly branch: string
  readonly day: DateText
  readonly at: Instant
  readonly by: { readonly id: number; readonly name: string }
  readonly archive: number | null
  readonly figures: DayFigures
}

/** Saves a day record; the payments since the last one belong to it. */
export async function saveDayRecord(trx: Trx, closing: Closing): Promise<number> {
  const { branch, day, at, by, archive, figures, alsoOpen, alsoLater } = closing
  const { id } = await trx
    .insertInto('day_record')
    .values({
      ...{ branch, day, at, staff: by.id, staff_name: by.name, archive },
      data: write({ figures, alsoOpen, alsoLater }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await countPayments(trx, branch, id)
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

const recordFrom = (row: Selectable<DayRecordRow>): DayRecord => ({
  ...{ id: row.id, branch: row.branch, day: row.day, at: row.at, by: row.staff_name },
  ...read<Pick<DayRecord, 'figures' | 'alsoOpen' | 'alsoLater'>>(row.data),
  broughtBackAt: row.brought_back_at,
})
