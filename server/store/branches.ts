// The branches with all their settings, for the owner who changes them.
import { createHash } from 'node:crypto'
import type { Branch } from '../../domain/branch.ts'
import type { BranchSettings } from '../../domain/branch-settings.ts'
import { branchFrom, branchRow, touchCatalogue } from './catalogue.ts'
import type { Db } from './engines/engine.ts'
import type { Trx } from './lane.ts'

export interface VersionedBranch extends Branch {
  /** A hash of the settings; opening and closing the shop leaves it alone. */
  readonly version: string
}

/** All branches in their order, past the catalogue's copy in memory. */
export async function readBranches(db: Db): Promise<VersionedBranch[]> {
  const rows = await db.selectFrom('branch').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(branchFrom).map((branch) => ({ ...branch, version: versionOf(branch) }))
}

/** Holds all branches until the transaction ends, so that two servers change them one after the other. */
export async function lockBranches(trx: Trx): Promise<void> {
  await trx
    .updateTable('branch')
    .set((e) => ({ position: e.ref('position') }))
    .execute()
}

export async function saveBranch(trx: Trx, id: string, settings: BranchSettings): Promise<void> {
  await trx.updateTable('branch').set(columnsOf(settings)).where('id', '=', id).execute()
  await touchCatalogue(trx)
}

/** Puts a branch behind the others. */
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

/** Another text whenever a setting differs. */
export const versionOf = (settings: BranchSettings): string =>
  createHash('sha256')
    .update(JSON.stringify(columnsOf(settings)))
    .digest('base64url')
    .slice(0, 22)

/** The columns of the settings, without place, id and what staff set. */
function columnsOf(settings: BranchSettings) {
  const row = branchRow({ ...settings, id: '', shop: { open: false, date: '', desc: {} } }, 0)
  const { id: _id, position: _position, shop_open: _open, shop_date: _date, shop_desc: _desc, ...columns } = row
  return columns
}
