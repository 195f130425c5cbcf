// What the shop was alerted to of its machine. Opening and closing are guarded, so that of several servers only one does it.
import type { Instant } from '../../../domain/branch/hours.ts'
import type { AlertedSubsystem, Finding, HealthEnd, OpenHealthAlert } from '../../../domain/health/health.ts'
import type { Db, Engine } from '../engines/engine.ts'
import { read, write } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import type { HealthAlertRow } from './rows.ts'

export interface HealthAlert extends OpenHealthAlert {
  readonly since: Instant
  readonly at: Instant
  readonly closedAt: Instant | null
  readonly ended: HealthEnd | null
  /** What was found when it was opened. */
  readonly finding: Finding
}

const alertFrom = ({
  kind,
  closed_at: closedAt,
  ended,
  finding,
  ...row
}: Omit<HealthAlertRow, 'id'> & { readonly id: number }): HealthAlert => ({
  ...row,
  kind: kind as AlertedSubsystem,
  closedAt,
  ended: ended as HealthEnd | null,
  finding: read<Finding>(finding),
})

const openOnes = (db: Db) => db.selectFrom('health_alert').selectAll().where('closed_at', 'is', null).orderBy('id')

export const openHealthAlerts = async (db: Db): Promise<HealthAlert[]> => (await openOnes(db).execute()).map(alertFrom)

/** Another server that wants to change them waits until this transaction ends. */
export const lockHealthAlerts = async ({ rowLock }: Engine, trx: Trx): Promise<HealthAlert[]> =>
  (await openOnes(trx).modifyEnd(rowLock.alone).execute()).map(alertFrom)

/** The newest, newest first. */
export async function newestHealthAlerts(db: Db, limit: number): Promise<HealthAlert[]> {
  const rows = db.selectFrom('health_alert').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
  return (await rows.execute()).map(alertFrom)
}

/** Opens an alert; undefined if it is open already. */
export async function openHealthAlert(trx: Trx, finding: Finding, now: Instant): Promise<HealthAlert | undefined> {
  const { subsystem: kind, machine, since } = finding
  const row = await trx
    .insertInto('health_alert')
    .values({ kind, machine, since: since ?? now, at: now, closed_at: null, ended: null, finding: write(finding) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && alertFrom(row)
}

/** Closes an alert; undefined if it was closed already. */
export async function closeHealthAlert(
  trx: Trx,
  id: number,
  ended: HealthEnd,
  now: Instant,
): Promise<HealthAlert | undefined> {
  const row = await trx
    .updateTable('health_alert')
    .set({ closed_at: now, ended })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && alertFrom(row)
}

/** Forgets alerts that were closed before `before`. */
export async function purgeHealthAlerts(trx: Trx, before: Instant): Promise<void> {
  await trx.deleteFrom('health_alert').where('closed_at', '<', before).execute()
}
