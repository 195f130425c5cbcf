// The tables of the stamp card as Kysely sees them.
import type { Generated } from 'kysely'

export interface StampVoucherRow {
  id: string
  /** Cents. */
  worth: number
  at: number
  /** The order that it was spent on; null at the counter. */
  order_id: Generated<number | null>
  branch: Generated<string | null>
  /** Null: not spent. */
  spent_at: Generated<number | null>
  /** The key of what spent it. */
  spent_key: Generated<string | null>
  /** The key of a counter that gave it again while it had no connection. */
  copied_by: Generated<string | null>
}

/** One piece of a stamp, once it is part of a voucher. */
export interface StampUsedRow {
  stamp: string
  piece: number
  voucher: string
}
