// The shape of the names in each language.
import type { AllergenGroup, Substance } from '../allergens.ts'

export type SubstanceNames = Readonly<Record<Substance, string>>

/** The groups whose members have names of their own. */
export type GroupNames = Readonly<Record<Extract<AllergenGroup, 'gluten' | 'nuts'>, string>>
