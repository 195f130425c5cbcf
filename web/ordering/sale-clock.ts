// What is sold at the time for which the menu is shown (CATG-2).
import type { LocalTime } from '../../domain/branch/hours.ts'
import { type OnSale, onSale } from '../../domain/menu/sold.ts'
import type { MenuItem } from '../api/menu/menu.ts'

/** Undefined if nothing limits when it is sold. */
export const saleOf = (item: Pick<MenuItem, 'sold' | 'within'>, clock: LocalTime): OnSale | undefined =>
  item.sold?.times || item.within?.times ? onSale(item, clock) : undefined

/** Whether it cannot be ordered for that day (any more). */
export const isOver = (sale: OnSale | undefined): boolean =>
  sale !== undefined && (sale.state === 'over' || sale.state === 'soon' || sale.state === 'away')
