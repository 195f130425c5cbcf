// Where and when something is sold, as staff write it: what is wrong with it, and its one tidy form (CATG-2).

import { regionIn, regionPlace } from '../branch/region-place.ts'
import { isDate, weekdays } from '../shared/date.ts'
import type { Cents } from '../shared/money.ts'
import { isWithin } from '../shared/range.ts'
import { highestPrice } from '../shared/typed-price.ts'
import type { SizePrice } from './sizes.ts'
import type { SaleRules, SaleTime, YearDay } from './sold.ts'

/** How many parts of the week and the year one item or category may name. */
export const mostSaleTimes = 10

export const soldProblemNames = [
  'sold_nowhere',
  'branch_unknown',
  'region_unknown',
  'branch_price_alone',
  'price_invalid',
  'price_too_high',
  'times_too_many',
  'weekdays_missing',
  'hours_invalid',
  'season_invalid',
] as const
export type SoldProblemName = (typeof soldProblemNames)[number]
/** Those that nothing else of an item has. */
export type SoldOnlyProblem = Exclude<SoldProblemName, 'price_invalid' | 'price_too_high'>

export interface SoldProblem {
  readonly problem: SoldProblemName
  /**
   * 'sold.branches', 'sold.prices.{branch}', 'sold.sizes.{branch}.{size}', 'sold.times', 'sold.times.0.weekdays',
   * '….hours' or '….season'.
   */
  readonly field: string
}

/** Everything that is wrong with it; whether its branches and regions exist, `strangePlaces` says. */
export function soldProblems({ branches, prices = {}, sizes = {}, times = [] }: SaleRules): readonly SoldProblem[] {
  const problems: SoldProblem[] = []
  const wrong = (problem: SoldProblem['problem'], field: string) => problems.push({ problem, field: `sold.${field}` })
  if (branches?.length === 0) wrong('sold_nowhere', 'branches')
  const wrongPrice = (price: Cents, field: string) => {
    if (!isWithin(price, 0, Number.MAX_SAFE_INTEGER)) wrong('price_invalid', field)
    else if (price > highestPrice) wrong('price_too_high', field)
  }
  for (const [branch, price] of Object.entries(prices)) wrongPrice(price, `prices.${branch}`)
  for (const [branch, own] of Object.entries(sizes))
    for (const [size, price] of Object.entries(own)) wrongPrice(price, `sizes.${branch}.${size}`)
  if (times.length > mostSaleTimes) wrong('times_too_many', 'times')
  for (const [place, { weekdays: days, from = 0, until = 1440, season }] of times.entries()) {
    if (days?.length === 0) wrong('weekdays_missing', `times.${place}.weekdays`)
    if (!isWithin(from, 0, 1439) || !isWithin(until, 1, 1440) || from >= until)
      wrong('hours_invalid', `times.${place}.hours`)
    if (season && !(isYearDay(season.from) && isYearDay(season.to))) wrong('season_invalid', `times.${place}.season`)
  }
  return problems
}

/** Any day that some year has: a leap year has them all. */
const isYearDay = (text: YearDay): boolean => isDate(`2024-${text}`)

/** What may be named: the branches of the shop, and its regions. */
export const placesIn = (
  branches: readonly { readonly id: string }[],
  regions: readonly { readonly id: string }[],
): ReadonlySet<string> => new Set([...branches.map(({ id }) => id), ...regions.map(({ id }) => regionPlace(id))])

/** The problems of branches and regions that the shop does not have (any more). */
export const strangePlaces = (
  sold: SaleRules | null | undefined,
  known: ReadonlySet<string>,
): readonly SoldProblem[] => {
  const problemsOf = (places: readonly string[], fieldOf: (place: string) => string): SoldProblem[] =>
    places
      .filter((place) => !known.has(place))
      .map((place) => ({
        problem: regionIn(place) === undefined ? 'branch_unknown' : 'region_unknown',
        field: `sold.${fieldOf(place)}`,
      }))
  return [
    ...problemsOf(sold?.branches ?? [], () => 'branches').slice(0, 1),
    ...problemsOf(Object.keys(sold?.prices ?? {}), (place) => `prices.${place}`),
    ...problemsOf(Object.keys(sold?.sizes ?? {}), (place) => `sizes.${place}`),
  ]
}

