// The form of a branch as it is typed: every number and time is a text until it is read.
import { type AskedField, type OrderForm, orderForms } from '#domain/branch/branch.ts'
import type { BranchSettings } from '#domain/branch/branch-settings.ts'
import type { NamedDays } from '#domain/branch/closure.ts'
import { clockText, type DateText, lastDayOf, type Period, usualTimeZone } from '#domain/branch/hours.ts'
import { hasPlace } from '#domain/branch/new-branch.ts'
import { readClock } from '#domain/branch/typed-hours.ts'
import type { Image } from '#domain/menu/menu.ts'
import { type Weekday, weekdays } from '#domain/shared/date.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { freshRowKey, mergedRows, type RowKey } from '#web/data/forms/merged-rows.ts'
import { rebase, rebaseTicks } from '#web/data/forms/rebase.ts'

export interface PeriodDraft {
  /** Identifies a row of the form. */
  readonly key: RowKey
  readonly from: string
  readonly to: string
}

export interface ExceptionDraft {
  readonly key: RowKey
  readonly date: string
  /** Empty for a single day. */
  readonly to: string
  readonly name: LocalText
  readonly periods: readonly PeriodDraft[]
  /** It was already over when the form was opened. */
  readonly past: boolean
}

export interface BranchDraft {
  readonly name: LocalText
  readonly address: LocalText
  readonly image: Image | null
  readonly imageWords: LocalText
  readonly phone: string
  readonly email: string
  readonly hours: Readonly<Record<Weekday, readonly PeriodDraft[]>>
  readonly exceptions: readonly ExceptionDraft[]
  readonly cutOffOn: boolean
  readonly cutOff: string
  readonly prepMinutes: string
  readonly forms: readonly OrderForm[]
  readonly daysAhead: string
  readonly addressField: AskedField
  readonly phoneField: AskedField
  readonly tables: string
  readonly timeZone: string
  readonly latitude: string
  readonly longitude: string
  /** '' for none. */
  readonly region: string
}

/** A row with these times, or an empty one. */
export const periodDraft = (period?: Period): PeriodDraft => ({
  key: freshRowKey(),
  from: period ? clockText(period.from) : '',
  to: period ? clockText(period.to) : '',
})

export const exceptionDraft = (
  { date, to = '', name = {}, periods }: NamedDays = { date: '', periods: [] },
  past = false,
): ExceptionDraft => ({
  key: freshRowKey(),
  date,
  to,
  name,
  periods: periods.map(periodDraft),
  past,
})

export function branchDraftOf(settings: BranchSettings, today: DateText): BranchDraft {
  const placed = hasPlace(settings)
  const hours = Object.fromEntries(weekdays.map((day) => [day, settings.hours[day].map(periodDraft)]))
  return {
    name: settings.name,
    address: settings.address,
    image: settings.image,
    imageWords: settings.imageWords,
    phone: settings.phone,
    email: settings.email,
    hours: hours as Record<Weekday, PeriodDraft[]>,
    exceptions: settings.exceptions.map((days) => ({
      ...exceptionDraft(days, lastDayOf(days) < today),
      key: days.date,
    })),
    cutOffOn: settings.cutOff !== null,
    cutOff: clockText(settings.cutOff ?? 720),
    prepMinutes: String(settings.prepMinutes),
    forms: settings.forms,
    daysAhead: String(settings.daysAhead),
    addressField: settings.addressField,
    phoneField: settings.phoneField,
    tables: String(settings.tables),
    timeZone: settings.timeZone,
    latitude: placed ? String(settings.latitude) : '',
    longitude: placed ? String(settings.longitude) : '',
    region: settings.region ?? '',
  }
}

/** A new branch begins with the hours of the shop's first day, and takes orders until it closes. */
export function newBranchDraft(): BranchDraft {
  const day = [{ from: 420, to: 1140 }]
  const sunday = [{ from: 540, to: 1140 }]
  const settings: BranchSettings = {
    name: {},
    address: {},
    image: null,
    imageWords: {},
    phone: '',
    email: '',
    timeZone: usualTimeZone,
    hours: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: sunday },
    exceptions: [],
    cutOff: null,
    prepMinutes: 8,
    forms: ['pick-up', 'table'],
    daysAhead: 0,
    addressField: 'optional',
    phoneField: 'required',
    tables: 10,
    latitude: 0,
    longitude: 0,
    region: null,
  }
  return branchDraftOf(settings, '')
}

/** What a new branch takes over from another: hours, days to come and rules, but not where and how it is reached. */
export function likeBranch(other: BranchSettings, today: DateText) {
  const { name, address, image, imageWords, phone, email, latitude, longitude, ...same } = branchDraftOf(other, today)
  return { ...same, exceptions: same.exceptions.filter(({ past }) => !past) } satisfies Partial<BranchDraft>
}

/** The settings that the form describes; an unreadable value is NaN, which the rule of the branch refuses. */
export function settingsOf(draft: BranchDraft): BranchSettings {
  const hours = Object.fromEntries(weekdays.map((day) => [day, draft.hours[day].map(readPeriod)]))
  return {
    name: draft.name,
    address: draft.address,
    image: draft.image,
    imageWords: draft.imageWords,
    phone: draft.phone,
    email: draft.email,
    timeZone: draft.timeZone,
    hours: hours as Record<Weekday, Period[]>,
    exceptions: draft.exceptions.map(({ date, to, name, periods }) => ({
      date,
      ...(to && { to }),
      ...(Object.values(name).some(Boolean) && { name }),
      periods: periods.map(readPeriod),
    })),
    cutOff: draft.cutOffOn ? readClock(draft.cutOff) : null,
    prepMinutes: readNumber(draft.prepMinutes),
    forms: draft.forms,
    daysAhead: readNumber(draft.daysAhead),
    addressField: draft.addressField,
    phoneField: draft.phoneField,
    tables: readNumber(draft.tables),
    ...readPlace(draft),
    region: draft.region || null,
  }
}

/** `mine` merged into what somebody else saved, the hours and the other days day by day. */
export const rebaseDraft = (base: BranchDraft, mine: BranchDraft, theirs: BranchDraft): BranchDraft => ({
  ...rebase(base, mine, theirs),
  hours: rebase(base.hours, mine.hours, theirs.hours),
  forms: orderForms.filter((form) => rebaseTicks(base.forms, mine.forms, theirs.forms).includes(form)),
  exceptions: mergedRows(base.exceptions, mine.exceptions, theirs.exceptions, {
    inMine: ({ key }) => key,
    inTheirs: ({ date }) => date || undefined,
  }),
})

const bothAsCopied = /^\s*(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\s*$/

/** Maps copy both at once, '51.2194, 4.4025': pasted into either field, each goes into its own. */
export function placeAsTyped(part: Partial<BranchDraft>): Partial<BranchDraft> {
  const [, latitude, longitude] = bothAsCopied.exec(part.latitude ?? part.longitude ?? '') ?? []
  return latitude && longitude ? { latitude, longitude } : part
}

/** Both left empty: nobody has said where it is, and no map shows it. */
function readPlace({ latitude, longitude }: Pick<BranchDraft, 'latitude' | 'longitude'>) {
  if (`${latitude}${longitude}`.trim() === '') return { latitude: 0, longitude: 0 }
  return { latitude: readNumber(latitude), longitude: readNumber(longitude) }
}

const readPeriod = ({ from, to }: PeriodDraft): Period => ({ from: readClock(from), to: readClock(to) })

const readNumber = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'))
