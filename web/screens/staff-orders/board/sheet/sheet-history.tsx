// Every step of an order, with who took it and when, the latest first (LIFE-7).
import type { Output } from '../../../../../contract/index.ts'
import type { BranchName } from '../../../../api/staff/branches/shop.ts'
import type { ShownOrder } from '../../../../api/staff/orders/line-statuses.ts'
import { useHistory } from '../../../../api/staff/orders/steps.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { useSetWords } from '../../line-name.ts'
import { SheetPart } from './sheet-part.tsx'

type Step = Output<'orders.history'>['steps'][number]

export function SheetHistory({ order, place }: { order: ShownOrder; place: BranchName }) {
  const { t, time } = useBoardText()
  const { data, isError } = useHistory(order.id)
  const who = ({ actor, staffName }: Step) => (actor === 'customer' ? t.sheet.byCustomer : staffName)
  // Without its steps it would read as if nothing had happened.
  if (isError && !data) return null
  return (
    <SheetPart title={t.sheet.history}>
      <ol className="grid gap-1.5">
        {[...(data?.steps ?? [])].reverse().map((step) => (
          <li key={step.number} className="flex gap-4">
            <b>{time(step.at, place.timeZone)}</b>
            <span className="min-w-0 flex-1">
              {t.sheet.steps[step.step]}
              <Details step={step} order={order} />
            </span>
            <bdi className="text-ink-2">{who(step)}</bdi>
          </li>
        ))}
        <li className="flex gap-4">
          <b>{order.wantedAt === null ? t.noTime : time(order.placedAt, place.timeZone)}</b>
          <span className="flex-1">{t.sheet.placedStep}</span>
          <bdi className="text-ink-2">{order.source === 'web' ? t.sheet.byCustomer : ''}</bdi>
        </li>
      </ol>
    </SheetPart>
  )
}

function Details({ step: { data }, order }: { step: Step; order: ShownOrder }) {
  const { t, money } = useBoardText()
  const setWords = useSetWords()
  const parts: string[] = []
  if (data.reason) parts.push(t.sheet.reasons[data.reason])
  if (data.words) parts.push(`“${data.words}”`)
  if (data.paidWay) parts.push(t.sheet.paidAt(t.sheet.ways[data.paidWay], money(data.paidAmount ?? 0)))
  if (data.minutes) parts.push(`+${t.pace.more(data.minutes)}`)
  const statuses = [...new Set(data.lines?.map(({ status }) => status))]
  if (statuses.length === 1 && statuses[0]) {
    const set = data.lines ?? []
    const count = set.length === order.lines.length ? '' : `${set.length}/${order.lines.length} `
    const isOfParts = set.some((line) => line.parts)
    parts.push(`${isOfParts ? `${setWords(order.lines, set)} ` : count}${t.sheet[statuses[0]]}`)
  }
  return parts.length > 0 && <span className="text-ink-2">: {parts.join(', ')}</span>
}
