// The periods of the owner's figures, and the period with which each is compared (BOOK-5, OFF-6).
import { addDays, clockText, type DateText, daysFrom, type LocalTime } from '#domain/branch/hours.ts'
import { isDate } from '#domain/shared/date.ts'

/** `days`: from one day to another. */
export const figureSpans = ['day', 'week', 'month', 'days'] as const
export type FigureSpan = (typeof figureSpans)[number]

/** With the period before, with the same a year before, or with any other days. */
export const figureComparisons = ['before', 'year', 'days'] as const
export type FigureComparison = (typeof figureComparisons)[number]

/** A leap year. */
export const mostFigureDays = 366

export interface SpanDays {
  readonly from: DateText
  readonly to: DateText
}

/** What is asked for: around a day, or from it until `to`; beside what `than` says, or the days from `thanDay` on. */
export interface AskedFigures {
  readonly span: FigureSpan
  readonly day: DateText
  readonly to?: DateText | undefined
  readonly than?: FigureComparison | undefined
  readonly thanDay?: DateText | undefined
  readonly thanTo?: DateText | undefined
}

type DayField = 'day' | 'to' | 'thanDay' | 'thanTo'

export interface FiguresProblem {
  readonly problem: 'day_unknown' | 'days_turned' | 'days_too_many'
  readonly field: DayField
}

/** At most one problem for each field; a day that is not there is unknown. */
export function checkFigures({ span, day, to, than, thanDay, thanTo }: AskedFigures): FiguresProblem[] {
  return [
    ...checkDays({ from: day, to: span === 'days' ? to : day }, ['day', 'to']),
    ...(than === 'days' ? checkDays({ from: thanDay, to: thanTo ?? thanDay }, ['thanDay', 'thanTo']) : []),
  ]
}

function checkDays(
  { from = '', to = '' }: { readonly from: DateText | undefined; readonly to: DateText | undefined },
  [first, last]: readonly [DayField, DayField],
): FiguresProblem[] {
  if (!isDate(from)) return [{ problem: 'day_unknown', field: first }]
  if (!isDate(to)) return [{ problem: 'day_unknown', field: last }]
  if (to < from) return [{ problem: 'days_turned', field: last }]
  return dayCount({ from, to }) > mostFigureDays ? [{ problem: 'days_too_many', field: last }] : []
}

/** How many days there are; none if they are the wrong way round. */
export const dayCount = ({ from, to }: SpanDays): number => daysFrom(from, to).length

/** The period that is asked for, and the one with which it is compared. Only of what `checkFigures` lets pass. */
export function figurePeriods({
  span,
  day,
  to = day,
  than = 'before',
  thanDay = day,
  thanTo = thanDay,
}: AskedFigures): {
  readonly of: SpanDays
  readonly than: SpanDays
} {
  const of = span === 'days' ? { from: day, to } : figureDaysAround(span, day)
  if (than === 'days') return { of, than: { from: thanDay, to: thanTo } }
  if (than === 'year') return { of, than: yearBefore(span, of) }
  if (span === 'days') return { of, than: { from: addDays(of.from, -dayCount(of)), to: addDays(of.from, -1) } }
  return { of, than: figureDaysAround(span, dayBefore(span, day)) }
}

/** The day itself, its week from Monday to Sunday, or its month. */
export function figureDaysAround(span: Exclude<FigureSpan, 'days'>, day: DateText): SpanDays {
  if (span === 'day') return { from: day, to: day }
  if (span === 'month') {
    const next = new Date(`${day.slice(0, 7)}-01T12:00:00Z`)
    next.setUTCMonth(next.getUTCMonth() + 1)
    return { from: `${day.slice(0, 7)}-01`, to: addDays(next.toISOString().slice(0, 10), -1) }
  }
  const from = addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))
  return { from, to: addDays(from, 6) }
}

/**
 * The day with which a day is compared: the same weekday a week before, or in months the same day of the month before,
 * at most its last one.
 */
export function dayBefore(span: Exclude<FigureSpan, 'days'>, day: DateText): DateText {
  if (span !== 'month') return addDays(day, -7)
  const { from, to } = figureDaysAround('month', addDays(`${day.slice(0, 7)}-01`, -1))
  const same = `${from.slice(0, 7)}-${day.slice(8)}`
  return same < to ? same : to
}

/** Days and weeks 52 weeks before, so that weekdays meet the same weekdays; all else on the same dates. */
function yearBefore(span: FigureSpan, { from, to }: SpanDays): SpanDays {
  if (span === 'month') return figureDaysAround('month', sameDateBefore(from))
  if (span === 'days') return { from: sameDateBefore(from), to: sameDateBefore(to) }
  return { from: addDays(from, -52 * 7), to: addDays(to, -52 * 7) }
}

/** Of 29 February, the day before 1 March. */
function sameDateBefore(day: DateText): DateText {
  const year = String(Number(day.slice(0, 4)) - 1)
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
}

/** What is counted of a period: until a day, and of that, what is compared until a minute. */
export interface CountedDays {
  readonly days: SpanDays
  /** The last day of which something is counted: of a period that is over, its last one. */
  readonly through: DateText
  /** While the period is running: what is compared is what came until the minute of this day. */
  readonly until?: { readonly day: DateText; readonly minute: string }
}

/**
 * A period and the one with which it is compared. While the first is running, both are compared until the same day and
 * minute. If the other has no such day, or is of another kind, the days of the first until yesterday are compared with
 * all of the other. `now`: at the branch.
 */
export function comparedSpans(
  { of, than }: { readonly of: SpanDays; readonly than: SpanDays },
  { date: today, minutes }: LocalTime,
): { readonly of: CountedDays; readonly before: CountedDays } {
  const whole = { days: than, through: than.to }
  if (today < of.from || today > of.to) return { of: { days: of, through: of.to }, before: whole }
  const same = addDays(than.from, dayCount({ from: of.from, to: today }) - 1)
  if (!isAlike(of, than) || same > than.to)
    return { of: { days: of, through: today, until: { day: addDays(today, -1), minute: '24:00' } }, before: whole }
  const minute = clockText(minutes)
  return {
    of: { days: of, through: today, until: { day: today, minute } },
    before: { days: than, through: same, until: { day: same, minute } },
  }
}

/** Of the same length, or both a whole month. */
const isAlike = (one: SpanDays, other: SpanDays): boolean =>
  dayCount(one) === dayCount(other) || (isMonth(one) && isMonth(other))

export function isMonth({ from, to }: SpanDays): boolean {
  const month = figureDaysAround('month', from)
  return from === month.from && to === month.to
}

/** The days of which something is counted. */
export const countedDays = ({ days: { from }, through }: CountedDays): SpanDays => ({ from, to: through })

/** The days of which something is compared; none on the first day of a period that is compared until yesterday. */
export const comparedDays = ({ days: { from }, through, until }: CountedDays): SpanDays => ({
  from,
  to: until?.day ?? through,
})
