// English: the pages around ordering: about, contact, legal, reservations and reviews.

import { type ContactProblemName, contactLimits } from '#domain/guests/contact.ts'
import type { DayReason, ReservationProblemName } from '#domain/guests/reservation.ts'
import type { MissingProblem } from '#domain/guests/reservation-form.ts'
import { type RuleProblemName, reservationLimits } from '#domain/guests/reservation-rules.ts'
import { type Dimension, type ReviewProblemName, reviewLimits } from '#domain/guests/review.ts'
import type { CompanyField } from '#domain/shop/legal/company.ts'
import { words } from '../customer/en.ts'
import { formatList } from '../format-more.ts'
import { glossary } from '../glossary/en.ts'
import { plural } from '../plural.ts'

export const about = {
  title: 'About us',
  lead: 'We are a coffee and snack bar.',
  text: [
    'Order on your phone, on the way or from your table, and pick up at the counter. What you order is made for you.',
  ],
  more: 'View More',
  pictures: 'From our counter',
  labels: {
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Stop turning',
    play: 'Turn by itself',
    slide: (n: number, of: number) => `Picture ${n} of ${of}`,
  },
  captions: {
    bar: 'The machine is warm from seven',
    'table-morning': 'Breakfast, also on a Tuesday',
    'pastry-case': 'Baked this morning, gone by four',
    'table-lunch': 'Lunch, filled while you walk over',
    'window-seat': 'The best seat, by the window',
    'table-evening': 'After five, something longer',
    bench: 'The bench is yours for as long as the cup lasts',
  },
}

export type AboutText = typeof about

const problems: Readonly<Record<ContactProblemName, string>> = {
  name_missing: 'Please enter your name.',
  name_too_long: `Your name can be ${contactLimits.name} characters at most.`,
  email_missing: 'Please enter your e-mail, so that we can answer.',
  email_invalid: 'This e-mail does not look right. It should read like noor@example.com.',
  message_missing: 'Please write your message.',
  message_too_long: `Your message can be ${contactLimits.message} characters at most.`,
}

export const contact = {
  ...words,
  title: 'Contact',
  lead: 'Come by, call or write to us.',
  failed: 'We could not load our branches.',
  directions: 'Directions',
  hours: {
    caption: (branch: string) => `Opening hours of ${branch}`,
    day: words.day,
    open: glossary.open,
    everyDay: 'Every day',
    range: (from: string, to: string) => `${from} – ${to}`,
    today: 'today',
    closed: glossary.closed,
    ahead: 'Other hours soon',
    todayIs: 'Today',
    differs: (when: string, hours: string) => `${when}: ${hours}`,
    isClosed: (when: string) => `${when}: closed`,
  },
  map: {
    title: (branch: string) => `Map of ${branch}`,
    show: 'Show the map',
    asks: 'It comes from openstreetmap.org, which will then see your internet address.',
    always: 'Always show the maps',
    alwaysHint: 'openstreetmap.org will then see your internet address each time you are here.',
    open: 'Open on openstreetmap.org',
  },
  form: {
    title: 'Write to us',
    intro: 'We read every message and answer by e-mail.',
    name: words.name,
    email: words.email,
    message: 'Message',
    send: 'Send',
    leaveEmpty: 'Leave this empty',
    notSent: 'Your message is not sent yet. It is still here.',
    tooMany: (minutes: number) => `You wrote several times in a row. Wait ${minutes} min, then send it again.`,
    problems,
  },
  sent: {
    title: 'Your Message is Sent',
    lead: 'Thank you for contacting us. We will get back to you soon. Have a nice day.',
  },
}

export type ContactText = typeof contact

const fields: Readonly<Record<CompanyField, string>> = {
  name: 'Company',
  legalForm: 'Legal form',
  address: 'Registered office',
  number: 'Enterprise number',
  vat: 'VAT number',
  court: 'Register of legal persons',
  email: 'E-mail',
  phone: 'Telephone',
  host: 'Hosting',
  dataContact: 'Contact for data',
}

export const legal = {
  ...words,
  fields,
  draft: 'This is a draft. The shop has not confirmed it yet, and no lawyer has read it.',
  version: (version: number, day: string) => `Version ${version} of ${day}`,
  missing: (field: string) => `missing: ${field}`,
  forOwner: 'You see this as the owner: what is marked is missing. Customers do not see those lines.',
  print: 'Print or save',
  all: 'Legal pages',
  soldBy: 'Sold by',
}

