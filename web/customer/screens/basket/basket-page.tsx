// An office basket, for everyone who has its link: until when it takes lines, who has what, and what to do next
// (GROUP-1, GROUP-2).
import { useEffect, useEffectEvent, useState } from 'react'
import '#web/ui/styles/basket.css'
import { localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { isGone, type SharedBasket, useFollowedBasket } from '#web/customer/basket/basket-api.ts'
import { basketWith, keepBasket } from '#web/customer/basket/kept-basket.ts'
import { chooseBranch } from '#web/customer/cart/cart-store.ts'
import { orderForDay } from '#web/customer/ordering/ordering.ts'
import { linkTo } from '#web/data/address/location.ts'
import { menuPath } from '#web/data/address/paths.ts'
import { serverNow, useNow } from '#web/data/http/server-clock.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusDot } from '#web/ui/display/status-dot.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { clockIcon, searchIcon } from '#web/ui/icons/icons.ts'
import { useBasketText } from '#web/words/basket/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { BasketFoot } from './basket-foot.tsx'
import { BasketPart } from './basket-part.tsx'
import { BasketPeople } from './basket-people.tsx'
import type { BasketPlace } from './basket-place.ts'
import { BasketPlaced } from './basket-placed.tsx'
import { BasketShare } from './basket-share.tsx'
import { BasketUnpaid } from './basket-unpaid.tsx'
import { type BasketActs, toPay, useBasketActs } from './use-basket-acts.ts'

export function BasketPage({ link }: { link: string }) {
  const { t } = useBasketText()
  useTitle(t.title)
  return (
    <div className="basket-page">
      <Followed key={link} link={link} />
    </div>
  )
}

function Followed({ link }: { link: string }) {
  const { t } = useBasketText()
  const refusals = useRefusalText().t.refusals
  const [{ me }] = useState(() => basketWith(link))
  const { basket, refused, live, show } = useFollowedBasket(link, me)
  const { branches } = useMenu()
  const branch = branches.find(({ id }) => id === basket?.branch)
  const gone = refused && isGone(refused)
  useKept(link, me, basket, branch?.timeZone)
  // The cart no longer leads here.
  useEffect(() => {
    if (gone && basketWith(link).going) keepBasket({ ...basketWith(link), open: false, going: false })
  }, [gone, link])
  if (!basket) {
    if (gone)
      return (
        <>
          <h1>{t.title}</h1>
          <EmptyState
            icon={searchIcon}
            title={refusals.basket_unknown}
            action={
              <LinkButton href={linkTo(menuPath)} variant="quiet">
                {t.newOrder}
              </LinkButton>
            }
          />
        </>
      )
    return (
      <>
        <h1>{t.title}</h1>
        {refused && <Notice kind="error">{refusals[refused.refusal]}</Notice>}
        <Skeleton className="h-24 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
      </>
    )
  }
  const part: BasketPlace = {
    link,
    me,
    basket,
    show,
    timeZone: branch?.timeZone ?? usualTimeZone,
    branchName: branch?.name ?? '',
  }
  return (
    <>
      <Head basket={basket} live={live === 'live'} />
      {basket.state === 'open' || basket.state === 'paying' ? <Filling {...part} /> : <BasketPlaced {...part} />}
    </>
  )
}

function Filling(part: BasketPlace) {
  const { t, time } = useBasketText()
  const { basket } = part
  const acts = useBasketActs(part)
  const isOpen = useNow(1000) < basket.until && basket.state === 'open'
  return (
    <>
      {basket.you?.reminded && toPay(basket) > 0 && (
        <Notice kind="warning" urgent>
          {t.reminded(basket.people[0]?.name ?? '', time(basket.payUntil, part.timeZone))}
        </Notice>
      )}
      <BasketTime {...part} />
      {basket.you?.opener && isOpen && <BasketShare link={part.link} />}
      {isOpen && <BasketPart basket={basket} acts={acts} />}
      {(!isOpen || basket.people.some(({ paid }) => paid !== 'no')) && <BasketPaid {...part} acts={acts} />}
      <BasketPeople basket={basket} acts={acts} isOpen={isOpen} />
      {basket.you?.opener && basket.state === 'paying' && basket.payer === 'each' && (
        <BasketUnpaid {...part} acts={acts} />
      )}
      <BasketFoot basket={basket} acts={acts} isOpen={isOpen} />
    </>
  )
}

function Head({ basket, live }: { basket: SharedBasket; live: boolean }) {
  const { t } = useBasketText()
  const opener = basket.people[0]?.name ?? ''
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h1>{basket.you?.opener ? t.title : t.of(opener)}</h1>
        {live && (
          <p className="flex items-center gap-2 text-sm font-semibold text-leaf">
            <StatusDot tone="open" />
            <span>{t.live}</span>
          </p>
        )}
      </div>
      {basket.state !== 'placed' && basket.state !== 'ended' && (
        <p className="text-ink-2">{t.paidBy[basket.payer](opener)}</p>
      )}
    </div>
  )
}

/** While it takes lines, the menu shows its branch and day, and the cart leads back here. */
function useKept(link: string, me: string, basket: SharedBasket | undefined, timeZone: string | undefined): void {
  const open = basket?.state === 'open'
  const going = open || basket?.state === 'paying'
  const opener = basket?.you?.opener ? '' : (basket?.people[0]?.name ?? '')
  const { branch, wantedAt, you, people = [] } = basket ?? {}
  const name = people.find(({ number }) => number === you?.number)?.name ?? basketWith(link).name
  useEffect(() => {
    if (!branch || wantedAt === undefined || timeZone === undefined) return
    keepBasket({ link, me, name, opener, open, going, place: { branch, at: wantedAt } })
    if (!open) return
    chooseBranch(branch)
    const day = localTime(wantedAt, timeZone).date
    orderForDay(day === localTime(serverNow(), timeZone).date ? null : day)
  }, [link, me, name, opener, open, going, branch, wantedAt, timeZone])
}

/** The minutes that are left: the biggest number of the page, with a line that shrinks with them. */
function BasketTime({ basket, timeZone, branchName }: Pick<BasketPlace, 'basket' | 'timeZone' | 'branchName'>) {
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

/**
 * Where everybody pays: how much is paid, and what becomes of those who have not. One's own payment while it is
 * checked.
 */
const everyMs = 5000

function BasketPaid({ basket, timeZone, acts }: Pick<BasketPlace, 'basket' | 'timeZone'> & { acts: BasketActs }) {
  const { t, money, time } = useBasketText()
  const self = basket.people.find(({ number }) => number === basket.you?.number)
  const checking = self?.paid === 'checking'
  // Of somebody for whom the opener pays, the opener's page asks as well.
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
            <span>{t.paid(paid.length, sharing.length)}</span>
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
