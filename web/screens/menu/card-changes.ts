// Plus, minus and another size on the card of an item with options; loaded on the first touch (MENU-4, MENU-6, OPT-3).
import { type Cart, keyOf, quantityOf, setQuantity } from '../../../domain/cart/cart.ts'
import { changeChoice } from '../../../domain/cart/cart-choice.ts'
import { takenOut } from '../../../domain/cart/cart-options.ts'
import { countOf } from '../../../domain/cart/kept-cart.ts'
import { choicePrice } from '../../../domain/menu/choice-price.ts'
import { checkChosen, defaultsOf } from '../../../domain/menu/chosen.ts'
import type { Choice } from '../../../domain/menu/menu.ts'
import { menuStore } from '../../api/menu/menu-state.ts'
import { fullItem, optionsOut } from '../../api/menu/with-groups.ts'
import { changeCart, readBranchId, readNow } from '../../cart/cart.ts'
import { type OpenedItem, openItem } from '../../item/opened.ts'
import { takenFrom } from './taken-from.ts'

/** What minus took out last, and the cart after it. */
let taken: { readonly before: Cart; readonly after: Cart; readonly item: string } | undefined

/**
 * Plus adds the item as it comes, or opens its sheet where something must be chosen. Minus takes out what came as it
 * comes first, then what was put in last; plus right after it, or a touch that turns out to be a scroll, brings that
 * back. For who avoids what is in it as it comes, plus opens its sheet with what fits chosen, or adds one more of that
 * once it is in the cart.
 */
export function changeTo(opened: OpenedItem, next: number): void {
  const item = fullItem(menuStore.read(), opened.item, readBranchId())
  const { choice = 'one' } = opened
  const { options = defaultsOf(item?.groups ?? []) } = opened
  const price = item && choicePrice(item, choice, options)
  if (!item || price == null) return
  const key = keyOf({ item: item.id, choice, options })
  const before = readNow()
  const own = before.lines.filter((line) => line.item === item.id && line.choice === choice)
  const by = next - countOf({ lines: own })
  if (by === 0) return
  if (by < 0) {
    changeCart((cart) => takenOut(cart, keyOf({ ...key, options: defaultsOf(item.groups) }), -by))
    taken = by === -1 ? { before, after: readNow(), item: item.id } : undefined
    takenFrom.write(before)
  } else if (by === 1 && taken?.after === before && taken.item === item.id) changeCart(() => taken?.before ?? before)
  else if (item.parts) openItem(opened)
  else if (checkChosen(item.groups, options, optionsOut(item, readBranchId())).length > 0)
    openItem({ ...opened, urgent: true })
  else if (opened.options && quantityOf(before, key) === 0) openItem(opened)
  else if (opened.ask) opened.ask({ ...key, quantity: by, price })
  else changeCart((cart) => setQuantity(cart, key, quantityOf(cart, key) + by, price))
}

/** All lines of an item in one size, such as a board for two, get another size; their options stay. */
export function changeSize(id: string, size: Choice, next: Choice): void {
  const item = fullItem(menuStore.read(), id, readBranchId())
  changeCart((cart) =>
    cart.lines
      .filter((line) => line.item === id && line.choice === size)
      .reduce((now, line) => {
        const price = item ? choicePrice(item, next, line.options ?? []) : null
        return price === null ? now : changeChoice(now, keyOf(line), next, price)
      }, cart),
  )
}
