// Whether a branch may be hidden from customers or removed: only when nobody was promised anything there any more.
import { accept, type Result, refuse } from '../shared/result.ts'

/** What is still promised at a branch. */
export interface StillPromised {
  /** Orders that are not out. */
  readonly orders: number
  /** Reservations of today and later that stand. */
  readonly reservations: number
}

export const leavingRefusals = ['branch_has_orders', 'branch_has_reservations', 'last_branch'] as const
export type LeavingRefusal = (typeof leavingRefusals)[number]

/** `others`: how many other branches customers see. One always stays: a shop without any could not be found. */
export function leaveSight({ orders, reservations }: StillPromised, others: number): Result<null, LeavingRefusal> {
  if (others === 0) return refuse('last_branch')
  if (orders > 0) return refuse('branch_has_orders')
  return reservations > 0 ? refuse('branch_has_reservations') : accept(null)
}
