// Whether two choices are the same. Separate from the other rules of options, because every cart needs it.
import type { ChosenParts } from './deals/parts.ts'
import type { Chosen } from './options.ts'

/** Whether two tidy choices of options are the same. */
export const sameChosen = (one: Chosen = [], other: Chosen = []): boolean =>
  one.length === other.length &&
  one.every(({ option, quantity }, at) => other[at]?.option === option && other[at]?.quantity === quantity)

/** Whether two tidy choices of a meal deal's parts are the same. */
export const sameParts = (one: ChosenParts = [], other: ChosenParts = []): boolean =>
  one.length === other.length &&
  one.every(
    ({ part, item, options }, at) =>
      other[at]?.part === part && other[at]?.item === item && sameChosen(options, other[at]?.options),
  )
