// What the counter reads of a line's options: sizes beside the name of the item, what changes its making apart (OPT-6).
import type { LineOption } from '#domain/menu/piece-price.ts'
import { sizesGroup } from '#domain/menu/sizes.ts'
import { lengthOf } from '#domain/shared/text.ts'

type ComparedOption = Pick<LineOption, 'group' | 'kind' | 'kitchenName' | 'usual'>

/** In characters: a kitchen name this short, such as 'L', stands beside the name of the item. */
export const besideLimit = 2

/** Whether the option is a size, or is written as short as one. */
const isBeside = ({ group, kind, kitchenName }: ComparedOption): boolean =>
  kind === 'one' &&
  (group === sizesGroup ||
    /^size(-\d+)?$/.test(group) ||
    (kitchenName !== undefined && lengthOf(kitchenName) <= besideLimit))

/** The options that stand beside the name: 'Latte L'. The usual size only if the shop has a short word for it. */
export const besideName = <Option extends ComparedOption>(options: readonly Option[]): Option[] =>
  options.filter((option) => isBeside(option) && !(option.usual && option.kitchenName === undefined))

/** 'Latte L', 'Cava · Bottle': a name with the words of its sizes. */
export const nameBeside = (name: string, sizes: readonly string[]): string =>
  sizes.reduce((all, size) => (lengthOf(size) <= besideLimit ? `${all} ${size}` : `${all} · ${size}`), name)

/** The options that change how it is made; what everybody gets who says nothing is left out. */
export const changesOf = <Option extends ComparedOption>(options: readonly Option[]): Option[] =>
  options.filter((option) => !option.usual && !isBeside(option))

/**
 * With those first that take the place of something, as another milk does, or leave it out: they may be about an
 * allergy.
 */
export const insteadFirst = <Option extends ComparedOption>(options: readonly Option[]): Option[] => {
  const isInstead = (option: Option) => option.kind !== 'many' && !isBeside(option)
  return [...options.filter(isInstead), ...options.filter((option) => !isInstead(option))]
}

/** The ids of the options by which lines of the same item are made apart, sizes among them. */
export const madeApart = (options: readonly (ComparedOption & Pick<LineOption, 'option'>)[]): string[] =>
  options.filter(({ usual }) => !usual).map(({ option }) => option)
