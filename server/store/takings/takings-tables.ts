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

/** Running sums of a branch: of one day by its own clock, or of all days. In cents, but for `orders`. */
export interface TillDayRow {
  branch: string
  /** A date, or 'all'. */
  day: string
  /** Paid this way on the day, less what was taken back. */
  cash: number
  card: number
  other: number
  /** How much of it comes from rounding. */
  rounding: number
  /** Of the orders in the list that are not refused, cancelled or not collected: those placed on the day. */
  sold: number
  orders: number
  /** What is not paid of them: those wanted on the day. */
  unpaid: number
  /** Paid for orders in the list that are refused, cancelled or not collected. */
  give_back: number
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
