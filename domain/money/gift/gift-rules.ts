// What the owner sets about gift cards, and the bounds of what one may be sold for (GIFT-2).
import type { Cents } from '#domain/shared/money.ts'

export interface GiftRules {
  readonly on: boolean
  /** What is offered first; customers may type another amount within the bounds. */
  readonly amounts: readonly Cents[]
  readonly least: Cents
  readonly most: Cents
  /** After how many months a card that is sold from now on expires; null: never. */
  readonly months: number | null
  /** In whose books cards are that are sold online; null: those of the first branch. */
  readonly branch: string | null
}

/** Off unless the owner wants it, and without an expiry. */
export const usualGiftRules: GiftRules = {
  on: false,
  amounts: [1000, 2500, 5000],
  least: 500,
  most: 25_000,
  months: null,
  branch: null,
}

export const giftBounds = {
  amount: { least: 100, most: 50_000 },
  amounts: { least: 1, most: 6 },
  months: { least: 12, most: 120 },
} as const

export const giftRuleProblemNames = [
  'least_above_most',
  'amount_out_of_bounds',
  'amount_twice',
  'branch_unknown',
] as const
export type GiftRuleProblemName = (typeof giftRuleProblemNames)[number]

/** What does not fit together; undefined if all does. `branches`: those of the shop. */
export function giftRuleProblem(
  { least, most, amounts, branch }: GiftRules,
  branches: readonly string[],
): { readonly problem: GiftRuleProblemName; readonly field: keyof GiftRules } | undefined {
  if (least > most) return { problem: 'least_above_most', field: 'most' }
  if (amounts.some((amount) => amount < least || amount > most))
    return { problem: 'amount_out_of_bounds', field: 'amounts' }
  if (new Set(amounts).size < amounts.length) return { problem: 'amount_twice', field: 'amounts' }
  if (branch !== null && !branches.includes(branch)) return { problem: 'branch_unknown', field: 'branch' }
  return undefined
}
