// The cash total (KASA): today's orders are summed each time, earlier days once.
import { archiveMark } from './archives.ts'
import type { Db } from './engines/engine.ts'
import { cashOf } from './orders.ts'
import { readSetting } from './settings.ts'

export interface CashBook {
  /** Cents of all orders that are not archived, of those placed in [from, to), and the number of all. */
  read(branch: string, from: number, to: number, now: number): Promise<{ total: number; today: number; orders: number }>
}

const settled = 60_000

export function openCashBook(db: Db): CashBook {
  const earlier = new Map<string, { before: number; archives: string; total: number; orders: number }>()
  return {
    read: async (branch, from, to, now) => {
      // Earlier days change only when orders go to an archive, come back, or are taken over from the old site.
      const archives = `${await archiveMark(db)} ${await readSetting(db, 'orders.imported')}`
      let past = earlier.get(branch)
      if (past?.before !== from || past.archives !== archives) {
        past = { before: from, archives, ...(await cashOf(db, branch, 0, from)) }
        // An order placed a moment before midnight may still be on its way to the disk.
        if (now - from > settled) earlier.set(branch, past)
      }
      const today = await cashOf(db, branch, from, to)
      return { total: past.total + today.total, today: today.total, orders: past.orders + today.orders }
    },
  }
}
