// The periods of the owner's figures, and the period before with which each is compared (BOOK-5).
import { addDays, clockText, type DateText, type LocalTime } from '#domain/branch/hours.ts'

export const figureSpans = ['day', 'week', 'month'] as const
export type FigureSpan = (typeof figureSpans)[number]

export interface SpanDays {
  readonly from: DateText
  readonly to: DateText
}

/** The day itself, its week from Monday to Sunday, or its month. */
export function figureDaysAround(span: FigureSpan, day: DateText): SpanDays {
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
export function dayBefore(span: FigureSpan, day: DateText): DateText {
  if (span !== 'month') return addDays(day, -7)
  const { from, to } = figureDaysAround('month', addDays(`${day.slice(0, 7)}-01`, -1))
  const same = `${from.slice(0, 7)}-${day.slice(8)}`
  return same < to ? same : to
}

/** What is counted of a period: all of it, or while it is running, what came until the minute `until`. */
export interface CountedDays {
  readonly days: SpanDays
  readonly until?: { readonly day: DateText; readonly minute: string }
}

/** A period and the one before; while the first is running, both until the same minute. `now`: at the branch. */
export function comparedSpans(
  span: FigureSpan,
  day: DateText,
  { date: today, minutes }: LocalTime,
): { readonly of: CountedDays; readonly before: CountedDays } {
  const days = figureDaysAround(span, day)
  const earlier = figureDaysAround(span, dayBefore(span, day))
  if (today < days.from || today > days.to) return { of: { days }, before: { days: earlier } }
  const minute = clockText(minutes)
  return {
    of: { days, until: { day: today, minute } },
    before: { days: earlier, until: { day: dayBefore(span, today), minute } },
  }
}

/** The days of which something is counted. */
export const countedDays = ({ days: { from, to }, until }: CountedDays): SpanDays => ({
  from,
  to: until && until.day < to ? until.day : to,
})
