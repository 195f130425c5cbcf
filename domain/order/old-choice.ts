// What lines said before sizes were options: one, glass, bottle, persons 1 to 4 (OPT-2).
import { defaultsOf } from '../menu/chosen.ts'
import { firstSizeNames } from '../menu/first-sizes.ts'
import type { Chosen, ItemGroup } from '../menu/options.ts'
import type { LineOption } from '../menu/piece-price.ts'
import { asItComes, inSize, sizeIn, sizesAmong, sizesGroup, withSize } from '../menu/sizes.ts'

export const choices = ['one', 'glass', 'bottle', 'persons-1', 'persons-2', 'persons-3', 'persons-4'] as const
export type Choice = (typeof choices)[number]

export const sizeOfChoice = (choice: Choice): string => (choice === 'one' ? asItComes : choice.toUpperCase())

/** What a line is called for pages, files and columns of before sizes; one if it is in a size of the owner's own. */
export const choiceOf = (options: readonly Pick<LineOption, 'group' | 'option'>[]): Choice => {
  const size = options.find(({ group }) => group === sizesGroup)?.option
  return choices.find((choice) => sizeOfChoice(choice) === size) ?? 'one'
}

/** The options of a line of before sizes: its size is one of them, in the words of that time; its price is in the line's. */
export function optionsWithChoice(options: readonly LineOption[], choice: Choice): readonly LineOption[] {
  if (choice === 'one' || options.some(({ group }) => group === sizesGroup)) return options
  const option = sizeOfChoice(choice)
  const name = firstSizeNames[option] ?? {}
  return [{ group: sizesGroup, option, kind: 'one', name, quantity: 1, price: 0 }, ...options]
}

/**
 * What a line with such a choice wants of an item; undefined if the item is not sold in it. Options with a size count
 * alone; without `options` the item comes with its defaults.
 */
export function chosenOfOld(
  groups: readonly ItemGroup<unknown>[],
  choice: Choice,
  options: Chosen | undefined,
): Chosen | undefined {
  const chosen = options ?? defaultsOf(groups)
  if (options && sizeIn(groups, options) !== undefined) return options
  const sizes = sizesAmong(groups)
  if (!sizes) return choice === 'one' ? withSize(groups, chosen) : undefined
  const size = sizeOfChoice(choice)
  if (sizes.options.some(({ id }) => id === size)) return inSize(groups, chosen, size)
  // Before sizes, an item that comes in the owner's own was simply the item.
  const own = sizes.defaults[0]?.option
  return choice === 'one' && own !== undefined && !(own in firstSizeNames) ? inSize(groups, chosen, own) : undefined
}
