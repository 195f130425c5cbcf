// Where and when an item is sold: at which branches, for which price there, in which parts of the week and the year
// (CATG-2).
import { addDays, type DateText, type LocalTime, type Minutes, type Period, weekdayOf } from '../branch/hours.ts'
import type { Weekday } from '../shared/date.ts'
import type { Cents } from '../shared/money.ts'
import type { GroupUse, ItemGroup } from './options.ts'
import { asItComes, sizePricesOf, withPrice, withSizePrices } from './sizes.ts'

/** A day of any year as 'MM-DD'; in a year without 29 February, '02-29' lies between 28 February and 1 March. */
export type YearDay = string

/** A part of the week and the year, by the branch's own clock. What is absent does not limit it. */
export interface SaleTime {
  /** In order, each once, at least one. */
  readonly weekdays?: readonly Weekday[] | undefined
  /** On each day from this minute on; absent: from midnight. */
  readonly from?: Minutes | undefined
  /** Until this minute, not including it; absent: until midnight. */
  readonly until?: Minutes | undefined
  /** Both days included; it passes the new year if `from` is the later of the two. */
  readonly season?: { readonly from: YearDay; readonly to: YearDay } | undefined
}

/** What an item or its category says of where and when it is sold. What is absent does not limit it. */
export interface SaleRules {
  /**
   * The only places at which it is sold; those that are gone count for nothing. A place is the id of a branch, or a
   * region as `regionPlace` names it, which stands for the branches that are in it (CHAIN-2).
   */
  readonly branches?: readonly string[] | undefined
  /** An item's price as it comes, in cents, at the places at which it differs. */
  readonly prices?: Readonly<Record<string, Cents>> | undefined
  /** The prices of its other sizes there, in cents, by place and size, where they differ. */
  readonly sizes?: Readonly<Record<string, Readonly<Record<string, Cents>>>> | undefined
  /** It is sold in any of these; absent: always. */
  readonly times?: readonly SaleTime[] | undefined
}

/** Branch `to` treated as branch `like` is. */
export function soldLike(sold: SaleRules, like: string, to: string): SaleRules {
  const { branches, prices, sizes } = sold
  const price = prices?.[like]
  const others = sizes?.[like]
  return {
    ...sold,
    ...(branches?.includes(like) && { branches: [...new Set([...branches, to])] }),
    ...(price !== undefined && { prices: { ...prices, [to]: price } }),
    ...(others && { sizes: { ...sizes, [to]: others } }),
  }
}

/** What an item says itself, and what its category says of all of its items: both hold. */
export interface WithSaleRules {
  readonly sold?: SaleRules | undefined
  /** The same by branch, where it names a region. */
  readonly soldAt?: SaleRules | undefined
  /** By branch. */
  readonly within?: SaleRules | undefined
  /** The branches that say themselves that they do not sell it (J-83), whatever the menu of all says. */
  readonly notAt?: readonly string[] | undefined
}

/** Whether the item is on the menu of this branch at all. */
export const isOnMenuAt = ({ within, sold, soldAt = sold, notAt }: WithSaleRules, branch: string): boolean =>
  !notAt?.includes(branch) && [within, soldAt].every((part) => !part?.branches || part.branches.includes(branch))

interface Priced extends WithSaleRules {
  readonly price: Cents
  readonly groups?: readonly (GroupUse | ItemGroup<unknown>)[] | undefined
}

/** The item with its prices at this branch: what is not said of a size there, it costs as elsewhere. */
export function itemAt<Shown extends Priced>(item: Shown, branch: string): Shown {
  const { soldAt = item.sold } = item
  const price = soldAt?.prices?.[branch]
  const here = price === undefined ? item : withPrice(item, price)
  const sizes = soldAt?.sizes?.[branch]
  return sizes ? withSizePrices(here, sizes) : here
}

