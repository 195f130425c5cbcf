// What is asked for an item before anybody has chosen anything: cards, the landing page and search engines show this price.
import type { Cents } from '../shared/money.ts'

interface Shown {
  /** Cents as it comes, without a size. */
  readonly price: Cents
  /** What the options add that it comes with; absent: nothing. */
  readonly usual?: Cents | undefined
}

/** Cents in this size (what it adds to the price) with the options that the item comes with. */
export const shownPrice = ({ price, usual = 0 }: Shown, size?: { readonly price: Cents }): Cents =>
  Math.max(0, price + (size?.price ?? 0) + usual)
