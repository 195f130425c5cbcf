// Choosing options one after the other: what is chosen at first, and what it is after each tap (OPT-3).
import { askedGroups, checkChosen, defaultsOf, isAsked, quantityIn, tidyChosen } from './chosen.ts'
import type { Chosen, ItemGroup } from './options.ts'
import { sizesAmong, usualSize, withSize } from './sizes.ts'

type AnyGroup = ItemGroup<unknown>
type IsOut = (option: string) => boolean

/** What is chosen when somebody begins: `chosen`, or the defaults; without what is sold out or no longer offered. */
export function chosenAtFirst(groups: readonly AnyGroup[], chosen: Chosen | undefined, isOut: IsOut): Chosen {
  const offered = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)))
  const wanted = chosen ?? defaultsOf(groups)
  return tidyChosen(
    groups,
    wanted.filter(({ option }) => offered.has(option) && !isOut(option)),
  )
}

/**
 * The choice after `quantity` of an option was chosen in its group: of a group that takes one, the option before it
 * goes; a group that is asked for only now begins with its defaults.
 */
export function withOption(
  groups: readonly AnyGroup[],
  chosen: Chosen,
  pick: { readonly group: string; readonly option: string; readonly quantity: number },
  isOut: IsOut,
): Chosen {
  const own = groups.find(({ id }) => id === pick.group)
  if (!own) return chosen
  const siblings = new Set(own.options.map(({ id }) => id))
  const others = chosen.filter(({ option }) => (own.kind === 'one' ? !siblings.has(option) : option !== pick.option))
  const next = [...others, { option: pick.option, quantity: pick.quantity }]
  const newly = askedGroups(groups, next).filter((group) => !isAsked(group, chosen))
  const theirs = newly.flatMap(({ defaults }) => defaults.filter(({ option }) => !isOut(option)))
  return tidyChosen(groups, [...next, ...theirs])
}

/** Units that are chosen of a group. */
export const unitsIn = ({ options }: Pick<AnyGroup, 'options'>, chosen: Chosen): number =>
  options.reduce((sum, { id }) => sum + quantityIn(chosen, id), 0)

/** How many more units of the group may be chosen; null: any number. */
export const roomIn = (group: AnyGroup, chosen: Chosen): number | null =>
  group.max === null ? null : Math.max(0, group.max - unitsIn(group, chosen))

/**
 * What a line of a cart wants of an item. A line without options says nothing: where nothing chosen cannot be ordered,
 * the item comes with its defaults (OPT-2).
 */
export const chosenIn = (groups: readonly AnyGroup[], options: Chosen | undefined): Chosen => {
  if (options) return withSize(groups, options)
  const plain = withSize(groups, [], usualSize(sizesAmong(groups)))
  return checkChosen(groups, plain).length === 0 ? plain : defaultsOf(groups)
}
