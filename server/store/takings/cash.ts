// The cash total (KASA): settled orders are summed once and cached; each read adds only what came since.
import { sql } from 'kysely'
import type { Engine } from '../engines/engine.ts'
import { writeSetting } from '../settings.ts'
import type { Trx } from '../write-queue.ts'

export interface Cash {
  /** Cents of all orders that are not archived. */
  readonly total: number
  /** Cents of the orders placed in the requested hours. */
  readonly today: number
  /** The number of orders. */
  readonly orders: number
}

export interface CashBook {
  /** The cash of a branch, as of now; `today` counts orders placed in [from, to). */
  read(branch: string, from: number, to: number): Promise<Cash>
}

/** Call it in every transaction that takes orders out of the cash or brings them back. */
export async function touchCash(trx: Trx): Promise<void> {
  // Random, not counted: an archive that was made and undone would count to the same number.
  await writeSetting(trx, 'orders.moved', crypto.randomUUID())
}

/** All settled orders before `horizon`, as they were under the mark `moved`. */
interface Kept extends Cash {
  readonly from: number
  readonly to: number
  readonly moved: string | null
  readonly horizon: string
}

/** Correct with several servers: the database decides what is settled, not a clock. */
export function openCashBook({ db, orderPlace }: Pick<Engine, 'db' | 'orderPlace'>): CashBook {
  const keptOf = new Map<string, Kept>()

  /** One statement, so that the sums, the horizon and the mark belong to the same moment. */
  const sumUp = async (branch: string, from: number, to: number, since?: string) => {
    const { place, horizon, at } = orderPlace
    const settled = sql`(${place} < ${horizon} or ${place} is null)`
    const sums = await sql<
      Record<'total' | 'today' | 'orders' | 'oldTotal' | 'oldToday' | 'oldOrders', number> & {
        horizon: string
        moved: string | null
      }
    >`
      select cast(${horizon} as text) as horizon, (select value from setting where key = 'orders.moved') as moved,
        coalesce(sum(total), 0) as total, coalesce(sum(total) filter (where ${during(from, to)}), 0) as today,
        count(*) as orders, coalesce(sum(total) filter (where ${settled}), 0) as "oldTotal",
        coalesce(sum(total) filter (where ${settled} and ${during(from, to)}), 0) as "oldToday",
        count(*) filter (where ${settled}) as "oldOrders"
      from orders where branch = ${branch} and archive = 0 ${since === undefined ? sql`` : sql`and ${place} >= ${at(since)}`}`.execute(
      db,
    )
    return sums.rows[0] as (typeof sums.rows)[number]
  }

  return {
    read: async (branch, from, to) => {
      const known = keptOf.get(branch)
      const sameDay = known?.from === from && known.to === to
      const news = sameDay ? await sumUp(branch, from, to, known.horizon) : undefined
      const old = news && known && news.moved === known.moved ? known : { total: 0, today: 0, orders: 0 }
      const sums = news && old === known ? news : await sumUp(branch, from, to)
      keptOf.set(branch, {
        from,
        to,
        moved: sums.moved,
        horizon: sums.horizon,
        total: old.total + sums.oldTotal,
        today: old.today + sums.oldToday,
        orders: old.orders + sums.oldOrders,
      })
      const unsold = await unsoldOf(db, branch, from, to)
      return {
        total: old.total + sums.total - unsold.total,
        today: old.today + sums.today - unsold.today,
        orders: old.orders + sums.orders - unsold.orders,
      }
    },
  }
}

/** What was refused, cancelled or not collected never counts (LIFE-6): little, and in an index of its own. */
async function unsoldOf(db: Engine['db'], branch: string, from: number, to: number): Promise<Cash> {
  const { rows } = await sql<Record<'total' | 'today' | 'orders', number>>`
    select coalesce(sum(total), 0) as total, coalesce(sum(total) filter (where ${during(from, to)}), 0) as today,
      count(*) as orders
    from orders where branch = ${branch} and archive = 0
      and course in ('refused', 'cancelled', 'not-collected')`.execute(db)
  const { total, today, orders } = rows[0] ?? { total: 0, today: 0, orders: 0 }
  return { total: Number(total), today: Number(today), orders: Number(orders) }
}

const during = (from: number, to: number) => sql`placed_at >= ${from} and placed_at < ${to}`
