// The tables of what the lists hold, and of closed days, as Kysely sees them.
import type { Generated } from 'kysely'

/** Running counts of the orders in a branch's list, and their totals in cents. */
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
