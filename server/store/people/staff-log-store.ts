// The rows of the staff log: written in the transaction of the act, searched by the owner. What the shop does by itself
// stands there too, without a name.
import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { ClockAct, LogData } from '#domain/people/staff-log.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { writeBehind } from '../pipeline.ts'
import { preparedRows } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'
import type { StaffLogRow } from './account-tables.ts'

export interface StoredLogEntry {
  readonly at: Instant
  readonly staff: number
  readonly staffName: string
  readonly act: string
  readonly branch: string | null
  readonly branchName: LocalText
  readonly name: LocalText
  readonly data: LogData
  /** What a form saved as a whole. */
  readonly saves?: string | undefined
}

const insertRows = preparedRows<Omit<StaffLogRow, 'id'>, unknown>((db, rows) => db.insertInto('staff_log').values(rows))

export async function insertLog(trx: Trx, entries: readonly StoredLogEntry[]): Promise<void> {
  const rows = entries.map(({ at, staff, staffName, act, branch, branchName, name, data, saves }) => ({
    at,
    staff,
    staff_name: staffName,
    act,
    branch,
    about: foldForSearch(
      [staffName, ...Object.values(branchName), ...Object.values(name), ...Object.values(data)].join(' '),
    ),
    data: toJson({ branchName, name, ...data, ...(saves !== undefined && { saves }) }),
  }))
  await writeBehind(trx, insertRows(trx, rows))
}

/** An act at the door, where nobody is signed in yet: it stands under the name of the account. */
export async function noteBeforeSignIn(
  trx: Trx,
  act: string,
  { id, name }: { readonly id: number; readonly name: string },
  at: Instant,
  data: LogData,
  branches: readonly LogBranch[] = [],
): Promise<void> {
  const entry = { at, staff: id, staffName: name, act, name: {}, data }
  await insertLog(trx, perBranch(entry, branches))
}

/** With branches, one entry for each. */
function perBranch(
  entry: Omit<StoredLogEntry, 'branch' | 'branchName'>,
  branches: readonly LogBranch[],
): readonly StoredLogEntry[] {
  const places = branches.length > 0 ? branches : [null]
  return places.map((place) => ({ ...entry, branch: place?.branch ?? null, branchName: place?.name ?? {} }))
}

export interface LogSearch {
  /** Every one of them must be found. */
  readonly words: readonly string[]
  readonly staff?: number | undefined
  readonly branch?: string | undefined
  /** The first words of calls; all calls if it is undefined. */
  readonly acts?: readonly string[] | undefined
  /** From this instant on, and before that one. */
  readonly from?: Instant | undefined
  readonly until?: Instant | undefined
  readonly before?: number | undefined
  readonly limit: number
}

type StoredEntry = StoredLogEntry & { readonly id: number }

/** Newest first. */
export async function searchLog(db: Db, search: LogSearch): Promise<StoredEntry[]> {
  const { words, staff, branch, acts, from, until, before, limit } = search
  const rows = await db
    .selectFrom('staff_log')
    .selectAll()
    .$if(staff !== undefined, (query) => query.where('staff', '=', staff ?? 0))
    .$if(branch !== undefined, (query) => query.where('branch', '=', branch ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? 0))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(acts !== undefined, (query) =>
      query.where((e) => e.or((acts ?? []).map((act) => e('act', 'like', `${act}.%`)))),
    )
    .where((e) => e.and(words.map((word) => sql<boolean>`about like ${containing(word)} escape '\\'`)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ data, staff_name, about: _about, ...row }) => {
    const {
      branchName,
      name,
      saves: _saves,
      ...rest
    } = fromJson<Pick<StoredLogEntry, 'branchName' | 'name' | 'saves'> & LogData>(data)
    return { ...row, staffName: staff_name, branchName, name, data: rest as LogData }
  })
}

/** Who saved this by that call last, not before `since`. */
export async function lastSave(
  db: Db,
  { act, saves, since }: { readonly act: string; readonly saves: string; readonly since: Instant },
): Promise<{ name: string; at: Instant } | undefined> {
  const found = await db
    .selectFrom('staff_log')
    .select(['staff_name as name', 'at'])
    .where('at', '>=', since)
    .where('act', '=', act)
    .where(sql<boolean>`data like ${containingExactly(toJson({ saves }).slice(1))} escape '\\'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && { name: found.name, at: Number(found.at) }
}

const containingExactly = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}`

const containing = (word: string): string => `%${foldForSearch(word).replace(/[\\%_]/g, '\\$&')}%`

/** The number of no account. */
const nobody = 0

interface LogBranch {
  readonly branch: string
  readonly name: LocalText
}

export async function noteClockAct(
  trx: Trx,
  at: Instant,
  act: ClockAct,
  data: LogData,
  { branches = [], name = {} }: { readonly branches?: readonly LogBranch[]; readonly name?: LocalText } = {},
): Promise<void> {
  const entry = { at, staff: nobody, staffName: '', act, name, data }
  await insertLog(trx, perBranch(entry, branches))
}

/** Forgets entries from before this instant, and says so: only an entry that is so much younger lets them go. */
export async function purgeLog(trx: Trx, before: Instant, now: Instant): Promise<void> {
  const { entries } = await trx
    .selectFrom('staff_log')
    .select((e) => e.fn.countAll<number>().as('entries'))
    .where('at', '<', before)
    .executeTakeFirstOrThrow()
  if (Number(entries) === 0) return
  await noteClockAct(trx, now, 'clock.forgetLog', { entries: Number(entries) })
  await trx.deleteFrom('staff_log').where('at', '<', before).execute()
}
