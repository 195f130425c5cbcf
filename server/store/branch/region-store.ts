// The regions of the chain, and what belongs to each (CHAIN-2).

import { regionPlace } from '#domain/branch/region-place.ts'
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
  /** How many items and categories it is named by, for where they are sold or a price there. */
  readonly things: number
}

export async function inUse(db: Db, regions: readonly Region[]): Promise<RegionInUse[]> {
  if (regions.length === 0) return []
  const branches = await branchesByRegion(db)
  const members = await membersByRegion(db)
  const named = await soldInRegions(db)
  return regions.map((region) => ({
    ...region,
    branches: branches.get(region.id) ?? 0,
    members: members.get(region.id) ?? 0,
    things: named.filter((sold) => sold.includes(`"${regionPlace(region.id)}"`)).length,
  }))
}

export const regionIsUsed = ({ branches, members, things }: RegionInUse): boolean =>
  branches > 0 || members > 0 || things > 0

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

/** What the menu says of where it is sold, as it is stored, if that names a region. */
async function soldInRegions(db: Db): Promise<string[]> {
  const like = `%"${regionPlace('')}%`
  const items = await db
    .selectFrom('item')
    .select('sold')
    .where('removed_at', 'is', null)
    .where('sold', 'like', like)
    .execute()
  const categories = await db.selectFrom('category').select('sold').where('sold', 'like', like).execute()
  return [...items, ...categories].map(({ sold }) => sold ?? '')
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
