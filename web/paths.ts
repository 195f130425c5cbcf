// The paths of the menu: the whole of it, and one for each category.
import type { CategoryId } from '../domain/menu/menu.ts'

/** The path of the whole menu. */
export const menuPath = '/foods'

/** Which categories the menu shows at which path (ROUTE-5). */
export const categoryPaths: Readonly<Record<string, readonly CategoryId[]>> = {
  '/app': ['COFFEE'],
  '/ice-coffee': ['ICECOFFEE'],
  '/cold-drinks': ['COLDDRINKS'],
  '/hot-tea': ['HOTTEA'],
  '/specials': ['SPECIALS'],
  '/salads': ['SALADS'],
  '/panini': ['PANINI'],
  '/bagel': ['BAGEL'],
  '/grilled-snacks': ['GRILLEDSNACKS'],
  '/waffels': ['WAFFELS'],
  '/cake-and-sweets': ['CAKEANDSWEETS'],
  '/drinks': ['DRINKS', 'COCKTAILS'],
}

/** What the menu shows at this path: 'all', some categories, or undefined if the path is not the menu's. */
export function menuAt(path: string): 'all' | readonly CategoryId[] | undefined {
  return path === menuPath ? 'all' : categoryPaths[path]
}

/** The first path in `paths` that shows this category. */
export function pathFor(paths: Readonly<Record<string, readonly CategoryId[]>>, category: string): string | undefined {
  return Object.keys(paths).find((path) => paths[path]?.some((id) => id === category))
}
