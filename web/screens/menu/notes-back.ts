// Minus on a card takes lines out of the cart. Plus brings the item back, but neither its note nor what was chosen.
import { useEffect } from 'react'
import { type Cart, type CartLine, isLine } from '../../../domain/cart/cart.ts'
import { restoreLine } from '../../../domain/cart/cart-lines.ts'
import { emptyCart } from '../../../domain/cart/kept-cart.ts'
import { defaultsOf } from '../../../domain/menu/chosen.ts'
import { sameChosen } from '../../../domain/menu/same-chosen.ts'
import { type MenuState, useMenu } from '../../api/menu/menu.ts'
import { fullItem } from '../../api/menu/with-groups.ts'
import { changeCart, readNow } from '../../cart/cart.ts'
import { useMoreText } from '../../i18n/customer/index.ts'
import { pushToast } from '../../shell/toast-message.ts'
import { takenFrom } from './taken-from.ts'

/** Offers to restore lines with a note or with options of their own, at the foot of the page. */
export function useNotesBack(): void {
  const { t } = useMoreText()
  const menu = useMenu()
  useEffect(() => {
    const offer = () => {
      const lost = lostLines(takenFrom.read(), menu)
      takenFrom.write(emptyCart)
      const [first] = lost
      if (!first) return
      const bringBack = () => changeCart((cart) => lost.reduce((now, one) => restoreLine(now, one, []), cart))
      const name = menu.itemsById.get(first.line.item)?.name ?? t.cart.goneName
      pushToast(t.cart.removed(name), { action: { label: t.cart.undo, run: bringBack } })
    }
    // Minus may have been pressed before this part was loaded.
    offer()
    return takenFrom.watch(offer)
  }, [t, menu])
}

const lostLines = (before: Cart, menu: MenuState) =>
  before.lines
    .map((line, place) => ({ line, place }))
    .filter(({ line }) => line.note !== '' || !isAsItComes(line, menu))
    .filter(({ line }) => !readNow().lines.some((one) => isLine(one, line)))

const isAsItComes = ({ item, options, parts }: CartLine, menu: MenuState): boolean =>
  parts === undefined && sameChosen(options, defaultsOf(fullItem(menu, item, null)?.groups ?? []))
