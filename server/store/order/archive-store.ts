// The archive to which closed days move their orders: restored within 30 days (D-19), kept for the books afterwards.
// No order moves by that in its own course (`apply-step.ts`). All of a day leave or come back at once, so ledger and
// counts of the list are changed by one query each, and slots for those that were open; of each order nothing else
// changes.
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import { drawCode, longCode } from '#domain/order/counter/code.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import type { Cents } from '#domain/shared/money.ts'
import { releaseHolds } from '../branch/slots.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { type MovedOrders, markBroughtBack, markOneBack } from '../money/day-record-store.ts'
import { postLeaving } from '../money/post-orders.ts'
import type { Trx } from '../write-queue.ts'
import type { ActedBy } from './acted-by.ts'
import { codesTaken, mostCodes } from './codes.ts'
import { archivedOrders } from './order-search.ts'

export const archiveDays = 30
const keptMs = archiveDays * 86_400_000

export interface Archive {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly by: string
  readonly branches: readonly string[]
  readonly orders: number
}

/** An empty archive; `closeArchive` says how many orders it got. */
export async function openArchive(trx: Trx, branches: readonly string[], by: string, now: number): Promise<number> {
  const { id } = await trx
    .insertInto('archive')
    .values({ at: now, by_name: by, branches: toJson(branches), orders: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Which orders of a branch leave the list. What is over always does. */
export interface LeavingOrders {
  readonly branch: string
  readonly archive: number
  /** Orders that are not handed over and promised before the day ends; those promised later. */
  readonly alsoOpen: boolean
  readonly alsoLater: boolean
  readonly dayEnds: Instant
  readonly by: ActedBy
  readonly now: Instant
}

/** Moves orders to an archive and gives back what they hold of the branch's slots. Returns what it has moved. */
export async function moveToArchive(trx: Trx, wish: LeavingOrders): Promise<MovedOrders> {
  const { branch, archive, alsoOpen, alsoLater, dayEnds, by, now } = wish
  await trx
    .updateTable('orders')
    .set({ archive })
    .where('branch', '=', branch)
    .where('archive', '=', sql.lit(0))
    .where((e) =>
      e.or([
        e('status', '=', 1),
        ...(alsoOpen ? [e('wanted_at', '<', dayEnds)] : []),
        ...(alsoLater ? [e('wanted_at', '>=', dayEnds)] : []),
      ]),
    )
    .execute()
  const moved = sql<boolean>`${isIn(archive)} and branch = ${branch}`
  const { listChanges, toGiveBack } = await postLeaving(trx, moved, { kind: 'close', by, at: now })
  for (const { id } of await openIn(trx, archive)) await releaseHolds(trx, id)
  return { listChanges, toGiveBack }
}

/** The 0 is a literal, so that both engines see that their index of archived orders applies. */
const isIn = (archive: number): RawBuilder<boolean> => sql`archive = ${archive} and archive <> 0`

/** The orders of an archive that were open when they went there. */
export const openIn = (db: Db, archive: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'branch', 'code', 'token'])
    .where(isIn(archive))
    .where('status', '=', 0)
    .orderBy('id')
    .execute()

/** Keeps the archive if it got orders; it is gone otherwise. Returns its id, or null. */
export async function closeArchive(trx: Trx, id: number, orders: number): Promise<number | null> {
  if (orders === 0) {
    await trx.deleteFrom('archive').where('id', '=', id).execute()
    return null
  }
  await trx.updateTable('archive').set({ orders }).where('id', '=', id).execute()
  return id
}

export async function listArchives(db: Db, now: number): Promise<Archive[]> {
  const rows = await db
    .selectFrom('archive')
    .selectAll()
    .where('at', '>=', now - keptMs)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by_name,
    branches: fromJson<string[]>(row.branches),
    orders: row.orders,
  }))
}

/** An archive whose orders are in the list again. */
export interface RestoredArchive extends Archive {
  readonly open: readonly number[]
}

