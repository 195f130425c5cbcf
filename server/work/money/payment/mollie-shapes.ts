// What Mollie sends, as far as the shop reads it, translated into the shop's own terms.
import { z } from 'zod'
import type { PayoutPartKind } from '#domain/money/payout.ts'
import type { Cents } from '#domain/shared/money.ts'
import {
  type ListedRefund,
  type ProviderMethod,
  type ProviderPart,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderSettlements,
  providerRefundStatuses,
  providerStatuses,
} from './provider.ts'

const amount = z.object({ currency: z.string(), value: z.string().regex(/^-?\d{1,9}\.\d{2}$/) })
/** What the shop sent along comes back unchanged; payments of others may have anything here. */
const metadata = z.object({ own: z.string() }).nullish().catch(null)
const time = z.iso.datetime({ offset: true })

const refund = z.object({ id: z.string(), status: z.enum(providerRefundStatuses), amount, metadata })

const payment = z.object({
  id: z.string(),
  mode: z.enum(['live', 'test']),
  status: z.enum(providerStatuses),
  amount,
  method: z.string().nullish(),
  metadata,
  expiresAt: time.nullish(),
  amountRefunded: amount.nullish(),
  amountChargedBack: amount.nullish(),
  details: z.object({ failureReason: z.string().nullish() }).nullish(),
  _links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
  _embedded: z.object({ refunds: z.array(refund).nullish() }).nullish(),
})

const methods = z.object({
  _embedded: z.object({ methods: z.array(z.object({ id: z.string(), description: z.string() })) }),
})

/** Sums of many fees have up to four decimals. */
const exact = z.object({ value: z.string().regex(/^-?\d{1,9}\.\d{2,4}$/) })
const period = z.object({ costs: z.array(z.object({ amountGross: exact })).nullish() })
const links = z.object({ next: z.object({ href: z.string() }).nullish() }).nullish()
const settlements = z.object({
  _embedded: z.object({
    settlements: z.array(
      z.object({
        id: z.string(),
        reference: z.string().nullish(),
        status: z.string(),
        settledAt: time.nullish(),
        amount,
        periods: z.record(z.string(), z.record(z.string(), period)).nullish(),
      }),
    ),
  }),
  _links: links,
})

const part = z.object({
  id: z.string(),
  paymentId: z.string().nullish(),
  amount,
  settlementAmount: amount.nullish(),
})
const parts = z.object({
  _embedded: z.object({
    payments: z.array(part).nullish(),
    refunds: z.array(part).nullish(),
    chargebacks: z.array(part).nullish(),
  }),
  _links: links,
})

type Money = z.output<typeof amount>

/** '4.50' is 450, without a float in between. */
export const centsOf = ({ value }: Pick<Money, 'value'>): Cents => Number(value.replace('.', ''))

/** 450 is '4.50', with exactly two decimals. */
export const decimalsOf = (cents: Cents): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const refunds = z.object({ _embedded: z.object({ refunds: z.array(refund.extend({ paymentId: z.string() })) }) })

export const refundsFrom = (given: unknown): ListedRefund[] =>
  refunds.parse(given)._embedded.refunds.map(({ id, status, paymentId: payment }) => ({ id, status, payment }))

export const refundFrom = (given: unknown): ProviderRefund => shownRefund(refund.parse(given))

const shownRefund = ({ id, status, amount: money, metadata: sent }: z.output<typeof refund>): ProviderRefund => ({
  id,
  status,
  amount: centsOf(money),
  own: sent?.own ?? null,
})

export function paymentFrom(given: unknown): ProviderPayment {
  const read = payment.parse(given)
  const { id, status, mode } = read
  return {
    id,
    status,
    mode,
    amount: centsOf(read.amount),
    currency: read.amount.currency,
    method: read.method ?? null,
    own: read.metadata?.own ?? null,
    failure: read.details?.failureReason ?? null,
    checkout: read._links.checkout?.href ?? null,
    expiresAt: read.expiresAt ? Date.parse(read.expiresAt) : null,
    refunded: read.amountRefunded ? centsOf(read.amountRefunded) : 0,
    chargedBack: read.amountChargedBack ? centsOf(read.amountChargedBack) : 0,
    refunds: (read._embedded?.refunds ?? []).map(shownRefund),
  }
}

export const methodsFrom = (given: unknown): ProviderMethod[] =>
  methods.parse(given)._embedded.methods.map(({ id, description: name }) => ({ id, name }))

export const settlementsFrom = (given: unknown): ProviderSettlements => {
  const read = settlements.parse(given)
  return {
    settlements: read._embedded.settlements.map(({ id, reference, status, settledAt, amount: money, periods }) => ({
      id,
      reference: reference ?? id,
      amount: centsOf(money),
      at: settledAt && status === 'paidout' ? Date.parse(settledAt) : null,
      fees: wholeCents(
        Object.values(periods ?? {})
          .flatMap((months) => Object.values(months))
          .flatMap(({ costs }) => costs ?? [])
          .map(({ amountGross }) => amountGross.value),
      ),
    })),
    next: nextOf(read._links),
  }
}

/** Added up before they are rounded, as the provider does. */
const wholeCents = (values: readonly string[]): Cents => {
  const tenThousandths = values.reduce((sum, value) => {
    const [whole = '', part = ''] = value.split('.')
    return sum + Number(whole + part.padEnd(4, '0'))
  }, 0)
  return Math.round(tenThousandths / 100)
}

/** What went back is below zero, whichever sign the provider gives it; a chargeback above zero was returned. */
export const payoutPartsFrom = (kind: PayoutPartKind, given: unknown) => {
  const read = parts.parse(given)
  const sign = kind === 'payment' ? 1 : -1
  return {
    parts: (read._embedded[`${kind}s` as const] ?? []).map(
      ({ id, paymentId, amount: money, settlementAmount }): ProviderPart => {
        const isReturned = kind === 'chargeback' && settlementAmount != null && centsOf(settlementAmount) > 0
        const cents = Math.abs(centsOf(settlementAmount ?? money))
        const payment = paymentId ?? id
        // It has the id of the chargeback, which may stand in the same payout.
        return isReturned
          ? { kind, id: `${id}-returned`, payment, amount: cents }
          : { kind, id, payment, amount: sign * cents }
      },
    ),
    next: nextOf(read._links),
  }
}

const nextOf = (given: z.output<typeof links>): string | null =>
  given?.next ? new URL(given.next.href).searchParams.get('from') : null
