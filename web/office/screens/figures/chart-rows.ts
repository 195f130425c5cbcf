// The rows of the charts: each hour or day of a period beside that of the one before.
import type { CountsOfSpan, MoneyOfSpan } from '#web/data/staff/order-api.ts'

export interface BarRow {
  readonly name: string
  /** Below the bars, where there is little room. */
  readonly short: string
  readonly now: number
  readonly earlier: number
  readonly running?: boolean
}

export interface ChartNames {
  readonly row: string
  readonly now: string
  readonly earlier: string
}

/** `running`: the hour, or the day, that is not over. */
interface Pair<Counts> {
  readonly of: Counts
  readonly before: Counts
  readonly running: string | undefined
}

/** Orders from the first busy hour of both periods to the last. */
export const hourRows = ({ of, before, running }: Pair<CountsOfSpan>): BarRow[] =>
  byHour(
    of.hours,
    before.hours,
    running,
    ({ hour }) => hour,
    ({ orders }) => orders,
  )

/** Turnover by hour of a day; otherwise each day beside the one at the same place of the period before. */
export function turnoverRows(
  { of, before, running }: Pair<MoneyOfSpan>,
  date: (day: string, near?: boolean) => string,
): BarRow[] {
  if ([...of.points, ...before.points].every(({ at }) => at.length === 2))
    return byHour(
      of.points,
      before.points,
      running,
      ({ at }) => Number(at),
      ({ turnover }) => turnover,
    )
  return of.points.map(({ at, turnover }, place) => ({
    name: date(at),
    short: of.points.length === 7 ? date(at, true) : String(Number(at.slice(8))),
    now: turnover,
    earlier: before.points[place]?.turnover ?? 0,
    running: at === running,
  }))
}

function byHour<Point>(
  these: readonly Point[],
  those: readonly Point[],
  running: string | undefined,
  hourOf: (point: Point) => number,
  amountOf: (point: Point) => number,
): BarRow[] {
  const busy = [...these, ...those].map(hourOf)
  if (busy.length === 0) return []
  const first = Math.min(...busy)
  return Array.from({ length: Math.max(...busy) - first + 1 }, (_, place) => {
    const hour = first + place
    const at = (some: readonly Point[]) => {
      const point = some.find((one) => hourOf(one) === hour)
      return point ? amountOf(point) : 0
    }
    const name = `${String(hour).padStart(2, '0')}:00`
    return { name, short: String(hour), now: at(these), earlier: at(those), running: name.slice(0, 2) === running }
  })
}
