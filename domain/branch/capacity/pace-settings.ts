// What the owner or a manager sets for a branch's pace, checked and tidied (TIME-1).

import { isWithin } from '#domain/shared/range.ts'
import { isBlankText, tidyText, tooLongIn } from '#domain/shared/text.ts'
import type { Minutes } from '../hours.ts'
import type { Making } from './capacity.ts'
import { type Capacity, type HandsAt, type Station, slotLengths } from './capacity.ts'
import { mostHands } from './shift.ts'

export interface PaceSettings {
  /** The letter with which the codes of its orders begin. */
  readonly letter: string
  /** null: only the hours limit. */
  readonly capacity: Capacity | null
  /** Orders are accepted by being placed. */
  readonly autoAccept: boolean
  /** How many are on shift on most days. */
  readonly usualHands: number
  /** Of a hundred orders so many may be late. */
  readonly latePercent: number
  /** Customers read how many promises were kept. */
  readonly keptShown: boolean
}

/** Which shares of late orders the owner chooses from; others may be set by a call. */
export const latePercents = [5, 10, 20] as const

export const paceLimits = { orders: 500, items: 5000, stations: 8, hands: 30, name: 40, handsAt: 100 } as const
/** The longest that one piece takes at a station, in seconds. */
export const longestMaking = 10 * 3600

export const paceProblemNames = [
  'letter_invalid',
  'slot_length_unknown',
  'orders_invalid',
  'items_invalid',
  'share_invalid',
  'too_many_stations',
  'station_id_invalid',
  'station_twice',
  'name_missing',
  'name_too_long',
  'hands_invalid',
  'late_share_invalid',
  'time_unreadable',
  'period_reversed',
  'period_overlaps',
] as const

export interface PaceProblem {
  readonly problem: (typeof paceProblemNames)[number]
  /** 'letter', 'capacity.orders', 'capacity.stations.0.name', 'capacity.stations.0.handsAt.1.from' and so on. */
  readonly field: string
}

const problem = (when: boolean, name: PaceProblem['problem'], field: string): PaceProblem[] =>
  when ? [{ problem: name, field }] : []

/** Everything that is wrong with these settings, in the order of the form. */
export const checkPace = ({ letter, capacity, usualHands, latePercent }: PaceSettings): PaceProblem[] => [
  ...problem(!/^[A-Z]$/.test(letter), 'letter_invalid', 'letter'),
  ...problem(!isWithin(usualHands, 1, mostHands), 'hands_invalid', 'usualHands'),
  // None late would be promised by no one, and a promise that half of the orders miss is none.
  ...problem(!isWithin(latePercent, 1, 50), 'late_share_invalid', 'latePercent'),
  ...(capacity ? capacityProblems(capacity) : []),
]

/** Everything that is wrong with a capacity. A station without hands makes nothing, and may be. */
export function capacityProblems({ slotMinutes, orders, items, share, stations }: Capacity): PaceProblem[] {
  const isLimit = (limit: number | null, most: number) => limit === null || isWithin(limit, 1, most)
  return [
    ...problem(!slotLengths.includes(slotMinutes), 'slot_length_unknown', 'capacity.slotMinutes'),
    ...problem(!isLimit(orders, paceLimits.orders), 'orders_invalid', 'capacity.orders'),
    ...problem(!isLimit(items, paceLimits.items), 'items_invalid', 'capacity.items'),
    ...problem(!isWithin(share, 1, 100), 'share_invalid', 'capacity.share'),
    ...problem(stations.length > paceLimits.stations, 'too_many_stations', 'capacity.stations'),
    ...stations.flatMap((station, place) =>
      stationProblems(station, `capacity.stations.${place}`, stations.slice(0, place)),
    ),
  ]
}

function stationProblems(station: Station, field: string, before: readonly Station[]): PaceProblem[] {
  return [
    ...problem(!isStationId(station.id), 'station_id_invalid', `${field}.id`),
    ...problem(
      before.some(({ id }) => id === station.id),
      'station_twice',
      `${field}.id`,
    ),
    ...problem(isBlankText(station.name), 'name_missing', `${field}.name`),
    ...tooLongIn(station.name, paceLimits.name).map((locale) => ({
      problem: 'name_too_long' as const,
      field: `${field}.name.${locale}`,
    })),
    ...problem(!areHands(station.hands), 'hands_invalid', `${field}.hands`),
    ...station.handsAt.flatMap((at, place) =>
      handsProblems(at, `${field}.handsAt.${place}`, station.handsAt.slice(0, place)),
    ),
  ]
}

const isStationId = (id: string): boolean => /^[a-z0-9-]{1,40}$/.test(id)
const areHands = (hands: number): boolean => isWithin(hands, 0, paceLimits.hands)
const isTime = (minutes: Minutes): boolean => isWithin(minutes, 0, 1440)

function handsProblems({ day, from, to, hands }: HandsAt, field: string, before: readonly HandsAt[]): PaceProblem[] {
  const readable = isTime(from) && isTime(to)
  return [
    ...problem(!isTime(from), 'time_unreadable', `${field}.from`),
    ...problem(!isTime(to), 'time_unreadable', `${field}.to`),
    ...problem(readable && from >= to, 'period_reversed', `${field}.to`),
    ...problem(
      before.some((other) => other.day === day && from < other.to && other.from < to),
      'period_overlaps',
      `${field}.from`,
    ),
    ...problem(!areHands(hands), 'hands_invalid', `${field}.hands`),
  ]
}

/** The settings as they are stored: names trimmed, other hands in order of the week. */
export const tidyPace = ({ letter, capacity, ...others }: PaceSettings): PaceSettings => ({
  letter,
  capacity: capacity && {
    slotMinutes: capacity.slotMinutes,
    orders: capacity.orders,
    items: capacity.items,
    stations: capacity.stations.map(({ id, name, hands, handsAt }) => ({
      id,
      name: tidyText(name),
      hands,
      handsAt: [...handsAt].sort((one, other) => one.day - other.day || one.from - other.from),
    })),
    share: capacity.share,
  },
  ...others,
})

/** What is wrong with making times: 0 seconds to 10 hours, each station once. */
export function makingProblems(
  making: readonly Making[],
): { readonly problem: 'making_invalid'; readonly field: string }[] {
  return making.flatMap(({ station, seconds }, place) => {
    const twice = making.slice(0, place).some((other) => other.station === station)
    const right = isStationId(station) && !twice && isWithin(seconds, 0, longestMaking)
    return right ? [] : [{ problem: 'making_invalid' as const, field: `making.${place}` }]
  })
}
