// What is asked for an item before anybody has chosen anything: cards, the landing page and search engines show this
// price.
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

/**
 * Whether “from” stands before that price: some size costs more than the usual one, which comes first, and none less.
 */
export function startsAtUsual(sizes: readonly { readonly price: Cents }[] = []): boolean {
  const added = sizes.map(({ price }) => price)
  const [usual = 0] = added
  return usual === Math.min(...added) && usual < Math.max(...added)
}
