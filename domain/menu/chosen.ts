// What a customer chose of an item: in canonical order, with its defaults, and everything that is wrong with it
// (OPT-4).
import { isWithin } from '../shared/range.ts'
import type { OptionDeclaration } from './allergens.ts'
import type { Chosen, ItemGroup } from './options.ts'
import { sizesGroup } from './sizes.ts'

/** Which words a group has does not matter here. */
type AnyGroup = ItemGroup<unknown>

/** The quantity of an option in a choice, counted together if it is there twice; 0 if it is not in it. */
export const quantityIn = (chosen: Chosen, option: string): number =>
  chosen.reduce((sum, each) => (each.option === option ? sum + each.quantity : sum), 0)

/** Whether the group is asked for with this choice. */
export const isAsked = ({ when }: Pick<AnyGroup, 'when'>, chosen: Chosen): boolean =>
  when === undefined || when.some((option) => quantityIn(chosen, option) > 0)

/** The groups that are asked for with this choice. */
export const askedGroups = <Group extends Pick<AnyGroup, 'when'>>(groups: readonly Group[], chosen: Chosen): Group[] =>
  groups.filter((group) => isAsked(group, chosen))

/** What the item comes with if nobody says otherwise: the defaults of every group that is then asked for. */
export function defaultsOf(groups: readonly AnyGroup[]): Chosen {
  const all = groups.flatMap(({ defaults }) => defaults)
  return tidyChosen(groups, all)
}

/**
 * The same choice in canonical order, each option once, without what is 0 and without options of groups that are not
 * asked for with it. Options that the item does not have stay, at the end, so that they are refused and not forgotten.
 */
export function tidyChosen(groups: readonly AnyGroup[], chosen: Chosen): Chosen {
  const known = askedGroups(groups, chosen).flatMap(({ options }) => options.map(({ id }) => id))
  const silent = new Set(
    groups.flatMap(({ options }) => options.map(({ id }) => id)).filter((id) => !known.includes(id)),
  )
  const foreign = [...new Set(chosen.map(({ option }) => option))].filter(
    (id) => !known.includes(id) && !silent.has(id),
  )
  return [...known, ...foreign.sort()]
    .map((option) => ({ option, quantity: quantityIn(chosen, option) }))
    .filter(({ quantity }) => quantity !== 0)
}

/**
 * How the chosen options change what the item contains; undefined stands for one that nobody has declared. More of the
 * same changes nothing, so a size without a declaration is left out.
 */
export const declarationsOf = (groups: readonly AnyGroup[], chosen: Chosen): (OptionDeclaration | undefined)[] =>
  askedGroups(groups, chosen).flatMap(({ id: group, options }) =>
    options
      .filter(({ id, declaration }) => quantityIn(chosen, id) > 0 && (declaration || group !== sizesGroup))
      .map(({ declaration }) => declaration),
  )

export const choiceProblems = ['option_unknown', 'option_sold_out', 'too_few', 'too_many', 'not_with'] as const
export type ChoiceProblemName = (typeof choiceProblems)[number]

/** What is wrong with a choice: at which group, and with which option if it is about one. */
export interface ChoiceProblem {
  readonly problem: ChoiceProblemName
  readonly group?: string
  readonly option?: string
}

/** Everything that is wrong with a choice; empty if it may be ordered. `isOut`: sold out at the branch. */
export function checkChosen(
  groups: readonly AnyGroup[],
  chosen: Chosen,
  isOut: (option: string) => boolean = () => false,
): readonly ChoiceProblem[] {
  const problems: ChoiceProblem[] = []
  for (const { option } of chosen) {
    const group = groups.find(({ options }) => options.some(({ id }) => id === option))
    if (!group) problems.push({ problem: 'option_unknown', option })
    else if (!isAsked(group, chosen)) problems.push({ problem: 'not_with', group: group.id, option })
    else if (isOut(option)) problems.push({ problem: 'option_sold_out', group: group.id, option })
  }
  return [...problems, ...askedGroups(groups, chosen).flatMap((group) => countProblems(group, chosen))]
}

function countProblems({ id: group, kind, min, max, options }: AnyGroup, chosen: Chosen): ChoiceProblem[] {
  const problems: ChoiceProblem[] = []
  let units = 0
  for (const { id: option, most } of options) {
    const quantity = quantityIn(chosen, option)
    units += Math.max(0, quantity || 0)
    if (!isWithin(quantity, 0, most)) problems.push({ problem: 'too_many', group, option })
  }
  if (units < min) problems.push({ problem: 'too_few', group })
  if (units > (kind === 'one' ? 1 : (max ?? units))) problems.push({ problem: 'too_many', group })
  return problems
}

/** Whether the plus can add the item at once: its defaults leave nothing to be chosen. */
export const comesByItself = (groups: readonly AnyGroup[], isOut?: (option: string) => boolean): boolean =>
  checkChosen(groups, defaultsOf(groups), isOut).length === 0
