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
    const left = await takeUpTo(trx, order, { branch, item }, { many, isReduced: guarded })
    if (guarded && left === null) throw new Error(`${item} was sold beyond what is left`)
    if (left === 0) gone.push(item)
  }
  if (gone.length > 0) await touchStock(trx)
  return gone
}

/**
 * Takes as many as there are. With `isReduced` it takes all or none. Returns how many are left then; null if it took
 * none.
 */
async function takeUpTo(
  trx: Trx,
  order: number,
  of: OfItem,
  { many, isReduced }: { readonly many: number; readonly isReduced: boolean },
): Promise<number | null> {
  let taken = many
  let row = await takePieces(trx, of, many)
  if (!row && !isReduced) {
    taken = await remainingOf(trx, of)
    row = taken > 0 ? await takePieces(trx, of, taken) : undefined
  }
  if (!row) return null
  await trx
    .insertInto('left_taken')
    .values({ order_id: order, ...of, pieces: taken, reduced: Number(isReduced) })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'item'])
        .doUpdateSet((e) => ({ pieces: e('left_taken.pieces', '+', e.ref('excluded.pieces')) })),
    )
    .execute()
  return Number(row.remaining)
}

/** The items of which the order took some at their price of the evening. */
export async function leftTakenBy(trx: Trx, order: number): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('left_taken')
    .select('item')
    .where('order_id', '=', order)
    .where('reduced', '=', 1)
    .where('pieces', '>', 0)
    .execute()
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

/** An order, and by item how many pieces it holds, and how many more than before; below zero: fewer. */
interface HeldAnew {
  readonly id: number
  readonly branch: string
  readonly placedAt: Instant
  readonly wantedAt: Instant | null
  readonly holds: ReadonlyMap<string, number>
  readonly more: ReadonlyMap<string, number>
}

/**
 * Takes what an order holds more now, as far as there is any, and gives back what it took beyond what it still holds:
 * of an order that was promised more than there was, the pieces that were never there go first. Returns the items of
 * which the last one was taken, or one came back.
 */
export async function holdLeftAnew(trx: Trx, order: HeldAnew, now: Instant): Promise<string[]> {
  const { id, branch, placedAt, holds, more } = order
  const wantedAt = order.wantedAt ?? placedAt
  const sales = await trx
    .selectFrom('left_sale')
    .select(['item', 'until', 'remaining'])
    .where('branch', '=', branch)
    .where('item', 'in', [...more.keys()])
    .where('until', '>', now)
    .orderBy('item')
    .execute()
  const moved: string[] = []
  for (const { item, until, remaining } of sales) {
    const of = { branch, item }
    const many = more.get(item) ?? 0
    const isOfEvening = (at: Instant) => at < Number(until) && Number(until) < at + oneEvening
    if (many > 0 && isOfEvening(wantedAt)) {
      if ((await takeUpTo(trx, id, of, { many, isReduced: false })) === 0) moved.push(item)
    } else if (many < 0 && isOfEvening(placedAt)) {
      const back = await giveBackBeyond(trx, id, of, holds.get(item) ?? 0)
      if (back > 0 && Number(remaining) === 0) moved.push(item)
    }
  }
  if (moved.length > 0) await touchStock(trx)
  return moved
}

/** Returns how many came back: those that the order took beyond what it `keeps`. */
async function giveBackBeyond(trx: Trx, order: number, { branch, item }: OfItem, keeps: number): Promise<number> {
  const row = await trx
    .selectFrom('left_taken')
    .select('pieces')
    .where('order_id', '=', order)
    .where('item', '=', item)
    .executeTakeFirst()
  const back = Math.max(0, Number(row?.pieces ?? 0) - keeps)
  if (back === 0) return 0
  await trx
    .updateTable('left_taken')
    .set((e) => ({ pieces: e('pieces', '-', back) }))
    .where('order_id', '=', order)
    .where('item', '=', item)
    .execute()
  await trx
    .updateTable('left_sale')
    .set((e) => ({ remaining: e('remaining', '+', back) }))
    .where('branch', '=', branch)
    .where('item', '=', item)
    .execute()
  return back
}

/** The item is made ahead no more: what was counted of it counts for nothing, also if it is made ahead again. */
export const forgetLeftOf = (trx: Trx, item: string) => trx.deleteFrom('left_sale').where('item', '=', item).execute()
