// For baskets in which each pays: how much is paid, what becomes of those who have not, and one's own payment while it is checked.
import { useEffect, useEffectEvent } from 'react'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { clockIcon } from '../../components/icons/icons.ts'
import { useBasketText } from '../../i18n/basket/index.ts'
import type { BasketPlace } from './basket-place.ts'
import { type BasketActs, toPay } from './use-basket-acts.ts'

const everyMs = 5000

export function BasketPaid({
  basket,
  timeZone,
  acts,
}: Pick<BasketPlace, 'basket' | 'timeZone'> & { acts: BasketActs }) {
  const { t, money, time } = useBasketText()
  const self = basket.people.find(({ number }) => number === basket.you?.number)
  const checking = self?.paid === 'checking'
  // Of somebody for whom the opener pays, their page asks as well.
  const looks = checking || (basket.you?.opener === true && basket.people.some((person) => person.paid === 'checking'))
  const look = useEffectEvent(() => document.visibilityState === 'visible' && void acts.check())
  useEffect(() => {
    if (!looks) return
    look()
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [looks])
  const sharing = basket.people.filter(({ share }) => share > 0)
  const paid = sharing.filter((person) => person.paid === 'yes')
  const sum = paid.reduce((all, { share }) => all + share, 0)
  return (
    <>
      {basket.payer === 'each' && (
        <Card>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
            {t.paid(paid.length, sharing.length)}
            <b className="text-lg font-bold">{t.amountOf(money(sum), money(basket.total))}</b>
          </p>
          <div aria-hidden="true" className="basket-sum">
            <div style={{ inlineSize: `${basket.total > 0 ? (sum / basket.total) * 100 : 0}%` }} />
          </div>
          <p className="text-sm text-ink-2">
            {t.dropsOut(time(basket.payUntil, timeZone), time(basket.wantedAt, timeZone))}
          </p>
        </Card>
      )}
      {basket.payer === 'online' && basket.state === 'paying' && !basket.you?.opener && (
        <Notice icon={clockIcon}>{t.waitsFor(basket.people[0]?.name ?? '')}</Notice>
      )}
      {checking && toPay(basket) > 0 && <Notice icon={clockIcon}>{t.checking}</Notice>}
    </>
  )
}
