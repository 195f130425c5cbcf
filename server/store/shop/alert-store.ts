// The alerts of the shop, about its branches and about what it needs to run. Opening and closing are guarded, so that
// of several servers only one does it.
import type { Instant } from '#domain/branch/hours.ts'
import { type AlertedSubsystem, alertedSubsystems, type Finding, type HealthEnd } from '#domain/shop/health/health.ts'
import { type AlertEnd, type AlertKind, alertKinds } from '#domain/shop/watch/alerts.ts'
import { chunks } from '../chunks.ts'
import type { Db, Engine } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import type { AlertRow } from './watch-tables.ts'

interface StoredAlert<Kind, End> {
  readonly id: number
  readonly kind: Kind
  /** The branch or the machine; '' if it is about the whole shop. */
  readonly place: string
  /** The order that nobody has seen; null for other kinds. */
  readonly order: number | null
  /** Since when its cause exists. */
  readonly since: Instant
  /** When it was opened. */
  readonly at: Instant
  readonly closedAt: Instant | null
  readonly ended: End | null
}

export type BranchAlert = StoredAlert<AlertKind, AlertEnd>
export interface HealthAlert extends StoredAlert<AlertedSubsystem, HealthEnd> {
  /** What was found when it was opened. */
  readonly finding: Finding
}
export type Alert = BranchAlert | HealthAlert

interface AlertsOf {
  readonly branches: BranchAlert
  readonly health: HealthAlert
}
type Of = keyof AlertsOf

const kindsOf: Readonly<Record<Of, readonly string[]>> = { branches: alertKinds, health: alertedSubsystems }

/** Of branches no finding is kept: their numbers are in the orders. */
const alertFrom = <Some extends Of>({ order_id: order, closed_at: closedAt, finding, ...row }: AlertRow<number>) =>
  ({ ...row, order, closedAt, ...(finding && { finding: fromJson<Finding>(finding) }) }) as Alert as AlertsOf[Some]

const openOnes = (db: Db, of: Of) =>
  db.selectFrom('alert').selectAll().where('kind', 'in', kindsOf[of]).where('closed_at', 'is', null).orderBy('id')

export const openAlerts = async <Some extends Of>(db: Db, of: Some): Promise<AlertsOf[Some][]> =>
  (await openOnes(db, of).execute()).map((row) => alertFrom<Some>(row))

/**
 * The open alerts, of one place or of all; another server that wants to change them waits until this transaction ends.
 */
export async function lockOpenAlerts<Some extends Of>(
  { rowLock }: Engine,
  trx: Trx,
  of: Some,
  place?: string,
): Promise<AlertsOf[Some][]> {
  const open = openOnes(trx, of).$if(place !== undefined, (query) => query.where('place', '=', place as string))
  return (await open.modifyEnd(rowLock.alone).execute()).map((row) => alertFrom<Some>(row))
}

/**
 * The alerts of the same kind that were opened at a branch together with this one, itself included; the oldest first.
 */
export async function openedTogether(db: Db, { place, kind, at }: BranchAlert): Promise<BranchAlert[]> {
  const rows = await db
    .selectFrom('alert')
    .selectAll()
    .where('place', '=', place)
    .where('at', '=', at)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  return rows.map((row) => alertFrom<'branches'>(row))
}

/** The alerts of these kinds at these branches that are open, or were opened since an instant. */
export async function alertsAtSince(
  db: Db,
  kinds: readonly AlertKind[],
  branches: readonly string[],
  since: Instant,
): Promise<BranchAlert[]> {
  if (branches.length === 0) return []
  const rows = await db
    .selectFrom('alert')
    .selectAll()
    .where('kind', 'in', kinds)
    .where('place', 'in', branches)
    .where((e) => e.or([e('closed_at', 'is', null), e('at', '>=', since)]))
    .execute()
  return rows.map((row) => alertFrom<'branches'>(row))
}

/** An alert with the code of its order, '' if it has none. */
export type CodedAlert<Some extends Of> = AlertsOf[Some] & { readonly code: string }

/** The newest alerts, newest first; of these branches alone, if any are named. */
export async function newestAlerts<Some extends Of>(
  db: Db,
  of: Some,
  limit: number,
  branches?: readonly string[],
): Promise<CodedAlert<Some>[]> {
  if (branches?.length === 0) return []
  const rows = await db
    .selectFrom('alert')
    .leftJoin('orders', 'orders.id', 'alert.order_id')
    .selectAll('alert')
    .select('orders.code')
    .where('alert.kind', 'in', kindsOf[of])
    .$if(branches !== undefined, (query) => query.where('alert.place', 'in', branches as readonly string[]))
    .orderBy('alert.at', 'desc')
    .orderBy('alert.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ code, ...row }) => ({ ...alertFrom<Some>(row), code: code ?? '' }))
}

/** Which of these orders had an alert, open or over. */
export async function alertedOrders(db: Db, orders: readonly number[]): Promise<Set<number>> {
  const told = new Set<number>()
  for (const some of chunks(orders, 1000))
    for (const { order_id } of await db.selectFrom('alert').select('order_id').where('order_id', 'in', some).execute())
      told.add(order_id ?? 0)
  return told
}

/**
 * Since when nobody has seen this order, while its alert is open; null if there is none, or once staff did anything to
 * it.
 */
export async function alertedSince(db: Db, order: number): Promise<Instant | null> {
  const row = await db
    .selectFrom('alert')
    .select('since')
    .where('order_id', '=', order)
    .where('closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_step')
            .select('number')
            .where('order_step.order_id', '=', order)
            .where('actor', '=', 'staff'),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.since ?? null
}

type NewAlert = Pick<BranchAlert, 'kind' | 'place' | 'order' | 'since'>
type NewHealthAlert = Pick<HealthAlert, 'kind' | 'place' | 'order' | 'since' | 'finding'>

export async function openAlert(trx: Trx, wish: NewAlert, now: Instant): Promise<BranchAlert | undefined>
export async function openAlert(trx: Trx, wish: NewHealthAlert, now: Instant): Promise<HealthAlert | undefined>
/** Opens an alert; undefined if it is open already, or the order had its alert. */
export async function openAlert(
  trx: Trx,
  { order, ...wish }: NewAlert | NewHealthAlert,
  now: Instant,
): Promise<Alert | undefined> {
  const finding = 'finding' in wish ? toJson(wish.finding) : null
  const row = await trx
    .insertInto('alert')
    .values({ ...wish, order_id: order, at: now, closed_at: null, ended: null, finding })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && alertFrom(row)
}

/** Closes an alert; undefined if it was closed already. */
export async function closeAlert<Some extends Of>(
  trx: Trx,
  id: number,
  end: NonNullable<AlertsOf[Some]['ended']>,
  now: Instant,
): Promise<AlertsOf[Some] | undefined> {
  const row = await trx
    .updateTable('alert')
    .set({ closed_at: now, ended: end })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && alertFrom<Some>(row)
}

/** Forgets alerts that were closed before `before`. */
export async function purgeAlerts(trx: Trx, before: Instant): Promise<void> {
  await trx.deleteFrom('alert').where('closed_at', '<', before).execute()
}
