// What happened to an order, oldest first: plain sentences with who and when (LIFE-7).
import type { Output, StaffOrder } from '../../../../contract/index.ts'
import { useHistory } from '../../../api/staff/orders/steps.ts'
import { Card } from '../../../components/display/card.tsx'
import { formatMoment } from '../../../i18n/format-more.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { useTillText } from '../../../i18n/till/index.ts'
import { Failed, Waiting } from '../../../staff/states.tsx'
import { useSetWords } from '../line-name.ts'

type HistoryProps = { order: StaffOrder; timeZone: string | undefined }
type Step = Output<'orders.history'>['steps'][number]

export function History({ order, timeZone }: HistoryProps) {
  const { t, locale } = useTillText()
  const history = useHistory(order.id)
  const tell = useSentence(order, timeZone)
  const at = (instant: number) => formatMoment(instant, locale, timeZone)
  return (
    <Card className="no-print mt-4 p-5! md:p-7!">
      <h2 className="text-lg">{t.history.title}</h2>
      {history.data ? (
        <ol className="mt-3 grid divide-y divide-line">
          <Line at={at(order.placedAt)} text={beginning(order, history.data.steps, t.history)} />
          {history.data.steps.filter(isTold(order)).map((step) => (
            <Line key={step.number} at={at(step.at)} text={tell(step)} />
          ))}
        </ol>
      ) : history.isError ? (
        <Failed error={history.error} onRetry={() => void history.refetch()} />
      ) : (
        <Waiting />
      )}
    </Card>
  )
}

function Line({ at, text }: { at: string; text: string }) {
  return (
    <li className="flex gap-4 py-2.5 max-sm:flex-col max-sm:gap-0.5">
      <span className="min-w-28 shrink-0 whitespace-nowrap text-ink-2 tabular-nums">{at}</span>
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  )
}

type Words = ReturnType<typeof useTillText>['t']['history']

function beginning({ source }: StaffOrder, [first]: readonly Step[], words: Words): string {
  return source === 'counter' && first ? words.entered(first.staffName) : words.placed
}

/** Staff who enter an order accept it by that. */
const isTold =
  ({ source }: StaffOrder) =>
  (step: Step): boolean =>
    !(source === 'counter' && step.number === 1)

function useSentence(order: StaffOrder, timeZone: string | undefined) {
  const { t, money, locale } = useTillText()
  const { t: staff } = useStaffText()
  const setWords = useSetWords()
  const { history } = t

  const whoOf = ({ actor, staffName, step }: Step): string => {
    if (actor === 'customer') return history.customer
    return step === 'agree' || step === 'decline' ? history.staffFor(staffName) : staffName
  }

  return (step: Step): string => {
    const { data } = step
    const status = data.lines?.[0]?.status
    const { from, to } = boundsOf(step, money, (instant) => formatMoment(instant, locale, timeZone))
    return history.steps[step.step]({
      who: whoOf(step),
      reason: data.words || (data.reason ? history.reasons[data.reason] : ''),
      lines: setWords(order.lines, data.lines ?? []) || String(data.lines?.length ?? ''),
      status: status ? staff.detail[status] : '',
      minutes: data.minutes ?? 0,
      from,
      to,
      amount: money(data.paidAmount ?? 0),
      way: data.paidWay ? t.money.ways[data.paidWay] : '',
      proposed: data.proposed ?? false,
    })
  }
}

/** The totals before and after a change, or the times before and after a promise was moved. */
function boundsOf({ data }: Step, money: (cents: number) => string, moment: (instant: number) => string) {
  if (data.before && data.after) return { from: money(data.before.total), to: money(data.after.total) }
  return { from: moment(data.from ?? 0), to: moment(data.to ?? 0) }
}
