// How the payment of an order stands, while the order waits for it or after it lapsed (PAY-6).
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { TrackedOrder } from '#contract/index.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { ask } from '#web/data/http/client.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { bagIcon, checkIcon, clockIcon, infoIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { shieldIcon } from '#web/ui/icons/icons-staff.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { methodName, usePayText } from '#web/words/pay/index.ts'
import { lastTokens } from '../ordering/kept-checkout.ts'
import { dropRunning } from '../ordering/running-news.ts'
import { orderAnew } from './awaiting-order.ts'
import { BackCard } from './paid-cards.tsx'
import { goAndPay, usePayOffer, whyNotBegun } from './pay-api.ts'
import { counterWay, NoRefund, PayMethods } from './pay-choice.tsx'

const GiftPay = lazyPart(() => import('#web/customer/gift/gift-pay.tsx').then((file) => file.GiftPay))

type PayStateProps = {
  order: TrackedOrder
  online: NonNullable<TrackedOrder['online']>
  timeZone: string
  /** How to reach the branch, for a customer whose order it does not make. */
  reach?: ReactNode
  onTaken: (order: TrackedOrder) => void
}

const everyMs = 5000

export function PayState(props: PayStateProps) {
  const { online, order } = props
  const [unfinished, noteUnfinished] = useState(() => whyNotBegun(props.order.token) !== undefined)
  const isOpen = online.state === 'paying' || online.state === 'checking'
  const isLeft = online.state === 'paying' && unfinished
  const look = useLook(props, isOpen, () => noteUnfinished(true))
  useEffect(() => {
    if (order.course === 'lapsed') orderAnew(order.token)
  }, [order.course, order.token])
  return (
    <div className="mx-auto grid w-full max-w-xl gap-3">
      {online.unplaced !== null && <NotMade {...props} />}
      {online.state === 'paid' && <BackCard order={order} online={online} timeZone={props.timeZone} />}
      {online.state === 'lapsed' && online.unplaced === null && <Lapsed {...props} />}
      {online.unplaced !== null && props.reach}
      {isOpen && !isLeft && <BeingChecked {...props} look={look} />}
      {(online.state === 'failed' || online.state === 'unpaid' || isLeft) && <OtherWay {...props} />}
    </div>
  )
}

/**
 * Asks how the payment stands, again and again while it is open. `onUnfinished`: it is as it was when the customer
 * left, who is back here without having paid, or has paid elsewhere and no word of that has come.
 */
function useLook({ order, onTaken }: PayStateProps, isOpen: boolean, onUnfinished: () => void): () => Promise<void> {
  const look = async () => {
    const answer = await ask('payments.check', { token: order.token })
    if (!answer.ok) return
    onTaken(answer.value)
    if (answer.value.online?.state === 'paying') onUnfinished()
  }
  const lookNow = useEffectEvent(look)
  useEffect(() => {
    if (!isOpen) return
    void lookNow()
    const timer = setInterval(() => document.visibilityState === 'visible' && void lookNow(), everyMs)
    return () => clearInterval(timer)
  }, [isOpen])
  return look
}

function BeingChecked({ order, online, timeZone, look }: PayStateProps & { look: () => Promise<void> }) {
  const { t, money, time } = usePayText()
  const place = useKeptPlace(order, online)
  const [busy, setBusy] = useState(false)
  const checking = online.state === 'checking'
  return (
    <>
      <Said icon={clockIcon} title={checking ? t.checking : t.paying}>
        <p>{checking ? t.checkingText : t.payingText}</p>
        <p className="mt-2 font-bold text-ink">{money(order.total)}</p>
      </Said>
      <Card>
        <ul className="grid divide-y divide-line">
          {place && (
            <Assured
              icon={place.holds ? checkIcon : clockIcon}
              title={place.holds ? t.kept(time(place.at, timeZone)) : t.past(time(place.at, timeZone))}
            >
              {place.holds ? t.keptUntil(time(place.until, timeZone)) : t.pastText(time(place.until, timeZone))}
            </Assured>
          )}
          <Assured icon={shieldIcon} title={t.notTwice}>
            {t.notTwiceText}
          </Assured>
          <Assured icon={infoIcon} title={t.mayClose}>
            {t.mayCloseText}
          </Assured>
        </ul>
      </Card>
      <Button
        variant="quiet"
        size="staff"
        wide
        busy={busy}
        onClick={() => {
          setBusy(true)
          void look().finally(() => setBusy(false))
        }}
      >
        {t.askAgain}
      </Button>
    </>
  )
}

const isOwn = (token: string): boolean => lastTokens().includes(token)

interface KeptPlace {
  /** The time that was chosen. */
  readonly at: number
  /** Whether it can still be met. */
  readonly holds: boolean
  /** Until when it can be met, and after that, until when the order can still be paid. */
  readonly until: number
}

function useKeptPlace(
  { wantedAt }: TrackedOrder,
  { until, holdsUntil }: PayStateProps['online'],
): KeptPlace | undefined {
  const now = useNow(1000)
  if (wantedAt === null || until === null) return undefined
  // A server of an earlier version does not say it.
  const holds = holdsUntil === null || now <= (holdsUntil ?? until)
  return { at: wantedAt, holds, until: holds ? Math.min(until, holdsUntil ?? until) : until }
}

