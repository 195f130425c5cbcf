// When a branch is open within a stretch of time.
import { type Span, spansOn } from './clock-change.ts'
import { daysFrom, type HoursException, localTime, periodsOn, type WeekHours } from './hours.ts'

interface OpenHours {
  readonly hours: WeekHours
  readonly exceptions: readonly HoursException[]
  readonly timeZone: string
}

/** In order, each within one day of the branch. Its switch and its pauses do not count, only its hours. */
export function openWithin(branch: OpenHours, { from, to }: Span): Span[] {
  const { timeZone } = branch
  const open: Span[] = []
  for (const date of daysFrom(localTime(from, timeZone).date, localTime(to, timeZone).date))
    for (const span of spansOn(date, periodsOn(branch, date), timeZone)) {
      const part = { from: Math.max(from, span.from), to: Math.min(to, span.to) }
      if (part.from < part.to) open.push(part)
    }
  return open
}
