// What is not paid at a branch: due by now, and for later. The quarters of earlier days are summed once a day and kept.
import { sql } from 'kysely'
import type { Cents } from '../../../domain/shared/money.ts'
import type { Db, Engine } from '../engines/engine.ts'
import { quarterOf } from './till-sums.ts'

export interface Unpaid {
  /** Promised before the day ends. */
  readonly open: Cents
  /** Promised for another day. */
  readonly later: Cents
  /** Paid for orders that were refused, cancelled or not collected afterwards. */
  readonly toGiveBack: Cents
}

export interface UnpaidBook {
  /** What is not paid of the orders that are sold; the day of the branch is [from, to). */
  read(branch: string, from: number, to: number): Promise<Unpaid>
}

/** Steps of orders that are older draw a new mark (`touchCash`), for they change what is kept. */
const aliveMs = 2 * 86_400_000

/** The sum of orders wanted before `before`, as it was under the mark `moved`. */
interface Kept {
  readonly before: number
  readonly moved: string | null
  readonly sum: Cents
}

export function openUnpaidBook({ db }: Pick<Engine, 'db'>): UnpaidBook {
  const keptOf = new Map<string, Kept>()

  /** One statement, so that the sums and the mark belong to the same moment. */
  const sumUp = async (branch: string, before: number, to: number, onlySince: boolean) => {
    const [first, last] = [quarterOf(before), quarterOf(to)]
    const { rows } = await sql<Record<'old' | 'fresh' | 'later', number> & { moved: string | null }>`
      select (select value from setting where key = 'orders.moved') as moved,
        coalesce(sum(amount) filter (where quarter < ${first}), 0) as old,
        coalesce(sum(amount) filter (where quarter >= ${first} and quarter < ${last}), 0) as fresh,
        coalesce(sum(amount) filter (where quarter >= ${last}), 0) as later
      from till_sum where branch = ${branch} and kind = 'unpaid'
        ${onlySince ? sql`and quarter >= ${first}` : sql``}`.execute(db)
    const { moved, old, fresh, later } = rows[0] ?? { moved: null, old: 0, fresh: 0, later: 0 }
    return { moved, old: Number(old), fresh: Number(fresh), later: Number(later) }
  }

  return {
    read: async (branch, from, to) => {
      const before = from - aliveMs
      const known = keptOf.get(branch)
      const news = known?.before === before ? await sumUp(branch, before, to, true) : undefined
      const isKept = news !== undefined && known !== undefined && news.moved === known.moved
      const sums = isKept ? news : await sumUp(branch, before, to, false)
      const old = isKept ? known.sum : sums.old
      keptOf.set(branch, { before, moved: sums.moved, sum: old })
      return { open: old + sums.fresh, later: sums.later, toGiveBack: await toGiveBackAt(db, branch) }
    },
  }
}

/** What was paid for orders that are not sold after all, in the list, or in an archive. */
export async function toGiveBackAt(db: Db, branch: string, archive = 0): Promise<Cents> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(paid_amount), 0) as amount from orders where branch = ${branch}
      and archive = ${archive === 0 ? sql.lit(0) : archive}
      and paid_at is not null and course in ('refused', 'cancelled', 'not-collected')`.execute(db)
  return Number(rows[0]?.amount ?? 0)
}
