// The minutes left, the biggest number of the page, with a line that shrinks.
import { useNow } from '../../api/http/server-clock.ts'
import { useBasketText } from '../../i18n/basket/index.ts'
import type { BasketPlace } from './basket-place.ts'

export function BasketTime({ basket, timeZone, branchName }: Pick<BasketPlace, 'basket' | 'timeZone' | 'branchName'>) {
  const { t, time } = useBasketText()
  const now = useNow(1000)
  const adds = basket.state === 'open' && now < basket.until
  const [from, to] = adds ? [basket.openedAt, basket.until] : [basket.until, basket.payUntil]
  const left = Math.max(0, to - now)
  const minutes = Math.ceil(left / 60_000)
  const clock = (at: number) => time(at, timeZone)
  return (
    <section className="basket-time shade-card">
      <p className="text-lg leading-snug font-bold">{adds ? t.addUntil(clock(to)) : t.payUntil(clock(to))}</p>
      <p role="timer">
        <b>{minutes}</b> <span className="font-semibold">{t.minutes}</span>
      </p>
      <p className="leading-snug text-ink">
        {left === 0 ? t.ending : adds ? t.ready(clock(basket.wantedAt), branchName) : t.nobodyAdds}
      </p>
      <div aria-hidden="true" className="basket-left">
        <div style={{ inlineSize: `${to > from ? Math.min(100, (left / (to - from)) * 100) : 0}%` }} />
      </div>
    </section>
  )
}
