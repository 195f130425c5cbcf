// How much of what is made ahead to make tomorrow (BAKE-1): what this weekday usually sells, with how the item and the
// shop go now, and how far days were from that.
//
// Of 51 items of a bakery over nine months this rule was off by 0.40 of what was sold, last week's number by 0.48; Holt
// and Winters' smoothing lost to both. Below 150 days simple rules win elsewhere too (Huber et al., Expert Systems with
// Applications, 2019). How much to make beyond what is expected is the newsvendor's quantile: a piece too few costs
// what it would have earned, one too many what it cost less what it still brings.
import { addDays, type DateText, weekdayOf } from '#domain/branch/hours.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What was wanted of an item on a day on which the branch was open: at least what was sold. */
export interface WantedDay {
  readonly date: DateText
  readonly wanted: number
  /** A holiday is like no other day of its week. */
  readonly isHoliday: boolean
}

export interface BakeQuestion {
  readonly day: DateText
  readonly isHoliday: boolean
  /** Of the item, in order; only days on which the branch was open. */
  readonly item: readonly WantedDay[]
  /** Of all that is made ahead together, on the same days and on those before the item was sold. */
  readonly shop: readonly WantedDay[]
  /** Of the other items of its category, on average; for an item that is new. */
  readonly category: readonly WantedDay[]
  /** The share of days on which there shall be enough. */
  readonly enough: number
}

export interface BakeAdvice {
  readonly kind: 'advice'
  readonly bake: number
  /** Four days of five lie between. */
  readonly from: number
  readonly to: number
  /** What was wanted on the same weekday before; null if there is none. */
  readonly before: WantedDay | null
}

/** Before there are days enough: what was wanted on the same weekday before, if there was one. */
export interface NotYet {
  readonly kind: 'notYet'
  readonly before: WantedDay | null
  /** How many open days are known, and how many are needed. */
  readonly days: number
  readonly needed: number
}

/** Of so many same weekdays the mean is taken, and from so many on. */
const weekdaysCounted = 6
const weekdaysNeeded = 2
/** Of a holiday the mean of so many holidays. */
const holidaysCounted = 4
export const daysNeeded = 14
const spreadDays = 60
/** A trend is never believed to halve or double what a day sells. */
const mostTrend = 2

export function bakeAdvice(asked: BakeQuestion): BakeAdvice | NotYet {
  const { day, item, enough } = asked
  const before = item.findLast((one) => !one.isHoliday && weekdayOf(one.date) === weekdayOf(day)) ?? null
  const demand = demandOn(asked)
  if (!demand) return { kind: 'notYet', before, days: item.length, needed: daysNeeded }
  return {
    kind: 'advice',
    bake: Math.ceil(piecesFor(demand, enough)),
    from: Math.floor(piecesFor(demand, 0.1)),
    to: Math.ceil(piecesFor(demand, 0.9)),
    before,
  }
}

/** What is expected of a day, and how far the days before it were from that. */
export interface Demand {
  readonly expected: number
  /** In roots of what was expected, in order. */
  readonly spreads: readonly number[]
}

/** Null if too few days are known. */
export function demandOn({ day, isHoliday, item, shop, category }: Omit<BakeQuestion, 'enough'>): Demand | null {
  const days = item.length >= daysNeeded ? item : category
  if (days.length < daysNeeded) return null
  const known = { item: days, shop }
  const expected = isHoliday ? expectedOfHoliday(day, known) : expectedOn(day, known)
  if (expected === null) return null
  return { expected, spreads: spreadsBefore(day, known).sort((one, other) => one - other) }
}

/** So many are enough on such a share of the days. To a millionth, so that 21.999999999 is 22. */
export function piecesFor({ expected, spreads }: Demand, enough: number): number {
  const pieces = expected + quantile(spreads, enough) * Math.sqrt(expected)
  return Math.max(0, Math.round(pieces * 1e6) / 1e6)
}

type Known = Pick<BakeQuestion, 'item' | 'shop'>

