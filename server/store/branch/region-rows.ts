// The regions as rows of their table.
import type { Region } from '#domain/branch/regions.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson } from '../json.ts'

/** All regions in their order, read past the catalogue's copy in memory. */
export async function readRegions(db: Db): Promise<Region[]> {
  const rows = await db.selectFrom('region').select(['id', 'name']).orderBy('position').execute()
  return rows.map(({ id, name }) => ({ id, name: fromJson<LocalText>(name) }))
}
