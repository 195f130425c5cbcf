// What was counted at the end of days, and the account numbers of the journal.
import type { Selectable } from 'kysely'
import type { DateText } from '#domain/branch/hours.ts'
import type { DayCount, KeptCount } from '#domain/money/day-count.ts'
import { type AccountNumbers, usualNumbers } from '#domain/money/journal.ts'
import type { Db } from '../engines/engine.ts'
import { inPieces } from '../in-pieces.ts'
import { fromJson, toJson } from '../json.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'
import type { BookedDays } from './balance-range.ts'
import type { DayCountRow } from './ledger-tables.ts'

interface Counting extends DayCount {
  readonly branch: string
  readonly day: DateText
  readonly at: number
  readonly member: { readonly id: number; readonly name: string }
}

export async function saveCount(trx: Trx, { branch, day, at, member, ...count }: Counting): Promise<void> {
  const row = { branch, day, at, staff: member.id, staff_name: member.name, data: toJson(count) }
  await trx.insertInto('day_count').values(row).execute()
}

/** The newest count of a day; `before`: the newest one of any earlier day. */
export async function newestCount(
  db: Db,
  branch: string,
  day: DateText,
  which: 'of' | 'before',
): Promise<KeptCount | undefined> {
  const row = await db
    .selectFrom('day_count')
    .selectAll()
    .where('branch', '=', branch)
    .where('day', which === 'of' ? '=' : '<', day)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && countFrom(row)
}

/** The newest count of each of these branches on its day. */
export async function countsOfDay(
  db: Db,
  branches: readonly { readonly id: string; readonly day: DateText }[],
): Promise<ReadonlyMap<string, KeptCount>> {
  const newest = new Map<string, KeptCount>()
  for (const [day, alike] of Map.groupBy(branches, (one) => one.day)) {
    const ids = alike.map(({ id }) => id)
    for await (const count of newestCounts(db, ids, { from: day, to: day })) newest.set(count.branch, count)
  }
  return newest
}

/** The newest count of each of these branches on each day from one to another. */
export async function* newestCounts(
  db: Db,
  branches: readonly string[],
  { from, to }: BookedDays,
): AsyncGenerator<KeptCount> {
  if (branches.length === 0) return
  const rows = await db
    .selectFrom('day_count')
    .selectAll()
    .where('branch', 'in', branches)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('day_count as later')
            .select('later.id')
            .whereRef('later.branch', '=', 'day_count.branch')
            .whereRef('later.day', '=', 'day_count.day')
            .whereRef('later.id', '>', 'day_count.id'),
        ),
      ),
    )
    .execute()
  const rest = inPieces()
  for (const row of rows) {
    await rest()
    yield countFrom(row)
  }
}

const countFrom = (row: Selectable<DayCountRow>): KeptCount => ({
  id: Number(row.id),
  branch: row.branch,
  day: row.day,
  at: Number(row.at),
  by: row.staff_name,
  ...fromJson<DayCount>(row.data),
})

/** As the owner set them, or the usual ones. */
export async function readNumbers(db: Db): Promise<AccountNumbers> {
  const kept = await readSetting(db, 'books.numbers')
  return kept === null ? usualNumbers : { ...usualNumbers, ...fromJson<Partial<AccountNumbers>>(kept) }
}

export const saveNumbers = (trx: Trx, numbers: AccountNumbers): Promise<void> =>
  writeSetting(trx, 'books.numbers', toJson(numbers))
