// English: reserving a table, for guests and for staff; the other languages have the same keys.
import type { DayReason, ReservationProblemName } from '../../../domain/reservation/reservation.ts'
import type { MissingProblem } from '../../../domain/reservation/reservation-form.ts'
import type { RuleProblemName } from '../../../domain/reservation/reservation-rules.ts'
import { reservationLimits } from '../../../domain/reservation/reservation-rules.ts'
import { formatList } from '../format-more.ts'
import { plural } from '../plural.ts'

const count = plural('en')
const list = (parts: readonly string[]) => formatList(parts, 'en')
const persons = (n: number) => count(n, { one: '1 person', other: `${n} people` })
const hours = (n: number) => count(n, { one: '1 hour', other: `${n} hours` })
const minutes = (n: number) => count(n, { one: '1 minute', other: `${n} minutes` })

/** '2 hours 15 minutes' */
const duration = (total: number) =>
  [...(total >= 60 ? [hours(Math.floor(total / 60))] : []), ...(total % 60 ? [minutes(total % 60)] : [])].join(' ')

const reasons: Readonly<Record<DayReason, string>> = {
  shop_closed: 'This branch is closed for now and takes no reservations.',
  date_invalid: 'The calendar has no such day.',
  date_past: 'This day is past.',
  date_too_far: `We reserve up to ${reservationLimits.aheadDays} days ahead.`,
  weekday_closed: 'We take no reservations on this day of the week.',
  holiday: 'We are on holiday that day.',
  day_closed: 'This branch is closed that day.',
  day_over: 'It is too late to reserve for today.',
  day_full: 'No table can be booked online for that day. Call us: we may still have one.',
}

const problems: Readonly<Record<ReservationProblemName | MissingProblem['problem'], string>> = {
  ...reasons,
  calendar_elsewhere: 'Reservations are now taken in another calendar. Please load this page again.',
  date_missing: 'Please choose a day.',
  time_missing: 'Please choose a time.',
  time_not_offered: 'We have no table at that time. Please choose another one.',
  time_too_soon: `Please reserve at least ${reservationLimits.aheadMinutes} minutes ahead.`,
  time_full: 'The last table for that time was just taken. Please choose another time.',
  persons_invalid: 'We have no table for so many. Please call us.',
  name_missing: 'Please enter your name.',
  name_too_long: `Your name can be ${reservationLimits.name} characters at most.`,
  phone_missing: 'Please enter your phone number.',
  phone_invalid: 'This phone number does not look right.',
  phone_has_enough: `This number has ${reservationLimits.perPhone} reservations to come already. Call us for another one.`,
  network_has_enough: 'Many tables were reserved over this internet connection today. Please call us for another one.',
  network_has_share:
    'Enough tables for that time were reserved over this internet connection. Choose another time, or call us.',
}

const ruleProblems: Readonly<Record<RuleProblemName, string>> = {
  stay_invalid: `From ${reservationLimits.shortestStay} to ${reservationLimits.stay} minutes.`,
  persons_invalid: `From 1 to ${reservationLimits.mostPersons} people.`,
  share_invalid: `From ${reservationLimits.leastGuestShare} to 100 per cent.`,
  holiday_invalid: 'Please enter the first and the last day, in this order.',
  holiday_name_too_long: 'This is too long: 60 characters at most.',
  calendar_invalid: 'Please enter a whole address that starts with https://, or leave it empty.',
}