/** The item, and each size, at its lowest price where it is sold; and whether some branch asks more. */
export function itemAtLowest<Shown extends Priced>(
  item: Shown,
  branches: readonly string[],
): { readonly item: Shown; readonly dearer: boolean } {
  if (!item.sold?.prices && !item.sold?.sizes) return { item, dearer: false }
  const all = branches.filter((branch) => isOnMenuAt(item, branch)).map((branch) => sizePricesOf(itemAt(item, branch)))
  const sizes = [...new Set(all.flatMap((prices) => Object.keys(prices)))]
  const priceIn = (size: string) => all.map((prices) => prices[size] ?? 0)
  const lowest = Object.fromEntries(sizes.map((size) => [size, Math.min(...priceIn(size))]))
  const plain = lowest[asItComes]
  const cheapest = withSizePrices(plain === undefined ? item : withPrice(item, plain), lowest)
  return { item: cheapest, dearer: sizes.some((size) => Math.max(...priceIn(size)) > (lowest[size] ?? 0)) }
}

const wholeDay: Period = { from: 0, to: 1440 }

/**
 * The parts of a day in which the item is sold, in order and apart from each other; none: it is not sold on that day.
 */
export const saleHours = ({ within, sold }: WithSaleRules, date: DateText): readonly Period[] =>
  inBoth(hoursOf(within, date), hoursOf(sold, date))

function hoursOf(part: SaleRules | undefined, date: DateText): readonly Period[] {
  if (!part?.times) return [wholeDay]
  const joined: Period[] = []
  const periods = part.times
    .filter((time) => isOn(time, date))
    .map(({ from = 0, until = 1440 }) => ({ from, to: until }))
    .sort((one, other) => one.from - other.from)
  for (const period of periods) {
    const last = joined.at(-1)
    if (last && period.from <= last.to) joined.splice(-1, 1, { from: last.from, to: Math.max(last.to, period.to) })
    else joined.push(period)
  }
  return joined
}

function isOn({ weekdays, season }: SaleTime, date: DateText): boolean {
  if (weekdays && !weekdays.includes(weekdayOf(date))) return false
  if (!season) return true
  const day = date.slice(5)
  const { from, to } = season
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

const inBoth = (some: readonly Period[], others: readonly Period[]): readonly Period[] =>
  some.flatMap((one) =>
    others
      .map(({ from, to }) => ({ from: Math.max(one.from, from), to: Math.min(one.to, to) }))
      .filter(({ from, to }) => from < to),
  )

/** Whether it is sold at this time of the branch's own clock: the time at which the order is picked up. */
export const isOnSale = (item: WithSaleRules, { date, minutes }: LocalTime): boolean =>
  saleHours(item, date).some(({ from, to }) => from <= minutes && minutes < to)

/** How many days ahead a menu shows what is not sold yet. */
const daysShown = 7

/**
 * What a menu says of an item at a time of the branch's clock. `now`: it is sold until `until`; `later`: it is on the
 * same day, from `from` on; `over`: it was, until `until`; `soon`: it is again on `date`; `away`: not within the next 7
 * days.
 */
export type SaleState =
  | { readonly state: 'always' | 'away' }
  | { readonly state: 'now' | 'over'; readonly until: Minutes }
  | { readonly state: 'later'; readonly from: Minutes }
  | { readonly state: 'soon'; readonly date: DateText }

export function saleStateAt(item: WithSaleRules, { date, minutes }: LocalTime): SaleState {
  const hours = saleHours(item, date)
  const coming = hours.find(({ to }) => minutes < to)
  if (coming && minutes < coming.from) return { state: 'later', from: coming.from }
  if (coming) return coming.to < 1440 ? { state: 'now', until: coming.to } : { state: 'always' }
  const last = hours.at(-1)
  if (last) return { state: 'over', until: last.to }
  for (let ahead = 1; ahead <= daysShown; ahead++) {
    const day = addDays(date, ahead)
    if (saleHours(item, day).length > 0) return { state: 'soon', date: day }
  }
  return { state: 'away' }
}
