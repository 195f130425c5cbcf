// If lines differ in status, a banner for each status with the names of its lines (TRACK-2, TRACK-4).
import type { TrackedOrder } from '../../../contract/index.ts'
import { type LineStatus, statusesIn } from '../../../domain/order/line-status.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { Notice } from '../../components/feedback/notice.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import { statusIcons } from './status-icons.ts'

const kinds: Readonly<Record<LineStatus, 'info' | 'success'>> = {
  received: 'info',
  ready: 'success',
  served: 'success',
}

export function StatusBanners({ order }: { order: TrackedOrder }) {
  const { t, locale } = useOrderText()
  return (
    <div className="grid gap-2">
      {statusesIn(order.lines).map((status) => (
        <Notice key={status} kind={kinds[status]} icon={statusIcons[status]} title={t.track.banners[status]}>
          {order.lines
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
