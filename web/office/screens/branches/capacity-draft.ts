// The capacity form as it is typed: every number and time is a text until it is read.

import { type HandsAt, type SlotMinutes, type Station, slotLengths } from '#domain/branch/capacity/capacity.ts'
import type { PaceProblem, PaceSettings } from '#domain/branch/capacity/pace-settings.ts'
import { clockText } from '#domain/branch/hours.ts'
import { readClock } from '#domain/branch/typed-hours.ts'
import type { Weekday } from '#domain/shared/date.ts'
import { type LocalText, locales } from '#domain/shared/locale.ts'
import { freeId, slugOf } from '#domain/shared/slug.ts'
import { freshRowKey, mergedRows, type RowKey } from '#web/data/forms/merged-rows.ts'
import { rebase } from '#web/data/forms/rebase.ts'

export interface HandsDraft {
  /** Identifies a row of the form. */
  readonly key: RowKey
  readonly day: Weekday
  readonly from: string
  readonly to: string
  readonly hands: string
}

export interface StationDraft {
  readonly key: RowKey
  /** '' for one that is new: its id is made from its name. */
  readonly id: string
  readonly name: LocalText
  readonly hands: string
  readonly handsAt: readonly HandsDraft[]
}

export interface CapacityDraft {
  readonly letter: string
  readonly autoAccept: boolean
  /** Whether anything but the hours limits. */
  readonly limited: boolean
  readonly slotMinutes: SlotMinutes
  readonly orders: string
  readonly items: string
  readonly share: string
  readonly stations: readonly StationDraft[]
  readonly latePercent: number
  readonly usualHands: string
  readonly keptShown: boolean
}

/** What two people typed at once: each keeps the stations that the other did not touch. */
export const mergedCapacity = (base: CapacityDraft, mine: CapacityDraft, theirs: CapacityDraft): CapacityDraft => ({
  ...rebase(base, mine, theirs),
  stations: mergedRows(base.stations, mine.stations, theirs.stations, {
    inMine: ({ key }) => key,
    inTheirs: ({ id }) => id || undefined,
    merge: mergedStation,
  }),
})

const mergedStation = (base: StationDraft, mine: StationDraft, theirs: StationDraft): StationDraft => ({
  ...rebase(base, mine, theirs),
  handsAt: mergedRows(base.handsAt, mine.handsAt, theirs.handsAt, {
    inMine: ({ key }) => key,
    inTheirs: nameOfHands,
  }),
})

const nameOfHands = ({ day, from, to }: Pick<HandsDraft, 'day' | 'from' | 'to'>): string => `${day} ${from} ${to}`

/** What the sections need. */
export interface CapacityEditing {
  readonly draft: CapacityDraft
  readonly settings: PaceSettings
  readonly change: (part: Partial<CapacityDraft>) => void
  /** The problems to show so far, by field. */
  readonly problems: Readonly<Record<string, PaceProblem['problem']>>
}

/** Another number of hands at some hours, or with nothing an empty row of it. */
export function handsDraft(at?: HandsAt): HandsDraft {
  if (!at) return { key: freshRowKey(), day: 6, from: '', to: '', hands: '' }
  const when = { day: at.day, from: clockText(at.from), to: clockText(at.to) }
  return { key: nameOfHands(when), ...when, hands: String(at.hands) }
}

/** A station, or with nothing an empty row of one. */
export const stationDraft = (station?: Pick<Station, 'id' | 'name'> & Partial<Station>): StationDraft => ({
  key: station?.id ?? freshRowKey(),
  id: station?.id ?? '',
  name: station?.name ?? {},
  hands: String(station?.hands ?? 1),
  handsAt: station?.handsAt?.map(handsDraft) ?? [],
})

const limitText = (limit: number | null | undefined): string => (limit ? String(limit) : '')

export const capacityDraftOf = ({ letter, capacity, autoAccept, ...promises }: PaceSettings): CapacityDraft => ({
  letter,
  autoAccept,
  latePercent: promises.latePercent,
  usualHands: String(promises.usualHands),
  keptShown: promises.keptShown,
  limited: capacity !== null,
  slotMinutes: capacity?.slotMinutes ?? slotLengths[1],
  orders: limitText(capacity?.orders),
  items: limitText(capacity?.items),
  share: String(capacity?.share ?? 100),
  stations: capacity?.stations.map(stationDraft) ?? [],
})

/** The settings that the form describes; an unreadable number or time is NaN, which the rule refuses. */
export const paceSettingsOf = (draft: CapacityDraft): PaceSettings => ({
  letter: draft.letter,
  autoAccept: draft.autoAccept,
  latePercent: draft.latePercent,
  usualHands: readNumber(draft.usualHands),
  keptShown: draft.keptShown,
  capacity: draft.limited
    ? {
        slotMinutes: draft.slotMinutes,
        orders: readLimit(draft.orders),
        items: readLimit(draft.items),
        share: readNumber(draft.share),
        stations: stationsOf(draft.stations),
      }
    : null,
})

function stationsOf(drafts: readonly StationDraft[]): Station[] {
  const stations: Station[] = []
  for (const draft of drafts)
    stations.push({
      id: draft.id || idFor(draft.name, stations, drafts),
      name: draft.name,
      hands: readNumber(draft.hands),
      handsAt: draft.handsAt.map(({ day, from, to, hands }) => ({
        day,
        from: readClock(from),
        to: readClock(to),
        hands: readNumber(hands),
      })),
    })
  return stations
}

/**
 * The same name makes the same id at every branch, so that the making times of items count wherever there is a bar. Two
 * stations of one name get one id, which the rule refuses.
 */
function idFor(name: LocalText, before: readonly Station[], all: readonly StationDraft[]): string {
  const slug = locales.map((locale) => slugOf(name[locale] ?? '', 36)).find((one) => one !== '') ?? 'station'
  const isNamesake = before.some(({ id, name: other }) => id === slug && shareName(name, other))
  const taken = new Set([...before.map(({ id }) => id), ...all.map(({ id }) => id)])
  return isNamesake ? slug : freeId(slug, taken)
}

const shareName = (one: LocalText, other: LocalText): boolean =>
  locales.some((locale) => one[locale] && one[locale]?.trim() === other[locale]?.trim())

const readNumber = (typed: string): number => (/^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : Number.NaN)
const readLimit = (typed: string): number | null => (typed.trim() === '' ? null : readNumber(typed))
