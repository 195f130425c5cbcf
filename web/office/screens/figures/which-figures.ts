// What the page of figures shows: its place and period, the one with which it is compared, and their names.
import { addDays, type DateText, localTime, usualTimeZone } from '#domain/branch/hours.ts'
import {
  type AskedFigures,
  checkFigures,
  dayCount,
  type FigureComparison,
  type FigureSpan,
  figureComparisons,
  figurePeriods,
  figureSpans,
  isMonth,
  type SpanDays,
} from '#domain/money/figure-span.ts'
import { type Locale, localeTags } from '#domain/shared/locale.ts'
import { pathOf } from '#web/data/address/hash-path.ts'
import { queryValueOf } from '#web/data/address/query.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { Member } from '#web/data/session/session.ts'
import { branchesIn } from '#web/data/staff/listed-place.ts'
import { useBranches, useListedPlace } from '#web/office/staff/branch/my-branches.ts'
import { useFiguresText } from '#web/words/figures/index.ts'
import { monthAndYear } from '#web/words/visit/calendar-names.ts'

/** What the member chose or typed; the day is today unless there is one. */
export interface ChosenFigures {
  readonly span: FigureSpan
  readonly day?: DateText
  readonly to?: DateText
  readonly than: FigureComparison
  readonly thanDay?: DateText
  readonly thanTo?: DateText
}

/** What a call asks for; a day may be one that nobody knows. */
export const askedOf = (chosen: ChosenFigures, today: DateText): AskedFigures => ({
  span: chosen.span,
  day: chosen.day ?? today,
  ...(chosen.span === 'days' && { to: chosen.to }),
  ...(chosen.than !== 'before' && { than: chosen.than }),
  ...(chosen.than === 'days' && { thanDay: chosen.thanDay, thanTo: chosen.thanTo }),
})

/** What an address such as '#/figures?span=month&day=2026-11-01' asks for; `span` where it says nothing that counts. */
export function figuresIn(hash: string, span: FigureSpan): ChosenFigures {
  const value = (name: string) => queryValueOf(hash, name) || undefined
  const chosen: ChosenFigures = {
    span: figureSpans.find((one) => one === value('span')) ?? span,
    than: figureComparisons.find((one) => one === value('than')) ?? 'before',
    ...daysIn(value),
  }
  // Whatever day it is: only the days that the address names can be wrong.
  return checkFigures(askedOf(chosen, chosen.to ?? '2026-01-01')).length === 0 ? chosen : { span, than: 'before' }
}

function daysIn(value: (name: string) => string | undefined): Partial<ChosenFigures> {
  const days = ['day', 'to', 'thanDay', 'thanTo'].map((name) => [name, value(name)] as const)
  return Object.fromEntries(days.filter(([, day]) => day !== undefined))
}

/** The address of this page with what is chosen, so that a reload and a bookmark show the same. */
export const figuresAddress = (hash: string, chosen: ChosenFigures): string =>
  `${pathOf(hash)}?${new URLSearchParams(Object.entries(chosen))}`

/** Only of what `checkFigures` lets pass. */
export function useWhich(member: Member, chosen: ChosenFigures) {
  const { t, locale } = useFiguresText()
  const { branches, place, today, hour } = useShown(member)
  const asked = askedOf(chosen, today)
  const { of, than } = figurePeriods(asked)
  const isRunning = of.from <= today && today <= of.to
  return {
    branches,
    place,
    asked,
    today,
    hour,
    of,
    isRunning,
    now: dayCount(of) === 1 && isRunning ? t.today : periodName(of, today, locale),
    earlier: periodName(than, today, locale),
    /** In the name of a file. */
    file: of.from === of.to ? of.from : `${of.from}-${of.to}`,
  }
}

/** The branches of the member, which of them are shown, and what day and hour it is there. */
export function useShown(member: Member) {
  const branches = useBranches(member, 'days.see') ?? []
  const place = useListedPlace(branches)
  const { timeZone } = branchesIn(place, branches)[0] ?? { timeZone: usualTimeZone }
  const { date: today, minutes } = localTime(useNow(60_000), timeZone)
  return { branches, place, today, hour: Math.floor(minutes / 60) }
}

/** 'Mon 23 Nov', 'November 2026' or '23 – 29 Nov', with its year if that is not this one. */
function periodName(days: SpanDays, today: DateText, locale: Locale): string {
  if (isMonth(days)) return monthAndYear(days.from, locale)
  const isNear = [days.from, days.to].every((day) => day.slice(0, 4) === today.slice(0, 4))
  return new Intl.DateTimeFormat(localeTags[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(days.from === days.to && { weekday: 'short' }),
    ...(!isNear && { year: 'numeric' }),
  }).formatRange(Date.parse(`${days.from}T12:00:00Z`), Date.parse(`${days.to}T12:00:00Z`))
}

/** The period before or after, of the same kind. */
export function stepped(chosen: ChosenFigures, today: DateText, by: 1 | -1): ChosenFigures {
  const { of } = figurePeriods(askedOf(chosen, today))
  const day = by > 0 ? addDays(of.to, 1) : addDays(of.from, chosen.span === 'days' ? -dayCount(of) : -1)
  return { ...chosen, day, ...(chosen.span === 'days' && { to: addDays(day, dayCount(of) - 1) }) }
}

/** Another kind of period, or of comparison: free days begin with those that were shown. */
export function changed(
  chosen: ChosenFigures,
  today: DateText,
  { span = chosen.span, than = chosen.than }: { readonly span?: FigureSpan; readonly than?: FigureComparison },
): ChosenFigures {
  const periods = figurePeriods(askedOf(chosen, today))
  const day = span === 'days' ? periods.of.from : chosen.day
  return {
    span,
    than,
    ...(day !== undefined && { day }),
    ...(span === 'days' && { to: periods.of.to }),
    ...(than === 'days' && { thanDay: periods.than.from, thanTo: periods.than.to }),
  }
}
