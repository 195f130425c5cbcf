// What the shop was alerted to. Opening and closing are guarded, so that of several servers only one does it.
import type { Instant } from '../../../domain/branch/hours.ts'
import type { AlertEnd, AlertKind, NewAlert, OpenAlert } from '../../../domain/watch/alerts.ts'
import type { Db, Engine } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import type { AlertRow } from './rows.ts'

export interface Alert extends OpenAlert {
  readonly branch: string
  readonly since: Instant
  readonly closedAt: Instant | null
  readonly ended: AlertEnd | null
}

type StoredAlert = Omit<AlertRow, 'id'> & { readonly id: number }

const alertFrom = ({ id, kind, branch, order_id, since, at, closed_at, ended }: StoredAlert): Alert => ({
  id,
  kind: kind as AlertKind,
  branch,
  order: order_id,
  since,
  at,
  closedAt: closed_at,
  ended: ended as AlertEnd | null,
})

export async function openAlerts(db: Db): Promise<Alert[]> {
  const rows = await db.selectFrom('alert').selectAll().where('closed_at', 'is', null).orderBy('id').execute()
  return rows.map(alertFrom)
}

/** The open alerts of a branch; another server that wants to change them waits until this transaction ends. */
export async function lockOpenAlerts({ rowLock }: Engine, trx: Trx, branch: string): Promise<Alert[]> {
  const open = trx.selectFrom('alert').selectAll().where('branch', '=', branch).where('closed_at', 'is', null)
  return (await open.orderBy('id').modifyEnd(rowLock.alone).execute()).map(alertFrom)
}

/** The alerts of the same kind that were opened at a branch together with this one, itself included; the oldest first. */
export async function openedTogether(db: Db, { branch, kind, at }: Alert): Promise<Alert[]> {
  const rows = await db
    .selectFrom('alert')
    .selectAll()
    .where('branch', '=', branch)
    .where('at', '=', at)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  return rows.map(alertFrom)
}

/** An alert with the code of its order, '' if it has none. */
export type CodedAlert = Alert & { readonly code: string }

/** The newest alerts of these branches, newest first. */
export async function newestAlerts(db: Db, branches: readonly string[], limit: number): Promise<CodedAlert[]> {
  if (branches.length === 0) return []
  const rows = await db
    .selectFrom('alert')
    .leftJoin('orders', 'orders.id', 'alert.order_id')
    .selectAll('alert')
    .select('orders.code')
    .where('alert.branch', 'in', branches)
    .orderBy('alert.at', 'desc')
    .orderBy('alert.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ code, ...row }) => ({ ...alertFrom(row), code: code ?? '' }))
}

/** Which of these orders had an alert, open or over. */
export async function alertedOrders(db: Db, orders: readonly number[]): Promise<Set<number>> {
  if (orders.length === 0) return new Set()
  const rows = await db.selectFrom('alert').select('order_id').where('order_id', 'in', orders).execute()
  return new Set(rows.map(({ order_id }) => order_id ?? 0))
}

/** Since when nobody has seen this order, while its alert is open; null if there is none. */
export async function unheardSince(db: Db, order: number): Promise<Instant | null> {
  const row = await db
    .selectFrom('alert')
    .select('since')
    .where('order_id', '=', order)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.since ?? null
}

/** Opens an alert; undefined if it is open already, or the order had its alert. */
export async function openAlert(
  trx: Trx,
  branch: string,
  { kind, order, since }: NewAlert,
  now: Instant,
): Promise<Alert | undefined> {
  const row = await trx
    .insertInto('alert')
    .values({ kind, branch, order_id: order, since, at: now, closed_at: null, ended: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && alertFrom(row)
}

/** Closes an alert; undefined if it was closed already. */
export async function closeAlert(trx: Trx, id: number, end: AlertEnd, now: Instant): Promise<Alert | undefined> {
  const row = await trx
    .updateTable('alert')
    .set({ closed_at: now, ended: end })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && alertFrom(row)
}

/** Forgets alerts that were closed before `before`. */
export async function purgeAlerts(trx: Trx, before: Instant): Promise<void> {
  await trx.deleteFrom('alert').where('closed_at', '<', before).execute()
}
