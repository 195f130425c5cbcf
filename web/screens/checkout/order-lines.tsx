// The order, standing once: each line with all that can be changed about it, removed ones in their place (ORDER-1).
import { useState } from 'react'
import { CartRows } from '../../cart/cart-rows.tsx'
import { useGoneLines } from '../../cart/change-lines.ts'
import { idOf, type ShownLine } from '../../cart/lines.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { plusIcon } from '../../components/icons/icons.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { linkTo } from '../../location.ts'
import { OrderLine } from './order-line.tsx'
import type { Checkout } from './use-checkout.ts'

type OrderLinesProps = { lines: readonly ShownLine[]; problemOf: Checkout['problemOf'] }

export function OrderLines({ lines, problemOf }: OrderLinesProps) {
  const { t } = useOrderText()
  const gone = useGoneLines()
  const [fresh, setFresh] = useState<string>()
  return (
    <section data-kept aria-labelledby="checkout-lines">
      <h2 id="checkout-lines" className="sr-only">
        {t.checkout.linesTitle}
      </h2>
      <Card bare className="order-card">
        <CartRows lines={lines} gone={gone}>
          {(row) => (
            <OrderLine
              key={idOf(row)}
              line={row}
              problem={problemOf(row)}
              fresh={idOf(row) === fresh}
              onSplit={setFresh}
            />
          )}
        </CartRows>
        <div className="border-t border-line py-1">
          <LinkButton href={linkTo('/foods')} variant="text" className="-ms-2">
            <Icon of={plusIcon} className="size-5" />
            {t.checkout.addMore}
          </LinkButton>
        </div>
      </Card>
    </section>
  )
}
