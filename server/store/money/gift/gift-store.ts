// Gift cards as they are stored, and what moves their balances: each move changes the balance in one guarded update.
import { type Insertable, type Selectable, sql } from 'kysely'
import type { DateText } from '#domain/branch/hours.ts'
import type { GiftMoveKind, GiftState } from '#domain/money/gift/gift-card.ts'
import type { Cents } from '#domain/shared/money.ts'
import { localDays } from '../../branch/branch-days.ts'
import type { Db } from '../../engines/engine.ts'
import type { ActedBy } from '../../order/acted-by.ts'
import type { Trx } from '../../write-queue.ts'
import type { GiftCardRow } from './gift-tables.ts'

export interface StoredGift extends Omit<Selectable<GiftCardRow>, 'state'> {
  readonly state: GiftState
}

const asGift = (row: Selectable<GiftCardRow>): StoredGift => ({ ...row, state: row.state as GiftState })

/** Saves a new card without a balance, and returns its id. */
export async function insertGift(
  trx: Trx,
  card: Omit<Insertable<GiftCardRow>, 'id' | 'balance' | 'reason' | 'erased_at'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('gift_card')
    .values({ ...card, balance: 0, reason: '', erased_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

export async function giftById(db: Db, id: number): Promise<StoredGift | undefined> {
  const row = await db.selectFrom('gift_card').selectAll().where('id', '=', id).executeTakeFirst()
  return row && asGift(row)
}

/** The id of the card with this hash of a code. */
export async function giftByHash(db: Db, hash: string): Promise<number | undefined> {
  const row = await db.selectFrom('gift_card').select('id').where('hash', '=', hash).executeTakeFirst()
  return row && Number(row.id)
}

/** The card, which nobody else moves until the transaction ends. */
export async function lockGift(trx: Trx, id: number): Promise<StoredGift | undefined> {
  const row = await trx
    .updateTable('gift_card')
    .set((e) => ({ state: e.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && asGift(row)
}

export async function saveGift(
  trx: Trx,
  id: number,
  change: Partial<
    Pick<GiftCardRow, 'state' | 'until' | 'payment' | 'sealed' | 'sealed_until' | 'reason' | 'expires_on'>
  >,
): Promise<void> {
  await trx.updateTable('gift_card').set(change).where('id', '=', id).execute()
}

/** A card with a last day before this one is good up to it. */
export async function keepGood(trx: Trx, id: number, day: DateText): Promise<void> {
  await trx
    .updateTable('gift_card')
    .set({ expires_on: day })
    .where('id', '=', id)
    .where('expires_on', '<', day)
    .execute()
}

export interface GiftMove {
  readonly card: number
  readonly kind: GiftMoveKind
  /** Below zero where it leaves the card. */
  readonly amount: Cents
  readonly order: number | null
  readonly branch: string
  readonly at: number
  readonly by: ActedBy
}

/** Moves a balance. False, without changing anything, if the card has less than what is to leave it. */
export async function moveGift(trx: Trx, { card, kind, amount, order, branch, at, by }: GiftMove): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('gift_card')
    .set((e) => ({ balance: e('balance', '+', amount) }))
    .where('id', '=', card)
    .where('balance', '>=', -amount)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const day = (await localDays(trx, branch)).dayOf(at)
  await trx
    .insertInto('gift_move')
    .values({
      card,
      kind,
      amount,
      order_id: order,
      branch,
      day,
      at,
      actor: by.kind,
      staff: by.staff,
      staff_name: by.name,
    })
    .execute()
  return true
}

/** What moved a card, the newest first, with the code of its order. */
export async function movesOfGift(db: Db, card: number, limit: number) {
  const rows = await db
    .selectFrom('gift_move')
    .leftJoin('orders', 'orders.id', 'gift_move.order_id')
    .select(['gift_move.kind', 'gift_move.amount', 'gift_move.at', 'gift_move.branch', 'orders.code'])
    .where('card', '=', card)
    .orderBy('gift_move.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ kind, code, ...move }) => ({ ...move, kind: kind as GiftMoveKind, code: code ?? '' }))
}

/** The cards that were given because a payment of this order could not go back otherwise. */
export async function creditsOf(db: Db, order: number): Promise<StoredGift[]> {
  const rows = await db.selectFrom('gift_card').selectAll().where('credit_of', '=', order).orderBy('id').execute()
  return rows.map(asGift)
}

/** Cards that waited long enough for their payment lapse. One that is paid later is good all the same. */
export async function lapseGifts(trx: Trx, now: number): Promise<void> {
  await trx
    .updateTable('gift_card')
    .set({ state: 'lapsed', until: null })
    .where('state', '=', sql.lit('awaiting'))
    .where('until', '<=', now)
    .execute()
}

/** Whether a card waits whose time is over. */
export async function giftsInVain(db: Db, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('gift_card')
    .select('id')
    .where('state', '=', sql.lit('awaiting'))
    .where('until', '<=', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Codes that everybody had time to get are kept as hashes alone. */
export async function forgetGiftCodes(trx: Trx, now: number): Promise<void> {
  await trx.updateTable('gift_card').set({ sealed: '', sealed_until: null }).where('sealed_until', '<=', now).execute()
}

/**
 * Erases for whom and from whom cards are that were sold before this instant, with their words, at most `limit`;
 * returns how many. The money stays. One that is still to be mailed keeps them until it was.
 */
export async function eraseGiftsBefore(trx: Trx, before: number, limit: number, now: number): Promise<number> {
  const old = await trx
    .selectFrom('gift_card')
    .select('id')
    .where('erased_at', 'is', null)
    .where('sold_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gift_mail')
            .select('card')
            .whereRef('card', '=', 'gift_card.id')
            .where('gift_mail.state', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('sold_at')
    .limit(limit)
    .execute()
  return await eraseGifts(
    trx,
    old.map(({ id }) => Number(id)),
    now,
  )
}

/** Erases who is on these cards, and what is to be mailed; what they have stays. */
export async function eraseGifts(trx: Trx, ids: readonly number[], now: number): Promise<number> {
  if (ids.length === 0) return 0
  await trx.deleteFrom('gift_mail').where('card', 'in', ids).execute()
  await trx
    .updateTable('gift_card')
    .set({ for_whom: '', from_whom: '', words: '', sealed: '', sealed_until: null, erased_at: now })
    .where('id', 'in', ids)
    .execute()
  return ids.length
}
