// What the card of an item says of where and when it is sold: plain values, so that a minute renders only what it changes.
import type { LocalTime } from '../../../domain/branch/hours.ts'
import { soldAt } from '../../../domain/menu/sold.ts'
import type { MenuBranch, MenuItem } from '../../api/menu/menu.ts'
import { isOver, saleOf } from '../../ordering/sale-clock.ts'

export interface SaleProps {
  /** It cannot be ordered for that day (any more). */
  readonly over?: boolean
  /** A line of the card says until when, from when, or where it is sold. */
  readonly noted?: boolean
}

/** `branches`: those to choose from while none is chosen. */
export function saleProps(item: MenuItem, clock: LocalTime, branches: readonly MenuBranch[]): SaleProps {
  const sale = saleOf(item, clock)
  const noted = (sale !== undefined && sale.state !== 'always') || branches.some(({ id }) => !soldAt(item, id))
  return { ...(isOver(sale) && { over: true }), ...(noted && { noted }) }
}
