// Minus on a card takes lines out of the cart. Plus brings the item back, but not the note that was written for it.
import { useEffect } from 'react'
import { type Cart, emptyCart, isLine } from '../../../domain/cart/cart.ts'
import { restoreLine } from '../../../domain/cart/cart-lines.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { changeCart, readNow } from '../../cart/cart.ts'
import { useMoreText } from '../../i18n/more/index.ts'
import { pushToast } from '../../shell/toast-message.ts'
import { takenFrom } from './taken-from.ts'

/** Offers to restore lines with a note, at the foot of the page. */
export function useNotesBack(): void {
  const { t } = useMoreText()
  const { itemsById } = useMenu()
  useEffect(() => {
    const offer = () => {
      const lost = lostNotes(takenFrom.read())
      takenFrom.write(emptyCart)
      const [first] = lost
      if (!first) return
      const bringBack = () => changeCart((cart) => lost.reduce((now, one) => restoreLine(now, one, []), cart))
      const name = itemsById.get(first.line.item)?.name ?? t.cart.goneName
      pushToast(t.cart.removed(name), { action: { label: t.cart.undo, run: bringBack } })
    }
    // Minus may have been pressed before this part was loaded.
    offer()
    return takenFrom.watch(offer)
  }, [t, itemsById])
}

const lostNotes = (before: Cart) =>
  before.lines
    .map((line, place) => ({ line, place }))
    .filter(({ line }) => line.note !== '' && !readNow().lines.some((one) => isLine(one, line)))
