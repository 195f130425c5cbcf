// Checks disk, backups, mail and housekeeping every minute, and tells the shop once when one is ill and once when it is
// well again. The database holds what each server finds, and the alerts: a restart neither forgets nor repeats one.

import { localize } from '#domain/shared/locale.ts'
import {
  type BackupReport,
  type Finding,
  healthOf,
  healthTimes,
  healthVerdict,
  type PrinterReport,
  type StuckTask,
} from '#domain/shop/health/health.ts'
import { hoursAround } from '#domain/shop/watch/alerts.ts'
import type { Config } from '#server/config.ts'
import { openRepeatedJob, type RepeatedJob } from '#server/repeated-job.ts'
import type { Db } from '#server/store/engines/engine.ts'
import type { Store } from '#server/store/open.ts'
import { printersAt } from '#server/store/paper/printer-store.ts'
import { closeAlert, type HealthAlert, lockOpenAlerts, openAlert, openAlerts } from '#server/store/shop/alert-store.ts'
import { lastAudit } from '#server/store/shop/audit/audit-report-store.ts'
import { newNoticeId, putNotice } from '#server/store/shop/notice-store.ts'
import { waitingQueues } from '#server/store/shop/queues.ts'
import { lastReport, saveReport, serverReports } from '#server/store/shop/server-reports.ts'
import { hooksFor } from '#server/store/shop/web-hooks.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { healthReportOf, serverName } from './health-report.ts'

export interface Caretaker extends RepeatedJob {
  /** How disks, backups and mail are, by what is known now. */
  findings(db: Db): Promise<Finding[]>
  /** What became of a backup: the reason why there is none, or null. */
  backupTried(reason: string | null): void
  /** What the housekeeping of this server keeps failing at; nothing once everything is done. */
  tidied(stuck: readonly StuckTask[]): void
  /** Whether everything that the housekeeping of this server does was done of late. */
  readonly isTidy: boolean
}

export interface CaretakerOptions {
  readonly config: Config
  readonly store: Store
  readonly now: () => number
  /** Called when notices were saved. */
  readonly told: () => void
  readonly failed: (error: unknown) => void
}

export function openCaretaker({ config, store, now, told, failed }: CaretakerOptions): Caretaker {
  const server = serverName(config)
  const startedAt = now()
  /** Undefined until this server knows what it said before it was started. */
  let failure: BackupReport['failed'] | undefined
  let stuck: readonly StuckTask[] = []

  const look = async (): Promise<void> => {
    if (failure === undefined) {
      const before = await lastReport(store.db, server)
      failure ??= before?.backup?.failed ?? null
    }
    const report = await healthReportOf(config, failure, stuck)
    await store.write((trx) => saveReport(trx, server, report, now()))
    const { opens, closes } = healthVerdict(await findings(store.db), await openAlerts(store.db, 'health'))
    if (opens.length + closes.length === 0) return
    // Judged once more where it is saved: another server may have done it meanwhile.
    await store.write(async (trx) => carryOut(trx, await lockOpenAlerts(store.engine, trx, 'health')))
    told()
  }

  const findings = async (db: Db): Promise<Finding[]> => {
    const open = await openAlerts(db, 'health')
    const facts = {
      reports: await serverReports(db),
      mail: await mailQueue(config, db),
      printers: await printerReports(store, db, now),
      audit: await lastAudit(db),
      open,
    }
    return healthOf(facts, config.health, {
      now: now(),
      startedAt,
    })
  }

  const carryOut = async (trx: Trx, open: readonly HealthAlert[]): Promise<void> => {
    const { opens, closes } = healthVerdict(await findings(trx), open)
    for (const finding of opens) {
      const { subsystem: kind, machine: place, since } = finding
      const wish = { kind, place, order: null, since: since ?? now(), finding }
      await tell(trx, config, now, 'alert.opened', await openAlert(trx, wish, now()))
    }
    for (const { alert, end } of closes)
      await tell(trx, config, now, 'alert.closed', await closeAlert<'health'>(trx, alert.id, end, now()))
  }

  const job = openRepeatedJob(look, healthTimes.lookEveryMs, failed)
  return {
    ...job,
    start: () => {
      job.wake()
      return job.start()
    },
    findings,
    backupTried: (reason) => {
      failure = reason === null ? null : { at: now(), reason: reason.slice(0, 300) }
      job.wake()
    },
    tidied: (tasks) => {
      const isNews = tasks.length + stuck.length > 0
      stuck = tasks
      if (isNews) job.wake()
    },
    get isTidy() {
      return stuck.length === 0
    },
  }
}

async function printerReports(store: Store, db: Db, now: () => number): Promise<PrinterReport[]> {
  const { branches } = await store.catalogue.current(db)
  return (await printersAt(db)).flatMap(({ branch: id, name, condition, conditionSince: since }) => {
    const branch = branches.find((one) => one.id === id)
    if (!branch) return []
    const isOpen = hoursAround(branch, now()) !== undefined
    return [{ place: `${name} (${localize(branch.name, 'en')})`, condition, since, isOpen }]
  })
}

async function mailQueue(config: Config, db: Db) {
  if (!config.mail) return null
  const { message, reservation, notice } = await waitingQueues(db)
  const stuck = [message, reservation, notice].flatMap(({ stuckSince }) => stuckSince ?? [])
  return {
    waiting: message.waiting + reservation.waiting + notice.waiting,
    stuckSince: stuck.length > 0 ? Math.min(...stuck) : null,
  }
}

async function tell(
  trx: Trx,
  config: Config,
  now: () => number,
  event: 'alert.opened' | 'alert.closed',
  alert: HealthAlert | undefined,
): Promise<void> {
  if (!alert) return
  const { id, kind, since, ended, finding } = alert
  await putNotice(
    trx,
    { id: newNoticeId(), event, branch: null, at: now(), data: { alert: { id, kind, since, ended, finding } } },
    { mail: config.mail !== null, hooks: await hooksFor(trx, event) },
  )
}
