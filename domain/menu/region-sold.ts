// What is sold in a region, and for which price there, by branch (CHAIN-2).
import { regionIn, regionPlace } from '../branch/region-place.ts'
import type { SaleRules } from './sold.ts'

/** A branch, and the region that it is in. */
export interface SalePlace {
  readonly id: string
  readonly region?: string | null | undefined
}

/** The regions that are named, each once. */
export const regionsNamed = ({ branches = [], prices = {}, sizes = {} }: SaleRules): readonly string[] => [
  ...new Set([...branches, ...Object.keys(prices), ...Object.keys(sizes)].flatMap((place) => regionIn(place) ?? [])),
]

/** Whether what holds at a branch depends on its region. */
export const namesRegion = (sold: SaleRules): boolean => regionsNamed(sold).length > 0

/**
 * The same rules for these branches, each by its own id: the price of a branch beats that of its region, which beats
 * the usual one. The one place in which regions are resolved; what asks where or for which price something is sold asks
 * the result.
 */
export function soldByBranch(sold: SaleRules, branches: readonly SalePlace[]): SaleRules {
  if (!namesRegion(sold)) return sold
  const { branches: named, prices = {}, sizes = {}, ...rest } = sold
  const inRegion = <Value>(of: Readonly<Record<string, Value>>, { region }: SalePlace) =>
    region ? of[regionPlace(region)] : undefined
  const isNamed = ({ id, region }: SalePlace) =>
    named?.includes(id) || (region ? named?.includes(regionPlace(region)) : false)
  const plain = branches.flatMap((one) => {
    const price = prices[one.id] ?? inRegion(prices, one)
    return price === undefined ? [] : [[one.id, price] as const]
  })
  const others = branches.flatMap((one) => {
    const own = { ...inRegion(sizes, one), ...sizes[one.id] }
    return Object.keys(own).length === 0 ? [] : [[one.id, own] as const]
  })
  return {
    ...rest,
    ...(named && { branches: branches.filter(isNamed).map(({ id }) => id) }),
    ...(plain.length > 0 && { prices: Object.fromEntries(plain) }),
    ...(others.length > 0 && { sizes: Object.fromEntries(others) }),
  }
}
