// Brings the booked figures of an older database to what its ledger says: once, when a server starts on it.
import { type Kysely, sql } from 'kysely'
import { bookedCountsOf } from '#domain/money/booked-counts.ts'
import { KeyedSums } from '#domain/shop/audit/audit-checks.ts'
import { localDays } from '../branch/branch-days.ts'
import type { Db } from '../engines/engine.ts'
import { doOnce } from '../shop/setting-store.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'
import { writeFigureRows } from './figure-rows.ts'
import { bookedColumns, bookedFrom } from './ledger-store.ts'
import type { FigureRow } from './ledger-tables.ts'

export const bookFiguresOnce = (db: Kysely<Tables>): Promise<void> =>
  doOnce(db, 'figures.booked', async (trx) => {
    await countSold(trx)
    await enterCorrections(trx)
  })

/** Orders that are sold by the hour, and those of the old site that were paid here, which no hour counts. */
async function countSold(trx: Trx): Promise<void> {
  await trx.deleteFrom('figure').where('kind', '=', 'sold').execute()
  await sql`
    insert into figure (branch, day, kind, subject, amount)
    select branch, day, 'sold', '', sum(amount) from figure where kind = 'hour' group by branch, day`.execute(trx)
  const orders = await trx
    .selectFrom('orders')
    .select(bookedColumns)
    .where('wanted_known', '=', 0)
    .where('payments', '<>', '[]')
    .execute()
  const rows: FigureRow[] = []
  for (const { branch, ...order } of orders) {
    const { dayOf } = await localDays(trx, branch)
    const counts = bookedCountsOf(bookedFrom(order), dayOf).filter(({ kind }) => kind === 'sold')
    rows.push(...counts.map((count) => ({ ...count, branch })))
  }
  await writeFigureRows(trx, rows)
}

/**
 * Until now, the method of payment of a day followed its orders as they stand, and the ledger did not: nobody knows how
 * the difference was paid, so it is a correction of its day.
 */
async function enterCorrections(trx: Trx): Promise<void> {
  const missing = await booksWithoutWay(trx, '')
  await writeFigureRows(
    trx,
    [...missing.sums].map(([key, amount]) => {
      const [branch = '', day = '', rate = ''] = key.split(' ')
      return { branch, day, kind: 'paid', subject: `correction:${rate}`, amount }
    }),
  )
}

/**
 * What the ledger sold, less what was sold by all methods: by branch, day and rate, from a day on. Empty if all is
 * well.
 */
export async function booksWithoutWay(db: Db, since: string): Promise<KeyedSums> {
  const missing = new KeyedSums()
  const { rows: booked } = await sql<{ branch: string; day: string; account: string; amount: number }>`
    select branch, day, account, amount from ledger_balance
    where day >= ${since} and (account like 'sales:%' or account like 'vat:%')`.execute(db)
  for (const { branch, day, account, amount } of booked)
    missing.add(`${branch} ${day} ${account.slice(account.indexOf(':') + 1)}`, 0 - Number(amount))
  const { rows: paid } = await sql<{ branch: string; day: string; subject: string; amount: number }>`
    select branch, day, subject, amount from figure where day >= ${since} and kind = 'paid'`.execute(db)
  for (const { branch, day, subject, amount } of paid)
    missing.add(`${branch} ${day} ${subject.slice(subject.indexOf(':') + 1)}`, 0 - Number(amount))
  return missing
}
