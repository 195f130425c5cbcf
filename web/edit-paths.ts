// The paths at which staff edit categories (ROUTE-6).
import type { CategoryId } from '../domain/menu/menu.ts'

/** Which categories staff edit at which path (ROUTE-6); the old site called the cold drinks 'shushi'. */
export const editPaths: Readonly<Record<string, readonly CategoryId[]>> = {
  '/food-edit-coffee': ['COFFEE'],
  '/food-edit-ice-coffee': ['ICECOFFEE'],
  '/food-edit-shushi': ['COLDDRINKS'],
  '/food-edit-hot-tea': ['HOTTEA'],
  '/food-edit-specials': ['SPECIALS'],
  '/food-edit-salads': ['SALADS'],
  '/food-edit-panini': ['PANINI'],
  '/food-edit-bagel': ['BAGEL'],
  '/food-edit-grilled-snacks': ['GRILLEDSNACKS'],
  '/food-edit-waffels': ['WAFFELS'],
  '/food-edit-cake-and-sweets': ['CAKEANDSWEETS'],
  '/food-edit-drinks': ['DRINKS'],
  '/beverage-edit': ['DRINKS', 'COCKTAILS'],
}
