// Payouts: what the provider paid to the shop's bank account, beside what the shop has booked itself (PAY-9).
import type { Cents } from '../shared/money.ts'
import { splitPrice } from '../shared/split-price.ts'

export const payoutPartKinds = ['payment', 'refund', 'chargeback'] as const
export type PayoutPartKind = (typeof payoutPartKinds)[number]

/** What a payout consists of; what went back is below zero. */
export interface PayoutPart {
  readonly kind: PayoutPartKind
  /** The provider's own. */
  readonly id: string
  /** The provider's id of the payment that it is, or that it went back from. */
  readonly payment: string
  readonly amount: Cents
}

/** `twice`: an earlier payout had it already. */
export const payoutStates = ['matched', 'differs', 'unknown', 'twice'] as const
export type PayoutState = (typeof payoutStates)[number]

export interface OwnPart {
  /** What it has booked for it, below zero for what went back; null if it does not know it. */
  readonly booked: Cents | null
  readonly paidBefore: boolean
}

export function payoutState({ amount }: Pick<PayoutPart, 'amount'>, { booked, paidBefore }: OwnPart): PayoutState {
  if (booked === null) return 'unknown'
  if (paidBefore) return 'twice'
  return booked === amount ? 'matched' : 'differs'
}

/**
 * What the shop has booked for one chargeback or, above zero, for one that a bank returned: it knows only how much of
 * the payment was charged back, or returned, in all, and how much of that other parts explain.
 */
export function bookedChargeback(amount: Cents, { all, others }: { readonly all: Cents; readonly others: Cents }) {
  const left = Math.min(Math.abs(amount), all - others)
  return left <= 0 ? null : left * Math.sign(amount)
}

export interface PayoutTotals {
  /** What arrived at the bank. */
  readonly net: Cents
  /** What the provider kept. */
  readonly fees: Cents
}

/** A branch's share of a payout: what left the provider, what it cost, and what reached the bank. */
export interface BranchShare {
  readonly branch: string
  readonly gross: Cents
  readonly fees: Cents
  readonly net: Cents
}

/**
 * Whose money it was. Fees are shared by what was paid out for each branch, to the cent. What belongs to no branch,
 * such as a payment that the shop does not know, is with the branch of which the most was paid out, so that the shares
 * come to what the bank statement says.
 */
export function payoutShares(
  { net, fees }: PayoutTotals,
  grossBy: readonly { readonly branch: string; readonly gross: Cents }[],
): readonly BranchShare[] {
  const sorted = [...grossBy].sort((one, other) => other.gross - one.gross)
  const rest = net + fees - sorted.reduce((sum, { gross }) => sum + gross, 0)
  const whole = sorted.map(({ branch, gross }, place) => ({ branch, gross: place === 0 ? gross + rest : gross }))
  const weights = sorted.map(({ gross }) => Math.max(0, gross))
  const shared = weights.some((weight) => weight > 0) ? splitPrice(fees, weights) : [fees]
  return whole.map(({ branch, gross }, place) => {
    const own = shared[place] ?? 0
    return { branch, gross, fees: own, net: gross - own }
  })
}

/** The days within which a payment should be paid out. */
export const payoutLateDays = 21
