// The fourteen cocktails that were built into the old site's pages, c1 to c14, and so are in no export of it.
import type { Item } from '../../../../domain/menu/menu.ts'
import { cocktails } from '../../../demo/items/cocktails.ts'
import type { LegacyItem } from './food.ts'

/** Those that the file does not bring itself: none where it has one of c1 to c14, none of a name that it has. */
export function builtInCocktails(items: readonly LegacyItem[]): readonly Item[] {
  const own = new Set<string>(cocktails.map(({ id }) => id))
  if (items.some(({ oldId }) => own.has(oldId))) return []
  const names = new Set(items.map(({ name }) => name.toLowerCase()))
  return cocktails.filter(({ name }) => !Object.values(name).some((text) => names.has(text.toLowerCase())))
}
