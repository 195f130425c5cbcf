// The fourteen cocktails, c1 to c14, that were built into the old site's pages and so are in none of its exports.
import type { Item } from '../../../../domain/menu/menu.ts'
import { cocktails } from '../../../demo/menu-bottles.ts'
import type { LegacyItem } from './food.ts'

/** The cocktails that the file does not contain: none if it has one of c1 to c14, and none whose name it has. */
export function builtInCocktails(items: readonly LegacyItem[]): readonly Item[] {
  const own = new Set<string>(cocktails.map(({ id }) => id))
  if (items.some(({ oldId }) => own.has(oldId))) return []
  const names = new Set(items.map(({ name }) => name.toLowerCase()))
  return cocktails.filter(({ name }) => !Object.values(name).some((text) => names.has(text.toLowerCase())))
}
