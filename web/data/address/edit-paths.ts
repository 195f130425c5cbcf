// The paths at which staff edit categories: those of the specification (ROUTE-6), and one for each other category.
import type { FirstCategoryId } from '#domain/menu/menu.ts'

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

/** Where an item is edited. */
export const itemPath = (id: string): string => `/food-edit-item/${id}`

export const copyPath = (id: string): string => `/food-edit-copy/${id}`

/** Without a category, it is chosen there. */
export const newItemPath = (category?: string): string => (category ? `/food-edit-new/${category}` : '/food-edit-new')

/** Where an item is edited to say what it contains. */
export const declarePath = (id: string): string => `/food-edit-undeclared/${id}`

/** In the place of the id of a category, group or printer: adds one. */
export const newOne = 'new'

export const categoryEditPath = (id: string): string => `/categories/${id}`

export const printerEditPath = (id: string): string => `/printers/${id}`

/** With an option, that option's allergens are open. */
export const groupPath = (id: string, option?: string): string =>
  `/food-edit-options/${id}${option === undefined ? '' : `/${option}`}`
