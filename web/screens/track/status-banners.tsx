// A banner for each status that a line has; the names of its lines if there are several (TRACK-2, TRACK-4).
import type { TrackedOrder } from '../../../contract/index.ts'
import { type LineStatus, statusesIn } from '../../../domain/order/line-status.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { Notice } from '../../components/feedback/notice.tsx'
import type { IconShape } from '../../components/icons/icon.tsx'
import { bagIcon, checkIcon, clockIcon } from '../../components/icons/icons.ts'
import { useFollowingText, useOrderText } from '../../i18n/order/index.ts'

const looks: Readonly<Record<LineStatus, { kind: 'info' | 'success'; icon: IconShape }>> = {
  received: { kind: 'info', icon: clockIcon },
  ready: { kind: 'success', icon: bagIcon },
  served: { kind: 'success', icon: checkIcon },
}

export function StatusBanners({ order }: { order: TrackedOrder }) {
  const { t, locale } = useOrderText()
  const words = useFollowingText().t
  const statuses = statusesIn(order.lines)
  // Nobody is asked to come to the counter from a table, nor while something is still being made.
  const textOf = (status: LineStatus) => {
    if (status === 'ready' && statuses.includes('received')) return words.readySoFar
    return status === 'ready' && order.table !== null ? words.tableBanner(order.table) : t.track.banners[status]
  }
  return (
    <div className="no-print grid gap-2">
      {statuses.map((status) => (
        <Notice key={status} {...looks[status]} title={textOf(status)}>
          {statuses.length > 1 &&
            order.lines
              .filter((line) => line.status === status)
              .map((line) => (
                <span key={line.id} className="block">
                  {line.quantity} × <bdi>{localize(line.name, locale)}</bdi>
                </span>
              ))}
        </Notice>
      ))}
    </div>
  )
}
