// Brings a database to the newest schema: each migration once, in one transaction, forward only.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { takeOverOldDatabase } from './before-baseline.ts'
import { rememberTimeZones } from './branch/branch-days.ts'
import { learnFromHistory } from './branch/pace-history.ts'
import type { Engine } from './engines/engine.ts'
import { baseline } from './migrations/0057-baseline.ts'
import { figures } from './migrations/0058-figures.ts'
import { ledger } from './migrations/0059-ledger.ts'
import { vat } from './migrations/0060-vat.ts'
import { onlinePayments } from './migrations/0061-online-payments.ts'
import { books } from './migrations/0062-books.ts'
import { archiveSearch } from './migrations/0063-archive-search.ts'
import { invoices } from './migrations/0064-invoices.ts'
import { outSince } from './migrations/0065-out-since.ts'
import { payouts } from './migrations/0066-payouts.ts'
import { invoiceOrder } from './migrations/0067-invoice-order.ts'
import { push } from './migrations/0068-push.ts'
import { baskets } from './migrations/0069-baskets.ts'
import { stamps } from './migrations/0070-stamps.ts'
import { printers } from './migrations/0071-printers.ts'
import { paidBy } from './migrations/0072-paid-by.ts'
import { linePictures } from './migrations/0073-line-pictures.ts'
import { lineAges } from './migrations/0075-line-ages.ts'
import { bookSeals } from './migrations/0078-book-seals.ts'
import { eachWayItsAccount, oddPayments } from './migrations/0079-odd-payments.ts'
import { reviewTally } from './migrations/0080-review-tally.ts'
import { boundedChanges } from './migrations/0081-bounded-changes.ts'
import { ownFollowers } from './migrations/0082-own-followers.ts'
import { keptMoney } from './migrations/0083-kept-money.ts'
import { countedSales } from './migrations/0084-counted-sales.ts'
import { chargeReturned } from './migrations/0086-charge-returned.ts'
import { basketReminders } from './migrations/0089-basket-reminders.ts'
import { begunSlips } from './migrations/0090-begun-slips.ts'
import { waitingAskIndex } from './migrations/0091-waiting-asks.ts'
import { unpaidAlone } from './migrations/0092-unpaid-alone.ts'
import { boardMemberIndex } from './migrations/0094-board-member.ts'
import { notSoldAt } from './migrations/0096-not-sold-at.ts'
import { regions } from './migrations/0097-regions.ts'
import { regionPosts } from './migrations/0098-region-posts.ts'
import { signInProvider } from './migrations/0100-sign-in-provider.ts'
import { closingsOfDay } from './migrations/0123-closings-of-day.ts'
import { pastOrderIndexes } from './migrations/0125-past-orders.ts'
import { madeOrders } from './migrations/0126-made-orders.ts'
import { promiseLoop } from './migrations/0128-promise-loop.ts'
import { bakeDays } from './migrations/0130-bake-days.ts'
import { leftSales } from './migrations/0132-left-sales.ts'
import { tillDuty } from './migrations/0133-till-duty.ts'
import { ringUps } from './migrations/0134-ring-ups.ts'
import { tillLink } from './migrations/0135-till-link.ts'
import { reductions } from './migrations/0137-reductions.ts'
import { keptPrices } from './migrations/0138-kept-prices.ts'
import { giftCards } from './migrations/0140-gift-cards.ts'
import { giftPayments } from './migrations/0141-gift-payments.ts'
import { giftErasures } from './migrations/0142-gift-erasures.ts'
import { countDealParts, countKeptPieces, countSalesAnew } from './money/counted-sales.ts'
import { countEatenAnew } from './money/eaten-store.ts'
import { beginLedger } from './money/history.ts'
import { enterKeptMoney } from './money/kept-money.ts'
import type { Tables } from './tables.ts'

/**
 * A name that is never reused, SQL with the placeholders that `Engine.ddl` replaces, and what is done after it in the
 * same transaction. With `repeated`, that is done again at each start within a day: a server of the version before may
 * have gone on beside this one, and the last to start does so once it has stopped.
 */
export type Migration = readonly [
  name: string,
  statements: readonly string[],
  work?: ((trx: Transaction<Tables>, now: number) => Promise<void>) | undefined,
  repeated?: 'repeated',
]

const first: Migration = ['0057-baseline', baseline]

