// Option groups and their uses as staff write them: everything that is wrong with them (OPT-1, OPT-5).
import { makingProblems } from '../branch/capacity/pace-settings.ts'
import { isWithin } from '../shared/range.ts'
import { isBlankText, tidyText, tooLongIn } from '../shared/text.ts'
import { highestPrice } from '../shared/typed-price.ts'
import { inOrder, type OptionDeclaration } from './allergens.ts'
import { checkChosen, defaultsOf } from './chosen.ts'
import { type GroupUse, groupsAt, type Option, type OptionGroup } from './options.ts'
import { sizesGroup } from './sizes.ts'

/** Characters of a name in one language, options of a group, groups of an item, and the most of one option. */
export const groupLimits = { name: 60, kitchenName: 24, options: 60, uses: 20, most: 99 } as const

export const groupProblemNames = [
  'name_missing',
  'name_too_long',
  'options_missing',
  'too_many_options',
  'option_twice',
  'price_invalid',
  'own_cup_dearer',
  'most_invalid',
  'making_invalid',
  'min_invalid',
  'max_invalid',
  'included_invalid',
  'group_unknown',
  'option_unknown',
  'defaults_invalid',
  'when_circle',
  'too_many_groups',
  'size_fixed',
  'size_in_use',
] as const
export type GroupProblemName = (typeof groupProblemNames)[number]

export interface GroupProblem {
  readonly problem: GroupProblemName
  /** 'name', 'min', 'options.2.price' (of the third option), 'uses.0.when' and so on. */
  readonly field: string
}

/** The same group with trimmed names; one of kind 'one' takes one unit, and what is left out costs nothing. */
export const tidyGroup = (group: OptionGroup): OptionGroup => ({
  id: group.id,
  name: tidyText(group.name),
  kind: group.kind,
  min: group.kind === 'remove' ? 0 : group.min,
  max: group.kind === 'one' ? 1 : group.max,
  included: group.kind === 'many' ? group.included : 0,
  options: group.options.map((option) => tidyOption(option, group.kind)),
})

const tidyOption = (option: Option, kind: OptionGroup['kind']): Option => ({
  id: option.id,
  name: tidyText(option.name),
  ...(option.kitchenName?.trim() ? { kitchenName: option.kitchenName.trim() } : {}),
  price: kind === 'remove' ? 0 : option.price,
  most: kind === 'many' ? option.most : 1,
  ...(option.making?.length ? { making: option.making } : {}),
  ...(option.declaration ? { declaration: tidyOptionDeclaration(option.declaration) } : {}),
  ...(option.vat ? { vat: option.vat } : {}),
  ...(option.ownCup ? { ownCup: true } : {}),
  ...(option.hidden ? { hidden: true } : {}),
})

/** The same in the fixed order, each once. */
function tidyOptionDeclaration({ adds, removes, mayContain }: OptionDeclaration): OptionDeclaration {
  const added = inOrder({ contains: adds, mayContain })
  return {
    adds: added.contains,
    removes: inOrder({ contains: removes, mayContain: [] }).contains,
    mayContain: added.mayContain,
  }
}

/** Everything that is wrong with a tidy group; empty if it may be saved. */
export function checkGroup(group: OptionGroup): readonly GroupProblem[] {
  const problems: GroupProblem[] = []
  const wrong = (problem: GroupProblemName, field: string) => problems.push({ problem, field })
  const shown = group.options.filter(({ hidden }) => !hidden)
  if (isBlankText(group.name)) wrong('name_missing', 'name')
  for (const locale of tooLongIn(group.name, groupLimits.name)) wrong('name_too_long', `name.${locale}`)
  if (shown.length === 0) wrong('options_missing', 'options')
  if (group.options.length > groupLimits.options) wrong('too_many_options', 'options')
  const ids = group.options.map(({ id }) => id).filter((id) => id !== '')
  if (new Set(ids).size < ids.length) wrong('option_twice', 'options')
  const units = unitsOf(shown)
  const most = group.max ?? units
  if (group.max !== null && !isWithin(most, 1, groupLimits.most * groupLimits.options)) wrong('max_invalid', 'max')
  if (!isWithin(group.min, 0, Math.min(most, units))) wrong('min_invalid', 'min')
  if (!isWithin(group.included, 0, most)) wrong('included_invalid', 'included')
  return [...problems, ...group.options.flatMap((option, at) => optionProblems(option, `options.${at}`))]
}

