// Reserving a table: the days, times and tables that the shop's rules allow (RES-1); time is handed in.
import { type Branch, hoursNear, isClosedOn } from '../branch/branch.ts'
import { timesOfDay } from '../branch/clock-change.ts'
import {
  addDays,
  type DateText,
  type Instant,
  instantOf,
  localTime,
  type Minutes,
  periodsOn,
  weekdayOf,
} from '../branch/hours.ts'
import type { PhoneReading } from '../order/order.ts'
import { isDate } from '../shared/date.ts'
import { isWithin } from '../shared/range.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { lengthOf } from '../shared/text.ts'
import { type MissingDetail, missingDetails } from './reservation-form.ts'
import { holidayOn, type ReservationRules, reservationLimits } from './reservation-rules.ts'

const minute = 60_000

export interface Reservation {
  readonly id: number
  readonly branch: string
  readonly name: string
  readonly phone: string
  readonly persons: number
  readonly date: DateText
  /** When the stay begins, in minutes since midnight on the branch's clock. */
  readonly time: Minutes
  /** The length of the stay, in minutes. */
  readonly stay: Minutes
}

export type NewReservation = Omit<Reservation, 'id'>

/** The part of an existing reservation that decides whether a table is free. */
export type TakenTable = Pick<Reservation, 'date' | 'time' | 'stay' | 'persons'>

/**
 * What the rules need: the branch, the owner's settings, the time, and the reservations of the day in question and of
 * the days beside it, as a stay may go on through midnight.
 */
export interface ReservationBook {
  readonly branch: Pick<Branch, 'id' | 'timeZone' | 'hours' | 'exceptions' | 'tables' | 'shop'>
  readonly rules: ReservationRules
  readonly now: Instant
  readonly taken: readonly TakenTable[]
  /** What this guest has reserved already; left out if staff reserve for a caller, who has no limit. */
  readonly guest?: GuestRecord
}

/**
 * Reservations besides the one in question: upcoming ones with the guest's number, and those requested from its network
 * within a day, of which `near` are at the branch on that day and the days beside it. `changes`: how often the one in
 * question was changed.
 */
export interface GuestRecord {
  readonly ofPhone: number
  readonly ofNetwork: number
  readonly near: readonly TakenTable[]
  readonly changes: number
}

export const dayReasons = [
  'shop_closed',
  'date_invalid',
  'date_past',
  'date_too_far',
  'weekday_closed',
  'holiday',
  'day_closed',
  'day_over',
  'day_full',
] as const
export type DayReason = (typeof dayReasons)[number]

/** How many tables are free for a whole stay that begins then. */
export interface FreeTables {
  readonly time: Minutes
  readonly tables: number
}

/** The room at each time of that day from which a table can still be reserved, or why there is none. */
export function roomOn(book: ReservationBook, date: DateText): Result<readonly FreeTables[], DayReason> {
  const open = openDay(book, date)
  if (!open.ok) return open
  const starts = startsOn(book, date)
  if (starts.length === 0) return refuse('day_closed')
  const later = starts.filter((time) => isAhead(book, date, time))
  if (later.length === 0) return refuse('day_over')
  const roomAt = roomIn(book, date)
  return accept(later.map((time) => ({ time, tables: roomAt(time) })))
}

/** The times at which there is room for so many persons, or why there is none. */
export function timesFor(
  room: Result<readonly FreeTables[], DayReason>,
  persons: number,
): Result<Minutes[], DayReason> {
  if (!room.ok) return room
  const needed = tablesFor(persons)
  const free = room.value.filter(({ tables }) => tables >= needed).map(({ time }) => time)
  return free.length === 0 ? refuse('day_full') : accept(free)
}

