// From which age something may be sold: beer and wine from 16, spirits from 18 (Belgian law on the protection of minors).
import type { Declaration } from './allergens.ts'
import type { FirstCategoryId } from './menu.ts'

export type Age = 0 | 16 | 18

type Declared = Declaration | null | undefined
type Item = { readonly category: string; readonly declaration?: Declared }

const cocktails: FirstCategoryId = 'COCKTAILS'

/** The highest of all of them; 0 where nothing asks for an age, or nobody declared that it does. */
export function ageFor(declarations: readonly Declared[]): Age {
  const has = (trait: 'spirits' | 'alcohol') => declarations.some((one) => one?.contains.includes(trait))
  if (has('spirits')) return 18
  return has('alcohol') ? 16 : 0
}

/** A cocktail that nobody has declared, such as one of a taken-over menu, is sold as one with spirits. */
export function ageForItems(items: readonly Item[]): Age {
  const undeclared = items.some(({ category, declaration }) => !declaration && category === cocktails)
  return undeclared ? 18 : ageFor(items.map(({ declaration }) => declaration))
}
