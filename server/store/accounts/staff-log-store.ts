// The rows of the staff log: written in the transaction of the act, searched by the owner.
import { sql } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import type { LogData } from '../../../domain/staff-log.ts'
import type { Db } from '../engines/engine.ts'
import { read, write } from '../json.ts'
import { searchFold } from '../search-fold.ts'
import type { Trx } from '../write-queue.ts'

export interface StoredLogEntry {
  readonly at: Instant
  readonly staff: number
  readonly staffName: string
  readonly act: string
  readonly branch: string | null
  readonly branchName: LocalText
  readonly name: LocalText
  readonly data: LogData
}

export async function insertLog(trx: Trx, entries: readonly StoredLogEntry[]): Promise<void> {
  await trx
    .insertInto('staff_log')
    .values(
      entries.map(({ at, staff, staffName, act, branch, branchName, name, data }) => ({
        at,
        staff,
        staff_name: staffName,
        act,
        branch,
        about: searchFold(
          [staffName, ...Object.values(branchName), ...Object.values(name), ...Object.values(data)].join(' '),
        ),
        data: write({ branchName, name, ...data }),
      })),
    )
    .execute()
}

/** An act at the door, where nobody is signed in yet: it stands under the name of the account. */
export const noteBeforeSignIn = (
  trx: Trx,
  act: string,
  { id, name }: { readonly id: number; readonly name: string },
  at: Instant,
  data: LogData,
): Promise<void> =>
  insertLog(trx, [{ at, staff: id, staffName: name, act, branch: null, branchName: {}, name: {}, data }])

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
    const { branchName, name, ...rest } = read<Pick<StoredLogEntry, 'branchName' | 'name'> & LogData>(data)
    return { ...row, staffName: staff_name, branchName, name, data: rest as LogData }
  })
}

const containing = (word: string): string => `%${searchFold(word).replace(/[\\%_]/g, '\\$&')}%`
