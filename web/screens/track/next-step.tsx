// What happens next with an order, in a sentence or two: when it is ready, where to go, what to show.
import type { TrackedOrder } from '../../../contract/index.ts'
import { statusOf } from '../../../domain/order/line-status.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { useReadyWords } from '../../ordering/ready-words.ts'

export function NextStep({ order }: { order: TrackedOrder }) {
  const { t } = useOrderText()
  const readyWords = useReadyWords()
  const branch = useMenu().branches.find(({ id }) => id === order.branch)
  const status = statusOf(order.lines)
  if (status === 'served') return null
  const ready = order.lines.filter((line) => line.status !== 'received').length
  const sentences: string[] = []
  if (status === 'received') {
    if (ready > 0) sentences.push(`${t.track.someReady(ready, order.lines.length)}.`)
    if (branch) sentences.push(...readyWords(order, branch))
  } else {
    sentences.push(order.form === 'table' && order.table !== null ? t.track.atTable(order.table) : t.track.showToken)
  }
  return (
    <>
      <span className="mt-1 block font-semibold">{sentences.join(' ')}</span>
      {status === 'received' && order.table !== null && (
        <span className="mt-1 block text-base text-ink-2">{t.checkout.tableNumber(order.table)}</span>
      )}
      {branch && order.form === 'pick-up' && (
        <span className="mt-1 block text-base text-ink-2">
          <bdi className="block">{t.track.where(branch.name)}</bdi>
          <bdi className="block">{branch.address}</bdi>
        </span>
      )}
    </>
  )
}
