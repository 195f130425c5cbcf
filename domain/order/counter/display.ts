// A display: the screen for guests that shows which orders are being made and which are ready (CALL-2).
import type { OrderForm } from '#domain/branch/branch.ts'
import type { Instant } from '#domain/branch/hours.ts'
import type { Phase } from '../course.ts'
import { untappedOf } from '../lateness.ts'

export interface OrderToCall {
  readonly code: string
  /** What is called beside the code; '' where nobody gave a name for the cup. */
  readonly cupName: string
  readonly form: OrderForm
  readonly phase: Phase
  readonly promisedAt: Instant
  /** When its making must begin. */
  readonly beginsAt: Instant
  /** When its last line became ready; null while one is not. */
  readonly readyAt: Instant | null
}

/** All that a display is told about an order: what is called out. */
export interface Called {
  readonly code: string
  readonly cupName: string
}

export interface ReadyCall extends Called {
  readonly readyAt: Instant
}

export interface DisplayList {
  /** Soonest promised first. */
  readonly making: readonly Called[]
  /** What should be ready and was not tapped so: guests ask for it. Soonest promised first. */
  readonly asks: readonly Called[]
  /** Newest first. */
  readonly ready: readonly ReadyCall[]
}

/** In milliseconds: how long an order that is ready, or should be, is shown at most. */
export const displayTimes = { ready: 30 * 60_000 } as const

export const displayNameLimit = 40
/** How many a branch may have at once. */
export const mostDisplays = 20

/**
 * What a display shows now, of the orders of today. Orders to a table are brought, so nobody waits for their code; an
 * order without a code was imported.
 */
export function listFor(orders: readonly OrderToCall[], now: Instant): DisplayList {
  const called = orders.filter(({ code, form }) => code !== '' && form !== 'table')
  const open = called.filter((order) => isBeingMade(order, now)).sort((a, b) => a.promisedAt - b.promisedAt)
  const isUntapped = ({ phase, promisedAt }: OrderToCall) => untappedOf(phase, promisedAt, now) !== null
  const isAsked = (order: OrderToCall) => isUntapped(order) && now - order.promisedAt < displayTimes.ready
  return {
    making: open.filter((order) => !isUntapped(order)).map(calledOf),
    asks: open.filter(isAsked).map(calledOf),
    ready: called.flatMap((order) => readyCall(order, now)).sort((a, b) => b.readyAt - a.readyAt),
  }
}

const calledOf = ({ code, cupName }: OrderToCall): Called => ({ code, cupName })

/** As the customer’s phone says: not before its making must begin, while it can still be cancelled. */
const isBeingMade = ({ phase, beginsAt }: OrderToCall, now: Instant): boolean =>
  phase === 'making' || (phase === 'accepted' && now >= beginsAt)

const readyCall = ({ phase, code, cupName, readyAt }: OrderToCall, now: Instant): ReadyCall[] =>
  phase === 'ready' && readyAt !== null && isStillShown({ readyAt }, now) ? [{ code, cupName, readyAt }] : []

/**
 * Whether a ready order is still called: a customer who has not come after half an hour is not looking at the display.
 */
export const isStillShown = ({ readyAt }: Pick<ReadyCall, 'readyAt'>, now: Instant): boolean =>
  now - readyAt < displayTimes.ready