/** Undefined if unknown or older than 30 days. An open order whose code is taken gets a new one, by `chance`. */
export async function restoreArchive(
  trx: Trx,
  id: number,
  now: number,
  chance: () => number,
  by: ActedBy,
): Promise<RestoredArchive | undefined> {
  const archive = (await listArchives(trx, now)).find((one) => one.id === id)
  if (!archive) return undefined
  const open = await openIn(trx, id)
  await freeCodes(trx, open, chance, now)
  await postLeaving(trx, isIn(id), { kind: 'restore', by, at: now })
  await trx.updateTable('orders').set({ archive: 0 }).where(isIn(id)).execute()
  await trx.deleteFrom('archive').where('id', '=', id).execute()
  await markBroughtBack(trx, id, now)
  return { ...archive, open: open.map((order) => order.id) }
}

/** An order in an archive, as it is found there. */
export interface ArchivedOrder {
  readonly id: number
  readonly branch: string
  readonly token: string
  readonly code: string
  readonly customerName: string
  readonly total: Cents
  /** When its day was closed. */
  readonly archivedAt: Instant
}

/** When an archive got its orders; undefined once they are all back in the list. */
export async function archivedAt(db: Db, archive: number): Promise<Instant | undefined> {
  const kept = await db.selectFrom('archive').select('at').where('id', '=', archive).executeTakeFirst()
  return kept?.at
}

const mostFound = 20

/** The archived orders of the last 30 days that the text or one of these codes names; the newest first. */
export async function findArchived(
  db: Db,
  text: string,
  codes: readonly string[],
  now: number,
): Promise<ArchivedOrder[]> {
  const ids = await archivedOrders(db, { words: foldForSearch(text), branch: null, codes })
  if (ids.length === 0) return []
  return await keptSince(db, now)
    .select([
      'orders.id',
      'branch',
      'token',
      'code',
      'total',
      'archive.at as archivedAt',
      'customer_name as customerName',
    ])
    .where('orders.id', 'in', ids)
    .orderBy('orders.id', 'desc')
    .limit(mostFound)
    .execute()
}

/** False if it is in no archive of the last 30 days. If its code is taken, an open one gets a new one. */
export async function bringBackOrder(
  trx: Trx,
  id: number,
  now: number,
  chance: () => number,
  by: ActedBy,
): Promise<boolean> {
  const order = await keptSince(trx, now)
    .select(['orders.id', 'branch', 'code', 'status', 'archive.id as archive'])
    .where('orders.id', '=', id)
    .executeTakeFirst()
  if (!order) return false
  const { archive, branch, status } = order
  if (status === 0) await freeCodes(trx, [order], chance, now)
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ archive: 0 })
    .where('id', '=', id)
    .where('archive', '=', archive)
    .executeTakeFirstOrThrow()
  // Another server was quicker.
  if (numUpdatedRows === 0n) return false
  const restored = sql<boolean>`id = ${id}`
  await postLeaving(trx, restored, { kind: 'restore', by, at: now })
  await trx
    .updateTable('archive')
    .set((e) => ({ orders: e('orders', '-', 1) }))
    .where('id', '=', archive)
    .execute()
  await trx.deleteFrom('archive').where('id', '=', archive).where('orders', '=', 0).execute()
  await markOneBack(trx, archive, branch)
  return true
}

const keptSince = (db: Db, now: number) =>
  db
    .selectFrom('orders')
    .innerJoin('archive', 'archive.id', 'orders.archive')
    .where('orders.archive', '<>', sql.lit(0))
    .where('archive.at', '>=', now - keptMs)

async function freeCodes(
  trx: Trx,
  orders: readonly { readonly id: number; readonly branch: string; readonly code: string }[],
  chance: () => number,
  now: Instant,
): Promise<void> {
  const known = new Map<string, Awaited<ReturnType<typeof codesTaken>>>()
  for (const { id, branch, code } of orders) {
    const codes = known.get(branch) ?? (await codesTaken(trx, branch, now))
    known.set(branch, codes)
    if (code === '') continue
    const letter = code.charAt(0)
    const drawn = () =>
      codes.taken.size >= mostCodes ? longCode(letter, chance()) : drawCode(letter, codes.taken, codes.lately, chance())
    const own = codes.taken.size >= mostCodes || codes.taken.has(code) ? drawn() : code
    codes.taken.add(own)
    if (own !== code) await trx.updateTable('orders').set({ code: own }).where('id', '=', id).execute()
  }
}
