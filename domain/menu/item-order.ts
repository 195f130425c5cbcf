// The order of the items within a category.

/**
 * The items of a category with one more, or with one of them elsewhere: at `place`, 1 first, or after all others if there
 * are fewer or no place is given.
 */
export function withItemAt(items: readonly string[], item: string, place?: number): string[] {
  const others = items.filter((id) => id !== item)
  const before = place === undefined ? others.length : Math.max(0, place - 1)
  return [...others.slice(0, before), item, ...others.slice(before)]
}
