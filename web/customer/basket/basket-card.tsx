// The office basket that this phone is in, on the home page: whose it is, until when, and what is still to do.
import { useEffect } from 'react'
import { linkTo } from '#web/data/address/location.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useBasketText } from '#web/words/basket/index.ts'
import { isGone, useFollowedBasket } from './basket-api.ts'
import { type KeptBasket, keepBasket, useGoingBasket } from './kept-basket.ts'

export function BasketCard() {
  const kept = useGoingBasket()
  return kept ? <Going key={kept.link} kept={kept} /> : null
}

function Going({ kept }: { kept: KeptBasket }) {
  const { t, time } = useBasketText()
  const { link, me, opener } = kept
  const { basket, refused } = useFollowedBasket(link, me)
  const timeZone = useMenu().branches.find(({ id }) => id === basket?.branch)?.timeZone
  const isOver = basket?.state === 'placed' || basket?.state === 'ended' || (refused && isGone(refused))
  useEffect(() => {
    if (isOver) keepBasket({ ...kept, open: false, going: false })
  }, [isOver, kept])
  if (!basket || isOver || timeZone === undefined) return null
  const self = basket.people.find(({ number }) => number === basket.you?.number)
  const owes = basket.payer === 'each' && self !== undefined && self.share > 0 && self.paid !== 'yes'
  const paying = basket.state === 'paying'
  return (
    <div className="mx-auto max-w-7xl px-3 pb-3 lg:px-6">
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-lg">{opener ? t.of(opener) : t.title}</h2>
          <p className={paying && owes ? 'font-semibold text-honey-ink' : 'text-ink-2'}>
            {paying
              ? owes
                ? basket.you?.reminded
                  ? t.reminded(basket.people[0]?.name ?? '', time(basket.payUntil, timeZone))
                  : t.payUntil(time(basket.payUntil, timeZone))
                : t.nobodyAdds
              : t.addUntil(time(basket.until, timeZone))}
          </p>
        </div>
        <LinkButton href={linkTo(`/basket/${link}`)}>{paying && owes ? t.payShare : t.wayBack}</LinkButton>
      </Card>
    </div>
  )
}
