// What the last nightly audit found, and whose turn the next one is.

import type { Instant } from '#domain/branch/hours.ts'
import type { AuditReport } from '#domain/shop/audit/audit-checks.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { fromJson, toJson } from '#server/store/json.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { makeSetting, readSetting, writeSetting } from '../setting-store.ts'

/** Null before the first one. */
export async function lastAudit(db: Db): Promise<AuditReport | null> {
  const kept = await readSetting(db, 'audit.last')
  return kept === null ? null : fromJson<AuditReport>(kept)
}

export const saveAudit = (trx: Trx, report: AuditReport): Promise<void> =>
  writeSetting(trx, 'audit.last', toJson(report))

/**
 * Whether this server is to do the audit: of several, the first that asks. `before`: one that began since then counts.
 */
export async function beginAudit(trx: Trx, now: Instant, before: Instant): Promise<boolean> {
  const begun = Number(await makeSetting(trx, 'audit.begun', '0'))
  // One that began in the future was begun by a clock that was wrong.
  if (begun > before && begun <= now) return false
  const { numUpdatedRows } = await trx
    .updateTable('setting')
    .set({ value: String(now) })
    .where('key', '=', 'audit.begun')
    .where('value', '=', String(begun))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
