// What the owner says of an item that is made ahead: what one costs to make, and what one that is left over still
// brings (BAKE-1).
import type { Cents } from '#domain/shared/money.ts'
import { highestPrice } from '#domain/shared/typed-price.ts'
import { enoughOf } from './bake.ts'

/** What is absent or null, nobody has said. */
export interface MadeAhead {
  readonly cost?: Cents | null | undefined
  readonly salvage?: Cents | null | undefined
}

/** The share of days on which there shall be enough of an item whose cost nobody has said. */
export const usualEnough = 0.7

export const madeAheadProblems = ['cost_invalid', 'cost_too_high', 'salvage_invalid', 'salvage_too_high'] as const
type MadeAheadProblem = (typeof madeAheadProblems)[number]

/** `price`: the lowest at which it is sold; null: it has none. */
export function checkMadeAhead(
  { cost, salvage }: MadeAhead,
  price: Cents | null,
): { readonly problem: MadeAheadProblem; readonly field: string }[] {
  const problems: { readonly problem: MadeAheadProblem; readonly field: string }[] = []
  const wrong = (problem: MadeAheadProblem, field: string) => problems.push({ problem, field })
  if (!isSaid(cost, 1)) wrong('cost_invalid', 'ahead.cost')
  else if (cost && price !== null && cost >= price) wrong('cost_too_high', 'ahead.cost')
  if (!isSaid(salvage, 0)) wrong('salvage_invalid', 'ahead.salvage')
  else if (salvage && salvage >= (cost ?? 0)) wrong('salvage_too_high', 'ahead.salvage')
  return problems
}

const isSaid = (cents: Cents | null | undefined, least: Cents): boolean =>
  cents === null || cents === undefined || (Number.isInteger(cents) && cents >= least && cents <= highestPrice)

/** Without what nobody has said. */
export const tidyMadeAhead = ({ cost, salvage }: MadeAhead): MadeAhead => ({
  ...(typeof cost === 'number' && { cost }),
  ...(typeof salvage === 'number' && { salvage }),
})

/** The share of days on which there shall be enough at this price. */
export const enoughAt = (price: Cents, { cost, salvage }: MadeAhead): number =>
  (cost ? enoughOf({ price, cost, salvage: salvage ?? 0 }) : null) ?? usualEnough
