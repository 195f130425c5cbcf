// What was imported from the old site, by keys that are the same at the next import.
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

export type LegacyKind = 'order' | 'review' | 'reservation' | 'shopstatus' | 'message'

/**
 * The key of 'shopstatus' that says that the old shop was open, and nobody has opened or closed a branch here since.
 */
export const wasIn = 'in'

export async function forgetWasIn(trx: Trx): Promise<void> {
  await trx.deleteFrom('legacy').where('kind', '=', 'shopstatus').where('key', '=', wasIn).execute()
}

/** Those of these keys that were imported before. */
export async function importedBefore(db: Db, kind: LegacyKind, keys: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const some of chunks(keys, 500)) {
    const rows = await db.selectFrom('legacy').select('key').where('kind', '=', kind).where('key', 'in', some).execute()
    for (const { key } of rows) taken.add(key)
  }
  return taken
}

export async function markTaken(trx: Trx, kind: LegacyKind, keys: readonly string[], now: number): Promise<void> {
  for (const some of chunks(keys, 500))
    await trx
      .insertInto('legacy')
      .values(some.map((key) => ({ kind, key, at: now })))
      .execute()
}
