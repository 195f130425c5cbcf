// One order while it is made: its code, what is promised, what the customer can do, and its lines (TRACK-2 to TRACK-5).
// The page after ordering is the same one, with thanks and the token (CONF-1, CONF-2).

import { type ReactNode, useEffect, useId, useState } from 'react'
import type { TrackedOrder } from '#contract/index.ts'
import { usualTimeZone } from '#domain/branch/hours.ts'
import { isInShop, isSold } from '#domain/order/course.ts'
import { isOut } from '#domain/order/line-status.ts'
import { mendToken, readToken } from '#domain/order/token.ts'
import { notePast } from '#web/customer/again/remembered-orders.ts'
import { LegalLinks, Seller } from '#web/customer/legal/legal-links.tsx'
import { type KeptTrack, keepTrack, keptTrack } from '#web/customer/ordering/kept-track.ts'
import { openedRunning } from '#web/customer/ordering/running-news.ts'
import { forgetOrdered, orderAnew } from '#web/customer/pay/awaiting-order.ts'
import { PaidOnline } from '#web/customer/pay/paid-cards.tsx'
import { go, linkTo } from '#web/data/address/location.ts'
import { menuPath } from '#web/data/address/paths.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { serverNow, useNow } from '#web/data/http/server-clock.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { type Tracking, useTracking } from '#web/data/track-api.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TokenDisplay } from '#web/ui/display/token-display.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, chevronDownIcon, printerIcon, searchIcon } from '#web/ui/icons/icons.ts'
import { formatLabelled } from '#web/words/format-more.ts'
import { useFollowingText, useOrderText, useRefusalText } from '#web/words/order/index.ts'
import { ChangedOrder } from './changed.tsx'
import { EndedOrder } from './ended.tsx'
import { KeepOrders } from './keep-orders.tsx'
import { OwnData } from './own-data-section.tsx'
import { OwnInvoices } from './own-invoices.tsx'
import { OwnStepButtons } from './own-steps.tsx'
import { TokenCard, TokenDialog } from './own-token.tsx'
import { CodeCard, PromiseCard } from './promise-card.tsx'
import { CallButton, NotSeen, ReachUs } from './reach-us.tsx'
import { StatusBanners, TrackedLines } from './tracked-lines.tsx'

const CounterQr = lazyPart(
  () => import('./counter-qr.tsx').then((file) => file.CounterQr),
  <div className="h-38 rounded-card bg-card shade-card" />,
)

const TellMe = lazyPart(
  () => import('./tell-me.tsx').then((file) => file.TellMe),
  <div className="h-20 rounded-card bg-card shade-card" />,
)

const GiftsOfOrder = lazyPart(() => import('#web/customer/gift/gifts-of-order.tsx').then((file) => file.GiftsOfOrder))

const GiftPay = lazyPart(() => import('#web/customer/gift/gift-pay.tsx').then((file) => file.GiftPay))

const PayState = lazyPart(
  () => import('#web/customer/pay/pay-state.tsx').then((file) => file.PayState),
  <Skeleton className="h-80 w-full rounded-card" />,
)

type TrackPageProps = {
  token: string
  /** Whether this is the page after ordering. */
  confirms?: boolean
}

export function TrackPage({ token: written, confirms = false }: TrackPageProps) {
  const token = readToken(written)
  return (
    <div className="mx-auto max-w-xl px-4 pt-1 lg:max-w-5xl lg:pt-6">
      {token ? <Followed key={token} token={token} confirms={confirms} /> : <Unknown />}
    </div>
  )
}

