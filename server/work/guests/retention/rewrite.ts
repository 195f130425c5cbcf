// What the database file keeps of erased rows: zeros in their place, and once a night the whole file is rewritten.
import { newestOrderAt } from '#server/store/newest.ts'
import type { Store } from '#server/store/open.ts'
import { readSetting, writeSetting } from '#server/store/shop/setting-store.ts'

const hour = 3_600_000
const often = 20 * hour
const seldom = 7 * 24 * hour

/**
 * Writes the file anew: the first time at once, as one of an earlier version has erased names in its free pages; then
 * daily in an hour without orders, since orders wait meanwhile, or after a week whether or not there is one.
 */
export async function rewriteWhenQuiet(store: Store, now: number): Promise<void> {
  const last = await readSetting(store.db, 'file.rewritten')
  const age = last === null ? Number.POSITIVE_INFINITY : Math.abs(now - Number(last))
  if (age < often) return
  if (age < seldom && now - ((await newestOrderAt(store.db)) ?? 0) < hour) return
  await store.engine.rewrite()
  await store.write((trx) => writeSetting(trx, 'file.rewritten', String(now)))
}
