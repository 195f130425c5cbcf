// The paths at which staff edit categories: those of the specification (ROUTE-6), and one for each other category.
import type { FirstCategoryId } from '../domain/menu/menu.ts'

/** Which categories staff edit at which path (ROUTE-6); the old site called the cold drinks 'shushi'. */
export const editPaths: Readonly<Record<string, readonly FirstCategoryId[]>> = {
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

/** Where staff edit a category that is none of the first ones: this and its id. */
export const ownEditPath = '/food-edit/'

export const editPath = ({ id }: { readonly id: string }): string =>
  Object.keys(editPaths).find((path) => editPaths[path]?.some((one) => one === id)) ?? `${ownEditPath}${id}`
