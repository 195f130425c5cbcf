// What became of a basket: its code, or why it was not ordered; for each person their own receipt, or that they dropped
// out.
import { useEffect } from 'react'
import { isOver } from '#domain/order/course.ts'
import { untappedOf } from '#domain/order/lateness.ts'
import { localize } from '#domain/shared/locale.ts'
import { linePrice } from '#domain/shared/money.ts'
import type { SharedBasket } from '#web/customer/basket/basket-api.ts'
import { LineParts, useOptionLine } from '#web/customer/cart/option-words.tsx'
import { Seller } from '#web/customer/legal/legal-links.tsx'
import { lastTokens, rememberToken } from '#web/customer/ordering/kept-checkout.ts'
import { addRunning } from '#web/customer/ordering/running-news.ts'
import { linkTo } from '#web/data/address/location.ts'
import { menuPath } from '#web/data/address/paths.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { CodeDisplay } from '#web/ui/display/code-display.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { closeIcon, printerIcon } from '#web/ui/icons/icons.ts'
import { useBasketText } from '#web/words/basket/index.ts'
import { formatMoment, formatRate } from '#web/words/format-more.ts'
import { useFollowingText } from '#web/words/order/index.ts'
import type { BasketPlace } from './basket-place.ts'

type PlacedProps = Pick<BasketPlace, 'basket' | 'timeZone' | 'branchName'>

export function BasketPlaced(props: PlacedProps) {
  const { basket } = props
  const { t } = useBasketText()
  const { you, order } = basket
  useRunning(basket)
  const isOut = basket.people.find(({ number }) => number === you?.number)?.out === true
  return (
    <>
      {isOut && order && (
        <Notice kind="closed" icon={closeIcon} title={t.youOut} urgent>
          {t.youOutText}
        </Notice>
      )}
      {order && (!isOut || you?.opener) && <Ordered {...props} />}
      {!order && (
        <Notice kind="closed" title={t.ended}>
          {t.endedText}
        </Notice>
      )}
      <Back basket={basket} />
      {order && you && you.lines.length > 0 && <Receipt {...props} />}
      <p className="no-print text-center">
        <LinkButton href={linkTo(menuPath)} variant="text">
          {t.newOrder}
        </LinkButton>
      </p>
    </>
  )
}

function useRunning({ you, order, wantedAt: at, branch }: SharedBasket): void {
  const token = you?.token
  const code = order?.code
  useEffect(() => {
    if (!token || !code || lastTokens().includes(token)) return
    rememberToken(token)
    addRunning({ token, code, at, branch, state: 'underway' })
  }, [token, code, at, branch])
}

function Ordered({ basket: { order, you, wantedAt, payer, total }, timeZone, branchName }: PlacedProps) {
  const { t, time, money } = useBasketText()
  const now = useNow(60_000)
  if (!order) return null
  const said = untappedOf(order.phase, wantedAt, now) ? t.due : t.phases[order.phase]
  return (
    <Card className="basket-ordered" role="status">
      <h2>{t.ordered}</h2>
      <p className="text-ink-2">{t.code}</p>
      <CodeDisplay code={order.code} />
      {you?.opener && payer === 'counter' && !isOver(order.phase) && (
        <p className="text-lg font-semibold">{t.payForAll(money(total))}</p>
      )}
      <p className="text-lg font-semibold">{said ?? t.ready(time(wantedAt, timeZone), branchName)}</p>
      {you?.token && (
        <LinkButton href={linkTo(`/confirm/${you.token}`)} wide className="no-print">
          {t.follow}
        </LinkButton>
      )}
    </Card>
  )
}

function Back({ basket: { you } }: Pick<PlacedProps, 'basket'>) {
  const { t, money } = useBasketText()
  if (!you?.back) return null
  const { amount, done, stuck } = you.back
  if (stuck) return <Notice kind="warning">{t.backStuck(money(amount))}</Notice>
  return <Notice kind="success">{done ? t.wentBack(money(amount)) : t.goesBack(money(amount))}</Notice>
}

/** One person's part, and their receipt once it is paid; the order's own receipt lists everybody. */
function Receipt({ basket, timeZone, branchName }: PlacedProps) {
  const { you, people, order, wantedAt, payer } = basket
  const { t, money, locale } = useBasketText()
  const includes = useFollowingText().t
  const optionsOf = useOptionLine()
  const { shown } = useBrand()
  if (!you || !order) return null
  const self = people.find(({ number }) => number === you.number)
  return (
    <Card>
      <h2 className="text-lg">{isPaid(basket) ? t.receipt : t.ownPart}</h2>
      <p className="text-sm text-ink-2">
        <bdi>{shown}</bdi>
        <span>{` · ${branchName} · ${formatMoment(wantedAt, locale, timeZone)} · `}</span>
        <bdi dir="ltr">{order.code}</bdi> · <bdi>{self?.name}</bdi>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {you.lines.map((line) => (
          <li key={line.id} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
              <span>
                <span>{`${line.quantity} × `}</span>
                <bdi>{localize(line.name, locale)}</bdi>
              </span>
              <span>{money(linePrice(line.price, line.quantity))}</span>
            </p>
            <LineParts parts={line.parts} />
            <p className="text-sm text-ink-2">{optionsOf(line.options)}</p>
            {line.notes && <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{line.notes}</p>}
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-x-3 border-t-2 border-ink pt-2 text-lg font-bold">
        <span className="first-letter:uppercase">{`${payer === 'each' ? t.sum : t.yourShare} `}</span>
        <span>{money(self?.share ?? 0)}</span>
      </p>
      <div className="text-sm text-ink-2">
        {you.paid > 0 && <p>{t.paidOnline(money(you.paid))}</p>}
        {you.vat.map(
          ({ rate, tax }) =>
            rate !== null && <p key={rate}>{includes.includes(money(tax), formatRate(rate, locale))}</p>,
        )}
        <div className="mt-2">
          <Seller />
        </div>
      </div>
      <Button variant="quiet" wide className="no-print mt-3" onClick={() => print()}>
        <Icon of={printerIcon} className="size-5" />
        <span>{t.print}</span>
      </Button>
    </Card>
  )
}

/** At the counter its opener pays by when it is handed over; online everything was paid before it was ordered. */
function isPaid({ payer, order, people, you }: SharedBasket): boolean {
  if (payer === 'counter') return order?.phase === 'out'
  return payer === 'online' || people.find(({ number }) => number === you?.number)?.paid === 'yes'
}
