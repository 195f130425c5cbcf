// Who takes a step of an order, or makes an entry in its ledger.
import type { Actor } from '#domain/order/course.ts'

export interface ActedBy {
  readonly kind: Actor
  /** The account of a member. */
  readonly staff: number | null
  readonly name: string
}

export const byCustomer: ActedBy = { kind: 'customer', staff: null, name: '' }

/** What follows by itself, such as once the provider says that something was paid. */
export const byClock: ActedBy = { kind: 'clock', staff: null, name: '' }
