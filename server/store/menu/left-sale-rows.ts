// What is sold before closing at a price of its own, as the catalogue has it (BAKE-4).
import type { Instant } from '#domain/branch/hours.ts'
import type { LeftSale } from '#domain/menu/bake/left-sale.ts'
import type { Db } from '../engines/engine.ts'

export interface LeftRow extends LeftSale {
  readonly branch: string
  readonly item: string
  /** The instants at which the menu changes by itself, those that were not told yet. */
  readonly turns: readonly Instant[]
}

/** All that is sold so, at any branch: some rows on an evening, none at other times. */
export async function readLeftSales(db: Db): Promise<LeftRow[]> {
  const rows = await db
    .selectFrom('left_sale')
    .select((e) => ['branch', 'item', 'from_at', 'until', e.ref('share').$notNull().as('share'), 'remaining', 'begun'])
    .where('share', 'is not', null)
    .execute()
  return rows.map((row) => {
    const [from, until] = [Number(row.from_at), Number(row.until)] as const
    return {
      branch: row.branch,
      item: row.item,
      from,
      until,
      share: Number(row.share),
      any: Number(row.remaining) > 0,
      turns: row.begun === 1 ? [until] : [from, until],
    }
  })
}