export const en = {
  title: 'Reserve a table',
  off: 'We take no reservations. Just come in, or call us.',
  notYet: 'No table can be reserved here yet: we are still setting up our shop.',
  lead: 'Choose a day and a time, and your table waits for you.',
  rules: {
    title: 'Good to know',
    stay: (total: number) => `A table is yours for ${duration(total)} at most.`,
    weekdays: (days: readonly string[]) => `We take no reservations on ${list(days.map((day) => `${day}s`))}.`,
    holidays: (ranges: readonly string[]) => `None during our summer holiday and other days off: ${list(ranges)}.`,
    most: (n: number) => `For up to ${persons(n)}. More of you? Call us.`,
    ahead: `From ${reservationLimits.aheadMinutes} minutes to ${reservationLimits.aheadDays} days ahead.`,
  },
  branch: 'Branch',
  howMany: 'How many are you?',
  persons,
  date: 'Day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  offHint: 'Days that are crossed out have no table. Choose one to read why.',
  time: 'Time',
  chooseTime: 'Choose a time',
  chooseDay: 'First choose a day.',
  details: 'Your details',
  name: 'Name',
  phone: 'Phone',
  phoneHint: 'We call only if something comes up.',
  submit: 'Reserve',
  reasons,
  problems,
  marked: 'Something is missing or not right. See what is marked.',
  kept: 'What you filled in is kept.',
  tooMany: (seconds: number) => `That was a bit too often. Please wait ${seconds} seconds and try again.`,
  loading: 'One moment',
  again: 'Try again',
  done: {
    title: 'Your table is reserved',
    lead: 'We look forward to seeing you.',
    number: 'Number',
    when: 'When',
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    howMany: 'For',
    change: 'Something changed? Call us:',
    another: 'Reserve another table',
  },
  elsewhere: {
    title: 'Our calendar',
    ask: (host: string) =>
      `Reservations are kept in a calendar on ${host}, a site of another company. It sees your internet address and may set cookies.`,
    show: 'Show the calendar',
    link: 'Open it in a new tab',
    frame: 'Reservation calendar',
    call: 'Rather not? Call us:',
  },
  staff: {
    title: 'Reservations',
    view: 'View',
    upcoming: 'To come',
    past: 'Past',
    fresh: 'New',
    day: (day: string, n: number) => `${day}, ${persons(n)}`,
    number: (id: number) => `Number ${id}`,
    until: (time: string) => `until ${time}`,
    cancel: 'Cancel it',
    cancelOf: (name: string) => `Cancel the reservation of ${name}`,
    cancelTitle: 'Cancel this reservation?',
    cancelText: 'The table is free again. Call the guest: they are not told by themselves.',
    keep: 'Keep it',
    cancelled: (name: string) => `The reservation of ${name} is cancelled.`,
    choose: (name: string) => `Select the reservation of ${name}`,
    chooseDay: 'Select the day',
    chosen: (n: number) => count(n, { one: '1 selected', other: `${n} selected` }),
    sameNumber: 'Add all of the same number',
    unchoose: 'Select none',
    cancelChosen: 'Cancel the selected',
    cancelManyTitle: (n: number) => count(n, { one: 'Cancel 1 reservation?', other: `Cancel ${n} reservations?` }),
    cancelManyText: 'Their tables are free again. Call the guests: they are not told by themselves.',
    keepAll: 'Keep them',
    cancelledMany: (n: number) =>
      count(n, { one: '1 reservation is cancelled.', other: `${n} reservations are cancelled.` }),
    more: 'Show more',
    empty: 'No reservations to come',
    emptyPast: 'No reservations yet',
    emptyHint: 'The next one appears here by itself.',
    rules: 'Rules for reservations',
    on: 'Guests can reserve tables',
    onHint: 'While this is off, no page offers it and none can be made. Those that were made stay.',
    closedWeekdays: 'No reservations on',
    stay: 'How long a table is theirs, in minutes',
    stayHint: `At most ${reservationLimits.stay}, which is 2 hours 15 minutes.`,
    mostPersons: 'Largest party',
    mostPersonsHint: 'Every four people take one table.',
    guestShare: 'Share of the tables that guests book themselves, in per cent',
    guestShareHint: 'The rest is given by you, for callers and whoever comes in.',
    holidays: 'Holidays',
    from: 'First day',
    to: 'Last day',
    addHoliday: 'Add a holiday',
    removeHoliday: (n: number) => `Remove holiday ${n}`,
    calendar: 'Address of another booking calendar',
    calendarHint: 'Leave it empty to take reservations here. It starts with https:// and must allow to be embedded.',
    saved: 'The rules are saved.',
  },
  ruleProblems,
}

export type ReservationText = typeof en
