// The way into an office basket: back to the one this phone is in, or to opening one.

import { linkTo } from '#web/data/address/location.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { useBasketText } from '#web/words/basket/index.ts'
import { type KeptBasket, useOpenBasket } from './kept-basket.ts'

export function BasketWay({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { t } = useBasketText()
  const basket = useOpenBasket()
  const look = { wide: true, ...(onLeave && { onClick: onLeave }) }
  return basket ? (
    <LinkButton {...look} href={linkTo(`/basket/${basket.link}`)}>
      <PutInto basket={basket} />
    </LinkButton>
  ) : (
    <LinkButton {...look} variant="text" href={linkTo('/order/together')}>
      {t.way}
    </LinkButton>
  )
}

/** 'Put into Noor’s basket'. */
export function PutInto({ basket: { opener } }: { basket: KeptBasket }) {
  const { t } = useBasketText()
  return <span>{opener ? t.putInto(opener) : t.putIntoOwn}</span>
}
