// What was counted as left before closing: taken by orders that are placed, and given back once by those that come to
// nothing; sold at a price of its own in the end, if the branch does (BAKE-4).
import type { Instant } from '#domain/branch/hours.ts'
import type { LeftPieces, LeftSale } from '#domain/menu/bake/left-sale.ts'
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
  // First, as orders do: they hold the catalogue, and then take what is left.
  await touchStock(trx)
  if (share === null) await trx.deleteFrom('left_rule').where('branch', '=', branch).execute()
  else
    await trx
      .insertInto('left_rule')
      .values({ branch, share })
      .onConflict((conflict) => conflict.column('branch').doUpdateSet({ share }))
      .execute()
  await trx.updateTable('left_sale').set({ share }).where('branch', '=', branch).where('until', '>', now).execute()
}

interface OfItem {
  readonly branch: string
  readonly item: string
}

/** What was counted of these items and goes on: until when it is sold, and how many pieces no order has taken. */
export async function leftNow(
  db: Db,
  branch: string,
  items: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, Pick<LeftSale, 'from' | 'until'> & { readonly free: number }>> {
  if (items.length === 0) return new Map()
  const rows = await db
    .selectFrom('left_sale')
    .select(['item', 'from_at', 'until', 'remaining'])
    .where('branch', '=', branch)
    .where('item', 'in', items)
    .where('until', '>', now)
    .execute()
  return new Map(
    rows.map((row) => [row.item, { from: Number(row.from_at), until: Number(row.until), free: Number(row.remaining) }]),
  )
}

interface LeftOfItem extends OfItem, Pick<LeftSale, 'from' | 'until'> {
  readonly share: number | null
  /** Null: the count was taken back. */
  readonly left: number | null
}

/** Notes what was counted as left: so many may be sold. */
export async function noteLeft(trx: Trx, { branch, item, from, until, share, left }: LeftOfItem): Promise<void> {
  await touchStock(trx)
  if (left === null) {
    await trx.deleteFrom('left_sale').where('branch', '=', branch).where('item', '=', item).execute()
    await forgetTaken(trx, { branch, item })
  } else {
    const set = { from_at: from, until, share, remaining: left, begun: 0 }
    await trx
      .insertInto('left_sale')
      .values({ branch, item, ...set })
      .onConflict((conflict) => conflict.columns(['branch', 'item']).doUpdateSet(set))
      .execute()
  }
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
  const over = await trx
    .deleteFrom('left_sale')
    .where('until', '<=', now)
    .returning(['branch', 'item', 'share'])
    .execute()
  for (const of of over) await forgetEnded(trx, of)
  if (begun.length + over.length > 0) await touchStock(trx)
  return [...new Set([...begun, ...over.filter(({ share }) => share !== null)].map(({ item }) => item))]
}

const forgetTaken = (trx: Trx, { branch, item }: OfItem) =>
  trx.deleteFrom('left_taken').where('branch', '=', branch).where('item', '=', item).execute()

/** What an order took stays known as long as somebody may change it. */
const forgetEnded = (trx: Trx, { branch, item }: OfItem) =>
  trx
    .deleteFrom('left_taken')
    .where('branch', '=', branch)
    .where('item', '=', item)
    .where('order_id', 'in', trx.selectFrom('orders').select('id').where('status', '=', 1))
    .execute()

/**
 * Those of these pieces that must be there and of which too few are left. What is left of all of them stays so until
 * the transaction ends.
 */
export async function tooFewLeft(trx: Trx, { rowLock }: Engine, branch: string, pieces: LeftPieces): Promise<string[]> {
  const rows = await trx
    .selectFrom('left_sale')
    .select(['item', 'remaining'])
    .where('branch', '=', branch)
    .where('item', 'in', [...pieces.keys()])
    .orderBy('item')
    .modifyEnd(rowLock.alone)
    .execute()
  return rows.flatMap(({ item, remaining }) => {
    const wish = pieces.get(item)
    return wish?.guarded && wish.many > Number(remaining) ? [item] : []
  })
}

/**
 * Takes these pieces for an order, and throws if those that must be there are not; of others it takes what there is.
 * Call `tooFewLeft` before. Returns the items that are gone with it.
 */
export async function takeLeft(trx: Trx, order: number, branch: string, pieces: LeftPieces): Promise<string[]> {
  const gone: string[] = []
  for (const [item, { many, guarded }] of [...pieces].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const of = { branch, item }
    let taken = many
    let row = await takePieces(trx, of, many)
    if (!row && guarded) throw new Error(`${item} was sold beyond what is left`)
    if (!row) {
      taken = await remainingOf(trx, of)
      if (taken === 0) continue
      row = await takePieces(trx, of, taken)
    }
    await trx
      .insertInto('left_taken')
      .values({ order_id: order, ...of, pieces: taken })
      .execute()
    if (row && Number(row.remaining) === 0) gone.push(item)
  }
  if (gone.length > 0) await touchStock(trx)
  return gone
}

/** The items of which the order took some. */
export async function leftTakenBy(trx: Trx, order: number): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('left_taken').select('item').where('order_id', '=', order).execute()
  return new Set(rows.map(({ item }) => item))
}

const takePieces = (trx: Trx, { branch, item }: OfItem, many: number) =>
  trx
    .updateTable('left_sale')
    .set((e) => ({ remaining: e('remaining', '-', many) }))
    .where('branch', '=', branch)
    .where('item', '=', item)
    .where('remaining', '>=', many)
    .returning('remaining')
    .executeTakeFirst()

async function remainingOf(db: Db, { branch, item }: OfItem): Promise<number> {
  const row = await db
    .selectFrom('left_sale')
    .select('remaining')
    .where('branch', '=', branch)
    .where('item', '=', item)
    .executeTakeFirst()
  return Number(row?.remaining ?? 0)
}

const oneEvening = 24 * 3_600_000

/**
 * Gives back what the order took, if its evening is not over. Once nothing is taken, calling it again changes nothing.
 * Returns those items.
 */
export async function giveBackLeft(
  trx: Trx,
  { id, placedAt }: { readonly id: number; readonly placedAt: Instant },
): Promise<string[]> {
  const taken = await trx.deleteFrom('left_taken').where('order_id', '=', id).returningAll().execute()
  for (const { branch, item, pieces } of taken.toSorted((one, other) => (one.item < other.item ? -1 : 1)))
    await trx
      .updateTable('left_sale')
      .set((e) => ({ remaining: e('remaining', '+', Number(pieces)) }))
      .where('branch', '=', branch)
      .where('item', '=', item)
      .where('until', '>', placedAt)
      .where('until', '<', placedAt + oneEvening)
      .execute()
  if (taken.length > 0) await touchStock(trx)
  return taken.map(({ item }) => item)
}
