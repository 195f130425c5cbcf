// From which age something may be sold: beer and wine from 16, spirits from 18 (Belgian law on the protection of
// minors).
import { type Declaration, declarationOf, type OptionDeclaration } from './allergens.ts'
import type { FirstCategoryId } from './menu.ts'

export const ages = [0, 16, 18] as const
export type Age = (typeof ages)[number]

interface AgedItem {
  readonly category: string
  readonly declaration?: Declaration | null | undefined
}

/** A line of an order, or a part of one. */
export interface AgedLine {
  /** As it was decided when the line was ordered; absent: ordered before it was kept. */
  readonly age?: Age | undefined
  readonly declaration?: Declaration | null | undefined
  readonly parts?: readonly AgedLine[] | undefined
}

const cocktails: FirstCategoryId = 'COCKTAILS'
const nothing: Declaration = { contains: [], mayContain: [] }

/**
 * Of an item with what its options change; 0 where nothing asks for an age. A cocktail that nobody has declared, such
 * as one of a taken-over menu, is sold as one with spirits. Of anything else, what is declared counts also if the rest
 * is not.
 */
export function ageOf(item: AgedItem, options: readonly (OptionDeclaration | undefined)[] = []): Age {
  if (!item.declaration && item.category === cocktails) return 18
  const known = options.filter((option) => option !== undefined)
  return declaredAge(declarationOf({ declaration: item.declaration ?? nothing }, known))
}

/**
 * As decided when it was ordered. Of a line from before that was kept: what it and its parts were declared to contain.
 */
export const ageOfLine = ({ age, declaration, parts = [] }: AgedLine): Age =>
  age ?? highestAge([declaredAge(declaration), ...parts.map(ageOfLine)])

/** 0 if nothing asks for an age. */
export const highestAge = (all: readonly Age[]): Age => ages.findLast((age) => all.includes(age)) ?? 0

function declaredAge(declaration: Declaration | null | undefined): Age {
  if (declaration?.contains.includes('spirits')) return 18
  return declaration?.contains.includes('alcohol') ? 16 : 0
}
