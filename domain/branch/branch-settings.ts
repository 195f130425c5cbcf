// What the owner sets for a branch: checked, tidied, and the id of a new branch.

import { isDate, type Weekday, weekdays } from '../shared/date.ts'
import { emailLimit, isEmail } from '../shared/email.ts'
import type { LocalText } from '../shared/locale.ts'
import { isPictureRef, longImageWords } from '../shared/picture.ts'
import { isWithin } from '../shared/range.ts'
import { freeId, slugOf } from '../shared/slug.ts'
import { isBlankText, tidyText, tooLongIn } from '../shared/text.ts'
import { askedFields, type Branch, orderForms } from './branch.ts'
import type { PaceSettings } from './capacity/pace-settings.ts'
import type { NamedDays } from './closure.ts'
import { lastDayOf, type Minutes, type Period } from './hours.ts'
import { isTimeZone } from './typed-hours.ts'

/** Everything about a branch except its id and whether staff opened it. */
export type BranchSettings = Omit<Branch, 'id' | 'shop' | 'tillDuty' | keyof PaceSettings | 'pause' | 'extra' | 'shift'>

export const branchLimits = {
  name: 60,
  address: 200,
  email: emailLimit,
  periods: 6,
  exceptions: 400,
  exceptionName: 60,
  prepMinutes: 240,
  tables: 500,
  daysAhead: 14,
} as const

export const branchProblems = [
  'name_missing',
  'name_too_long',
  'address_missing',
  'address_too_long',
  'phone_missing',
  'phone_invalid',
  'email_missing',
  'email_invalid',
  'image_missing',
  'image_wrong',
  'image_words_too_long',
  'time_unreadable',
  'period_reversed',
  'period_overlaps',
  'too_many_periods',
  'date_invalid',
  'date_twice',
  'days_reversed',
  'days_name_too_long',
  'too_many_exceptions',
  'cut_off_unreadable',
  'prep_invalid',
  'days_ahead_invalid',
  'forms_missing',
  'address_field_unknown',
  'phone_field_unknown',
  'tables_invalid',
  'tables_missing',
  'time_zone_unknown',
  'time_zone_kept',
  'latitude_invalid',
  'longitude_invalid',
  'region_unknown',
] as const
export type BranchProblemName = (typeof branchProblems)[number]

export interface BranchProblem {
  readonly problem: BranchProblemName
  /** A setting's name, one language of it ('name.nl'), a row ('hours.1.0') or a part of one ('exceptions.2.date'). */
  readonly field: string
}

/**
 * Everything that is wrong with these settings, in the order of the form; an unreadable number or time is NaN. The
 * check for telephone numbers is handed in, because the domain imports no library.
 */
export function checkBranch(settings: BranchSettings, isPhone: (typed: string) => boolean): BranchProblem[] {
  return [
    ...checkText('name', settings.name, branchLimits.name),
    ...checkText('address', settings.address, branchLimits.address),
    ...checkContact(settings, isPhone),
    ...checkImage(settings),
    ...weekdays.flatMap((day) => checkPeriods(`hours.${day}`, settings.hours[day])),
    ...checkExceptions(settings.exceptions),
    ...checkOrdering(settings),
    ...checkPlace(settings),
  ]
}

/** As stored: texts trimmed, no description without a picture, days in order, adjoining periods merged. */
export function tidyBranch(settings: BranchSettings): BranchSettings {
  const hours = Object.fromEntries(weekdays.map((day) => [day, tidyPeriods(settings.hours[day])]))
  return {
    ...settings,
    name: tidyText(settings.name),
    address: tidyText(settings.address),
    phone: settings.phone.trim(),
    email: settings.email.trim(),
    // Without its picture, an old description would reappear with the next picture.
    imageWords: settings.image ? tidyText(settings.imageWords) : {},
    hours: hours as Record<Weekday, Period[]>,
    exceptions: settings.exceptions.map(tidyDays).sort((a, b) => (a.date < b.date ? -1 : 1)),
    forms: orderForms.filter((form) => settings.forms.includes(form)),
  }
}

/** An id for a new branch, made from its name: 'Sint-Niklaas' becomes 'sint-niklaas', a second one 'sint-niklaas-2'. */
export const branchIdFor = (name: LocalText, taken: readonly string[]): string =>
  freeId(slugOf(name.nl || name.en || name.fr || '', 32) || 'branch', new Set([...taken, ...reserved]))

/** The address of the form for a new branch ends in 'new'. */
const reserved = ['new']

const problem = (when: boolean, name: BranchProblemName, field: string): BranchProblem[] =>
  when ? [{ problem: name, field }] : []

const checkText = (field: 'name' | 'address', text: LocalText, most: number): BranchProblem[] => [
  ...problem(isBlankText(text), `${field}_missing`, field),
  ...tooLongIn(text, most).map((locale) => ({ problem: `${field}_too_long` as const, field: `${field}.${locale}` })),
]

