// Whether a branch has an item now.
import type { MenuItem } from '../api/menu/menu.ts'

export const isInStock = (item: Pick<MenuItem, 'out'> | undefined, branch: string | null): boolean =>
  item !== undefined && (branch === null || !item.out?.includes(branch))
