// The branches with all their settings, for the owner who changes them.
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Branch } from '#domain/branch/branch.ts'
import type { BranchSettings } from '#domain/branch/branch-settings.ts'
import type { StillPromised } from '#domain/branch/closure.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { closedBranch } from '#domain/branch/new-branch.ts'
import { type SaleRules, soldLike } from '#domain/menu/sold.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { chunks } from '../chunks.ts'
import { shortDigest } from '../digest.ts'
import type { Db, Engine } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { holdCatalogueAlone, touchCatalogue } from '../menu/catalogue.ts'
import type { BranchRow } from '../menu/catalogue-tables.ts'
import { openOrdersAt } from '../order/order-store.ts'
import type { Trx } from '../write-queue.ts'
import { branchFrom, branchRow } from './branch-rows.ts'

export interface VersionedBranch extends Branch {
  /** A hash of the settings; opening and closing the shop does not change it. */
  readonly version: string
  readonly hidden: boolean
  /** Its rows stay, for past orders and the archive. */
  readonly removed: boolean
}

/** All branches in order, removed ones too, read past the catalogue's copy in memory. */
export async function readBranches(db: Db): Promise<VersionedBranch[]> {
  const rows = await db.selectFrom('branch').selectAll().orderBy('position').orderBy('id').execute()
  const branches: VersionedBranch[] = []
  for (const some of chunks(rows, 100)) {
    branches.push(...some.map(versioned))
    // A thousand take a tenth of a second.
    await othersTurn()
  }
  return branches
}

/** The one with this id, removed or not. */
export async function readBranch(db: Db, id: string): Promise<VersionedBranch | undefined> {
  const row = await db.selectFrom('branch').selectAll().where('id', '=', id).executeTakeFirst()
  return row && versioned(row)
}

function versioned(row: BranchRow): VersionedBranch {
  const branch = branchFrom(row)
  return { ...branch, version: branchVersionOf(branch), hidden: row.hidden === 1, removed: row.removed_at !== null }
}

/** How many branches customers see, without this one. */
export async function othersShown(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('branch')
    .select((e) => e.fn.countAll().as('count'))
    .where('id', '<>', id)
    .where('hidden', '=', 0)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The names of these branches by their id, of removed ones too. */
export async function branchNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LocalText>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('branch').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, fromJson<LocalText>(name)]))
}

/** A branch as of this transaction, removed or not. */
export async function branchById(db: Db, id: string): Promise<Branch | undefined> {
  const row = await db.selectFrom('branch').selectAll().where('id', '=', id).executeTakeFirst()
  return row && branchFrom(row)
}

/**
 * Until the transaction ends nobody else changes a branch or places an order, and nobody reserves at `branches`. The
 * promises that are under way there are read once they are committed.
 */
export async function lockBranches(engine: Engine, trx: Trx, branches: readonly string[]): Promise<void> {
  await holdCatalogueAlone(engine, trx)
  if (branches.length === 0) return
  await trx
    .updateTable('branch')
    .set((e) => ({ position: e.ref('position') }))
    .where('id', 'in', branches)
    .execute()
}

export async function saveBranch(trx: Trx, id: string, settings: BranchSettings): Promise<void> {
  await trx.updateTable('branch').set(columnsOf(settings)).where('id', '=', id).execute()
  await touchCatalogue(trx)
}

/** Hides a branch from customers, or shows it to them again. */
export async function hideBranch(trx: Trx, id: string, hidden: boolean): Promise<void> {
  await trx
    .updateTable('branch')
    .set({ hidden: hidden ? 1 : 0 })
    .where('id', '=', id)
    .execute()
  await touchCatalogue(trx)
}

/** Removes a branch at `at`, or with null restores it as hidden; its orders and reservations stay. */
export async function removeBranch(trx: Trx, id: string, at: number | null): Promise<void> {
  await trx.updateTable('branch').set({ hidden: 1, removed_at: at, shop_open: 0 }).where('id', '=', id).execute()
  await touchCatalogue(trx)
}