function Followed({ token, confirms = false }: TrackPageProps) {
  const { t } = useOrderText()
  const { show, ...tracking } = useTracking(token)
  const { order, refused } = tracking
  const now = useNow(10_000)
  const [kept] = useState(() => keptTrack(token, serverNow()))
  const thanks = confirms && order !== undefined && isSold(order.course)
  useTitle(thanks ? t.confirm.title : t.track.orderOf(token))
  useEffect(() => {
    if (!order || order.course === 'awaiting') return
    openedRunning(order)
    if (!isInShop(order.course)) return
    keepTrack(order, serverNow())
    notePast(order, serverNow())
  }, [order])
  useEffect(() => {
    if (refused?.refusal === 'token_unknown') orderAnew(token)
    if (refused?.refusal === 'order_archived') forgetOrdered(token)
  }, [refused, token])
  if (!order && refused?.refusal === 'token_unknown') return <Unknown token={token} />
  return (
    <>
      {thanks ? (
        <h1 className="flex items-center gap-3">
          <Icon of={checkIcon} className="size-11 shrink-0 rounded-full bg-leaf-soft p-2 text-leaf" />
          <span>{t.confirm.title}</span>
        </h1>
      ) : (
        <h1 className="flex flex-wrap items-baseline gap-x-2 text-lg">
          <span>{`${t.track.order} `}</span>
          <TokenDisplay token={token} size="row" />
        </h1>
      )}
      {confirms && (!order || isInShop(order.course)) && <TokenDialog token={token} order={order} now={now} />}
      <div className="mt-3 grid gap-3">
        <Interrupted tracking={tracking} />
        {order ? (
          <OrderState order={order} now={now} onTaken={show} confirms={confirms} />
        ) : kept && refused && isUnheard(refused) ? (
          <AsLastHeard kept={kept} now={now} />
        ) : (
          !refused && <Waiting />
        )}
        {(order?.overAt || refused?.refusal === 'order_archived') && <OwnData token={token} />}
      </div>
      <p className="no-print mt-8 text-center">
        <LinkButton href={linkTo('/track')} variant="text">
          {t.track.another}
        </LinkButton>
      </p>
    </>
  )
}

type OrderStateProps = { order: TrackedOrder; now: number; onTaken: (order: TrackedOrder) => void; confirms: boolean }

function OrderState({ order, now, onTaken, confirms }: OrderStateProps) {
  const { t } = useOrderText()
  const { branches, takesGifts } = useMenu()
  const branch = branches.find(({ id }) => id === order.branch)
  const { online, invoices } = order
  const zone = branch?.timeZone ?? usualTimeZone
  if (online && !isInShop(order.course))
    return (
      <>
        <PayState
          order={order}
          online={online}
          onTaken={onTaken}
          timeZone={zone}
          reach={branch && <CallButton branch={branch} />}
        />
        {order.gifts && <GiftsOfOrder order={order} />}
      </>
    )
  if (!isSold(order.course)) {
    return (
      <div className={columns}>
        <div className="grid grid-cols-1 content-start gap-3">
          <EndedOrder
            order={order}
            branch={branch}
            now={now}
            paid={online && <PaidOnline order={order} online={online} timeZone={zone} />}
          />
          {order.gifts && <GiftsOfOrder order={order} />}
          {invoices && invoices.length > 0 && <OwnInvoices token={order.token} invoices={invoices} />}
        </div>
        <TrackedLines order={order} ended />
      </div>
    )
  }
  const over = isOut(order.lines)
  return (
    <div className={columns}>
      <div className="grid grid-cols-1 content-start gap-3">
        <CodeCard order={order} branch={branch} />
        <NotSeen order={order} />
        <ChangedOrder order={order} onTaken={onTaken} />
        <PromiseCard order={order} branch={branch} now={now} />
        <TellMe order={order} now={now} />
        {online && <PaidOnline order={order} online={online} timeZone={zone} />}
        {order.gifts && <GiftsOfOrder order={order} />}
        {takesGifts && !over && order.due > 0 && <GiftPay order={order} onTaken={onTaken} />}
        {!over && <OwnStepButtons order={order} now={now} onTaken={onTaken} />}
        {over && (
          <LinkButton href={linkTo(`/review/${order.token}`)} variant="quiet" wide>
            {t.track.review}
          </LinkButton>
        )}
      </div>
      <Rest folds={confirms} due={order.paidWay === null && !over ? order.due : 0}>
        {!over && order.form === 'pick-up' && <CounterQr token={order.token} code={order.code} />}
        <StatusBanners order={order} />
        <TrackedLines order={order} ended={false} />
        {invoices && <OwnInvoices token={order.token} invoices={invoices} />}
        {confirms && <TokenCard token={order.token} />}
        {confirms && <KeepOrders order={order} />}
        {branch && <ReachUs branch={branch} />}
        <Keep />
      </Rest>
    </div>
  )
}

type RestProps = {
  /** Right after ordering, what to do next fills a phone; the rest opens with a tap. */
  folds: boolean
  /** What is still to be paid at the counter, in cents. */
  due: number
  children: ReactNode
}

