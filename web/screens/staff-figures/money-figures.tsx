// Turnover, the average order and payment methods of a day, week or month, beside the one before (BOOK-5).
import { useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import type { DateText } from '../../../domain/branch/hours.ts'
import { type FigureSpan, figureSpans } from '../../../domain/counter/figure-span.ts'
import { useMoneyFigures } from '../../api/staff/order-api.ts'
import { refusalOf } from '../../api/staff/staff-api.ts'
import { Segmented } from '../../components/controls/segmented.tsx'
import { useTillText } from '../../i18n/board/index.ts'
import { useFiguresText } from '../../i18n/owner/index.ts'
import { Unread } from '../../staff/states.tsx'
import { BarChart } from './bar-chart.tsx'
import { Headline } from './headline.tsx'

type Sum = Output<'figures.readMoney'>['of']

/** Nothing for a member who may not see the takings. */
export function Money({ branch, day }: { branch: string; day: DateText }) {
  const { t } = useFiguresText()
  const [span, setSpan] = useState<FigureSpan>('day')
  const figures = useMoneyFigures(branch, span, day)
  if (figures.isError && refusalOf(figures.error) === 'not_allowed') return null
  return (
    <section className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <Segmented
          label={t.span}
          value={span}
          segments={figureSpans.map((value) => ({ value, text: t.spans[value] }))}
          onChange={setSpan}
        />
      </div>
      {figures.data ? <Sums {...figures.data} span={span} day={day} /> : <Unread of={figures} />}
    </section>
  )
}

type SumsProps = Output<'figures.readMoney'> & { span: FigureSpan; day: DateText }

function Sums({ of, before, until, span, day }: SumsProps) {
  const { t, money, number, date } = useFiguresText()
  const { ways } = useTillText().t.money
  const average = ({ turnover, orders }: Sum) => (orders === 0 ? 0 : Math.round(turnover / orders))
  const compared = (value: string) => (until ? t.beforeUntil(value, until) : t.before(value))
  const whole = (cents: number) => number(Math.round(cents / 100))
  const sum = [...of.points, ...before.points].reduce((all, { turnover }) => all + Math.abs(turnover), 0)
  const names = { now: t.thisPeriod, earlier: t.periodBefore }
  const taken = [...new Set([...of.ways, ...before.ways].map(({ way }) => way))]
  const amountOf = (some: Sum, way: string) => some.ways.find((one) => one.way === way)?.amount ?? 0
  return (
    <>
      <ul className={`grid grid-cols-2 gap-3 ${span === 'day' ? '' : 'lg:grid-cols-3'}`}>
        <Headline name={t.turnover} value={money(of.turnover)}>
          {compared(money(before.turnover))}
        </Headline>
        {/* The figures of a day have its orders, those for later included. */}
        {span !== 'day' && (
          <Headline name={t.orders} value={number(of.orders)}>
            {compared(number(before.orders))}
          </Headline>
        )}
        <Headline name={t.average} value={money(average(of))}>
          {compared(money(average(before)))}
        </Headline>
      </ul>
      {sum > 0 && (
        <BarChart
          title={t.byTime}
          rows={span === 'day' ? hoursOf(of, before) : daysOf(of, before, span, date)}
          names={{ row: span === 'day' ? t.hour : t.day, ...names }}
          show={money}
          mark={whole}
          file={`turnover-${span}-${day}.csv`}
        />
      )}
      {taken.length > 0 && (
        <BarChart
          title={t.taken}
          rows={taken.map((way) => ({
            name: ways[way],
            short: ways[way],
            now: amountOf(of, way),
            earlier: amountOf(before, way),
          }))}
          names={{ row: t.method, ...names }}
          show={money}
          mark={whole}
          file={`payments-${span}-${day}.csv`}
        />
      )}
    </>
  )
}

/** From the first busy hour to the last. */
function hoursOf(of: Sum, before: Sum) {
  const busy = [...of.points, ...before.points].map(({ at }) => Number(at))
  const first = Math.min(...busy)
  return Array.from({ length: Math.max(...busy) - first + 1 }, (_, place) => {
    const hour = String(first + place).padStart(2, '0')
    const at = (some: Sum) => some.points.find((point) => point.at === hour)?.turnover ?? 0
    return { name: `${hour}:00`, short: hour, now: at(of), earlier: at(before) }
  })
}

/** Each day beside the day at the same place of the period before. */
const daysOf = (of: Sum, before: Sum, span: FigureSpan, date: (day: string, near?: boolean) => string) =>
  of.points.map(({ at, turnover }, place) => ({
    name: date(at),
    short: span === 'week' ? date(at, true) : at.slice(8),
    now: turnover,
    earlier: before.points[place]?.turnover ?? 0,
  }))
