// At the checkout of somebody who is in an office basket: what they chose goes there, unless they order for themselves.

import { linkTo } from '#web/data/address/location.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useBasketText } from '#web/words/basket/index.ts'
import { PutInto } from './basket-way.tsx'
import type { KeptBasket } from './kept-basket.ts'

export function InBasket({ basket, onAlone }: { basket: KeptBasket; onAlone: () => void }) {
  const { t } = useBasketText()
  return (
    <Card className="grid content-start gap-3">
      <h2>{basket.opener ? t.of(basket.opener) : t.title}</h2>
      <p className="text-ink-2">{t.goesThere}</p>
      <LinkButton wide size="staff" href={linkTo(`/basket/${basket.link}`)}>
        <PutInto basket={basket} />
      </LinkButton>
      <Button variant="text" className="justify-self-center" onClick={onAlone}>
        {t.alone}
      </Button>
    </Card>
  )
}
