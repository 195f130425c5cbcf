// The regions of the chain, and what belongs to each (CHAIN-2).
import type { Region } from '#domain/branch/regions.ts'
import { shortDigest } from '../digest.ts'
import type { Db } from '../engines/engine.ts'
import { toJson } from '../json.ts'
import { touchCatalogue } from '../menu/catalogue.ts'
import type { Trx } from '../write-queue.ts'

/** What belongs to a region: as long as something does, it stays. */
export interface RegionInUse extends Region {
  /** How many branches are in it that are not removed. */
  readonly branches: number
  /** How many accounts have a post for it, also locked ones. */
  readonly members: number
}

export async function inUse(db: Db, regions: readonly Region[]): Promise<RegionInUse[]> {
  if (regions.length === 0) return []
  const branches = await branchesByRegion(db)
  const members = await membersByRegion(db)
  return regions.map((region) => ({
    ...region,
    branches: branches.get(region.id) ?? 0,
    members: members.get(region.id) ?? 0,
  }))
}

export const regionIsUsed = ({ branches, members }: RegionInUse): boolean => branches > 0 || members > 0

async function branchesByRegion(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('branch')
    .select((e) => ['region', e.fn.countAll().as('branches')])
    .where('region', 'is not', null)
    .where('removed_at', 'is', null)
    .groupBy('region')
    .execute()
  return new Map(rows.map(({ region, branches }) => [region ?? '', Number(branches)]))
}

async function membersByRegion(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('staff_region')
    .select((e) => ['region', e.fn.countAll().as('members')])
    .groupBy('region')
    .execute()
  return new Map(rows.map(({ region, members }) => [region, Number(members)]))
}

/** Replaces the list. Removed branches of a region that goes are in none, should they come back. */
export async function saveRegions(trx: Trx, before: readonly Region[], after: readonly Region[]): Promise<void> {
  const gone = before.filter(({ id }) => !after.some((one) => one.id === id)).map(({ id }) => id)
  if (gone.length > 0) {
    await trx.updateTable('branch').set({ region: null }).where('region', 'in', gone).execute()
    await trx.deleteFrom('region').where('id', 'in', gone).execute()
  }
  for (const [position, { id, name }] of after.entries()) {
    const columns = { position, name: toJson(name) }
    if (before.some((one) => one.id === id)) await trx.updateTable('region').set(columns).where('id', '=', id).execute()
    else
      await trx
        .insertInto('region')
        .values({ id, ...columns })
        .execute()
  }
  await touchCatalogue(trx)
}

/** Changes with every change of the list. */
export const regionsVersion = (regions: readonly Region[]): string =>
  shortDigest(JSON.stringify(regions.map(({ id, name }) => [id, name])))
