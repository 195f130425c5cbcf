// One order while it is made: its code, what is promised, what the customer can do, and its lines (TRACK-2 to TRACK-5).
import { useEffect } from 'react'
import type { TrackedOrder } from '../../../contract/index.ts'
import { isSold } from '../../../domain/order/course.ts'
import { isOut } from '../../../domain/order/line-status.ts'
import { mendToken, readToken } from '../../../domain/order/token.ts'
import type { Refused } from '../../api/http/client.ts'
import { useNow } from '../../api/http/clock.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { type Tracking, useTracking } from '../../api/track.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { TokenDisplay } from '../../components/display/token-display.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { searchIcon } from '../../components/icons/icons.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { go, linkTo } from '../../location.ts'
import { CodeCard } from '../../ordering/code-card.tsx'
import { dropRunning, noteRunning } from '../../ordering/running-news.ts'
import { useTitle } from '../../shell/title.ts'
import { Changed } from './changed.tsx'
import { Ended } from './ended.tsx'
import { NotSeen } from './not-seen.tsx'
import { OwnSteps } from './own-steps.tsx'
import { PromiseCard } from './promise-card.tsx'
import { ReachUs } from './reach-us.tsx'
import { StatusBanners } from './status-banners.tsx'
import { TrackedLines } from './tracked-lines.tsx'

const CounterQr = lazyPart(
  () => import('./counter-qr.tsx').then((file) => file.CounterQr),
  <div className="h-38 rounded-card bg-card shade-card" />,
)

const OwnData = lazyPart(() => import('./own-data.tsx').then((file) => file.OwnData))

export function Track({ token: written }: { token: string }) {
  const { t } = useOrderText()
  const token = readToken(written)
  useTitle(token ? t.track.orderOf(token) : t.track.title)
  return (
    <div className="mx-auto max-w-xl px-4 pt-1 lg:max-w-5xl lg:pt-6">
      {token ? <Followed key={token} token={token} /> : <Unknown />}
    </div>
  )
}

function Followed({ token }: { token: string }) {
  const { t } = useOrderText()
  const { show, ...tracking } = useTracking(token)
  const { order, refused } = tracking
  useEffect(() => {
    if (order) readHere(order)
  }, [order])
  if (!order && refused?.refusal === 'token_unknown') return <Unknown token={token} />
  return (
    <>
      <h1 className="flex flex-wrap items-baseline gap-x-2 text-lg">
        {t.track.order} <TokenDisplay token={token} size="row" />
      </h1>
      <div className="mt-3 grid gap-3">
        <Interrupted tracking={tracking} />
        {order ? <OrderState order={order} onTaken={show} /> : !refused && <Waiting />}
        {(order?.overAt || refused?.refusal === 'order_archived') && <OwnData token={token} />}
      </div>
      <p className="mt-8 text-center">
        <LinkButton href={linkTo('/track')} variant="text">
          {t.track.another}
        </LinkButton>
      </p>
    </>
  )
}

/** What the shop stopped has been read by now; everything else is as new in the bar of the other pages. */
function readHere(order: TrackedOrder): void {
  if (isSold(order.course)) noteRunning(order)
  else dropRunning(order.token)
}

function OrderState({ order, onTaken }: { order: TrackedOrder; onTaken: (order: TrackedOrder) => void }) {
  const { t } = useOrderText()
  const branch = useMenu().branches.find(({ id }) => id === order.branch)
  const now = useNow(60_000)
  if (!isSold(order.course)) {
    return (
      <div className={columns}>
        <div className="grid grid-cols-1 content-start gap-3">
          <Ended order={order} branch={branch} now={now} />
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
        <Changed order={order} onTaken={onTaken} />
        <PromiseCard order={order} branch={branch} now={now} />
        {!over && <OwnSteps order={order} now={now} onTaken={onTaken} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-3">
        {!over && order.form === 'pick-up' && <CounterQr token={order.token} code={order.code} />}
        <StatusBanners order={order} />
        <TrackedLines order={order} ended={false} />
        {over && (
          <LinkButton href={linkTo(`/review/${order.token}`)} variant="quiet" wide>
            {t.track.review}
          </LinkButton>
        )}
        {branch && <ReachUs branch={branch} />}
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

function RetryHint({ refused }: { refused: Refused }) {
  const { t } = useOrderText()
  return refused.retryAfter === undefined ? null : <p>{t.track.tooMany(refused.retryAfter)}</p>
}

/** A link copied by hand may have O instead of 0: offers the token that was meant. */
function Unknown({ token = '' }: { token?: string }) {
  const { t } = useOrderText()
  const meant = mendToken(token)
  useEffect(() => {
    if (meant !== token) go(`/track/${meant}`, { replace: true })
  }, [meant, token])
  return (
    <>
      <h1 className="sr-only">{t.track.title}</h1>
      <EmptyState
        icon={searchIcon}
        title={t.track.unknown}
        action={<LinkButton href={linkTo('/track')}>{t.track.another}</LinkButton>}
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
