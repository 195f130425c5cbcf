// One order on the board: its short token, the customer, the wanted time, its lines, and the one thing to do next.
import type { ReactNode } from 'react'
import { progressOf } from '../../../../domain/order/line-status.ts'
import type { OrderLine } from '../../../../domain/order/order.ts'
import { shortToken } from '../../../../domain/order/token.ts'
import type { ShownOrder } from '../../../api/staff/line-statuses.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Card } from '../../../components/display/card.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { warningIcon } from '../../../components/icons/icons.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { linkTo } from '../../../location.ts'
import { isLate, whenOf } from '../due.ts'
import { WhenPill } from '../due-pill.tsx'
import { headId } from './just-in.tsx'
import { OrderCardLine } from './order-card-line.tsx'

type OrderCardProps = {
  order: ShownOrder
  now: number
  timeZone: string
  onLine: (line: OrderLine) => void
  onNext: () => void
  onRetry: () => void
}

export function OrderCard({ order, now, timeZone, onLine, onNext, onRetry }: OrderCardProps) {
  const { t, money } = useStaffText()
  const progress = progressOf(order.lines)
  const when = whenOf(order.wantedAt, progress, now, timeZone)
  const ready = order.lines.filter((line) => line.status !== 'received').length
  const token = shortToken(order.token)
  return (
    <Card edge={isLate(when) ? 'late' : 'none'} className="rise @container md:max-lg:p-3!">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 @[19rem]:gap-x-3">
        <a
          id={headId(order.id)}
          href={linkTo(`/all-orders/${order.token}/${order.id}`)}
          aria-label={t.board.detail(token)}
          className="inline-flex min-h-11 items-center rounded-small text-3xl leading-none font-bold tracking-[0.02em] md:max-lg:text-2xl"
        >
          <bdi>{token}</bdi>
        </a>
        <div className="min-w-0 leading-tight @max-[19rem]:order-last @max-[19rem]:flex @max-[19rem]:w-full @max-[19rem]:items-baseline @max-[19rem]:justify-between @max-[19rem]:gap-3 @[19rem]:flex-1 @[19rem]:basis-20">
          <p className="flex min-w-0 font-medium">
            <bdi className="truncate">{order.table === null ? order.customerName : t.board.table(order.table)}</bdi>
          </p>
          <p className="text-sm text-ink-2">{money(order.total)}</p>
        </div>
        <span className="ms-auto flex">
          {when && order.wantedAt !== null && <WhenPill when={when} wantedAt={order.wantedAt} timeZone={timeZone} />}
        </span>
      </div>
      <ul className="mt-3 border-b border-dashed border-line">
        {order.lines.map((line) => (
          <OrderCardLine key={line.id} line={line} checkable={progress !== 'ready'} onPress={() => onLine(line)} />
        ))}
      </ul>
      {order.kept && (
        <Kept onRetry={onRetry}>
          {token} {t.board.sendFailed}
        </Kept>
      )}
      {progress === 'ready' ? (
        <Button variant="leaf" size="staff" wide className="mt-3" onClick={onNext}>
          {t.board.pickedUp}
        </Button>
      ) : (
        <Button variant={progress === 'new' ? 'dark' : 'primary'} size="staff" wide className="mt-3" onClick={onNext}>
          {t.board.markReady}
          {progress === 'making' && (
            <span className="text-base font-medium">{t.board.of(ready, order.lines.length)}</span>
          )}
        </Button>
      )}
    </Card>
  )
}

function Kept({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const { t } = useStaffText()
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center gap-2 rounded-control bg-cherry-soft p-1.5 ps-3 text-cherry"
    >
      <Icon of={warningIcon} className="size-5" />
      <p className="flex-1 font-medium">{children}</p>
      <button type="button" onClick={onRetry} className="min-h-11 rounded-small bg-card px-4 font-semibold">
        {t.frame.tryAgain}
      </button>
    </div>
  )
}
