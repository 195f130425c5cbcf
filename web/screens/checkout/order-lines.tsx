// The order, standing once: each line with all that can be changed about it, removed ones in their place (ORDER-1).
import { useState } from 'react'
import { rowsOf } from '../../../domain/cart/cart-lines.ts'
import { useGoneLines } from '../../cart/change-lines.ts'
import { GoneRow } from '../../cart/gone-row.tsx'
import { idOf, type ShownLine } from '../../cart/lines.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { guardRelease } from '../../components/controls/release-guard.ts'
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
        <ul className="divide-y divide-line" onPointerDownCapture={guardRelease}>
          {rowsOf(lines, gone).map((row) =>
            'line' in row ? (
              <li key={row.id} className="py-3">
                <GoneRow gone={row} />
              </li>
            ) : (
              <OrderLine
                key={idOf(row)}
                line={row}
                problem={problemOf(row)}
                fresh={idOf(row) === fresh}
                onSplit={setFresh}
              />
            ),
          )}
        </ul>
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
