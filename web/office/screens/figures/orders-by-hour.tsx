// Orders by day and hour, as a grid with the numbers inside: the more, the darker. An hour in which nobody was open is
// an empty box, and no zero.
import type { DateText } from '#domain/branch/hours.ts'
import type { FiguresOfSpan, SpanFigures } from '#web/data/staff/order-api.ts'
import { useFiguresText } from '#web/words/figures/index.ts'
import { formatLabelled } from '#web/words/format-more.ts'
import { weekdayNames } from '#web/words/visit/calendar-names.ts'
import { TableCard } from './table-card.tsx'

type Row = SpanFigures['grid'][number] & { readonly name: string }

type OrdersByHourProps = {
  figures: FiguresOfSpan
  names: { readonly now: string; readonly earlier: string }
  today: DateText
  hour: number
  file: string
}

export function OrdersByHour({ figures, names, today, hour, file }: OrdersByHourProps) {
  const { t, number, locale } = useFiguresText()
  const rows = useRows(figures, names)
  const hours = hoursOf(rows)
  const { before } = figures
  const isDay = figures.of.grid.length === 1
  const title = isDay ? t.byHour : figures.of.grid[0]?.day ? t.byDayAndHour : t.byWeekday
  const earlier = (at: number) => before.hours.find((one) => one.hour === at)?.orders ?? 0
  const hasEarlier = !isDay || rows.length === 1
  const sum = (row: Row) => row.hours.reduce((all, { orders }) => all + orders, 0)
  const all = (some: readonly number[]) => some.reduce((one, other) => one + other, 0)
  const cells = [
    [t.hour, ...rows.map(({ name }) => name), ...(isDay ? [] : [t.orders]), ...(hasEarlier ? [names.earlier] : [])],
    ...hours.map((at) => {
      const counts = rows.map((row) => ordersAt(row, at))
      return [
        `${at}:00`,
        ...counts.map((orders) => (orders === undefined ? t.closed : String(orders))),
        ...(isDay ? [] : [String(all(counts.map((orders) => orders ?? 0)))]),
        ...(hasEarlier ? [String(earlier(at))] : []),
      ]
    }),
    [
      t.together,
      ...rows.map((row) => String(sum(row))),
      ...(isDay ? [] : [String(all(rows.map(sum)))]),
      ...(hasEarlier ? [String(all(before.hours.map(({ orders }) => orders)))] : []),
    ],
  ]
  return (
    <TableCard
      title={title}
      hint={<p className="text-sm text-ink-2">{formatLabelled('–', t.closed, locale)}</p>}
      cells={cells}
      file={file}
      isTable
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section aria-label={title} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full table-fixed text-sm tabular-nums" style={{ minWidth: `${7 + 2.3 * hours.length}rem` }}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <td className="w-20" />
              {hours.map((at) => (
                <th key={at} scope="col" className="pb-1 text-center text-xs font-semibold text-ink-2">
                  <span aria-hidden="true">{at}</span>
                  <span className="sr-only">{`${at}:00`}</span>
                </th>
              ))}
              <th scope="col" className="w-18 pb-1 text-end text-xs font-semibold text-ink-2">
                {t.orders}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row" className="pe-2 text-start leading-tight font-medium">
                  <bdi>{row.name}</bdi>
                </th>
                {hours.map((at) => (
                  <Hour
                    key={at}
                    orders={ordersAt(row, at)}
                    most={mostIn(rows)}
                    isToCome={row.day !== null && (row.day > today || (row.day === today && at > hour))}
                  />
                ))}
                <td className="text-end text-base font-bold">{number(sum(row))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </TableCard>
  )
}

/** The rows with their names: those of the period, and for a day the one with which it is compared. */
function useRows({ of, before }: FiguresOfSpan, { now, earlier }: OrdersByHourProps['names']): readonly Row[] {
  const { date, locale } = useFiguresText()
  const weekdays = weekdayNames(locale)
  const [first] = of.grid
  if (of.grid.length === 1 && first) {
    const [other] = before.grid
    return [{ ...first, name: now }, ...(before.grid.length === 1 && other ? [{ ...other, name: earlier }] : [])]
  }
  return of.grid.map((row) => ({
    ...row,
    name: row.day
      ? `${date(row.day, true)} ${Number(row.day.slice(8))}`
      : `${weekdays[row.weekday - 1]?.[locale === 'ar' ? 'long' : 'short']} × ${row.days}`,
  }))
}

/** From the first hour of any row to the last. */
function hoursOf(rows: readonly Row[]): number[] {
  const all = rows.flatMap(({ hours }) => hours.map(({ hour }) => hour))
  if (all.length === 0) return []
  const first = Math.min(...all)
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, place) => first + place)
}

const ordersAt = ({ hours }: Row, at: number): number | undefined => hours.find(({ hour }) => hour === at)?.orders

const mostIn = (rows: readonly Row[]): number =>
  Math.max(1, ...rows.flatMap(({ hours }) => hours.map(({ orders }) => orders)))

const shades = 6

type HourProps = {
  /** Undefined if nobody was open. */
  orders: number | undefined
  most: number
  isToCome: boolean
}

function Hour({ orders, most, isToCome }: HourProps) {
  const { t, number } = useFiguresText()
  const box = 'grid h-7 place-items-center rounded-[0.4rem] font-semibold'
  return (
    <td className="p-0.5">
      {orders === undefined ? (
        <span className={`${box} border border-line text-ink-2`}>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t.closed}</span>
        </span>
      ) : (
        <span
          className={`${box} heat-${Math.max(1, Math.ceil((shades * orders) / most))} ${isToCome && orders === 0 ? 'opacity-60' : ''}`}
        >
          {isToCome && orders === 0 ? '' : number(orders)}
        </span>
      )}
    </td>
  )
}
