// What items that keep cost at each branch, and since when: a row for each price that applied (PRICE-3).
import type { AppliedPrice, KeptPrice } from '#domain/money/reductions/lowest-price.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

/** Whether any item of the menu keeps: in most shops none does. */
export async function hasItemsThatKeep(db: Db): Promise<boolean> {
  const query = db.selectFrom('item').select('id').where('keeps', '=', 1).where('removed_at', 'is', null)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Ends the prices that apply no more and begins those that apply now. Repeated, it changes nothing. */
export async function writeKeptPrices(trx: Trx, applied: readonly AppliedPrice[], now: number): Promise<void> {
  const open = await trx.selectFrom('kept_price').selectAll().where('until_at', 'is', null).execute()
  const keyOf = ({ branch, item, size }: Omit<AppliedPrice, 'price'>) => `${branch}\n${item}\n${size}`
  const before = new Map(open.map((row) => [keyOf(row), row]))
  const after = new Map(applied.map((one) => [keyOf(one), one]))
  for (const [key, ended] of before) {
    if (after.get(key)?.price === ended.price) continue
    await trx
      .updateTable('kept_price')
      .set({ until_at: now })
      .where('branch', '=', ended.branch)
      .where('item', '=', ended.item)
      .where('size', '=', ended.size)
      .where('from_at', '=', ended.from_at)
      .execute()
  }
  for (const [key, begun] of after) {
    if (before.get(key)?.price === begun.price) continue
    const { branch, item, size, price } = begun
    await trx
      .insertInto('kept_price')
      .values({ branch, item, size, price, from_at: now, until_at: null })
      // Twice within a millisecond: the last counts.
      .onConflict((conflict) =>
        conflict.columns(['branch', 'item', 'size', 'from_at']).doUpdateSet({ price, until_at: null }),
      )
      .execute()
  }
}

/** What those of a branch cost since an instant, by item and size. */
export async function keptPricesAt(
  db: Db,
  branch: string,
  since: number,
): Promise<(KeptPrice & { readonly item: string; readonly size: string })[]> {
  const rows = await db
    .selectFrom('kept_price')
    .selectAll()
    .where('branch', '=', branch)
    .where((e) => e.or([e('until_at', 'is', null), e('until_at', '>', since)]))
    .execute()
  return rows.map(({ item, size, price, from_at, until_at }) => ({
    item,
    size,
    price,
    from: Number(from_at),
    until: until_at === null ? null : Number(until_at),
  }))
}

/** Forgets prices that ended before then. */
export const forgetKeptPrices = async (trx: Trx, before: number): Promise<void> => {
  await trx.deleteFrom('kept_price').where('until_at', '<', before).execute()
}
