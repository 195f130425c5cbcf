// A person's own part that is not in the basket yet: their name, and what waits in their cart.
import { useEffect, useRef } from 'react'
import { basketLimits } from '#domain/order/basket/basket-limits.ts'
import { CartRow } from '#web/customer/cart/cart-row.tsx'
import { lineIdOf } from '#web/customer/cart/shown-lines.ts'
import { ItemSheet } from '#web/customer/item/item-sheet.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { menuPath } from '#web/data/address/paths.ts'
import { mistakeIn } from '#web/data/forms/mistakes.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useBasketText } from '#web/words/basket/index.ts'
import type { BasketPlace } from './basket-place.ts'
import type { BasketActs } from './use-basket-acts.ts'

export function BasketPart({ basket: { you }, acts }: Pick<BasketPlace, 'basket'> & { acts: BasketActs }) {
  const { t } = useBasketText()
  const { inCart, refused, unsure } = acts
  const said = [refused?.act === 'put' && refused.text, unsure && t.unsure].filter(Boolean).join(' ')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused?.atName) mistakeIn(place.current)?.focus()
  }, [refused])
  return (
    <Card className="grid gap-3">
      {!you && (
        <div ref={place}>
          <TextField
            label={t.name}
            name="basket-name"
            autoComplete="given-name"
            required
            most={basketLimits.name}
            value={acts.name}
            hint={t.othersSee}
            error={refused?.atName}
            onChange={(event) => acts.setName(event.target.value)}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-lg">{t.inCart}</h2>
        <LinkButton
          href={linkTo(menuPath)}
          variant="text"
          className="-mx-2"
          {...(!you && { onClick: () => void acts.join() })}
        >
          {inCart.length > 0 || you ? t.more : t.choose}
        </LinkButton>
      </div>
      {inCart.length === 0 ? (
        <p className="text-ink-2">{t.emptyCart}</p>
      ) : (
        <ul className="divide-y divide-line">
          {inCart.map((row) => (
            <CartRow
              key={lineIdOf(row)}
              line={row}
              words={row.note && <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{row.note}</p>}
            />
          ))}
        </ul>
      )}
      {said && (
        <Notice kind="error" urgent>
          {said}
        </Notice>
      )}
      <ItemSheet />
    </Card>
  )
}
