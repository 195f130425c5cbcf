// The tables of reductions of prices.
import type { Generated } from 'kysely'

export interface ReductionRow {
  id: string
  /** JSON, as are `what`, `how`, `beside`, `times` and `branches`. */
  name: string
  active: number
  what: string
  how: string
  beside: string | null
  times: string | null
  branches: string | null
  /** As it is read; null: it needs none. */
  code: string | null
  uses: number | null
  uses_each: number | null
  /** How often its code counts for orders that did not come to nothing. */
  used: Generated<number>
  changed_at: number
}

/** What an order used of a code; `returned`: 1 once it came to nothing. */
export interface ReductionUseRow {
  order_id: number
  reduction: string
  returned: Generated<number>
}

export interface KeptPriceRow {
  item: string
  size: string
  branch: string
  price: number
  from_at: number
  /** Null for the price that applies now. */
  until_at: number | null
}
