// The tables of the ledger, the books, the lists and the figures as Kysely sees them.
import type { Generated } from 'kysely'
import type { SealedLine } from '#domain/money/day-book.ts'

/** What an act changed about money; the triggers of the database let nobody change or remove it. */
export interface LedgerEntryRow {
  id: Generated<number>
  at: number
  /** The business day at the branch on which it was written, YYYY-MM-DD. */
  day: string
  branch: string
  kind: string
  order_id: number | null
  /** 'customer', 'staff', 'clock'. */
  actor: string
  staff: number | null
  staff_name: string
  /** Names the payment elsewhere. */
  ref: string | null
  /** JSON: `[[account, day, cents], …]`; they sum to zero. */
  lines: string
}

/** The sum of an account in the lines of all entries of a branch: of one day, or of all of them. */
export interface LedgerBalanceRow {
  branch: string
  /** A date, or 'all'; of sales and VAT there is no sum of all days. */
  day: string
  account: string
  amount: number
}

/** A closed business day of a branch, sealed with the one before. */
export type DayBookRow = SealedLine

/** The seal of each line of a book, kept beside it. */
export type BookSealRow = Pick<SealedLine, 'branch' | 'number' | 'seal'>

/** What somebody counted and typed at the end of a day; the newest one of a day counts. */
export interface DayCountRow {
  id: Generated<number>
  branch: string
  day: string
  at: number
  staff: number | null
  staff_name: string
  /** JSON: a day count. */
  data: string
}

/**
 * Running counts of the orders in a branch's list, and their totals in cents. The table keeps the name that databases
 * in use have: it is no till that holds cash.
 */
export interface TillDayRow {
  branch: string
  /** A date at the branch, or 'all'. */
  day: string
  /** Of a date: of those placed on it that are not refused, cancelled or not collected. */
  sold: number
  /** Not handed over: of a date, those promised for it. */
  open_orders: number
  open_total: number
  /** Of all days alone. Handed over, and what is not paid of them. */
  out_orders: number
  out_total: number
  out_due: number
  /** Refused, cancelled or not collected. */
  fallen_orders: number
  fallen_total: number
}

/** A day that was closed at a branch. */
export interface DayRecordRow {
  id: Generated<number>
  branch: string
  /** The day at the branch, YYYY-MM-DD. */
  day: string
  at: number
  staff: number | null
  staff_name: string
  /** Where its orders went; null if none was moved. */
  archive: number | null
  /** When the orders were brought back from the archive. */
  brought_back_at: Generated<number | null>
  /** JSON: the figures. */
  data: string
  /** JSON: what the balances of all days were then, so that the next record can subtract them. */
  balances: Generated<string>
}

/** A row of figures: how often something happened at a branch on one of its days. */
export interface FigureRow {
  branch: string
  day: string
  kind: string
  subject: string
  amount: number
}
