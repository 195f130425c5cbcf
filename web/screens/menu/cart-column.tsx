// The cart beside the menu, if the window is wide enough.

import { useCartCount } from '../../cart/cart.ts'
import { CartFoot, CartLines } from '../../cart/cart-panel.tsx'
import { Card } from '../../components/display/card.tsx'
import { useMoreText } from '../../i18n/customer/index.ts'

export function CartColumn() {
  const { t } = useMoreText()
  const count = useCartCount()
  return (
    <Card className="flex max-h-[calc(100dvh-2rem-var(--bar))] flex-col">
      <h2 className="px-1 pb-1">{t.cart.title}</h2>
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1">
        <CartLines />
      </div>
      {count > 0 && (
        <div className="border-t border-line pt-3">
          <CartFoot />
        </div>
      )}
    </Card>
  )
}
