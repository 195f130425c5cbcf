// Which items a branch has: what is not out of stock, and the meal deals of which it has something for each part.
import { canBeMade } from '../../../domain/menu/deals/parts.ts'
import type { Item } from '../../../domain/menu/menu.ts'
import { soldAt } from '../../../domain/menu/sold.ts'
import { isOutAt, outAt } from '../../../domain/menu/stock.ts'
import type { Catalogue } from './catalogue.ts'

type Stock = Pick<Catalogue, 'outOfStock'> & Pick<Catalogue['forGuests'], 'itemById'>

/** Whether the branch has it now; a meal deal, as long as it sells and has something for each part. */
export function isThereAt({ itemById, outOfStock }: Stock, id: string, branch: string, now: number): boolean {
  const isOut = (one: string) => isOutAt(outOfStock.get(one), branch, now)
  const hasPart = (part: string) => {
    const item = itemById.get(part)
    return item !== undefined && soldAt(item, branch) && !isOut(part)
  }
  return !isOut(id) && canBeMade(itemById.get(id)?.parts, hasPart)
}

/** The branches at which an item of the menu is out of stock now. */
export const branchesWithout = (
  { branches, forGuests: { itemById }, outOfStock }: Catalogue,
  { id, parts }: Pick<Item, 'id' | 'parts'>,
  now: number,
): string[] =>
  parts
    ? branches.map((branch) => branch.id).filter((branch) => !isThereAt({ itemById, outOfStock }, id, branch, now))
    : outAt(outOfStock.get(id), now)