function Rest({ folds, due, children }: RestProps) {
  const { t, money, locale } = useFollowingText()
  const words = useOrderText().t.confirm
  const [open, setOpen] = useState(!folds)
  const id = useId()
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="no-print group flex min-h-14 items-center gap-3 rounded-card bg-card px-4 py-2 text-start shade-card lg:hidden"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{words.rest}</span>
            {due > 0 && <span className="block text-ink-2">{formatLabelled(t.toPay, money(due), locale)}</span>}
          </span>
          <Icon of={chevronDownIcon} className="size-5 group-aria-expanded:rotate-180" />
        </button>
      )}
      <div id={id} className={`${open ? 'grid' : 'hidden lg:grid print:grid'} grid-cols-1 content-start gap-3`}>
        {children}
      </div>
    </div>
  )
}

const isUnheard = ({ refusal }: CallRefused): boolean => refusal === 'unreachable' || refusal === 'unavailable'

/** Without a connection: what one needs at the counter, and how old it is. */
function AsLastHeard({ kept: { order, heardAt }, now }: { kept: KeptTrack; now: number }) {
  const { t, time } = useOrderText()
  const branch = useMenu().branches.find(({ id }) => id === order.branch)
  return (
    <div className={columns}>
      <div className="grid grid-cols-1 content-start gap-3">
        <p role="status" className="rounded-control bg-honey-soft px-4 py-3 font-semibold text-honey-ink">
          {t.track.asOf(time(heardAt, branch?.timeZone ?? usualTimeZone))}
        </p>
        <CodeCard order={order} branch={branch} />
        <PromiseCard order={order} branch={branch} now={now} />
      </div>
      <div className="grid grid-cols-1 content-start gap-3">
        {order.form === 'pick-up' && <CounterQr token={order.token} code={order.code} />}
        <TrackedLines order={order} ended={false} />
      </div>
    </div>
  )
}

const columns = 'grid grid-cols-1 items-start gap-3 lg:grid-cols-2 lg:gap-5'

/** What the customer should know about the connection while the order is not yet served. */
function Interrupted({ tracking: { order, refused, live } }: { tracking: Tracking }) {
  const { t } = useOrderText()
  const refusals = useRefusalText().t.refusals
  if (order?.overAt) return null
  if (refused) {
    return (
      <Notice kind="error">
        <p>{refusals[refused.refusal]}</p>
        <RetryHint refused={refused} />
      </Notice>
    )
  }
  return order && live === 'polling' ? <Notice kind="warning">{t.track.slow}</Notice> : null
}

function RetryHint({ refused }: { refused: CallRefused }) {
  const { t } = useOrderText()
  return refused.retryAfter === undefined ? null : <p>{t.track.tooMany(refused.retryAfter)}</p>
}

/** A link copied by hand may have O instead of 0: offers the token that was meant. */
function Unknown({ token = '' }: { token?: string }) {
  const { t } = useOrderText()
  const meant = mendToken(token)
  useTitle(t.track.title)
  useEffect(() => {
    if (meant !== token) go(`/track/${meant}`, { replace: true })
  }, [meant, token])
  return (
    <>
      <h1 className="sr-only">{t.track.title}</h1>
      <EmptyState
        icon={searchIcon}
        title={t.track.unknown}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton href={linkTo('/track')}>{t.track.title}</LinkButton>
            <LinkButton href={linkTo(menuPath)} variant="quiet">
              {t.checkout.toMenu}
            </LinkButton>
          </div>
        }
      />
    </>
  )
}

function Waiting() {
  const { t } = useOrderText()
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t.track.loading}</span>
      <Skeleton className="h-80 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </div>
  )
}

function Keep() {
  const { t } = useOrderText()
  return (
    <Card className="grid gap-2">
      <div className="grid gap-2 text-sm text-ink-2">
        <Seller />
        <p>{t.checkout.noWithdrawal}</p>
      </div>
      <div className="no-print grid gap-1">
        <LegalLinks pages={['terms', 'privacy']} />
        <Button variant="quiet" wide onClick={() => print()}>
          <Icon of={printerIcon} className="size-5" />
          <span>{t.confirm.keep}</span>
        </Button>
      </div>
    </Card>
  )
}
