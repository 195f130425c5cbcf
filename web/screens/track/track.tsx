// One order while it is made: its status at a glance, what happens next, and its lines (TRACK-2 to TRACK-5).
import { useEffect } from 'react'
import type { TrackedOrder } from '../../../contract/index.ts'
import { isOut, lineStatuses, statusesIn, statusOf } from '../../../domain/order/line-status.ts'
import { mendToken, readToken } from '../../../domain/order/token.ts'
import type { Refused } from '../../api/http/client.ts'
import { type Tracking, useTracking } from '../../api/track.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { TokenDisplay } from '../../components/display/token-display.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { ProgressSteps } from '../../components/feedback/progress-steps.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { searchIcon } from '../../components/icons/icons.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { go, linkTo } from '../../location.ts'
import { useTitle } from '../../shell/title.ts'
import { NextStep } from './next-step.tsx'
import { NotSeen } from './not-seen.tsx'
import { StatusBanners } from './status-banners.tsx'
import { statusIcons as icons } from './status-icons.ts'
import { TrackedLines } from './tracked-lines.tsx'

export function Track({ token: written }: { token: string }) {
  const { t } = useOrderText()
  const token = readToken(written)
  useTitle(token ? t.track.orderOf(token) : t.track.title)
  return (
    <div className="mx-auto max-w-xl px-4 pt-1 lg:pt-6">
      {token ? <Followed key={token} token={token} /> : <Unknown />}
    </div>
  )
}

function Followed({ token }: { token: string }) {
  const { t } = useOrderText()
  const tracking = useTracking(token)
  const { order, refused } = tracking
  if (!order && refused?.refusal === 'token_unknown') return <Unknown token={token} />
  return (
    <>
      <h1 className="flex flex-wrap items-baseline gap-x-3 text-2xl">
        {t.track.order} <TokenDisplay token={token} size="card" />
      </h1>
      <div className="mt-4 grid gap-3">
        <Interrupted tracking={tracking} />
        {order ? <OrderState order={order} /> : !refused && <Waiting />}
      </div>
      <p className="mt-8 text-center">
        <LinkButton href={linkTo('/track')} variant="text">
          {t.track.another}
        </LinkButton>
      </p>
    </>
  )
}

function OrderState({ order }: { order: TrackedOrder }) {
  const { t } = useOrderText()
  const { labels, banners, states } = t.track
  const status = statusOf(order.lines)
  const [, ...others] = statusesIn(order.lines)
  return (
    <>
      <NotSeen order={order} />
      <ProgressSteps
        label={t.track.steps}
        steps={lineStatuses.map((each) => ({ id: each, text: labels[each], icon: icons[each] }))}
        current={lineStatuses.indexOf(status)}
        title={states[status]}
        detail={
          <>
            {others.length === 0 && <span className="block">{banners[status]}</span>}
            <NextStep order={order} />
          </>
        }
      />
      {others.length > 0 && <StatusBanners order={order} />}
      <TrackedLines order={order} />
    </>
  )
}

/** What the customer should know about the connection while the order is not yet served. */
function Interrupted({ tracking: { order, refused, live } }: { tracking: Tracking }) {
  const { t } = useOrderText()
  const refusals = useRefusalText().t.refusals
  if (order && isOut(order.lines)) return null
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