export const reservationProblems = [
  ...dayReasons,
  'calendar_elsewhere',
  'time_not_offered',
  'time_too_soon',
  'time_full',
  'persons_invalid',
  'name_missing',
  'name_too_long',
  'phone_missing',
  'phone_invalid',
  'phone_has_enough',
  'changed_enough',
  'network_has_enough',
  'network_has_share',
] as const
export type ReservationProblemName = (typeof reservationProblems)[number]

/** Why a reservation is refused, and which field is wrong. */
export interface ReservationProblem {
  readonly problem: ReservationProblemName
  readonly field: 'branch' | 'persons' | 'date' | 'time' | 'name' | 'phone'
}

/** What a guest sends to reserve a table. */
export interface ReservationDraft {
  readonly persons: number
  readonly date: DateText
  readonly time: Minutes
  readonly name: string
  readonly phone: PhoneReading
}

/** Returns the reservation made from a draft, or everything that is wrong with it at once. */
export function placeReservation(
  draft: ReservationDraft,
  book: ReservationBook,
): Result<NewReservation, readonly ReservationProblem[]> {
  const problems = [...placeProblems(draft, book), ...guestProblems(draft, book.guest)]
  if (problems.length > 0) return refuse(problems)
  return accept({
    branch: book.branch.id,
    name: draft.name.trim(),
    phone: draft.phone.number ?? '',
    persons: draft.persons,
    date: draft.date,
    time: draft.time,
    stay: stayOf(book),
  })
}

function placeProblems({ persons, date, time }: ReservationDraft, book: ReservationBook): ReservationProblem[] {
  if (book.rules.calendar !== '') return [{ problem: 'calendar_elsewhere', field: 'date' }]
  if (!isWithin(persons, 1, book.rules.mostPersons)) return [{ problem: 'persons_invalid', field: 'persons' }]
  const day = openDay(book, date)
  if (!day.ok) return [{ problem: day.refusal, field: day.refusal === 'shop_closed' ? 'branch' : 'date' }]
  if (!startsOn(book, date).includes(time)) return [{ problem: 'time_not_offered', field: 'time' }]
  if (!isAhead(book, date, time)) return [{ problem: 'time_too_soon', field: 'time' }]
  if (roomIn(book, date)(time) < tablesFor(persons)) return [{ problem: 'time_full', field: 'time' }]
  const { guest } = book
  if (!guest || guest.ofNetwork >= reservationLimits.perNetwork) return []
  // One network leaves most of the tables of any time to others.
  const most = Math.max(Math.floor(tablesIn(book) / networksAtATime), tablesFor(persons))
  const room = roomIn({ ...book, taken: guest.near }, date, most)(time)
  return room >= tablesFor(persons) ? [] : [{ problem: 'network_has_share', field: 'time' }]
}

/** At least so many networks share the tables that guests may take of a time. */
const networksAtATime = 4

function guestProblems({ name, phone }: ReservationDraft, guest: GuestRecord | undefined): ReservationProblem[] {
  const missing = missingDetails({ name, phone: phone.typed })
  const isMissing = (field: MissingDetail['field']) => missing.some((one) => one.field === field)
  const problems: ReservationProblem[] = [...missing]
  if (guest && guest.changes >= reservationLimits.changes) problems.push({ problem: 'changed_enough', field: 'date' })
  if (!isMissing('name') && lengthOf(name.trim()) > reservationLimits.name)
    problems.push({ problem: 'name_too_long', field: 'name' })
  if (isMissing('phone')) return problems
  if (phone.number === null) problems.push({ problem: 'phone_invalid', field: 'phone' })
  else if (guest && guest.ofPhone >= reservationLimits.perPhone)
    problems.push({ problem: 'phone_has_enough', field: 'phone' })
  else if (guest && guest.ofNetwork >= reservationLimits.perNetwork)
    problems.push({ problem: 'network_has_enough', field: 'phone' })
  return problems
}

