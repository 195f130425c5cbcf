// The tables of payments and closed days as Kysely sees them.
import type { Generated } from 'kysely'

/** A payment, or with a negative amount the undoing of one. */
export interface PaymentRow {
  id: Generated<number>
  order_id: number
  branch: string
  at: number
  way: string
  amount: number
  /** What was taken more or less than the total. */
  rounding: number
  /** The day record that counts it; null until the day is closed. */
  day_record: Generated<number | null>
}

/** A running sum of money: see till-sums.ts. */
export interface TillSumRow {
  branch: string
  kind: string
  /** Quarters of an hour since 1970. */
  quarter: number
  amount: number
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
}
