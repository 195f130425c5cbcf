// What happens next with an order, in a sentence or two: when it is ready, where to go, what to show.
import type { TrackedOrder } from '../../../contract/index.ts'
import { localTime } from '../../../domain/hours.ts'
import { statusOf } from '../../../domain/order.ts'
import { serverNow } from '../../api/clock.ts'
import { useMenu } from '../../api/menu.ts'
import { useOrderText } from '../../i18n/order/index.ts'

export function NextStep({ order }: { order: TrackedOrder }) {
  const { t, date, time } = useOrderText()
  const branch = useMenu().branches.find(({ id }) => id === order.branch)
  const status = statusOf(order.lines)
  if (status === 'served') return null
  const ready = order.lines.filter((line) => line.status !== 'received').length
  const sentences: string[] = []
  if (status === 'received') {
    if (ready > 0) sentences.push(`${t.track.someReady(ready, order.lines.length)}.`)
    // An order of the old site has no time.
    if (branch && order.wantedAt !== null) {
      const clock = time(order.wantedAt, branch.timeZone)
      const day = localTime(order.wantedAt, branch.timeZone).date
      const today = day === localTime(serverNow(), branch.timeZone).date
      sentences.push(today ? t.track.readyAround(clock) : t.track.readyOn(date(day), clock))
    }
  } else {
    sentences.push(order.form === 'table' && order.table !== null ? t.track.atTable(order.table) : t.track.showToken)
  }
  return (
    <>
      <span className="mt-1 block font-semibold">{sentences.join(' ')}</span>
      {branch && order.form === 'pick-up' && (
        <span className="mt-1 block text-base text-ink-2">
          <bdi className="block">{t.track.where(branch.name)}</bdi>
          <bdi className="block">{branch.address}</bdi>
        </span>
      )}
    </>
  )
}
