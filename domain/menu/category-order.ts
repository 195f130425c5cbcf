// The order of the menu: of its categories, and of the items in one.
import { isWithin } from '../shared/range.ts'
import { accept, type Result, refuse } from '../shared/result.ts'

export interface PlacedCategory {
  readonly id: string
  readonly index: number
}

/** The category that had `index` moves to the first unused one, from 1 up. Returns the categories that move. */
export function placeCategory(
  categories: readonly PlacedCategory[],
  id: string,
  index: number,
): Result<readonly PlacedCategory[], 'category_unknown' | 'index_unknown'> {
  const chosen = categories.find((category) => category.id === id)
  if (!chosen) return refuse('category_unknown')
  if (!isWithin(index, 1, categories.length)) return refuse('index_unknown')
  if (chosen.index === index) return accept([])
  const holder = categories.find((category) => category.index === index)
  if (!holder) return accept([{ id, index }])
  const used = new Set(categories.filter((category) => category !== chosen).map((category) => category.index))
  let unused = 1
  while (used.has(unused)) unused++
  return accept([
    { id, index },
    { id: holder.id, index: unused },
  ])
}

/** The moves that leave no index unused, from 1 on; the order stays. Call it once a category is gone. */
export const closeGaps = (categories: readonly PlacedCategory[]): PlacedCategory[] =>
  [...categories]
    .sort((one, other) => one.index - other.index)
    .map(({ id }, place) => ({ id, index: place + 1 }))
    .filter(({ id, index }) => categories.every((one) => one.id !== id || one.index !== index))

/**
 * The items of a category with one more, or with one of them elsewhere: at `place`, 1 first, or after all others if
 * there are fewer or no place is given.
 */
export function withItemAt(items: readonly string[], item: string, place?: number): string[] {
  const others = items.filter((id) => id !== item)
  const before = place === undefined ? others.length : Math.max(0, place - 1)
  return [...others.slice(0, before), item, ...others.slice(before)]
}
