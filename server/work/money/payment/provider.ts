// The port to the payment provider: what the shop asks of it, in its own terms and in cents.
import type { Instant } from '#domain/branch/hours.ts'
import type { PayoutPart } from '#domain/money/payout.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Result } from '#domain/shared/result.ts'

/** How a payment stands with the provider. */
export const providerStatuses = ['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed'] as const
export type ProviderStatus = (typeof providerStatuses)[number]

export const providerRefundStatuses = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'] as const
export type ProviderRefundStatus = (typeof providerRefundStatuses)[number]

/**
 * Why the provider did not do it: it cannot be reached or is too busy (`down`), the key is no longer valid
 * (`key_refused`), it has no such object (`unknown`), it refuses for good (`not_possible`), or it takes the request for
 * a repeated one (`twin`).
 */
export type ProviderProblem = 'down' | 'key_refused' | 'unknown' | 'not_possible' | 'twin'

export interface ProviderRefund {
  readonly id: string
  readonly status: ProviderRefundStatus
  readonly amount: Cents
  /** The shop's own id of the refund, as it was sent. */
  readonly own: string | null
}

/** A refund in the list of all of them, with the provider's id of its payment. */
export type ListedRefund = Pick<ProviderRefund, 'id' | 'status'> & { readonly payment: string }

export interface ProviderPayment {
  readonly id: string
  readonly status: ProviderStatus
  readonly mode: 'live' | 'test'
  readonly amount: Cents
  /** Such as EUR. */
  readonly currency: string
  /** Such as bancontact; null before one was chosen. */
  readonly method: string | null
  /** The shop's own id of the payment, as it was sent. */
  readonly own: string | null
  /** The provider's word for why it failed. */
  readonly failure: string | null
  /** Where the customer pays; null once that is over. */
  readonly checkout: string | null
  readonly expiresAt: Instant | null
  readonly refunded: Cents
  readonly chargedBack: Cents
  readonly refunds: readonly ProviderRefund[]
}

export interface PaymentWish {
  /** The shop's own id of the payment, which is also its idempotency key. */
  readonly own: string
  readonly amount: Cents
  readonly description: string
  /** Where the customer comes back to. */
  readonly returnTo: string
  /** Where the provider calls; null: nowhere, as it cannot reach this machine. */
  readonly callAt: string | null
  readonly lang: Locale
  /** Undefined: the customer chooses at the provider. */
  readonly method?: string | undefined
  /** Cents of it that meal vouchers may pay; undefined where they do not pay. */
  readonly meal?: Cents | undefined
}

export interface RefundWish {
  /** The shop's own id of the refund, which is also its idempotency key. */
  readonly own: string
  readonly amount: Cents
  readonly description: string
}

/** A way to pay that the provider has switched on for this shop. */
export interface ProviderMethod {
  readonly id: string
  readonly name: string
}

/** What the provider paid out to the shop, or is about to. */
export interface ProviderSettlement {
  readonly id: string
  /** As it stands on the bank statement. */
  readonly reference: string
  /** Null while it is not paid out. */
  readonly at: Instant | null
  readonly amount: Cents
  /** The provider's share, above zero. */
  readonly fees: Cents
}

export interface ProviderSettlements {
  /** The newest first. */
  readonly settlements: readonly ProviderSettlement[]
  /** The cursor for older ones; null: there are none. */
  readonly next: string | null
}

export type ProviderPart = PayoutPart

/** A provider, reached with one key. Nothing here throws: a problem is a value. */
export interface PaymentProvider {
  create(wish: PaymentWish): Promise<Result<ProviderPayment, ProviderProblem>>
  /** With its refunds. */
  get(id: string): Promise<Result<ProviderPayment, ProviderProblem>>
  /** `not_possible` while the customer may still finish it elsewhere. */
  cancel(id: string): Promise<Result<null, ProviderProblem>>
  refund(id: string, wish: RefundWish): Promise<Result<ProviderRefund, ProviderProblem>>
  /** The newest 250 of all payments. */
  newestRefunds(): Promise<Result<readonly ListedRefund[], ProviderProblem>>
  /** Needs a key that reads payouts. */
  listSettlements(from?: string): Promise<Result<ProviderSettlements, ProviderProblem>>
  settlementParts(id: string): Promise<Result<readonly ProviderPart[], ProviderProblem>>
  /** The ways that are switched on; for an amount, those that take it. */
  methods(lang: Locale, amount?: Cents): Promise<Result<readonly ProviderMethod[], ProviderProblem>>
}
