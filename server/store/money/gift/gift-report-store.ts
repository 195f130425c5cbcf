// What the owner reads of gift cards: what they owe, by the books they are in, what moved by month, and the cards
// themselves (GIFT-2).
import { type RawBuilder, sql } from 'kysely'
import type { DateText } from '#domain/branch/hours.ts'
import type { GiftMoveKind } from '#domain/money/gift/gift-card.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Db } from '../../engines/engine.ts'
import { allDays } from '../ledger-store.ts'
import type { StoredGift } from './gift-store.ts'

/** What the ledger owes to cards at the end of a day, by branch: what stands there now less what moved since. */
export async function owedAtEnd(db: Db, day: DateText): Promise<{ branch: string; outstanding: Cents }[]> {
  const { rows } = await sql<{ branch: string; sum: number }>`
    select branch, sum(amount) as sum from (
      select branch, -amount as amount from ledger_balance
      where branch in (select id from branch) and day = ${allDays} and account in ('gift', 'gift-sold')
      union all select branch, -amount from gift_move where day > ${day}
    ) as moved group by branch order by branch`.execute(db)
  return rows
    .map(({ branch, sum }) => ({ branch, outstanding: Number(sum) }))
    .filter(({ outstanding }) => outstanding !== 0)
}

export interface MonthMoves {
  readonly month: string
  readonly branch: string
  readonly kind: GiftMoveKind
  readonly amount: Cents
}

/** What moved, by month and branch, the newest month first. */
export async function movesByMonth(db: Db, { from, to }: { from: DateText; to: DateText }): Promise<MonthMoves[]> {
  const { rows } = await sql<{ month: string; branch: string; kind: string; amount: number }>`
    select substr(day, 1, 7) as month, branch, kind, sum(amount) as amount from gift_move
    where day >= ${from} and day <= ${to} group by substr(day, 1, 7), branch, kind
    order by month desc, branch, kind`.execute(db)
  return rows.map((row) => ({ ...row, kind: row.kind as GiftMoveKind, amount: Number(row.amount) }))
}

/** Cards that expired before a day and still have something. */
const expired = (today: DateText): RawBuilder<boolean> =>
  sql<boolean>`balance > 0 and expires_on is not null and expires_on < ${today}`

export async function expiredBalance(db: Db, today: DateText): Promise<Cents> {
  const { sum } = await db
    .selectFrom('gift_card')
    .select((e) => e.fn.sum<number | null>('balance').as('sum'))
    .where(expired(today))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** The ids of such cards, at most `limit`. */
export async function expiredGifts(db: Db, today: DateText, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('gift_card').select('id').where(expired(today)).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => Number(id))
}

interface GiftPage {
  readonly ends: string | undefined
  readonly isOpen: boolean
  readonly before: number | undefined
  readonly limit: number
}

/** Cards that were paid, or wait for it, the newest first. */
export async function listGifts(db: Db, { ends, isOpen, before, limit }: GiftPage): Promise<StoredGift[]> {
  const rows = await db
    .selectFrom('gift_card')
    .selectAll()
    .where('state', '<>', sql.lit('lapsed'))
    .$if(ends !== undefined, (query) => query.where('ends', '=', ends ?? ''))
    .$if(isOpen, (query) => query.where('balance', '>', 0))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, state: row.state as StoredGift['state'] }))
}