/** In the order of their numbers. */
export const migrations: readonly Migration[] = [
  first,
  ['0058-figures', figures],
  ['0059-ledger', ledger, beginLedger],
  ['0060-vat', vat],
  ['0061-online-payments', onlinePayments],
  ['0062-books', books],
  ['0063-archive-search', archiveSearch],
  ['0064-invoices', invoices],
  ['0065-out-since', outSince],
  ['0066-payouts', payouts],
  ['0067-invoice-order', invoiceOrder],
  ['0068-push', push],
  ['0069-baskets', baskets],
  ['0070-stamps', stamps],
  ['0071-printers', printers],
  ['0072-paid-by', paidBy],
  ['0073-line-pictures', linePictures],
  ['0075-line-ages', lineAges],
  ['0078-book-seals', bookSeals],
  ['0079-odd-payments', oddPayments, eachWayItsAccount],
  ['0080-review-tally', reviewTally],
  ['0081-bounded-changes', boundedChanges],
  ['0082-own-followers', ownFollowers],
  ['0083-kept-money', keptMoney, enterKeptMoney],
  ['0084-counted-sales', countedSales, countSalesAnew],
  ['0086-charge-returned', chargeReturned],
  ['0089-basket-reminders', basketReminders],
  ['0090-begun-slips', begunSlips],
  ['0091-waiting-asks', waitingAskIndex],
  ['0092-unpaid-alone', unpaidAlone, undefined, 'repeated'],
  ['0093-kept-pieces', [], countKeptPieces],
  ['0094-board-member', boardMemberIndex],
  ['0096-not-sold-at', notSoldAt],
  ['0097-regions', regions],
  ['0098-region-posts', regionPosts],
  ['0100-sign-in-provider', signInProvider],
  ['0123-closings-of-day', closingsOfDay],
  ['0125-past-orders', pastOrderIndexes],
  ['0126-made-orders', madeOrders],
  ['0128-promise-loop', promiseLoop, learnFromHistory],
  ['0130-bake-days', bakeDays],
  ['0131-deal-parts', [], countDealParts],
  ['0132-left-sales', leftSales],
  ['0133-till-duty', tillDuty],
  ['0134-ring-ups', ringUps, countEatenAnew, 'repeated'],
  ['0135-till-link', tillLink],
  ['0137-reductions', reductions],
  ['0138-kept-prices', keptPrices],
  ['0140-gift-cards', giftCards],
  ['0141-gift-payments', giftPayments],
  ['0142-gift-erasures', giftErasures],
]

/** In which all servers of the version before are replaced, in ms. */
const replacedWithin = 24 * 3_600_000

/** How often to try a database that another starting server has locked for a moment. */
const tries = 50

const fromNewer = (names: readonly string[]): string =>
  `this database was used by a newer version, which this one does not understand (${names.join(', ')}). ` +
  'Start the newer version again, or restore a backup from before the update.'

/** Returns the migrations that it ran. Throws, changing nothing, if the database is newer, or too old to adopt. */
export async function migrate(engine: Engine, now: number, list = migrations): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(engine, now, list)
    } catch (error) {
      if (attempt === tries || !engine.isBusy(error)) throw error
      await sleep(100)
    }
  }
}

async function migrateOnce(engine: Engine, now: number, list: readonly Migration[]): Promise<string[]> {
  const done: string[] = []
  await engine.db.transaction().execute(async (trx) => {
    const run = async (statements: readonly string[]): Promise<void> => {
      for (const statement of statements.map(engine.ddl).filter(Boolean)) await sql.raw(statement).execute(trx)
    }
    const note = (name: string) => trx.insertInto('migration').values({ name, at: now }).execute()
    await engine.lockMigrations(trx)
    await run(['create table if not exists migration (name text primary key, at {int} not null) {table}'])
    const rows = await trx.selectFrom('migration').select(['name', 'at']).execute()
    const known = new Map(rows.map(({ name, at }) => [name, at]))
    if (known.size > 0 && !known.has(first[0])) {
      await takeOverOldDatabase(trx, new Set(known.keys()), run)
      await note(first[0])
      known.clear()
      known.set(first[0], now)
      done.push(first[0])
    }
    const newer = [...known.keys()].filter((name) => !list.some(([ours]) => ours === name))
    if (newer.length > 0) throw new Error(fromNewer(newer))
    for (const [name, statements, work, repeated] of list) {
      const at = known.get(name)
      if (at !== undefined && (!repeated || now - at > replacedWithin)) continue
      await run(statements)
      if (work) await rememberTimeZones(trx)
      await work?.(trx, now)
      if (at !== undefined) continue
      await note(name)
      done.push(name)
    }
    // Before anybody sees the new columns: what waits for their tables is ended with the rest, and comes again.
    if (known.size > 0 && done.length > 0) await engine.endOtherSessions(trx)
  })
  engine.afterMigration()
  return done
}
