// The displays of a branch: added with the hash of their key, found by it, and withdrawn.
import type { Locale } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { DisplayRow } from '../tables.ts'
import type { Trx } from '../write-queue.ts'

export interface Display {
  readonly id: number
  readonly branch: string
  readonly name: string
  /** In this order, by turns. */
  readonly languages: readonly Locale[]
  readonly keyHash: string
  /** Milliseconds since 1970, as is `withdrawnAt`. */
  readonly at: number
  readonly withdrawnAt: number | null
}

type NewDisplay = Omit<Display, 'id' | 'withdrawnAt'>

export async function addDisplay(trx: Trx, { branch, name, languages, keyHash, at }: NewDisplay): Promise<Display> {
  const row = await trx
    .insertInto('display')
    .values({ branch, name, languages: toJson(languages), key_hash: keyHash, at, withdrawn_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()
  return displayFrom(row)
}

/** Those of a branch, newest first, withdrawn ones too. */
export async function displaysAt(db: Db, branch: string): Promise<Display[]> {
  const rows = await db.selectFrom('display').selectAll().where('branch', '=', branch).orderBy('id', 'desc').execute()
  return rows.map(displayFrom)
}

export async function displayById(db: Db, id: number): Promise<Display | undefined> {
  const row = await db.selectFrom('display').selectAll().where('id', '=', id).executeTakeFirst()
  return row && displayFrom(row)
}

export async function displayByHash(db: Db, keyHash: string): Promise<Display | undefined> {
  const row = await db.selectFrom('display').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()
  return row && displayFrom(row)
}

/** Returns whether it was this call that withdrew it. */
export async function withdrawDisplay(trx: Trx, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('display')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes what was withdrawn before this instant, in ms. */
export async function purgeDisplays(trx: Trx, withdrawnBefore: number): Promise<void> {
  await trx.deleteFrom('display').where('withdrawn_at', '<', withdrawnBefore).execute()
}

const displayFrom = (row: Omit<DisplayRow, 'id'> & { readonly id: number }): Display => ({
  id: row.id,
  branch: row.branch,
  name: row.name,
  languages: fromJson<Locale[]>(row.languages),
  keyHash: row.key_hash,
  at: row.at,
  withdrawnAt: row.withdrawn_at,
})
