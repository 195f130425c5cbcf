// Whether an order goes straight to the board, or its customer has a word with staff first (SAFE-5).
import type { Cents } from '../shared/money.ts'

/** What the owner sets. */
export interface GuardRules {
  /** Off: every order goes to the board. */
  readonly on: boolean
  /** Open orders of new browsers of one kind on one connection. */
  readonly newOpen: number
  /** Open orders of one browser or one telephone number. */
  readonly openOrders: number
  /** What the open orders of one browser or one telephone number may cost together, in cents. */
  readonly openValue: Cents
  /** How long a block lasts, in hours. */
  readonly blockHours: number
}

export const usualGuard: GuardRules = { on: true, newOpen: 3, openOrders: 3, openValue: 7500, blockHours: 24 }

export const guardBounds = {
  newOpen: { least: 0, most: 100 },
  openOrders: { least: 1, most: 100 },
  openValue: { least: 500, most: 1_000_000 },
  blockHours: { least: 1, most: 720 },
} as const

const hour = 3_600_000

/** A browser that was here this long ago is not that of somebody who begins anew for each prank. */
export const seenAfterMs = hour
/** How long an order that was a prank, or was not collected, counts as if it were open. */
export const strikeMs = 24 * hour
/** How long an order that its customer cancelled does. */
export const withdrawnMs = hour
/** How long the hashes of an order are kept, apart from that of its browser. */
export const originKeptMs = 48 * hour
/** How long an order that asked is remembered. */
export const askKeptMs = 24 * hour
/** How long a browser that collected an order is known. */
export const knownMs = 90 * 24 * hour
/** How long a yes of staff holds, and how long an ask stays in their list. */
export const letInMs = hour
/** Asks that wait from one connection: beyond these there is no code, only the counter and the telephone. */
export const mostAsks = 20

/** `known`: it collected an order before. `seen`: it was here an hour ago or more. */
export const standings = ['known', 'seen', 'new'] as const
export type CustomerStanding = (typeof standings)[number]

/** Why an order waits for a word with staff. */
export const hurdles = ['blocked', 'value', 'open', 'crowd'] as const
export type Hurdle = (typeof hurdles)[number]

/** What is open of a browser or of a telephone number. */
export interface OpenSum {
  readonly orders: number
  readonly value: Cents
}

/** What is known of whoever orders. */
export interface Customer {
  readonly standing: CustomerStanding
  readonly byDevice: OpenSum
  readonly byPhone: OpenSum
  /** Open orders of new browsers of this kind on this connection. */
  readonly crowd: number
  readonly deviceBlocked: boolean
  readonly phoneBlocked: boolean
  /** Somebody on this connection was blocked, with this kind of browser or more than once. */
  readonly crowdBlocked: boolean
}

/**
 * What stands between an order of this total and the board. A known customer is stopped only by a block of the own
 * browser: anybody can type the telephone number of another.
 */
export function hurdleOf(customer: Customer, total: Cents, rules: GuardRules): Hurdle | undefined {
  if (!rules.on) return undefined
  if (customer.deviceBlocked) return 'blocked'
  if (customer.standing === 'known') return undefined
  if (customer.phoneBlocked) return 'blocked'
  if (Math.max(customer.byDevice.value, customer.byPhone.value) + total > rules.openValue) return 'value'
  if (Math.max(customer.byDevice.orders, customer.byPhone.orders) >= rules.openOrders) return 'open'
  if (customer.standing === 'seen') return undefined
  return customer.crowdBlocked || customer.crowd >= rules.newOpen ? 'crowd' : undefined
}
