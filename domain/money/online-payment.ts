// Paying online: which ways a branch offers, how a payment stands, and what is owed back (PAY-1, PAY-4, PAY-5).
import type { Instant } from '../branch/hours.ts'
import { type Course, isSold } from '../order/course.ts'
import type { Cents } from '../shared/money.ts'
import { type TillDuty, takesPayment } from './till-duty.ts'

/** How an order can be paid: at the counter when it is collected, or online before it is placed. */
export const payPlaces = ['counter', 'online'] as const
export type PayPlace = (typeof payPlaces)[number]

/** What the owner sets for a branch. */
export interface OnlineRules {
  /** What the customer may choose from; at least one. */
  readonly places: readonly PayPlace[]
  /** A dearer order must be paid online; null: none must. */
  readonly onlineAbove: Cents | null
  /** Whether customers must pay online until their browser has collected an order. */
  readonly onlineIfNew: boolean
  /** Whether the money goes back if nobody collects the order. */
  readonly backIfNotCollected: boolean
}

export const usualOnlineRules: OnlineRules = {
  places: ['counter'],
  onlineAbove: null,
  onlineIfNew: false,
  backIfNotCollected: false,
}

export const onlineBounds = { onlineAbove: { least: 0, most: 1_000_000 } } as const

export interface PayAsk {
  readonly total: Cents
  /** Whether the browser has yet to collect an order; false where the gate judges nobody. */
  readonly isNew: boolean
  /** Whether the shop has a key with which customers can pay online. */
  readonly hasKey: boolean
  /** How the branch stands to the registered till. */
  readonly duty: TillDuty
}

/**
 * Where this order can be paid. One that costs nothing, at a shop without a key, or where the registered till takes
 * every payment (REG-2), is for the counter.
 */
export function payPlacesFor(rules: OnlineRules, { total, isNew, hasKey, duty }: PayAsk): readonly PayPlace[] {
  if (!takesPayment(duty) || !hasKey || total === 0 || !rules.places.includes('online')) return ['counter']
  const isAbove = rules.onlineAbove !== null && total > rules.onlineAbove
  return isAbove || (rules.onlineIfNew && isNew) ? ['online'] : rules.places
}

/** How a payment stands: `created` until the provider returns its id, `abandoned` if it never does. */
export const paymentStatuses = [
  'created',
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
  'abandoned',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Whether the payment has ended. Any other status may still change. */
export const isFinalPayment = (status: PaymentStatus): boolean =>
  ['paid', 'failed', 'canceled', 'expired', 'abandoned'].includes(status)

/** Whether the provider can send back what was paid by this method, by its own id. Meal vouchers it cannot. */
export const isRefundable = (method: string): boolean => method !== 'voucher'

/** The reason of a payment of which the provider says something else than was asked for, such as another amount. */
export const oddPayment = 'not-as-asked'

const minute = 60_000
const looks = [1, 2, 5, 10, 30].map((minutes) => minutes * minute)

/** When to ask the provider again about what has not ended, after `tries` times in vain. */
export const nextLook = (tries: number, now: Instant): Instant => now + (looks[tries] ?? 60 * minute)

/** `due` to be sent, `sent` and under way, `done`, `failed` for good, or `settled` by the owner in another way. */
export const refundStatuses = ['due', 'sent', 'done', 'failed', 'settled'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** How often a refund is sent before it is shown to the owner. */
export const mostRefunds = 3

export interface OnlinePaidOrder {
  /** What it is sold for (`soldFor`). */
  readonly costs: Cents
  /** What was paid online, less what went back or is going back. */
  readonly online: Cents
  /** What was paid in other ways. */
  readonly otherwise: Cents
}

/** How much of an order's online payments is to go back: all that was paid beyond what it costs now. */
export const owedBack = ({ costs, online, otherwise }: OnlinePaidOrder): Cents =>
  Math.max(0, Math.min(online, online + otherwise - costs))

/** What was paid online by each payer of an office basket, and what their own lines cost. */
export interface PayersMoney {
  readonly paid: ReadonlyMap<number, Cents>
  readonly shares: ReadonlyMap<number, Cents>
}

/** What each payer has paid beyond their share: all of it, once the order does not stand any more. */
export function tooMuchBy(
  { paid, shares }: PayersMoney,
  { course, keptAt = null }: { readonly course: Course; readonly keptAt?: Instant | null },
): ReadonlyMap<number, Cents> {
  const stands = course === 'awaiting' || isSold(course) || (course === 'not-collected' && keptAt !== null)
  const over = [...paid].map(([payer, sum]) => [payer, sum - (stands ? (shares.get(payer) ?? 0) : 0)] as const)
  return new Map(over.filter(([, amount]) => amount > 0))
}

export interface RefundShare {
  readonly payment: string
  readonly amount: Cents
}

interface PaidPart {
  readonly id: string
  readonly remaining: Cents
  /** Whose share of an office basket it paid. */
  readonly payer?: number | null
}

/**
 * From which payments the money goes back: first to those of an office basket who have paid too much, then from the
 * newest first, as much as is left of each.
 */
export function refundShares(
  owed: Cents,
  payments: readonly PaidPart[],
  tooMuch: ReadonlyMap<number, Cents> = new Map(),
): readonly RefundShare[] {
  const taken = new Map<string, Cents>()
  const over = new Map(tooMuch)
  let open = owed
  const take = ({ id, remaining }: PaidPart, most: Cents): Cents => {
    const amount = Math.max(0, Math.min(open, remaining - (taken.get(id) ?? 0), most))
    taken.set(id, (taken.get(id) ?? 0) + amount)
    open -= amount
    return amount
  }
  const newest = [...payments].reverse()
  for (const one of newest) {
    const own = over.get(one.payer ?? 0) ?? 0
    over.set(one.payer ?? 0, own - take(one, own))
  }
  for (const one of newest) take(one, one.remaining)
  return newest.flatMap(({ id }) => {
    const amount = taken.get(id) ?? 0
    return amount > 0 ? [{ payment: id, amount }] : []
  })
}
