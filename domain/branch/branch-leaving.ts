// Whether a branch may be hidden from customers or removed: only if it has no open orders or reservations left.
import { accept, type Result, refuse } from '../shared/result.ts'

export interface StillPromised {
  /** Orders that are not out. */
  readonly orders: number
  /** Reservations of today and later that are not cancelled. */
  readonly reservations: number
}

export const leavingRefusals = ['branch_has_orders', 'branch_has_reservations', 'last_branch'] as const
export type LeavingRefusal = (typeof leavingRefusals)[number]

/** `others`: how many other branches customers see. One must remain visible, or the shop could not be found. */
export function leaveSight({ orders, reservations }: StillPromised, others: number): Result<null, LeavingRefusal> {
  if (others === 0) return refuse('last_branch')
  if (orders > 0) return refuse('branch_has_orders')
  return reservations > 0 ? refuse('branch_has_reservations') : accept(null)
}
