// What the menu shows where something limits where or when it is sold; loaded only for a menu with such limits (CATG-2).
import type { DateText, LocalTime } from '../../domain/branch/hours.ts'
import { soldAt } from '../../domain/menu/sold.ts'
import { itemHere } from '../api/menu/item-here.ts'
import type { MenuBranch, MenuItem } from '../api/menu/menu.ts'
import { isSoldSomewhere } from '../branch/sold-here.ts'
import { isOver, saleOf } from '../ordering/sale-clock.ts'
import { SaleNote } from './sale-note.tsx'
import type { SaleProps } from './sale-props.ts'

type Branches = readonly Pick<MenuBranch, 'id'>[]

/** Those that are sold on that day or within a week after it, at the branch or, without one, at any, with their price there. */
export const itemsOn = (
  items: readonly MenuItem[],
  date: DateText,
  branch: string | null,
  branches: Branches,
): readonly MenuItem[] =>
  items
    .filter(
      (item) =>
        isSoldSomewhere(item, branch === null ? branches : [{ id: branch }]) &&
        saleOf(item, { date, minutes: 0 })?.state !== 'away',
    )
    .map((item) => itemHere(item, branch, branches))

/** `branches`: those to choose from while none is chosen. */
export function saleProps(item: MenuItem, clock: LocalTime, branches: Branches): SaleProps {
  const sale = saleOf(item, clock)
  const noted = (sale !== undefined && sale.state !== 'always') || branches.some(({ id }) => !soldAt(item, id))
  return { ...(isOver(sale) && { over: true }), ...(noted && { Note: SaleNote }) }
}
