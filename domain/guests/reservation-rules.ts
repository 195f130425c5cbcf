// What the owner sets for reservations: closed weekdays, holidays, length of stay, guests, and an external calendar.
import { type DateText, type Minutes, weekdayOf } from '../branch/hours.ts'
import { isDate, type Weekday, weekdays } from '../shared/date.ts'
import type { LocalText } from '../shared/locale.ts'
import { isWithin } from '../shared/range.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { tidyText, tooLongIn } from '../shared/text.ts'

export const reservationLimits = {
  /** 2 hours 15 minutes, the length of every stay (RES-1). */
  stay: 135,
  shortestStay: 30,
  /** Reservations start on the quarter-hour. */
  step: 15,
  aheadMinutes: 30,
  aheadDays: 90,
  seatsPerTable: 4,
  /** Upcoming reservations that one telephone number may have, at all branches together. */
  perPhone: 2,
  /** Reservations that one network may request within a day. */
  perNetwork: 10,
  networkMs: 24 * 3_600_000,
  /** How often a guest may change a reservation: each change is mailed to a branch, or to two. */
  changes: 10,
  mostPersons: 40,
  /** The lowest share of a branch's tables, in percent, that the owner may open to guests. */
  leastGuestShare: 10,
  holidays: 60,
  holidayName: 60,
  name: 80,
  calendar: 500,
} as const

/** Days without reservations, both ends included. */
export interface Holiday {
  readonly from: DateText
  readonly to: DateText
  /** The reason that guests read. */
  readonly name?: LocalText | undefined
}

/** What the owner sets. */
export interface ReservationRules {
  /** Whether tables can be reserved at all. */
  readonly on: boolean
  readonly closedWeekdays: readonly Weekday[]
  readonly holidays: readonly Holiday[]
  readonly stayMinutes: Minutes
  readonly mostPersons: number
  /** How many of a branch's tables guests may reserve themselves at any moment, in percent. Staff assign the rest. */
  readonly guestShare: number
  /** The https address of an external booking calendar that is used instead of ours (D-17); '' for none. */
  readonly calendar: string
}

/** The rules until the owner sets others: no reservations on Mondays, nor in July of this year and the next. */
export function usualRules(today: DateText): ReservationRules {
  const year = Number(today.slice(0, 4))
  return {
    on: true,
    closedWeekdays: [1],
    holidays: [year, year + 1].map((each) => ({ from: `${each}-07-01`, to: `${each}-07-31` })),
    stayMinutes: reservationLimits.stay,
    mostPersons: 8,
    guestShare: 75,
    calendar: '',
  }
}

/** The rules of a shop that its owner begins with nothing: no reservations, and no days that somebody else chose. */
export const newShopRules: ReservationRules = {
  ...usualRules('2000-01-01'),
  on: false,
  closedWeekdays: [],
  holidays: [],
}

export const ruleProblems = [
  'stay_invalid',
  'persons_invalid',
  'share_invalid',
  'holiday_invalid',
  'holiday_name_too_long',
  'calendar_invalid',
] as const
export type RuleProblemName = (typeof ruleProblems)[number]

export interface RuleProblem {
  readonly problem: RuleProblemName
  readonly field: 'stayMinutes' | 'mostPersons' | 'guestShare' | 'holidays' | 'calendar'
  /** The index of the holiday, 0 first. */
  readonly line?: number
}

/** The rules as stored, holidays in order and each weekday once, or everything that is wrong with them. */
export function readRules(rules: ReservationRules): Result<ReservationRules, readonly RuleProblem[]> {
  const problems: RuleProblem[] = []
  const calendar = rules.calendar.trim()
  if (!isWithin(rules.stayMinutes, reservationLimits.shortestStay, reservationLimits.stay))
    problems.push({ problem: 'stay_invalid', field: 'stayMinutes' })
  if (!isWithin(rules.mostPersons, 1, reservationLimits.mostPersons))
    problems.push({ problem: 'persons_invalid', field: 'mostPersons' })
  if (!isWithin(rules.guestShare, reservationLimits.leastGuestShare, 100))
    problems.push({ problem: 'share_invalid', field: 'guestShare' })
  for (const [line, { from, to, name = {} }] of rules.holidays.entries()) {
    if (!isDate(from) || !isDate(to) || from > to)
      problems.push({ problem: 'holiday_invalid', field: 'holidays', line })
    if (tooLongIn(name, reservationLimits.holidayName).length > 0)
      problems.push({ problem: 'holiday_name_too_long', field: 'holidays', line })
  }
  if (
    calendar !== '' &&
    (!/^https:\/\/[^\s/?#@]+\.[^\s]+$/i.test(calendar) || calendar.length > reservationLimits.calendar)
  )
    problems.push({ problem: 'calendar_invalid', field: 'calendar' })
  if (problems.length > 0) return refuse(problems)
  const holidays = rules.holidays.map(tidyHoliday).sort((one, other) => (one.from < other.from ? -1 : 1))
  const closedWeekdays = weekdays.filter((day) => rules.closedWeekdays.includes(day))
  return accept({ ...rules, holidays, closedWeekdays, calendar })
}

function tidyHoliday({ from, to, name = {} }: Holiday): Holiday {
  const said = tidyText(name)
  return { from, to, ...(Object.keys(said).length > 0 && { name: said }) }
}

/** The holiday that holds on a date, if there is one. */
export const holidayOn = ({ holidays }: Pick<ReservationRules, 'holidays'>, date: DateText): Holiday | undefined =>
  holidays.find(({ from, to }) => date >= from && date <= to)

/** Whether the rules allow reservations on a date at all. */
export const isReservable = (
  rules: Pick<ReservationRules, 'on' | 'holidays' | 'closedWeekdays'>,
  date: DateText,
): boolean => rules.on && !rules.closedWeekdays.includes(weekdayOf(date)) && !holidayOn(rules, date)
