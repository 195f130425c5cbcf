// Checks everything that must always hold in a shop's database, and names what does not (docs/reliability.md lists it).
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instant } from '#domain/branch/hours.ts'
import type { BookFault } from '#domain/money/day-book.ts'
import { booksKeptSince } from '#domain/order/counter/day-closing.ts'
import {
  type AuditCheck,
  type AuditFault,
  type AuditReport,
  auditChecks,
  mostFaultsNamed,
} from '#domain/shop/audit/audit-checks.ts'
import { localDaysOnce } from '#server/store/branch/branch-days.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { auditGifts } from '#server/store/shop/audit/audit-gifts.ts'
import {
  auditFigures,
  auditLedger,
  auditOrders,
  auditTakings,
  auditWays,
} from '#server/store/shop/audit/audit-orders.ts'
import {
  auditBalances,
  auditCounts,
  auditInvoices,
  auditOutbox,
  auditPayments,
  auditRegions,
  auditSlots,
  auditVouchers,
} from '#server/store/shop/audit/audit-rest.ts'
import { auditTills } from '#server/store/shop/audit/audit-tills.ts'
import type { AuditAsk, AuditWalk } from '#server/store/shop/audit/audit-walk.ts'
import { verifyBooks } from '#work/money/books/check-books.ts'

export const bookFaultWords: Readonly<Record<BookFault, string>> = {
  seal: 'the line, its seal or the line before it was changed',
  place: 'a line before it is missing, or its columns say something else than its text',
  entries: 'entries of the ledger of this day were changed, added or removed',
  balances: 'the balances of the ledger of this day were changed',
  invoices: 'what was invoiced on this day was changed',
  counts: 'what was counted before this day was closed was changed',
  removed: 'the line was removed, or written anew',
}

const auditBooks: AuditWalk = async function* ({ db }) {
  for (const { branch, number, day, fault } of (await verifyBooks(db)).faults)
    yield `day book of ${branch}, line ${number}${day && `, ${day}`}: ${bookFaultWords[fault]}`
}

const walks: Readonly<Record<AuditCheck, AuditWalk>> = {
  orders: auditOrders,
  ledger: auditLedger,
  balances: auditBalances,
  takings: auditTakings,
  figures: auditFigures,
  ways: auditWays,
  slots: auditSlots,
  vouchers: auditVouchers,
  books: auditBooks,
  counts: auditCounts,
  invoices: auditInvoices,
  payments: auditPayments,
  gifts: auditGifts,
  outbox: auditOutbox,
  tills: auditTills,
  regions: auditRegions,
}

interface AuditPace {
  /** How long to wait between two pages, in ms. */
  readonly pauseMs?: number
}

/** An order of which a part was counted a month later than the rest was forgotten is not looked at. */
const marginMs = 62 * 24 * 3_600_000

/**
 * Reads the whole shop. While it is open, orders come between two pages: what differs is looked at once more, and
 * counts only if it still is the same.
 */
export async function auditShop(db: Db, now: Instant, { pauseMs = 0 }: AuditPace = {}): Promise<AuditReport> {
  const since = new Date(booksKeptSince(now) + marginMs).toISOString().slice(0, 10)
  const ask: AuditAsk = { db, now, since, daysOf: localDaysOnce(db), pause: () => sleep(pauseMs) }
  const faults: AuditFault[] = []
  for (const check of auditChecks) {
    const found = await wordsOf(walks[check], ask)
    if (found.size === 0) continue
    const again = await wordsOf(walks[check], ask)
    for (const what of found) if (again.has(what)) faults.push({ check, what })
  }
  return { at: now, found: faults.length, faults: faults.slice(0, mostFaultsNamed) }
}

async function wordsOf(walk: AuditWalk, ask: AuditAsk): Promise<ReadonlySet<string>> {
  const words = new Set<string>()
  for await (const what of walk(ask)) words.add(what)
  return words
}