function checkContact({ phone, email }: BranchSettings, isPhone: (typed: string) => boolean): BranchProblem[] {
  const noPhone = phone.trim() === ''
  const noEmail = email.trim() === ''
  return [
    ...problem(noPhone, 'phone_missing', 'phone'),
    ...problem(!noPhone && !isPhone(phone), 'phone_invalid', 'phone'),
    ...problem(noEmail, 'email_missing', 'email'),
    ...problem(!noEmail && !isEmail(email.trim()), 'email_invalid', 'email'),
  ]
}

const checkImage = ({ image, imageWords }: BranchSettings): BranchProblem[] => [
  ...problem(image !== null && !isPictureRef(image), 'image_wrong', 'image'),
  ...(image ? longImageWords(imageWords) : []).map((locale) => ({
    problem: 'image_words_too_long' as const,
    field: `imageWords.${locale}`,
  })),
]

function checkPeriods(field: string, periods: readonly Period[]): BranchProblem[] {
  return [
    ...problem(periods.length > branchLimits.periods, 'too_many_periods', field),
    ...periods.flatMap((period, index) => {
      const name = problemOf(period, periods.slice(0, index))
      return name ? [{ problem: name, field: `${field}.${index}` }] : []
    }),
  ]
}

/** A period ends on the day it begins, at 24:00 at the latest. */
function problemOf({ from, to }: Period, before: readonly Period[]): BranchProblemName | undefined {
  if (!isTime(from) || !isTime(to)) return 'time_unreadable'
  if (from >= to) return 'period_reversed'
  return before.some((other) => from < other.to && other.from < to) ? 'period_overlaps' : undefined
}

const isTime = (minutes: Minutes): boolean => isWithin(minutes, 0, 1440)

function checkExceptions(exceptions: readonly NamedDays[]): BranchProblem[] {
  return [
    ...problem(exceptions.length > branchLimits.exceptions, 'too_many_exceptions', 'exceptions'),
    ...exceptions.flatMap((days, index) => [
      ...checkDays(days, `exceptions.${index}`),
      ...problem(
        isDate(days.date) &&
          exceptions
            .slice(0, index)
            .some((earlier) => earlier.date <= lastDayOf(days) && days.date <= lastDayOf(earlier)),
        'date_twice',
        `exceptions.${index}.date`,
      ),
      ...checkPeriods(`exceptions.${index}`, days.periods),
    ]),
  ]
}

/** Checks the dates and the name of closed or special days. */
export function checkDays({ date, to, name = {} }: Omit<NamedDays, 'periods'>, field: string): BranchProblem[] {
  return [
    ...problem(!isDate(date), 'date_invalid', `${field}.date`),
    ...problem(to !== undefined && !isDate(to), 'date_invalid', `${field}.to`),
    ...problem(isDate(date) && to !== undefined && isDate(to) && to < date, 'days_reversed', `${field}.to`),
    ...problem(tooLongIn(name, branchLimits.exceptionName).length > 0, 'days_name_too_long', `${field}.name`),
  ]
}

function checkOrdering(settings: BranchSettings): BranchProblem[] {
  const { cutOff, prepMinutes, daysAhead, forms, addressField, phoneField, tables } = settings
  const countable = isWithin(tables, 0, branchLimits.tables)
  return [
    ...problem(cutOff !== null && !isWithin(cutOff, 1, 1440), 'cut_off_unreadable', 'cutOff'),
    ...problem(!isWithin(prepMinutes, 0, branchLimits.prepMinutes), 'prep_invalid', 'prepMinutes'),
    ...problem(!isWithin(daysAhead, 0, branchLimits.daysAhead), 'days_ahead_invalid', 'daysAhead'),
    ...problem(forms.length === 0, 'forms_missing', 'forms'),
    ...problem(!askedFields.includes(addressField), 'address_field_unknown', 'addressField'),
    ...problem(!askedFields.includes(phoneField), 'phone_field_unknown', 'phoneField'),
    ...problem(!countable, 'tables_invalid', 'tables'),
    ...problem(tables === 0 && forms.includes('table'), 'tables_missing', 'tables'),
  ]
}

const checkPlace = ({ timeZone, latitude, longitude }: BranchSettings): BranchProblem[] => [
  ...problem(!isTimeZone(timeZone), 'time_zone_unknown', 'timeZone'),
  // Written so that NaN is a problem too.
  ...problem(!(Math.abs(latitude) <= 90), 'latitude_invalid', 'latitude'),
  ...problem(!(Math.abs(longitude) <= 180), 'longitude_invalid', 'longitude'),
]

/** A range of one day becomes a single day; a blank name is dropped. */
function tidyDays({ date, to, name = {}, periods }: NamedDays): NamedDays {
  const said = tidyText(name)
  return {
    date,
    ...(to !== undefined && to !== date && { to }),
    ...(Object.keys(said).length > 0 && { name: said }),
    periods: tidyPeriods(periods),
  }
}

function tidyPeriods(periods: readonly Period[]): Period[] {
  const tidy: Period[] = []
  for (const { from, to } of [...periods].sort((a, b) => a.from - b.from)) {
    const last = tidy.at(-1)
    if (last?.to === from) tidy[tidy.length - 1] = { from: last.from, to }
    else tidy.push({ from, to })
  }
  return tidy
}
