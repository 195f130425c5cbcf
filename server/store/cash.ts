// The cash total (KASA): today's orders are summed each time, earlier days once.
import type { Db } from './engines/engine.ts'
import { cashOf } from './orders.ts'

export interface CashBook {
  /** Cents of all orders that are not archived, of those placed in [from, to), and the number of all. */
  read(branch: string, from: number, to: number, now: number): Promise<{ total: number; today: number; orders: number }>
  /** To be called when orders went to the archive or came back: the only way that earlier days change. */
  forget(): void
}

const settled = 60_000

export function openCashBook(db: Db): CashBook {
  const earlier = new Map<string, { before: number; total: number; orders: number }>()
  return {
    read: async (branch, from, to, now) => {
      let past = earlier.get(branch)
      if (past?.before !== from) {
        past = { before: from, ...(await cashOf(db, branch, 0, from)) }
        // An order placed a moment before midnight may still be on its way to the disk.
        if (now - from > settled) earlier.set(branch, past)
      }
      const today = await cashOf(db, branch, from, to)
      return { total: past.total + today.total, today: today.total, orders: past.orders + today.orders }
    },
    forget: () => earlier.clear(),
  }
}
