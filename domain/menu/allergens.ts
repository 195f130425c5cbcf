// What an item contains: the 14 allergens of EU law, and what else matters to diets (ALLG-1).

/**
 * The groups of Annex II of Regulation (EU) 1169/2011. The law asks for the name of a cereal and of a nut, so these two
 * groups have members; every other group is its own only member.
 */
export const allergenGroups = [
  { id: 'gluten', members: ['wheat', 'rye', 'barley', 'oats', 'spelt', 'kamut'] },
  { id: 'crustaceans', members: ['crustaceans'] },
  { id: 'eggs', members: ['eggs'] },
  { id: 'fish', members: ['fish'] },
  { id: 'peanuts', members: ['peanuts'] },
  { id: 'soy', members: ['soy'] },
  { id: 'milk', members: ['milk'] },
  { id: 'nuts', members: ['almond', 'hazelnut', 'walnut', 'cashew', 'pecan', 'brazil', 'pistachio', 'macadamia'] },
  { id: 'celery', members: ['celery'] },
  { id: 'mustard', members: ['mustard'] },
  { id: 'sesame', members: ['sesame'] },
  { id: 'sulphites', members: ['sulphites'] },
  { id: 'lupin', members: ['lupin'] },
  { id: 'molluscs', members: ['molluscs'] },
] as const
export type AllergenGroup = (typeof allergenGroups)[number]['id']
export type Allergen = (typeof allergenGroups)[number]['members'][number]

/**
 * What matters to diets or to the law on ages and is no allergen. `spirits` are distilled, and count as alcohol too.
 * `animal` is what living animals give other than milk and eggs, such as honey.
 */
export const traits = ['meat', 'halal-meat', 'pork', 'alcohol', 'spirits', 'animal'] as const
export type Trait = (typeof traits)[number]

export type Substance = Allergen | Trait

export const allergens: readonly Allergen[] = allergenGroups.flatMap(({ members }): readonly Allergen[] => members)
/** Everything that a declaration can name, in the order in which it is always listed. */
export const substances: readonly Substance[] = [...allergens, ...traits]

/**
 * What an item contains, and what may get into it where it is made. A missing declaration means that nobody has said,
 * which is never taken for none; two empty lists mean none.
 */
export interface Declaration {
  readonly contains: readonly Substance[]
  /** Traces; none of them is also in `contains`. */
  readonly mayContain: readonly Allergen[]
}

/** What a chosen option changes: oat milk adds oats and removes milk. A size that changes nothing has empty lists. */
export interface OptionDeclaration {
  readonly adds: readonly Substance[]
  readonly removes: readonly Substance[]
  readonly mayContain: readonly Allergen[]
}

/**
 * What a line contains with its chosen options; undefined if the item or one of the options is not declared. An option
 * removes what the item contains, never what another option adds, and never traces.
 */
export function declarationOf(
  item: { readonly declaration?: Declaration | undefined },
  options: readonly (OptionDeclaration | undefined)[] = [],
): Declaration | undefined {
  const declared = options.filter((option) => option !== undefined)
  if (!item.declaration || declared.length < options.length) return undefined
  const { contains, mayContain } = item.declaration
  const removed = new Set(declared.flatMap(({ removes }) => removes))
  return tidyDeclaration({
    contains: [...contains.filter((each) => !removed.has(each)), ...declared.flatMap(({ adds }) => adds)],
    mayContain: [...mayContain, ...declared.flatMap((option) => option.mayContain)],
  })
}

/** The same in the fixed order, each once; what is contained is no longer a trace. */
export const tidyDeclaration = ({ contains, mayContain }: Declaration): Declaration =>
  inOrder({ contains, mayContain: mayContain.filter((each) => !contains.includes(each)) })

/** The same in the fixed order, each once. */
export const inOrder = ({ contains, mayContain }: Declaration): Declaration => ({
  contains: substances.filter((each) => contains.includes(each)),
  mayContain: allergens.filter((each) => mayContain.includes(each)),
})

export interface DeclarationProblem {
  readonly problem: 'allergen_unknown' | 'declared_twice'
  /** 'declaration.milk'. */
  readonly field: string
}

/** What is wrong with a declaration as it was sent: names that are unknown, and what is both contained and a trace. */
export function declarationProblems(sent: {
  readonly contains: readonly string[]
  readonly mayContain: readonly string[]
}): readonly DeclarationProblem[] {
  const unknown = [
    ...sent.contains.filter((id) => !includes(substances, id)),
    ...sent.mayContain.filter((id) => !includes(allergens, id)),
  ]
  const twice = sent.contains.filter((id) => sent.mayContain.includes(id) && !unknown.includes(id))
  return [
    ...[...new Set(unknown)].map((id) => ({ problem: 'allergen_unknown' as const, field: `declaration.${id}` })),
    ...[...new Set(twice)].map((id) => ({ problem: 'declared_twice' as const, field: `declaration.${id}` })),
  ]
}

const includes = (list: readonly string[], id: string): boolean => list.includes(id)