export type LegalWords = typeof legal

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
const reservationProblems: Readonly<Record<ReservationProblemName | MissingProblem['problem'], string>> = {
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
  changed_enough: 'This reservation was changed ten times already. Please call us for another change.',
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

export const reservation = {
  ...words,
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
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  offHint: 'Days that are crossed out have no table. Choose one to read why.',
  time: 'Time',
  chooseTime: 'Choose a time',
  chooseDay: 'First choose a day.',
  details: 'Your details',
  phoneHint: 'We call only if something comes up.',
  submit: 'Reserve',
  reasons,
  problems: reservationProblems,
  marked: 'Something is missing or not right. See what is marked.',
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
    cancelText: 'The table is free again. Call the guest: they are not told automatically.',
    keep: 'Keep it',
    cancelled: (name: string) => `The reservation of ${name} is cancelled.`,
    choose: (name: string) => `Select the reservation of ${name}`,
    chooseDay: 'Select the day',
    chosen: (n: number) => count(n, { one: '1 selected', other: `${n} selected` }),
    sameNumber: 'Add all of the same number',
    unchoose: 'Select none',
    cancelChosen: 'Cancel the selected',
    cancelManyTitle: (n: number) => count(n, { one: 'Cancel 1 reservation?', other: `Cancel ${n} reservations?` }),
    cancelManyText: 'Their tables are free again. Call the guests: they are not told automatically.',
    keepAll: 'Keep them',
    cancelledMany: (n: number) =>
      count(n, { one: '1 reservation is cancelled.', other: `${n} reservations are cancelled.` }),
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
    guestShareHint: 'You give the rest to callers and to those who come in.',
    holidays: 'Other days without reservations',
    holidaysHint: 'Closed days of a branch count here too; they are set with the branch.',
    toBranches: 'To the branches',
    from: 'First day',
    to: 'Last day',
    addHoliday: 'Add days',
    removeHoliday: (n: number) => `Remove days ${n}`,
    calendar: 'Address of another booking calendar',
    calendarHint: 'Leave it empty to take reservations here. It starts with https:// and must allow to be embedded.',
    saved: 'The rules are saved.',
  },
  ruleProblems,
}

export type ReservationText = typeof reservation

const dimensions: Readonly<Record<Dimension, string>> = {
  food: 'Food',
  service: 'Service',
  value: 'Value in euro',
  atmosphere: 'Atmosphere',
}
const reviewProblems: Readonly<Record<ReviewProblemName, string>> = {
  review_empty: 'Please give a few stars or write some words.',
  stars_invalid: 'Please choose 1 to 5 stars.',
  name_too_long: `Your name can be ${reviewLimits.name} characters at most.`,
  text_too_long: `Your words can be ${reviewLimits.text} characters at most.`,
}

export const review = {
  ...words,
  title: 'How was it?',
  lead: 'Tell us about the food, the service, the price and the place. Skip whatever you like.',
  formTitle: 'Your review',
  unchecked:
    'Every review counts at once. One from the page of an order that was collected is by somebody who ordered; of any other one we do not check who writes it.',
  checked:
    'A review from the page of an order that was collected counts at once: we know that its writer ordered. Any other one counts only once our staff have read it, good or bad; who writes it we do not check.',
  dimensions,
  stars: (n: number) => count(n, { one: '1 star', other: `${n} stars` }),
  clear: 'Clear',
  clearOf: (dimension: string) => `Clear the stars for ${dimension}`,
  nameLabel: 'Your name',
  name: 'Name (optional)',
  text: 'What would you like to tell us?',
  submit: 'Submit',
  problems: reviewProblems,
  thanks: 'Thank you for your review',
  thanksText: 'Everyone at the counter reads it. See you soon.',
  thanksWaiting: 'It counts once we have read it. See you soon.',
  summary: {
    title: 'What our guests say',
    outOf: 'out of 5',
    overall: (stars: string) => `${stars} out of 5`,
    count: (n: number) => count(n, { one: '1 review', other: `${n} reviews` }),
    positive: (percent: number) => `${percent}% positive`,
    none: 'No reviews yet. Yours will be the first.',
  },
  staff: {
    ...words,
    title: 'Reviews',
    list: 'Every review, newest first',
    noName: 'No name',
    waiting: 'Waiting for your approval',
    waitingCount: (n: number) =>
      count(n, { one: '1 review is waiting for your approval', other: `${n} reviews are waiting for your approval` }),
    rule: 'Reviews without an order wait for our yes',
    ruleHint: 'Off, every review counts and is seen at once. Guests read beside the form how it is.',
    waitingHint: 'Reviews without an order are not public and count for nothing until you say yes.',
    ofOrder: 'With an order',
    show: 'Show',
    all: 'All',
    onlyWaiting: (n: number) => `Waiting (${n})`,
    alike: (n: number) =>
      count(n, { one: '1 other from the same connection', other: `${n} others from the same connection` }),
    likeTitle: 'From the same connection',
    choose: (name: string) => `Select the review of ${name}`,
    chooseAll: 'Select all here',
    chosen: (n: number) => count(n, { one: '1 selected', other: `${n} selected` }),
    unchoose: 'Select none',
    yes: 'Say yes',
    yesDone: (n: number) => count(n, { one: '1 review counts now.', other: `${n} reviews count now.` }),
    removeManyTitle: (n: number) => count(n, { one: 'Remove 1 review?', other: `Remove ${n} reviews?` }),
    removeManyText: 'They are gone for good, and no longer count.',
    removedMany: (n: number) => count(n, { one: '1 review is removed.', other: `${n} reviews are removed.` }),
    removeOf: (name: string) => `Remove the review of ${name}`,
    removeTitle: 'Remove this review?',
    removeText: 'It is gone for good, and no longer counts.',
    removed: 'The review is removed.',
    empty: 'No reviews yet',
    emptyHint: 'The first one appears here by itself.',
  },
}

export type ReviewText = typeof review
