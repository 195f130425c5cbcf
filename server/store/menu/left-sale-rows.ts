// What was counted as left and is sold until closing, as the catalogue has it (BAKE-4).
import type { Instant } from '#domain/branch/hours.ts'
import type { LeftSale } from '#domain/menu/bake/left-sale.ts'
import type { Db } from '../engines/engine.ts'

export interface LeftRow extends LeftSale {
  readonly branch: string
  readonly item: string
  /** The instants at which the menu changes by itself, those that were not told yet. */
  readonly turns: readonly Instant[]
}

/** All that was counted, at any branch: some rows on an evening, none at other times. */
export async function readLeftSales(db: Db): Promise<LeftRow[]> {
  const rows = await db
    .selectFrom('left_sale')
    .select(['branch', 'item', 'from_at', 'until', 'share', 'remaining', 'begun'])
    .execute()
  return rows.map((row) => {
    const [from, until] = [Number(row.from_at), Number(row.until)] as const
    const share = row.share === null ? null : Number(row.share)
    return {
      branch: row.branch,
      item: row.item,
      from,
      until,
      share,
      any: Number(row.remaining) > 0,
      turns: share === null || row.begun === 1 ? [until] : [from, until],
    }
  })
}
