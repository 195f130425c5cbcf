// Plus, minus and another size on the card of an item with options; loaded on the first touch (MENU-4, MENU-6, OPT-3).

import { choicePrice } from '#domain/menu/choice-price.ts'
import { chosenIn } from '#domain/menu/choosing.ts'
import { checkChosen, defaultsOf } from '#domain/menu/chosen.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { inSize, shownSizes, sizesAmong } from '#domain/menu/sizes.ts'
import { type Cart, type CartLine, lineKeyOf, quantityOf, setQuantity } from '#domain/order/cart/cart.ts'
import { changeOptions, takenOut } from '#domain/order/cart/cart-options.ts'
import { pieceCountOf } from '#domain/order/cart/kept-cart.ts'
import { changeCart, lineSize, readBranchId, readNow } from '#web/customer/cart/cart-store.ts'
import { type OpenedItem, openItem } from '#web/customer/item/opened.ts'
import { menuStore } from '#web/data/menu/menu-state.ts'
import { type FullItem, fullItem, optionsOut } from '#web/data/menu/with-groups.ts'
import { cartBeforeMinus } from './card-taps.ts'

/** What minus took out last, and the cart after it. */
let taken: { readonly before: Cart; readonly after: Cart; readonly item: string } | undefined

/**
 * Plus adds the item as it comes, or opens its sheet where something must be chosen. Minus first takes out pieces as
 * they come, then what was put in last. Plus right after it, or a touch that turns out to be a scroll, brings that
 * back. For a customer who avoids something in it, plus opens its sheet with choices that fit, or adds one more of
 * those once they are in the cart.
 */
export function changeTo(opened: OpenedItem, next: number): void {
  const item = fullItem(menuStore.read(), opened.item, readBranchId())
  if (!item) return
  const sized = (options: Chosen) => (opened.size === undefined ? options : inSize(item.groups, options, opened.size))
  const isOwn = (line: CartLine) =>
    line.item === item.id && (opened.size === undefined || sizeOf(line, item) === opened.size)
  const options = sized(opened.options ?? defaultsOf(item.groups))
  const price = choicePrice(item, options)
  const key = lineKeyOf({ item: item.id, options })
  const before = readNow()
  const by = next - pieceCountOf({ lines: before.lines.filter(isOwn) })
  if (by === 0) return
  if (by < 0) {
    changeCart((cart) => takenOut(cart, lineKeyOf({ ...key, options: sized(defaultsOf(item.groups)) }), -by, isOwn))
    taken = by === -1 ? { before, after: readNow(), item: item.id } : undefined
    cartBeforeMinus.write(before)
  } else if (by === 1 && taken?.after === before && taken.item === item.id) changeCart(() => taken?.before ?? before)
  else if (item.parts) openItem(opened)
  else if (checkChosen(item.groups, options, optionsOut(item, readBranchId())).length > 0)
    openItem({ ...opened, urgent: true })
  else if (opened.options && quantityOf(before, key) === 0) openItem(opened)
  else if (opened.ask) opened.ask({ ...key, quantity: by, price })
  else changeCart((cart) => setQuantity(cart, key, quantityOf(cart, key) + by, price))
}

/** All lines of an item in one size, such as a board for two, get another size; their other options stay. */
export function changeSize(id: string, size: string, next: string): void {
  const item = fullItem(menuStore.read(), id, readBranchId())
  if (!item) return
  changeCart((cart) =>
    cart.lines
      .filter((line) => line.item === id && sizeOf(line, item) === size)
      .reduce((now, line) => {
        const options = inSize(item.groups, chosenIn(item.groups, line.options), next)
        return changeOptions(now, lineKeyOf(line), options, choicePrice(item, options))
      }, cart),
  )
}

const sizeOf = (line: CartLine, { groups }: FullItem): string | undefined =>
  lineSize(line, shownSizes(sizesAmong(groups)))
