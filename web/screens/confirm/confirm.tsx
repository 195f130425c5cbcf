// After ordering: thanks, the token, what was promised, and the way to follow the order (CONF-1, CONF-2).
import { useEffect } from 'react'
import { readToken } from '../../../domain/order/token.ts'
import { useAnswer } from '../../api/answer.ts'
import { whenBack } from '../../api/http/when-back.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon, searchIcon } from '../../components/icons/icons.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { linkTo } from '../../location.ts'
import { lastTokens } from '../../ordering/checkout.ts'
import { useTitle } from '../../shell/title.ts'
import { CodeAndPromise } from './code-and-promise.tsx'
import { Keep } from './keep.tsx'
import { OrderFacts } from './order-facts.tsx'
import { TokenCard } from './token-card.tsx'

export function Confirm({ token: written }: { token: string }) {
  const { t } = useOrderText()
  const token = readToken(written)
  useTitle(t.confirm.title)
  return (
    <div className="mx-auto max-w-lg px-4 pt-4">
      {token ? <Confirmed key={token} token={token} /> : <NoSuchOrder />}
    </div>
  )
}

function Confirmed({ token }: { token: string }) {
  const { t } = useOrderText()
  const refusals = useRefusalText().t.refusals
  const { value: order, refused, again } = useAnswer('orders.track', { token })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is a new function at each render.
  useEffect(() => whenBack(again), [])
  if (!order && refused?.refusal === 'token_unknown') return <NoSuchOrder />
  // If this browser placed it, the order is known to exist before an answer comes.
  if (!order && !lastTokens().includes(token) && !refused) return <Skeleton className="h-96 w-full rounded-card" />
  return (
    <>
      <div className="text-center">
        <span className="rise mx-auto grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf">
          <Icon of={checkIcon} className="size-8" />
        </span>
        <h1 className="mt-4">{t.confirm.title}</h1>
        <div className="mt-4">
          {order ? <CodeAndPromise order={order} /> : !refused && <Skeleton className="h-80 w-full rounded-card" />}
        </div>
        <TokenCard token={token} />
      </div>
      <div className="mt-4 grid gap-4">
        <LinkButton href={linkTo(`/track/${token}`)} wide size="staff" className="no-print">
          {t.confirm.track}
        </LinkButton>
        {order && <OrderFacts order={order} />}
        {order && <Keep order={order} />}
        {!order && !refused && <Skeleton className="h-56 w-full rounded-card" />}
        {!order && refused && (
          <Notice
            kind="warning"
            action={
              <Button variant="quiet" onClick={again}>
                {t.checkout.tryAgain}
              </Button>
            }
          >
            {refusals[refused.refusal]}
          </Notice>
        )}
      </div>
    </>
  )
}

function NoSuchOrder() {
  const { t } = useOrderText()
  return (
    <>
      <h1 className="sr-only">{t.track.title}</h1>
      <EmptyState
        icon={searchIcon}
        title={t.track.unknown}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton href={linkTo('/track')}>{t.track.title}</LinkButton>
            <LinkButton href={linkTo('/foods')} variant="quiet">
              {t.checkout.toMenu}
            </LinkButton>
          </div>
        }
      />
    </>
  )
}
