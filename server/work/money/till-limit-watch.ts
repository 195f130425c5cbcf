// Looks every hour how much food was eaten this year at each branch without a registered till, and tells the owner,
// once a year each, that the limit is near or reached (REG-4). Its writes are guarded, so several servers may run it.
import type { Branch } from '#domain/branch/branch.ts'
import { type TillLimitAlert, tillLimitAlerts, tillLimitPassed, yearAt } from '#domain/money/till-limit.ts'
import { publish } from '#server/door/live/publish.ts'
import { openRepeatedJob, type RepeatedJob } from '#server/repeated-job.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { eatenAt } from '#server/store/money/eaten-store.ts'
import type { Store } from '#server/store/open.ts'
import { alertsAtSince, closeAlert, lockOpenAlerts, openAlert } from '#server/store/shop/alert-store.ts'
import { newNoticeId, putNotice } from '#server/store/shop/notice-store.ts'
import { hooksFor } from '#server/store/shop/web-hooks.ts'
import type { Trx } from '#server/store/write-queue.ts'

interface TillLimitParts {
  readonly store: Store
  readonly now: () => number
  /** Whether alerts go out by mail. */
  readonly mails: boolean
  /** Called when notices were saved. */
  readonly told: () => void
  readonly failed: (error: unknown) => void
}

const hour = 3_600_000

export function openTillLimitWatch({ store, now, mails, told, failed }: TillLimitParts): RepeatedJob {
  const look = async (): Promise<void> => {
    const { branches } = await store.catalogue.current(store.db)
    const due = await dueAt(store.db, branches, now())
    for (const one of due) await store.write((trx) => carryOut(trx, one, now()))
    if (due.length > 0) told()
  }

  const carryOut = async (trx: Trx, { branch }: Due, at: number): Promise<void> => {
    // Decided once more where it is saved: another server may have told meanwhile.
    await lockOpenAlerts(store.engine, trx, 'branches', branch.id)
    const [still] = await dueAt(trx, [branch], at)
    if (!still) return
    for (const id of still.over) await closeAlert<'branches'>(trx, id, 'till-settled', at)
    for (const kind of still.opens) {
      const alert = await openAlert(trx, { kind, place: branch.id, order: null, since: at }, at)
      if (!alert) continue
      const data = { alert: { id: alert.id, kind, since: at, ended: null }, orders: [] }
      const notice = { id: newNoticeId(), event: 'alert.opened', branch: branch.id, at, data } as const
      await putNotice(trx, notice, { mail: mails, hooks: await hooksFor(trx, 'alert.opened') })
    }
    await publish(trx, at, 'alerts.changed', { branch: branch.id })
  }

  return openRepeatedJob(look, hour, failed)
}

/** What is to be told of a branch, and which alerts are over: those of last year, and all of a branch with a till. */
interface Due {
  readonly branch: Branch
  readonly opens: readonly TillLimitAlert[]
  readonly over: readonly number[]
}

async function dueAt(db: Db, branches: readonly Branch[], now: number): Promise<Due[]> {
  const due: Due[] = []
  for (const [zone, some] of Map.groupBy(branches, ({ timeZone }) => timeZone)) {
    const { days, began } = yearAt(now, zone)
    const without = some.filter(({ tillDuty }) => tillDuty === 'none').map(({ id }) => id)
    const eaten = await eatenAt(db, without, days)
    const told = await alertsAtSince(
      db,
      tillLimitAlerts,
      some.map(({ id }) => id),
      began,
    )
    for (const branch of some) {
      const own = told.filter(({ place }) => place === branch.id)
      const opens = tillLimitPassed(eaten.get(branch.id) ?? 0).filter(
        (kind) => !own.some((alert) => alert.kind === kind && alert.at >= began),
      )
      const isOver = (alert: (typeof own)[number]) => alert.at < began || branch.tillDuty !== 'none'
      const over = own.filter((alert) => alert.closedAt === null && isOver(alert)).map(({ id }) => id)
      if (opens.length + over.length > 0) due.push({ branch, opens, over })
    }
  }
  return due
}
