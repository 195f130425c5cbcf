// What is stored of the stamp card: its rules, used pieces of stamps, and vouchers. Nobody has an account here.
import type { Instant } from '#domain/branch/hours.ts'
import { type Course, isSold } from '#domain/order/course.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { type StampRules, usualStampRules } from '#domain/order/stamps/stamp-rules.ts'
import type { StampPiece } from '#domain/order/stamps/stamps.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'

export async function readStampRules(db: Db): Promise<StampRules> {
  const kept = await readSetting(db, 'stamps.rules')
  return kept === null ? usualStampRules : { ...usualStampRules, ...fromJson<Partial<StampRules>>(kept) }
}

export const saveStampRules = (trx: Trx, rules: StampRules): Promise<void> =>
  writeSetting(trx, 'stamps.rules', toJson(rules))

/** What stamps are given for. */
interface OrderOver {
  readonly isSold: boolean
  readonly lines: readonly Pick<OrderLine, 'item' | 'quantity' | 'price' | 'parts' | 'off'>[]
}

/** An order that has ended, also one that is archived; `open` while it has not, undefined if there is none. */
export async function orderOver(db: Db, token: string): Promise<OrderOver | 'open' | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'course', 'status'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!order) return undefined
  if (order.status !== 1) return 'open'
  const rows = await db
    .selectFrom('order_line')
    .select(['item', 'quantity', 'price', 'parts', 'voucher_off'])
    .where('order_id', '=', order.id)
    .execute()
  return {
    isSold: isSold(order.course as Course),
    lines: rows.map(({ item, quantity, price, parts, voucher_off: off }) => ({
      item,
      quantity,
      price,
      ...(parts !== '[]' && { parts: fromJson<NonNullable<OrderLine['parts']>>(parts) }),
      ...(off > 0 && { off }),
    })),
  }
}

type UsedPiece = StampPiece & { readonly voucher: string }

/** The pieces of these stamps, by their serials, that are part of a voucher. */
export async function usedPieces(db: Db, serials: readonly string[]): Promise<readonly UsedPiece[]> {
  if (serials.length === 0) return []
  return await db.selectFrom('stamp_used').select(['stamp', 'piece', 'voucher']).where('stamp', 'in', serials).execute()
}

/** Saves a new voucher and what it is made of; each of these pieces must be free (a unique violation otherwise). */
export async function insertVoucher(
  trx: Trx,
  voucher: { readonly id: string; readonly worth: Cents; readonly at: Instant },
  pieces: readonly StampPiece[],
): Promise<void> {
  await trx.insertInto('stamp_voucher').values(voucher).execute()
  await trx
    .insertInto('stamp_used')
    .values(pieces.map(({ stamp, piece }) => ({ stamp, piece, voucher: voucher.id })))
    .execute()
}

interface KeptVoucher {
  readonly id: string
  readonly worth: Cents
  /** Not spent, or on an order that was refused, cancelled or never paid, or that has no free piece any more. */
  readonly isFree: boolean
  readonly spentKey: string | null
}

const gaveBack: readonly string[] = ['refused', 'cancelled', 'lapsed'] satisfies Course[]

export async function vouchersById(db: Db, ids: readonly string[]): Promise<readonly KeptVoucher[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('stamp_voucher')
    .leftJoin('orders', 'orders.id', 'stamp_voucher.order_id')
    .select((eb) => [
      'stamp_voucher.id',
      'worth',
      'spent_at',
      'spent_key',
      'orders.course',
      // The line that it paid for: staff may have taken it out of the order.
      eb
        .selectFrom('order_line')
        .select('line')
        .whereRef('order_line.order_id', '=', 'orders.id')
        .where('voucher_off', '>', 0)
        .limit(1)
        .as('free_piece'),
    ])
    .where('stamp_voucher.id', 'in', ids)
    .orderBy('stamp_voucher.id')
    .execute()
  return rows.map(({ id, worth, spent_at, spent_key, course, free_piece }) => ({
    id,
    worth,
    spentKey: spent_key,
    isFree: spent_at === null || (course !== null && (gaveBack.includes(course) || free_piece === null)),
  }))
}

/** The voucher that was spent on this order and on nothing since. */
export async function voucherOn(db: Db, order: number): Promise<string | undefined> {
  const row = await db.selectFrom('stamp_voucher').select('id').where('order_id', '=', order).executeTakeFirst()
  return row?.id
}

/** Where a voucher is spent: on an order, or at a counter. */
interface VoucherSpending {
  readonly order: number | null
  readonly branch: string
  readonly key: string
  readonly at: Instant
}

/** The voucher is locked, and free. */
export async function spendVoucher(trx: Trx, id: string, { order, branch, key, at }: VoucherSpending): Promise<void> {
  const spent = { order_id: order, branch, spent_key: key, spent_at: at }
  await trx.updateTable('stamp_voucher').set(spent).where('id', '=', id).execute()
}

/** It was given once more, by a counter that could not know better. */
export async function noteCopied(trx: Trx, id: string, key: string): Promise<void> {
  await trx.updateTable('stamp_voucher').set({ copied_by: key }).where('id', '=', id).execute()
}

export async function countCopied(db: Db): Promise<number> {
  const row = await db
    .selectFrom('stamp_voucher')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('copied_by', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
