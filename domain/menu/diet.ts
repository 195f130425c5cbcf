// What a customer avoids, and whether an item suits them (ALLG-2).
import {
  type Allergen,
  type AllergenGroup,
  allergenGroups,
  allergens,
  type Declaration,
  type Substance,
  substances,
} from './allergens.ts'

export const diets = ['vegetarian', 'vegan', 'halal', 'no-alcohol'] as const
export type Diet = (typeof diets)[number]

/** What a customer can avoid by name: a whole group, or one cereal or nut. */
export type Avoidable = AllergenGroup | Allergen

const killed = ['meat', 'halal-meat', 'pork', 'fish', 'crustaceans', 'molluscs'] as const

/** A diet is what it avoids. Nobody declares that an item is vegan: it follows. */
export const dietAvoids: Readonly<Record<Diet, readonly Substance[]>> = {
  vegetarian: killed,
  vegan: [...killed, 'milk', 'eggs', 'animal'],
  halal: ['meat', 'pork', 'alcohol', 'spirits'],
  'no-alcohol': ['alcohol', 'spirits'],
}

/** What to do with items that do not fit. */
export const restShown = ['grey', 'hide'] as const
export type RestShown = (typeof restShown)[number]

/** What a customer said once; kept on the device only. */
export interface AvoidList {
  readonly avoids: readonly Avoidable[]
  readonly diets: readonly Diet[]
  readonly rest: RestShown
}

export const avoidsNothing: AvoidList = { avoids: [], diets: [], rest: 'grey' }

export const avoidsAny = ({ avoids, diets }: AvoidList): boolean => avoids.length + diets.length > 0

/** Everything that can be avoided by name, in the fixed order; each group stands before its members. */
export const avoidables: readonly Avoidable[] = allergenGroups.flatMap(({ id, members }): readonly Avoidable[] => [
  ...new Set<Avoidable>([id, ...members]),
])

/** The avoid list that a device kept, without anything that is not ours: whatever was stored, it never fails. */
export function avoidListFrom(stored: unknown): AvoidList {
  const { avoids, diets: chosen, rest } = recordFrom(stored)
  return tidyAvoidList({
    avoids: avoidables.filter((id) => listFrom(avoids).includes(id)),
    diets: diets.filter((id) => listFrom(chosen).includes(id)),
    rest: rest === 'hide' ? 'hide' : 'grey',
  })
}

const recordFrom = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {}

const listFrom = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : [])

/** The same in the fixed order, each once, and no member if its whole group is there. */
export const tidyAvoidList = ({ avoids, diets: chosen, rest }: AvoidList): AvoidList => ({
  avoids: avoidables.filter((id) => avoids.includes(id) && !avoids.some((other) => other !== id && isIn(id, other))),
  diets: diets.filter((id) => chosen.includes(id)),
  rest,
})

const isIn = (id: Avoidable, group: Avoidable): boolean => membersOf(group).includes(id as Allergen)

/** The allergens that an avoided name stands for. */
export const membersOf = (id: Avoidable): readonly Allergen[] =>
  allergenGroups.find((group) => group.id === id)?.members ?? allergens.filter((each) => each === id)

/** Another choice of the same item, and what it then contains. */
export interface OtherChoice<Choice> {
  readonly choice: Choice
  readonly declaration: Declaration | undefined
}

/** Whether something suits a customer; `of` says what is in the way, in the fixed order. */
export type Fit<Choice = never> =
  | { readonly fit: 'fits' }
  | { readonly fit: 'with-choice'; readonly choice: Choice }
  | { readonly fit: 'traces'; readonly of: readonly Allergen[]; readonly choice?: Choice }
  | { readonly fit: 'not-declared' }
  /** `traces`: what it does not contain, but may have traces of. */
  | { readonly fit: 'not'; readonly of: readonly Substance[]; readonly traces: readonly Allergen[] }

/**
 * Whether an item, or a line with its options, suits this avoid list. `others` are its other choices, the likeliest
 * first: the first that fits is named, or else the first that has only traces where the item as it comes does not even
 * fit so.
 */
export function fits<Choice = never>(
  declaration: Declaration | undefined,
  list: AvoidList,
  others: readonly OtherChoice<Choice>[] = [],
): Fit<Choice> {
  const own = fitOf(declaration, list)
  if (own.fit === 'fits') return own
  const found = others.map(({ choice, declaration }) => ({ choice, ...fitOf(declaration, list) }))
  const fitting = found.find(({ fit }) => fit === 'fits')
  if (fitting) return { fit: 'with-choice', choice: fitting.choice }
  return own.fit === 'traces' ? own : (found.find((other) => other.fit === 'traces') ?? own)
}

/** Traces count for what is avoided by name, as an allergy is; a diet asks what is put in. Undeclared never fits. */
function fitOf(declaration: Declaration | undefined, { avoids, diets: chosen }: AvoidList): Fit {
  if (!declaration) return { fit: 'not-declared' }
  const named = avoids.flatMap(membersOf)
  const avoided: readonly Substance[] = [...named, ...chosen.flatMap((diet) => dietAvoids[diet])]
  const contained = substances.filter((each) => avoided.includes(each) && declaration.contains.includes(each))
  const traces = allergens.filter(
    (each) => named.includes(each) && declaration.mayContain.includes(each) && !contained.includes(each),
  )
  if (contained.length > 0) return { fit: 'not', of: contained, traces }
  return traces.length > 0 ? { fit: 'traces', of: traces } : { fit: 'fits' }
}

/** The diets that a declared item suits as it comes; none for an undeclared one. */
export const dietsSuited = (declaration: Declaration | undefined): Diet[] =>
  diets.filter((diet) => fitOf(declaration, { ...avoidsNothing, diets: [diet] }).fit === 'fits')
