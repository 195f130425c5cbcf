// Whether two choices of options are the same; apart from the other rules, as every cart needs it.
import type { Chosen } from './options.ts'

/** Whether two tidy choices are the same. */
export const sameChosen = (one: Chosen = [], other: Chosen = []): boolean =>
  one.length === other.length &&
  one.every(({ option, quantity }, at) => other[at]?.option === option && other[at]?.quantity === quantity)
