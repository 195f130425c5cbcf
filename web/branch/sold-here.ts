// Whether a branch sells an item at all, and has it now.
import { soldAt } from '../../domain/menu/sold.ts'
import type { MenuItem } from '../api/menu/public-menu-api.ts'

type Sold = Pick<MenuItem, 'sold' | 'within'>

export const isHadHere = (item: (Sold & Pick<MenuItem, 'out'>) | undefined, branch: string | null): boolean =>
  isInStock(item, branch) && (branch === null || soldAt(item ?? {}, branch))

/** Whether any of these branches has it on its menu. */
export const isSoldSomewhere = (item: Sold, branches: readonly { readonly id: string }[]): boolean =>
  branches.length === 0 || branches.some(({ id }) => soldAt(item, id))

export const isInStock = (item: Pick<MenuItem, 'out'> | undefined, branch: string | null): boolean =>
  item !== undefined && (branch === null || !item.out?.includes(branch))