function OtherWay({ order, online, timeZone, onTaken }: PayStateProps) {
  const { t, money, time, locale } = usePayText()
  const refusals = useRefusalText().t.refusals
  const own = isOwn(order.token)
  const place = useKeptPlace(order, online)
  const saidOf = place?.holds === false ? t.pastText : own ? t.stillText : t.keptUntil
  const { takesGifts } = useMenu()
  const [chosen, choose] = useState<string>()
  const [busy, setBusy] = useState(false)
  const notBegun = whyNotBegun(order.token)
  const [refused, setRefused] = useState(notBegun && refusals[notBegun])
  const offered = usePayOffer({ branch: order.branch, total: order.total, lang: locale })
  const offer = offered && {
    ...offered,
    places: [
      ...(offered.methods.length > 0 ? (['online'] as const) : []),
      ...(online.mayPayAtCounter ? (['counter'] as const) : []),
    ],
  }
  const failed = online.state === 'failed'
  const isLeft = online.state === 'paying' && notBegun === undefined
  // Preselects the method that was left, or the next one after it failed; the refused one stays in the list.
  const isNext = (id: string) => (isLeft ? id === online.method : id !== online.method)
  const next = offer?.methods.find(({ id }) => isNext(id))?.id ?? offer?.methods[0]?.id ?? counterWay
  const method = chosen ?? next
  const known = offer?.methods.find(({ id }) => id === method)

  async function pay() {
    setBusy(true)
    setRefused(undefined)
    if (method === counterWay) {
      const answer = await ask('payments.atCounter', { token: order.token })
      if (answer.ok) onTaken(answer.value)
      else setRefused(refusals[answer.refusal.refusal])
    } else {
      const why = await goAndPay({ token: order.token, method, lang: locale })
      if (why) setRefused(refusals[why])
    }
    // Who comes back from the provider by the browser's own button finds the page as it was left.
    setBusy(false)
  }

  async function giveUp() {
    setBusy(true)
    setRefused(undefined)
    const answer = await ask('payments.giveUp', { token: order.token })
    setBusy(false)
    if (!answer.ok) return setRefused(refusals[answer.refusal.refusal])
    // Paid meanwhile: who now ordered the cart again would have it twice.
    if (answer.value.course !== 'lapsed') return onTaken(answer.value)
    orderAnew(order.token)
    dropRunning(order.token)
    go('/order')
  }

  return (
    <>
      <Said icon={failed ? warningIcon : clockIcon} title={failed ? t.failed : isLeft ? t.unfinished : t.paying}>
        {failed && online.reason && <p>{t.reasons[online.reason] ?? ''}</p>}
        <p>{isLeft ? <span>{t.unfinishedText}</span> : <b>{t.nothingTaken}</b>}</p>
      </Said>
      {place && (
        <Notice
          kind={place.holds ? 'success' : 'warning'}
          icon={clockIcon}
          title={place.holds ? t.still(time(place.at, timeZone)) : t.past(time(place.at, timeZone))}
        >
          <p>{saidOf(time(place.until, timeZone))}</p>
        </Notice>
      )}
      {offer && (
        <Card className="grid gap-3">
          <PayMethods offer={offer} label={isLeft ? t.question : t.otherWay} value={method} onChange={choose} />
          <NoRefund offer={offer} method={method} />
        </Card>
      )}
      {offered?.down && !refused && <Notice kind="warning">{t.down}</Notice>}
      {refused && (
        <Notice kind="error" urgent>
          {refused}
        </Notice>
      )}
      <Button size="staff" wide busy={busy} onClick={() => void pay()}>
        {method === counterWay
          ? t.placeAtCounter
          : `${t.payWith(known ? methodName(t, known) : '')} · ${money(order.total)}`}
      </Button>
      {takesGifts && <GiftPay order={order} onTaken={onTaken} />}
      {own && (
        <Button variant="text" className="justify-self-center" onClick={() => void giveUp()}>
          {t.toCart}
        </Button>
      )}
    </>
  )
}

/** It was to be made, and is not: the customer reads why, and what to do instead. */
function NotMade({ online: { paid, unplaced } }: PayStateProps) {
  const { t } = usePayText()
  return (
    <>
      <Said icon={warningIcon} title={t.notMade}>
        <p>{unplaced && t.unplaced[unplaced]}</p>
        {paid === 0 && <b>{t.nothingTaken}</b>}
      </Said>
      <LinkButton size="staff" wide href={linkTo('/order')}>
        {t.goOn}
      </LinkButton>
    </>
  )
}

/** The cart is on the device that ordered; on others the page only says what became of the order. */
function Lapsed({ order, online }: PayStateProps) {
  const { t } = usePayText()
  const own = isOwn(order.token)
  return (
    <>
      <Said icon={bagIcon} title={online.givenUp ? t.givenUp : own ? t.lapsed : t.notMade}>
        <p>{online.givenUp ? t.nothingTaken : t.lapsedText}</p>
      </Said>
      {own && (
        <LinkButton size="staff" wide href={linkTo('/order')}>
          {t.goOn}
        </LinkButton>
      )}
      <Card>
        <h2 className="text-md">{t.after}</h2>
        <p className="mt-1 text-ink-2">{t.afterText}</p>
      </Card>
    </>
  )
}

function Said({ icon, title, children }: { icon: IconShape; title: string; children: ReactNode }) {
  return (
    <Card className="grid justify-items-center gap-2 text-center" role="status">
      <Icon of={icon} className="mx-auto size-14 rounded-full bg-honey-soft p-3.5 text-honey-ink" />
      <h2 className="text-2xl">{title}</h2>
      <div className="text-ink-2">{children}</div>
    </Card>
  )
}

function Assured({ icon, title, children }: { icon: IconShape; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-3">
      <Icon of={icon} className="size-6 shrink-0 text-leaf" />
      <p>
        <span className="block font-semibold">{title}</span>
        <span className="text-ink-2">{children}</span>
      </p>
    </li>
  )
}
