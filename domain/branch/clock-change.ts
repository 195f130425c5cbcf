// The nights when the clock changes: which stretches of time the periods of a day are, and which times of day exist.
import { addDays, type DateText, type Instant, instantOf, localTime, type Minutes, type Period } from './hours.ts'

const minute = 60_000
/** No clock changes within a quarter of an hour. */
const quarter = 15 * minute

/** A stretch of time: from `from` until `to`, not including `to`. */
export interface Span {
  readonly from: Instant
  readonly to: Instant
}

interface Part extends Span {
  /** What the clock shows at `from`, in minutes since midnight. */
  readonly shows: Minutes
}

/**
 * When the wall clock shows a time within one of the periods of that day, in order. An hour that the clock skips in
 * spring is part of none; an hour that it repeats in autumn may be there twice.
 */
export function spansOn(date: DateText, periods: readonly Period[], timeZone: string): Span[] {
  const spans = partsOf(date, timeZone)
    .flatMap((part) => periods.map((period) => within(period, part)))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from)
  return joinedSpans(spans)
}

/** Spans in order, with those that follow each other without a gap as one. */
export function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last?.to === span.from) joined[joined.length - 1] = { from: last.from, to: span.to }
    else joined.push(span)
  }
  return joined
}

function within({ from, to }: Period, part: Part): Span {
  const at = (minutes: Minutes): Instant => part.from + (minutes - part.shows) * minute
  return { from: Math.max(part.from, at(from)), to: Math.min(part.to, at(to)) }
}

/** The span that contains `now`. */
export const spanAt = (spans: readonly Span[], now: Instant): Span | undefined =>
  spans.find(({ from, to }) => now >= from && now < to)

/** When the clock shows a time of that day for the first time; undefined for a time that it skips. */
export function timesOfDay(date: DateText, timeZone: string): (time: Minutes) => Instant | undefined {
  const parts = partsOf(date, timeZone)
  return (time) => {
    const part = parts.find(({ from, to, shows }) => time >= shows && time < shows + (to - from) / minute)
    return part && part.from + (time - part.shows) * minute
  }
}

const mostDays = 2000
const known = new Map<string, readonly Part[]>()

function partsOf(date: DateText, timeZone: string): readonly Part[] {
  const key = `${date} ${timeZone}`
  const before = known.get(key)
  if (before) return before
  if (known.size >= mostDays) known.clear()
  const parts = readParts(date, timeZone)
  known.set(key, parts)
  return parts
}

function readParts(date: DateText, timeZone: string): Part[] {
  const from = instantOf(date, 0, timeZone)
  const to = instantOf(addDays(date, 1), 0, timeZone)
  const ahead = (at: Instant): number => showsAt(at, date, timeZone) - (at - from) / minute
  const first = { from, shows: showsAt(from, date, timeZone) }
  if (ahead(from) === ahead(to - minute)) return [{ ...first, to }]
  let change = from
  while (ahead(change) === ahead(from)) change += quarter
  return [
    { ...first, to: change },
    { from: change, to, shows: showsAt(change, date, timeZone) },
  ]
}

const showsAt = (at: Instant, date: DateText, timeZone: string): Minutes => {
  const wall = localTime(at, timeZone)
  return wall.minutes + (wall.date < date ? -24 * 60 : 0)
}
