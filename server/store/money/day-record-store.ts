// Closing days: the figures of a branch as they stand, and the day records, which nothing deletes (F-51).
import type { Selectable } from 'kysely'
import type { DateText, Instant } from '#domain/branch/hours.ts'
import { type Balances, takenBy, toGiveBack } from '#domain/money/ledger.ts'
import { byWay, takenSum } from '#domain/money/payment.ts'
import {
  type ClosingWish,
  type DayFigures,
  type DayMoney,
  type DayPart,
  type DayRecord,
  leavesList,
  type PartFigures,
} from '#domain/order/counter/day-closing.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { balancesOf } from './ledger-store.ts'
import type { DayRecordRow } from './ledger-tables.ts'
import { countsNow, type ListChange } from './list-counts.ts'
import { lockLedger } from './running-sums.ts'

/** What a closing has moved out of the list. */
export interface MovedOrders {
  readonly listChanges: readonly ListChange[]
  /** What of them was paid and is to be given back. */
  readonly toGiveBack: number
}

/** A branch as it stands, and when its day was closed last, if that was today. */
export interface RunningDay {
  readonly figures: DayFigures
  readonly closed: (Pick<DayRecord, 'at' | 'by'> & { readonly taken: Cents }) | null
}

/** The figures of a branch as they stand: what its list holds, and what was taken since the last closing. */
export async function runningDay(db: Db, branch: string, day: DateText): Promise<RunningDay> {
  const { out, fallen, open, later, outDue } = await countsNow(db, [{ id: branch, date: day }])
  const balances = await balancesOf(db, branch)
  const last = await lastClosing(db, branch)
  const before = last && fromJson<Balances>(last.balances)
  const money = { ...takenSince(before, balances), toGiveBack: toGiveBack(balances), unpaid: outDue }
  const figures = { handedOver: out, fallen, open, later, money }
  if (last?.day !== day) return { figures, closed: null }
  const { at, by, figures: closed } = recordFrom(last)
  return { figures, closed: { at, by, taken: takenSum(closed.money.taken) } }
}

const lastClosing = (db: Db, branch: string) =>
  db.selectFrom('day_record').selectAll().where('branch', '=', branch).orderBy('id', 'desc').limit(1).executeTakeFirst()

/** What the balances have gained. */
const takenSince = (before: Balances | undefined, now: Balances): Pick<DayMoney, 'taken' | 'rounding'> => ({
  taken: byWay((way) => takenBy(now, way) - takenBy(before ?? {}, way)),
  rounding: (before?.rounding ?? 0) - (now.rounding ?? 0),
})

/** A closing that has moved its orders to an archive. */
interface Moved extends ClosingWish, Pick<MovedOrders, 'listChanges' | 'toGiveBack'> {
  readonly ends: Instant
}

/**
 * The figures of a closing: of each part what it has moved, or what stays in the list; an order that came or ended
 * since it moved them is for the next one. Nobody writes to the ledger of the branch any more, so that of two members
 * who close the day at once only one counts what was taken.
 */
export async function closingFigures(
  trx: Trx,
  branch: string,
  day: DateText,
  moved: Moved,
): Promise<{ readonly figures: DayFigures; readonly balances: Balances }> {
  await lockLedger(trx, branch)
  const { figures: now } = await runningDay(trx, branch, day)
  const of = (part: DayPart): PartFigures => {
    if (!leavesList(part, moved)) return now[part]
    const some = moved.listChanges.filter((one) => partOf(one, moved.ends) === part)
    return { orders: sumOf(some, 'orders'), total: sumOf(some, 'total') }
  }
  const unpaid = sumOf(
    moved.listChanges.filter(({ part }) => part === 'out'),
    'unpaid',
  )
  return {
    figures: {
      handedOver: of('handedOver'),
      fallen: of('fallen'),
      open: of('open'),
      later: of('later'),
      money: { ...now.money, unpaid, toGiveBack: moved.toGiveBack },
    },
    balances: await balancesOf(trx, branch),
  }
}

function partOf({ part, promisedAt }: ListChange, ends: Instant): DayPart {
  if (part === 'fallen') return 'fallen'
  if (part === 'out') return 'handedOver'
  return promisedAt < ends ? 'open' : 'later'
}

const sumOf = (some: readonly ListChange[], amount: 'orders' | 'total' | 'unpaid'): number =>
  some.reduce((sum, one) => sum + one[amount], 0)

interface Closing extends ClosingWish {
  readonly branch: string
  readonly day: DateText
  readonly at: Instant
  readonly by: { readonly id: number; readonly name: string }
  readonly archive: number | null
  readonly figures: DayFigures
  readonly balances: Balances
}

/** Saves a day record. */
export async function saveDayRecord(trx: Trx, closing: Closing): Promise<number> {
  const { branch, day, at, by, archive, figures, balances, alsoOpen, alsoLater } = closing
  const { id } = await trx
    .insertInto('day_record')
    .values({
      branch,
      day,
      at,
      staff: by.id,
      staff_name: by.name,
      archive,
      data: toJson({ figures, alsoOpen, alsoLater }),
      balances: toJson(balances),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface RecordsPage {
  readonly limit: number
  /** The id at which the page before ended. */
  readonly before?: number | undefined
  /** Only those of this day. */
  readonly day?: DateText | undefined
}

/** The day records of these branches, newest first. */
export async function listDayRecords(
  db: Db,
  branches: readonly string[],
  { limit, before, day }: RecordsPage,
): Promise<DayRecord[]> {
  if (branches.length === 0) return []
  const rows = await db
    .selectFrom('day_record')
    .selectAll()
    .where('branch', 'in', branches)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .$if(day !== undefined, (query) => query.where('day', '=', day as string))
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
  const kept = fromJson<KeptRecord>(row.data)
  const data = toJson({ ...kept, ordersBack: (kept.ordersBack ?? 0) + 1 })
  await trx.updateTable('day_record').set({ data }).where('id', '=', row.id).execute()
}

type KeptRecord = Pick<DayRecord, 'figures' | 'alsoOpen' | 'alsoLater' | 'ordersBack'>

function recordFrom(row: Selectable<DayRecordRow>): DayRecord {
  const { figures, ...kept } = fromJson<KeptRecord>(row.data)
  // Records from before a way was accepted do not name it.
  const taken = byWay((way) => figures.money.taken[way] ?? 0)
  return {
    id: row.id,
    branch: row.branch,
    day: row.day,
    at: row.at,
    by: row.staff_name,
    ...kept,
    figures: { ...figures, money: { ...figures.money, taken } },
    broughtBackAt: row.brought_back_at,
  }
}
