// Ringing up: how far an order is at a branch where the registered till takes the money, and each order is typed into
// it by hand (REG-2).
import type { Instant } from '../branch/hours.ts'
import { type OrderPayment, paymentsNotUndone } from './order-payments.ts'
import type { PaymentState } from './payment.ts'

/** `to-take-back`: it was rung up, and then cancelled or made cheaper. `nothing`: there is nothing to ring up of it. */
export const ringUpStates = ['to-ring-up', 'rung-up', 'to-take-back', 'nothing'] as const
export type RingUpState = (typeof ringUpStates)[number]

const stateOf: Readonly<Record<PaymentState, RingUpState>> = {
  due: 'to-ring-up',
  part: 'to-ring-up',
  paid: 'rung-up',
  owed: 'to-take-back',
}

/** What is paid counts as rung up: there, nothing else is noted as a payment, and it begins without paid orders. */
export const ringUpState = (payment: PaymentState | null): RingUpState => (payment ? stateOf[payment] : 'nothing')

/** How far an order is, and what the till said of it. */
export interface RingUp {
  readonly state: RingUpState
  /** When it was rung up; null while it is not. */
  readonly at: Instant | null
  /** The number of the till's ticket; '' if nobody noted it. */
  readonly ticket: string
}

export function ringUpOf(payment: PaymentState | null, payments: readonly OrderPayment[]): RingUp {
  const noted = ringUpIn(payments)
  return { state: ringUpState(payment), at: noted?.at ?? null, ticket: noted?.ref ?? '' }
}

/** The way in which a ring-up is booked: the till has the money, however it was paid there. */
export const ringUpWay = 'other'

/** The last ring-up that stands. What was paid before the branch rang up by hand is none. */
export const ringUpIn = (payments: readonly OrderPayment[]): OrderPayment | undefined =>
  paymentsNotUndone(payments).findLast(({ way }) => way === ringUpWay)
