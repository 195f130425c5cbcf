// The tables of the ledger as Kysely sees them.
import type { Generated } from 'kysely'

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
