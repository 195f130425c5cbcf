// Audits the shop once a night, in pieces, so that no order waits for it; health says what it found.

import { localTime } from '#domain/branch/hours.ts'
import type { AuditReport } from '#domain/shop/audit/audit-checks.ts'
import { openRepeatedJob, type RepeatedJob } from '#server/repeated-job.ts'
import type { Store } from '#server/store/open.ts'
import { beginAudit, saveAudit } from '#server/store/shop/audit/audit-report-store.ts'
import { auditShop } from './audit-shop.ts'

interface NightlyAudit {
  readonly store: Store
  readonly now: () => number
  /** Called with a report that names faults. */
  readonly found: (report: AuditReport) => void
  readonly failed: (error: unknown) => void
}

const minute = 60_000
/** When the first branch is closed, by its clock, in minutes of the day. */
const night = { from: 2 * 60, to: 5 * 60 } as const
const lookMs = 10 * minute
/** One a night. */
const apartMs = 20 * 60 * minute
/** Between two pages others have their turn. */
const pauseMs = 5

export function openNightlyAudit({ store, now, found, failed }: NightlyAudit): RepeatedJob {
  const look = async (): Promise<void> => {
    const { branches } = await store.catalogue.current(store.db)
    const { minutes } = localTime(now(), branches[0]?.timeZone ?? 'UTC')
    if (minutes < night.from || minutes >= night.to) return
    const begins = now()
    if (!(await store.write((trx) => beginAudit(trx, begins, begins - apartMs)))) return
    const report = await auditShop(store.db, begins, { pauseMs })
    await store.write((trx) => saveAudit(trx, report))
    if (report.found > 0) found(report)
  }
  return openRepeatedJob(look, lookMs, failed)
}