/**
 * In one form, whatever the order in which it was written; null if it limits nothing. The prices of branches that do
 * not sell it go, and so does every price equal to `usual`, or to that of its size in `sizes`. Beside prices of regions
 * those of branches stay, as the usual price may be another one there.
 */
export function tidySold(
  sold: SaleRules | null | undefined,
  usual?: number | null,
  sizes: readonly SizePrice[] = [],
): SaleRules | null {
  const { branches, prices = {}, times = [] } = sold ?? {}
  const isRegional = Object.entries(prices).some(([place, price]) => regionIn(place) !== undefined && price !== usual)
  const kept = Object.entries(prices)
    .filter(([place, price]) => price !== usual || (isRegional && regionIn(place) === undefined))
    .filter(([place]) => maySellAt(branches, place))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const tidy = {
    ...(branches && { branches: [...new Set(branches)].sort() }),
    ...(kept.length > 0 && { prices: Object.fromEntries(kept) }),
    ...tidySizes(sold ?? {}, sizes),
    ...tidyTimes(times),
  }
  return Object.keys(tidy).length > 0 ? tidy : null
}

/** Whether a price at this place can matter; a branch may be in a region that sells it. */
const maySellAt = (branches: SaleRules['branches'], place: string): boolean =>
  !branches || regionIn(place) !== undefined || branches.some((one) => one === place || regionIn(one) !== undefined)

function tidySizes({ branches, sizes = {} }: SaleRules = {}, usual: readonly SizePrice[]): Pick<SaleRules, 'sizes'> {
  const isRegional = (size: string, price: number) =>
    Object.entries(sizes).some(([place, { [size]: own = price }]) => regionIn(place) !== undefined && own !== price)
  const kept = Object.entries(sizes)
    .filter(([place]) => maySellAt(branches, place))
    .map(([branch, own]) => {
      const differing = usual.flatMap(({ size, price }) => {
        const here = own[size]
        const isUsual = here === price && !(regionIn(branch) === undefined && isRegional(size, price))
        return here === undefined || isUsual ? [] : [[size, here] as const]
      })
      return [branch, differing] as const
    })
    .filter(([, own]) => own.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return kept.length > 0
    ? { sizes: Object.fromEntries(kept.map(([branch, own]) => [branch, Object.fromEntries(own)])) }
    : {}
}

/** One part without limits is all of them. */
function tidyTimes(times: readonly SaleTime[]): Pick<SaleRules, 'times'> {
  const tidy = times.map(tidyTime)
  return tidy.length === 0 || tidy.some((time) => Object.keys(time).length === 0) ? {} : { times: tidy }
}

function tidyTime({ weekdays: days, from, until, season }: SaleTime): SaleTime {
  const named = days && weekdays.filter((day) => days.includes(day))
  return {
    ...(named && named.length < weekdays.length && { weekdays: named }),
    ...(from && { from }),
    ...(until !== undefined && until !== 1440 && { until }),
    ...(season && !(season.from === '01-01' && season.to === '12-31') && { season: { ...season } }),
  }
}

/** The same without branches that the shop no longer has: sold in none of those that are left stays sold in none. */
export function withoutGone(sold: SaleRules, known: ReadonlySet<string>): SaleRules {
  const { branches, prices, sizes, ...rest } = sold
  const left = Object.entries(prices ?? {}).filter(([id]) => known.has(id))
  const sizesLeft = Object.entries(sizes ?? {}).filter(([id]) => known.has(id))
  return {
    ...rest,
    ...(branches && { branches: branches.filter((id) => known.has(id)) }),
    ...(left.length > 0 && { prices: Object.fromEntries(left) }),
    ...(sizesLeft.length > 0 && { sizes: Object.fromEntries(sizesLeft) }),
  }
}
