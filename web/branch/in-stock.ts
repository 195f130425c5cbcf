// Whether a branch has an item now, and whether it sells it at all.
import { soldAt } from '../../domain/menu/sold.ts'
import type { MenuItem } from '../api/menu/menu.ts'

type Stocked = Pick<MenuItem, 'out' | 'sold' | 'within'>

export const isInStock = (item: Stocked | undefined, branch: string | null): boolean =>
  item !== undefined && (branch === null || (soldAt(item, branch) && !item.out?.includes(branch)))

/** Whether any of these branches has it on its menu. */
export const isSoldSomewhere = (item: Stocked, branches: readonly { readonly id: string }[]): boolean =>
  branches.length === 0 || branches.some(({ id }) => soldAt(item, id))
