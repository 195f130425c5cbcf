// Which of an item's sizes a line of the cart is in.
import type { CartLine } from '../../domain/cart/kept-cart.ts'

/** The one of those that are shown; a line that says none of them, as before there were sizes, is in the first. */
export const lineSize = (
  { options = [] }: Pick<CartLine, 'options'>,
  sizes: readonly { readonly id: string }[],
): string | undefined => (sizes.find(({ id }) => options.some(({ option }) => option === id)) ?? sizes[0])?.id
