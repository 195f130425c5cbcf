// What is left before closing and sold at a price of its own: taken by orders that are placed, and given back once by
// those that come to nothing (BAKE-4).
import type { Instant } from '#domain/branch/hours.ts'
import type { LeftSale } from '#domain/menu/bake/left-sale.ts'
import type { Db, Engine } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'
import { touchStock } from './catalogue.ts'

/** In percent of the price; null: the branch does not. */
export async function leftShareOf(db: Db, branch: string): Promise<number | null> {
  const row = await db.selectFrom('left_rule').select('share').where('branch', '=', branch).executeTakeFirst()
  return row ? Number(row.share) : null
}

/** What is counted already goes at the new price, or at its own again. */
export async function setLeftShare(trx: Trx, branch: string, share: number | null, now: Instant): Promise<void> {
  if (share === null) await trx.deleteFrom('left_rule').where('branch', '=', branch).execute()
  else
    await trx
      .insertInto('left_rule')
      .values({ branch, share })
      .onConflict((conflict) => conflict.column('branch').doUpdateSet({ share }))
      .execute()
  await trx.updateTable('left_sale').set({ share }).where('branch', '=', branch).where('until', '>', now).execute()
  await touchStock(trx)
}

interface LeftOfItem extends Pick<LeftSale, 'from' | 'until'> {
  readonly branch: string
  readonly item: string
  readonly share: number | null
  /** Null: the count was taken back. */
  readonly left: number | null
}

/** Notes what was counted as left: so many may be sold. */
export async function noteLeft(trx: Trx, { branch, item, from, until, share, left }: LeftOfItem): Promise<void> {
  if (left === null) await trx.deleteFrom('left_sale').where('branch', '=', branch).where('item', '=', item).execute()
  else {
    const set = { from_at: from, until, share, remaining: left, begun: 0 }
    await trx
      .insertInto('left_sale')
      .values({ branch, item, ...set })
      .onConflict((conflict) => conflict.columns(['branch', 'item']).doUpdateSet(set))
      .execute()
  }
  if (share !== null) await touchStock(trx)
}

/** Notes what has begun, and forgets what is over; returns the items whose price changes by that. */
export async function turnLeftSales(trx: Trx, now: Instant): Promise<string[]> {
  const begun = await trx
    .updateTable('left_sale')
    .set({ begun: 1 })
    .where('begun', '=', 0)
    .where('from_at', '<=', now)
    .where('share', 'is not', null)
    .returning('item')
    .execute()
  const over = await trx.deleteFrom('left_sale').where('until', '<=', now).returning(['branch', 'item']).execute()
  // What an order took is known as long as somebody may change it.
  for (const { branch, item } of over)
    await trx
      .deleteFrom('left_taken')
      .where('branch', '=', branch)
      .where('item', '=', item)
      .where('order_id', 'in', trx.selectFrom('orders').select('id').where('status', '=', 1))
      .execute()
  const items = [...new Set([...begun, ...over].map(({ item }) => item))]
  if (items.length > 0) await touchStock(trx)
  return items
}

/** Those of these pieces of which too few are left. What is left stays so until the transaction ends. */
export async function tooFewLeft(
  trx: Trx,
  { rowLock }: Engine,
  branch: string,
  pieces: ReadonlyMap<string, number>,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('left_sale')
    .select(['item', 'remaining'])
    .where('branch', '=', branch)
    .where('item', 'in', [...pieces.keys()])
    .orderBy('item')
    .modifyEnd(rowLock.alone)
    .execute()
  return rows.filter(({ item, remaining }) => (pieces.get(item) ?? 0) > Number(remaining)).map(({ item }) => item)
}

/** Takes these pieces for an order; throws if they are not there. Returns the items that are gone with it. */
export async function takeLeft(
  trx: Trx,
  order: number,
  branch: string,
  pieces: ReadonlyMap<string, number>,
): Promise<string[]> {
  const gone: string[] = []
  for (const [item, many] of [...pieces].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [row] = await trx
      .updateTable('left_sale')
      .set((e) => ({ remaining: e('remaining', '-', many) }))
      .where('branch', '=', branch)
      .where('item', '=', item)
      .where('remaining', '>=', many)
      .returning('remaining')
      .execute()
    if (!row) throw new Error(`${item} was sold beyond what is left`)
    await trx.insertInto('left_taken').values({ order_id: order, item, branch, pieces: many }).execute()
    if (Number(row.remaining) === 0) gone.push(item)
  }
  if (gone.length > 0) await touchStock(trx)
  return gone
}

/** The items of which the order took some. */
export async function leftTakenBy(trx: Trx, order: number): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('left_taken').select('item').where('order_id', '=', order).execute()
  return new Set(rows.map(({ item }) => item))
}

/** Gives back what the order took. Once nothing is taken, calling it again changes nothing. Returns those items. */
export async function giveBackLeft(trx: Trx, order: number): Promise<string[]> {
  const taken = await trx.deleteFrom('left_taken').where('order_id', '=', order).returningAll().execute()
  for (const { branch, item, pieces } of taken.toSorted((one, other) => (one.item < other.item ? -1 : 1)))
    await trx
      .updateTable('left_sale')
      .set((e) => ({ remaining: e('remaining', '+', Number(pieces)) }))
      .where('branch', '=', branch)
      .where('item', '=', item)
      .execute()
  if (taken.length > 0) await touchStock(trx)
  return taken.map(({ item }) => item)
}
