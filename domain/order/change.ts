// Changing an order after it was placed: what counts at once, and what the customer has to agree to (LIFE-4).
import type { Cents } from '../shared/money.ts'
import type { OrderLine } from './order.ts'

/** What an order consists of, at one time. */
export interface OrderVersion {
  readonly lines: readonly OrderLine[]
  readonly total: Cents
}
