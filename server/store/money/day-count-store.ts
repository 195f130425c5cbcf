// What was counted at the end of days, and the account numbers of the journal.
import type { DateText } from '#domain/branch/hours.ts'
import type { DayCount, KeptCount } from '#domain/money/day-count.ts'
import { type AccountNumbers, usualNumbers } from '#domain/money/journal.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'

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
  return (
    row && {
      id: Number(row.id),
      branch,
      day: row.day,
      at: Number(row.at),
      by: row.staff_name,
      ...fromJson<DayCount>(row.data),
    }
  )
}

/** As the owner set them, or the usual ones. */
export async function readNumbers(db: Db): Promise<AccountNumbers> {
  const kept = await readSetting(db, 'books.numbers')
  return kept === null ? usualNumbers : { ...usualNumbers, ...fromJson<Partial<AccountNumbers>>(kept) }
}

export const saveNumbers = (trx: Trx, numbers: AccountNumbers): Promise<void> =>
  writeSetting(trx, 'books.numbers', toJson(numbers))