/** What is still promised at a branch: orders that are not out, and reservations from `today` on. */
export async function stillPromised(db: Db, id: string, today: DateText): Promise<StillPromised> {
  return (await stillPromisedAt(db, [{ id, today }])).get(id) ?? nothingPromised
}

export const nothingPromised: StillPromised = { orders: 0, reservations: 0 }

/** What is still promised at these branches, by their ids; those that promised nothing are left out. */
export async function stillPromisedAt(
  db: Db,
  branches: readonly { readonly id: string; readonly today: DateText }[],
): Promise<ReadonlyMap<string, StillPromised>> {
  const ids = branches.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const todays = new Map(branches.map(({ id, today }) => [id, today]))
  const orders = await openOrdersAt(db, ids)
    .select((e) => ['branch', e.fn.countAll().as('count')])
    .groupBy('branch')
    .execute()
  const reservations = await db
    .selectFrom('reservation')
    .select((e) => ['branch', 'date', e.fn.countAll().as('count')])
    .where('branch', 'in', ids)
    .where('date', '>=', [...todays.values()].sort()[0] ?? '')
    .where('cancelled_at', 'is', null)
    .groupBy(['branch', 'date'])
    .execute()
  const promised = new Map<string, { orders: number; reservations: number }>()
  const at = (branch: string) => promised.getOrInsert(branch, { ...nothingPromised })
  for (const { branch, count } of orders) at(branch).orders = Number(count)
  for (const { branch, date, count } of reservations)
    if (date >= (todays.get(branch) ?? '')) at(branch).reservations += Number(count)
  return promised
}

/** Adds a branch after the others. */
export async function addBranch(trx: Trx, branch: Branch): Promise<void> {
  const { last } = await trx
    .selectFrom('branch')
    .select((e) => e.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('branch')
    .values(branchRow(branch, (last ?? -1) + 1))
    .execute()
  await touchCatalogue(trx)
}

/** Sells at branch `to` what is sold at branch `like`, at the same times and prices. */
export async function sellLike(trx: Trx, like: string, to: string): Promise<void> {
  for (const table of ['item', 'category'] as const) {
    const rows = await trx.selectFrom(table).select(['id', 'sold']).where('sold', 'is not', null).execute()
    for (const { id, sold } of rows)
      if (sold !== null)
        await trx
          .updateTable(table)
          .set({ sold: toJson(soldLike(fromJson<SaleRules>(sold), like, to)) })
          .where('id', '=', id)
          .execute()
  }
  await touchCatalogue(trx)
}

/** Changes whenever a setting changes. */
export const branchVersionOf = (settings: BranchSettings): string => shortDigest(JSON.stringify(columnsOf(settings)))

/** The columns of the settings, without position, id and what staff set. */
function columnsOf(settings: BranchSettings) {
  const row = branchRow({ ...closedBranch('', {}), ...settings }, 0)
  const { id: _id, position: _position, shop_open: _open, shop_date: _date, shop_desc: _desc, ...rest } = row
  const { hidden: _hidden, removed_at: _removed, letter: _letter, capacity: _capacity, ...others } = rest
  const { auto_accept: _auto, pause_until: _until, pause_reason: _reason, ...most } = others
  const { extra_minutes: _minutes, extra_until: _extra, shift_hands: _hands, shift_until: _shift, ...staffed } = most
  const { usual_hands: _usual, late_percent: _late, kept_shown: _kept, ...settled } = staffed
  const { till_duty: _duty, till_since: _since, ...columns } = settled
  return columns
}

/** Whether anything was ever ordered at the branch, also long ago: what was sold stays in the ledger. */
export async function hasOrders(db: Db, branch: string): Promise<boolean> {
  const order = db.selectFrom('orders').select('branch').where('branch', '=', branch)
  const balance = db.selectFrom('ledger_balance').select('branch').where('branch', '=', branch)
  return [await order.limit(1).execute(), await balance.limit(1).execute()].some((rows) => rows.length > 0)
}
