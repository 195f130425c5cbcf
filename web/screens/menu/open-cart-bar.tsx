// The bar at the foot that opens the cart, if there is something in it.
import { useMenu } from '../../api/menu/menu.ts'
import { useBranchId, useCart, useCartCount } from '../../cart/cart.ts'
import { setCartOpen } from '../../cart/cart-open.ts'
import { checkedLines, totalOfLines } from '../../cart/lines.ts'
import { CartBar } from '../../components/navigation/cart-bar.tsx'
import { useMoreText } from '../../i18n/more/index.ts'
import { useNotesBack } from './notes-back.ts'

export function OpenCartBar() {
  const { t, money } = useMoreText()
  const count = useCartCount()
  const total = totalOfLines(checkedLines(useCart(), useMenu(), useBranchId()))
  useNotesBack()
  if (count === 0) return null
  return (
    <CartBar
      count={count}
      countLabel={t.cart.items(count)}
      label={t.cart.view}
      total={money(total)}
      onClick={() => setCartOpen(true)}
      className="min-[68.75rem]:hidden"
    />
  )
}
