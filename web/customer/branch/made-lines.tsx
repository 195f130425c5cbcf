// The lines of the cart as a branch makes them, with their options and the parts of deals, as the checkout counts them.
import type { ReactNode } from 'react'
import type { MadeLine } from '#domain/branch/capacity/capacity.ts'
import { addedToCart } from '#domain/order/cart/cart-options.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useCart } from '../cart/cart-store.ts'
import { checkedLines } from '../cart/shown-lines.ts'
import type { ItemToAdd } from '../item/opened.ts'

type MadeLinesProps = {
  branch: string
  wish: ItemToAdd | null | undefined
  children: (lines: readonly MadeLine[]) => ReactNode
}

export function MadeLines({ branch, wish, children }: MadeLinesProps) {
  const cart = useCart()
  const all = wish ? addedToCart(cart, wish, { ...wish, note: wish.note ?? '' }) : cart
  return children(checkedLines(all, useMenu(), branch))
}
