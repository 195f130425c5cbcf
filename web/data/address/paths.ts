// The paths of the menu: the whole of it, and one for each category.
import type { FirstCategoryId } from '#domain/menu/menu.ts'

export const menuPath = '/foods'

/** The pages that the specification gives to the first categories (ROUTE-5). */
export const firstPaths: Readonly<Record<FirstCategoryId, string>> = {
  COFFEE: '/app',
  ICECOFFEE: '/ice-coffee',
  COLDDRINKS: '/cold-drinks',
  HOTTEA: '/hot-tea',
  SPECIALS: '/specials',
  SALADS: '/salads',
  PANINI: '/panini',
  BAGEL: '/bagel',
  GRILLEDSNACKS: '/grilled-snacks',
  WAFFELS: '/waffels',
  CAKEANDSWEETS: '/cake-and-sweets',
  DRINKS: '/drinks',
  COCKTAILS: '/cocktails',
}

/** What the paths of all other categories begin with. */
const ownPaths = '/c/'

interface Addressed {
  readonly id: string
  readonly slug?: string | undefined
}

/** The path of a category's page: the specification's, or one of the owner's own (CATG-1). */
export const categoryPath = ({ id, slug }: Addressed): string =>
  (firstPaths as Readonly<Record<string, string>>)[id] ?? ownPaths + slug

/** The ids of the categories that the menu shows at this path; undefined for all of them. */
export const categoriesAt = (path: string, categories: readonly Addressed[]): readonly string[] | undefined =>
  path === menuPath
    ? undefined
    : categories
        // The specification shows the cocktails below the drinks; they have a page of their own beside it.
        .filter((one) => categoryPath(one) === path || (path === '/drinks' && one.id === 'COCKTAILS'))
        .map(({ id }) => id)

/** Whether this is a path of the menu; without its categories, any path that may be one of theirs. */
export const isMenuPath = (path: string, categories?: readonly Addressed[]): boolean =>
  path === menuPath ||
  Object.values(firstPaths).includes(path) ||
  (categories ? categories.some((one) => categoryPath(one) === path) : path.startsWith(ownPaths))