/** What is expected of a usual day, by what was known before it; null if too little was. */
function expectedOn(day: DateText, { item, shop }: Known): number | null {
  const weekday = weekdayOf(day)
  const alike: WantedDay[] = []
  for (let place = placeOf(item, day) - 1; place >= 0 && alike.length < weekdaysCounted; place--) {
    const one = item[place]
    if (one && !one.isHoliday && weekdayOf(one.date) === weekday) alike.push(one)
  }
  if (alike.length < weekdaysNeeded) return null
  return meanOf(alike) * trendBefore(day, { item, shop })
}

function expectedOfHoliday(day: DateText, { item, shop }: Known): number | null {
  const alike = item.filter(({ date, isHoliday }) => isHoliday && date < day).slice(-holidaysCounted)
  // Who is open on a first holiday has Sundays to go by.
  if (alike.length === 0) return expectedOn(sundayBefore(day), { item, shop })
  return meanOf(alike) * trendBefore(day, { item, shop })
}

function sundayBefore(day: DateText): DateText {
  const weekday = weekdayOf(day)
  return addDays(day, -(weekday === 7 ? 7 : weekday))
}

/** How the item and the shop go now, to how they went. */
const trendBefore = (day: DateText, { item, shop }: Known): number => Math.sqrt(trendOf(item, day) * trendOf(shop, day))

/** The mean of the open days of the last week to that of the four weeks before it. */
function trendOf(days: readonly WantedDay[], day: DateText): number {
  const week = placeOf(days, addDays(day, -7))
  const now = usualOf(days.slice(week, placeOf(days, day)))
  const then = usualOf(days.slice(placeOf(days, addDays(day, -35)), week))
  if (now.length === 0 || then.length === 0 || meanOf(then) === 0) return 1
  return Math.min(mostTrend, Math.max(1 / mostTrend, meanOf(now) / meanOf(then)))
}

const usualOf = (days: readonly WantedDay[]): WantedDay[] => days.filter(({ isHoliday }) => !isHoliday)

/** How far each of the last days was from what was expected of it, in roots of that. */
function spreadsBefore(day: DateText, known: Known): number[] {
  const recent = usualOf(known.item.slice(0, placeOf(known.item, day))).slice(-spreadDays)
  return recent.flatMap(({ date, wanted }) => {
    const expected = expectedOn(date, known)
    return expected ? [(wanted - expected) / Math.sqrt(expected)] : []
  })
}

/** The place of the first of these days, in order, that is not before `day`. */
function placeOf(days: readonly WantedDay[], day: DateText): number {
  let from = 0
  let to = days.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((days[middle]?.date ?? day) < day) from = middle + 1
    else to = middle
  }
  return from
}

const meanOf = (days: readonly WantedDay[]): number => days.reduce((sum, { wanted }) => sum + wanted, 0) / days.length

/** By the middle of the two nearest; 0 if there are none. `values` in order. */
function quantile(values: readonly number[], share: number): number {
  const place = share * (values.length - 1)
  const below = values[Math.floor(place)] ?? 0
  const above = values[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

export interface BakeMoney {
  readonly price: Cents
  /** What making one costs. */
  readonly cost: Cents
  /** What one that is left over still brings; 0 if it is thrown away. */
  readonly salvage: Cents
}

/**
 * The share of days on which there shall be enough: what a piece too few loses, to what one too few and one too many
 * lose together. Null where nothing is earned by it, or what is left over brings its price.
 */
export function enoughOf({ price, cost, salvage }: BakeMoney): number | null {
  if (cost <= 0 || cost >= price || salvage >= cost) return null
  return (price - cost) / (price - salvage)
}

/** What share of a day’s sales is sold until each hour, of days on which nothing ran out; by the hour that begins. */
export type DayProfile = ReadonlyMap<number, number>

/**
 * What was wanted on a day: what was sold, and if it was sold out at an hour, as much more as the rest of the day
 * usually asks for. At most twice what was sold: of an item gone by nine nobody knows.
 */
export function wantedOf(sold: number, soldOutAt: number | null, profile: DayProfile): number {
  const until = soldOutAt === null ? 1 : (profile.get(soldOutAt) ?? 1)
  return Math.round(sold / Math.max(0.5, until))
}
