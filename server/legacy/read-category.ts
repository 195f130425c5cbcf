// Reads an old category: its code, or the same word in another spelling; an unknown one is never guessed.
import { type CategoryId, categoryIds } from '../../domain/menu.ts'

/** Names that the old site's own pages used for a category. */
const otherNames: Readonly<Record<string, CategoryId>> = { SHUSHI: 'COLDDRINKS', WAFFLES: 'WAFFELS' }

/** COFFEE for 'COFFEE', 'Coffee' and 'coffee '; ICECOFFEE for 'Ice coffee'; null when no category is meant for certain. */
export function categoryOf(value: unknown): CategoryId | null {
  if (typeof value !== 'string') return null
  const code = value
    .toUpperCase()
    .replace(/&/g, 'AND')
    .replace(/[\s_-]+/g, '')
  return categoryIds.find((id) => id === code) ?? (Object.hasOwn(otherNames, code) ? (otherNames[code] ?? null) : null)
}