/** Whether reservations are taken on that day at all, full or not. */
function openDay({ branch, rules, now }: ReservationBook, date: DateText): Result<true, DayReason> {
  if (!isDate(date)) return refuse('date_invalid')
  if (isClosedOn(branch.shop, date)) return refuse('shop_closed')
  const today = localTime(now, branch.timeZone).date
  if (date < today) return refuse('date_past')
  if (date > addDays(today, reservationLimits.aheadDays)) return refuse('date_too_far')
  if (rules.closedWeekdays.includes(weekdayOf(date))) return refuse('weekday_closed')
  if (holidayOn(rules, date)) return refuse('holiday')
  return periodsOn(branch, date).length === 0 ? refuse('day_closed') : accept(true)
}

/**
 * Each quarter-hour from which the whole stay fits into the opening hours, also through midnight. A time that the clock
 * skips in spring is none; of one that it shows twice in autumn, the first counts.
 */
function startsOn(book: ReservationBook, date: DateText): Minutes[] {
  const { step } = reservationLimits
  const { branch } = book
  const periods = periodsOn(branch, date)
  const at = timesOfDay(date, branch.timeZone)
  const noon = instantOf(date, 12 * 60, branch.timeZone)
  const spans = hoursNear(branch, noon, (day) => !isClosedOn(branch.shop, day))
  const fits = (begin: Instant): boolean =>
    spans.some(({ from, to }) => from <= begin && begin + stayOf(book) * minute <= to)
  return periods.flatMap(({ from, to }) => {
    const starts: Minutes[] = []
    for (let time = Math.ceil(from / step) * step; time < to; time += step) {
      const begin = at(time)
      if (begin !== undefined && fits(begin)) starts.push(time)
    }
    return starts
  })
}

const isAhead = ({ branch, now }: ReservationBook, date: DateText, time: Minutes): boolean =>
  beginOf(date, branch.timeZone)(time) >= now + reservationLimits.aheadMinutes * minute

/** When a stay begins. Stays are compared as instants, for the nights when the clock changes. */
function beginOf(date: DateText, timeZone: string): (time: Minutes) => Instant {
  const at = timesOfDay(date, timeZone)
  return (time) => at(time) ?? instantOf(date, time, timeZone)
}

/** How many of the tables stay free for the whole stay that begins then; below zero if too many are taken. */
function roomIn(book: ReservationBook, date: DateText, tables = tablesIn(book)): (time: Minutes) => number {
  const { timeZone } = book.branch
  const begin = beginOf(date, timeZone)
  const stay = stayOf(book) * minute
  const day = { from: instantOf(date, 0, timeZone), to: instantOf(date, 24 * 60, timeZone) + stay }
  const parties = book.taken
    .map((one) => {
      const from = beginOf(one.date, timeZone)(one.time)
      return { from, to: from + one.stay * minute, persons: one.persons }
    })
    .filter(({ from, to }) => from < day.to && to > day.from)
  const takenAt = (moment: Instant): number =>
    parties.reduce((sum, { from, to, persons }) => sum + (from <= moment && to > moment ? tablesFor(persons) : 0), 0)
  // Most tables are taken at the start of a stay, or at a moment when another party arrives.
  const arrivals = [...new Set(parties.map(({ from }) => from))].map((at) => ({ at, taken: takenAt(at) }))
  return (time) => {
    const from = begin(time)
    let most = takenAt(from)
    for (const { at, taken } of arrivals) if (at > from && at < from + stay) most = Math.max(most, taken)
    return tables - most
  }
}

/** Guests can reserve only a share of the tables themselves, but at least one; staff assign the rest. */
const tablesIn = ({ branch, rules, guest }: ReservationBook): number =>
  guest ? Math.max(Math.min(1, branch.tables), Math.floor((branch.tables * rules.guestShare) / 100)) : branch.tables

/** How many tables of four a party needs. */
export const tablesFor = (persons: number): number => Math.ceil(persons / reservationLimits.seatsPerTable)

const stayOf = ({ rules }: ReservationBook): Minutes => Math.min(rules.stayMinutes, reservationLimits.stay)