/** The most units that these options allow; a wrong number of one is named by itself. */
const unitsOf = (options: readonly Option[]): number => options.reduce((sum, { most }) => sum + Math.max(1, most), 0)

function optionProblems(option: Option, at: string): GroupProblem[] {
  const problems: GroupProblem[] = []
  const wrong = (problem: GroupProblemName, field: string) => problems.push({ problem, field: `${at}.${field}` })
  if (isBlankText(option.name)) wrong('name_missing', 'name')
  for (const locale of tooLongIn(option.name, groupLimits.name)) wrong('name_too_long', `name.${locale}`)
  if (tooLongIn({ en: option.kitchenName ?? '' }, groupLimits.kitchenName).length > 0)
    wrong('name_too_long', 'kitchenName')
  if (!isWithin(option.price, -highestPrice, highestPrice)) wrong('price_invalid', 'price')
  else if (option.ownCup && option.price > 0) wrong('own_cup_dearer', 'price')
  if (!isWithin(option.most, 1, groupLimits.most)) wrong('most_invalid', 'most')
  if (makingProblems(option.making ?? []).length > 0) wrong('making_invalid', 'making')
  return problems
}

/** Everything that is wrong with the groups that an item or a category is to ask for, in this order. */
export function checkUses(uses: readonly GroupUse[], groups: readonly OptionGroup[]): readonly GroupProblem[] {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const tooMany: GroupProblem[] = uses.length > groupLimits.uses ? [{ problem: 'too_many_groups', field: 'uses' }] : []
  return [...tooMany, ...uses.flatMap((use, at) => useProblems(use, `uses.${at}`, uses, byId))]
}

function useProblems(
  use: GroupUse,
  at: string,
  uses: readonly GroupUse[],
  groups: ReadonlyMap<string, OptionGroup>,
): GroupProblem[] {
  const problems: GroupProblem[] = []
  const wrong = (problem: GroupProblemName, field: string) => problems.push({ problem, field: `${at}.${field}` })
  const group = groups.get(use.group)
  // The sizes of an item follow from its prices.
  if (!group || group.id === sizesGroup) return [{ problem: 'group_unknown', field: `${at}.group` }]
  const options = new Map(group.options.map((option) => [option.id, option]))
  if (use.only?.some((id) => !options.has(id))) wrong('option_unknown', 'only')
  for (const [id, price] of Object.entries(use.prices ?? {})) {
    if (!options.has(id)) wrong('option_unknown', 'prices')
    else if (!isWithin(price, -highestPrice, highestPrice)) wrong('price_invalid', `prices.${id}`)
    else if (options.get(id)?.ownCup && price > 0) wrong('own_cup_dearer', `prices.${id}`)
  }
  if (use.when && !use.when.every((id) => isAlwaysAsked(id, uses, groups))) wrong('when_circle', 'when')
  const [here] = groupsAt(groups, [use])
  if (!here) return problems
  const units = unitsOf(here.options)
  const most = here.kind === 'one' ? 1 : (here.max ?? units)
  if (!isWithin(most, 1, groupLimits.most * groupLimits.options)) wrong('max_invalid', 'max')
  if (!isWithin(here.min, 0, Math.min(most, units))) wrong('min_invalid', 'min')
  if (!isWithin(here.included, 0, most)) wrong('included_invalid', 'included')
  const unasked = [{ ...here, when: undefined, min: 0 }].map(({ when: _, ...rest }) => rest)
  if (checkChosen(unasked, use.defaults ?? [])[0] || defaultsOf(unasked).length < (use.defaults?.length ?? 0))
    wrong('defaults_invalid', 'defaults')
  return problems
}

/** An option that a condition may name belongs to a group that is used here without a condition: no circles. */
function isAlwaysAsked(option: string, uses: readonly GroupUse[], groups: ReadonlyMap<string, OptionGroup>): boolean {
  const isIn = (group: string) => groups.get(group)?.options.some(({ id }) => id === option) ?? false
  return isIn(sizesGroup) || uses.some(({ group, when }) => !when && isIn(group))
}
