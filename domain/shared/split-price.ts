// A price split into whole cents by weights, by largest remainder.
import type { Cents } from './money.ts'

/**
 * `total` cents in shares by these weights, none below 0: whole cents that add up to exactly `total`. What rounding
 * down leaves goes, one cent each, to the shares that lost most, the first of equals. Weights that are all 0 count as
 * equal.
 */
export function splitPrice(total: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0)
    return weights.length === 0
      ? []
      : splitPrice(
          total,
          weights.map(() => 1),
        )
  // The remainders are compared as whole numbers: fractions would tie by chance.
  const shares = weights.map((weight) => Math.floor((total * weight) / all))
  const lost = weights.map((weight, at) => ({ at, by: (total * weight) % all }))
  let left = total - shares.reduce((sum, share) => sum + share, 0)
  for (const { at } of lost.sort((one, other) => other.by - one.by || one.at - other.at)) {
    if (left === 0) break
    shares[at] = (shares[at] ?? 0) + 1
    left -= 1
  }
  return shares
}
