// Whether a branch sells an item at all, and has it now.
import { isOnMenuAt } from '#domain/menu/sold.ts'
import type { MenuItem } from '#web/data/menu/public-menu-api.ts'

type Sold = Pick<MenuItem, 'sold' | 'within'>
type Branches = readonly { readonly id: string }[]

/** Without a chosen branch: whether any of `branches` sells it and has it. */
export const isAvailableAt = (
  item: (Sold & Pick<MenuItem, 'out'>) | undefined,
  branch: string | null,
  branches: Branches,
): boolean =>
  item !== undefined &&
  (branch === null ? isInStock(item, null, branches) : isOnMenuAt(item, branch) && isInStock(item, branch, branches))

/** Whether any of these branches has it on its menu. */
export const isSoldSomewhere = (item: Sold, branches: Branches): boolean =>
  branches.length === 0 || branches.some(({ id }) => isOnMenuAt(item, id))

/** Without a chosen branch: whether one of those that sell it has it. What is out everywhere is out for everybody. */
export const isInStock = (item: Sold & Pick<MenuItem, 'out'>, branch: string | null, branches: Branches): boolean => {
  if (branch !== null) return !item.out?.includes(branch)
  return branches.length === 0 || branches.some(({ id }) => isOnMenuAt(item, id) && !item.out?.includes(id))
}
