// The orders that this device remembers, newest first, if its customer wants that (AGAIN-1).
import type { TrackedOrder } from '#contract/index.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { type Phase, phases } from '#domain/order/course.ts'
import type { Cents } from '#domain/shared/money.ts'
import { onStoredElsewhere, readStored, writeStored } from '#web/data/browser-storage.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { createObservable, useObservable, whileWatched } from '#web/data/observable.ts'
import { readCart } from '../cart/cart-store.ts'
import { lastTokens, wantsRemembering } from '../ordering/kept-checkout.ts'
import { type PastLine, pastLines } from './past-lines.ts'

export interface PastOrder {
  readonly token: string
  readonly code: string
  readonly branch: string
  readonly placedAt: Instant
  /** When it was promised. */
  readonly wantedAt: Instant | null
  readonly total: Cents
  /** As last heard. */
  readonly phase: Phase
  readonly lines: readonly PastLine[]
  /** The shop does not know its token any more. */
  readonly gone?: true
}

export const keptDays = 90
const mostOrders = 30
const day = 86_400_000

const known = createObservable(freshPast())

/** Follows other tabs while it is watched; empty once the customer wants nothing remembered. */
const past = whileWatched(known, () => {
  const hear = () => known.write(readPast(serverNow()))
  hear()
  return onStoredElsewhere('past', hear)
})

export const usePast = (): readonly PastOrder[] => useObservable(past)

/** What this version stored; anything else, and what is too old, is dropped. */
export function readPast(now: Instant): readonly PastOrder[] {
  const stored = readStored('past')
  if (!Array.isArray(stored)) return []
  const orders = stored
    .flatMap((one: unknown) => orderFrom(one) ?? [])
    .filter((one) => one.placedAt > now - keptDays * day)
  return orders.slice(0, mostOrders)
}

/** What has become too old is also deleted. Declarations, as the list is read while this file is being loaded. */
function freshPast(): readonly PastOrder[] {
  const orders = readPast(serverNow())
  const stored = readStored('past')
  if (Array.isArray(stored) && stored.length > orders.length)
    writeStored('past', orders.length > 0 ? orders : undefined)
  return orders
}

function orderFrom(value: unknown): PastOrder | undefined {
  const one = (typeof value === 'object' && value !== null ? value : {}) as { [Key in keyof PastOrder]?: unknown }
  const lines = readCart({ lines: one.lines }).lines as readonly PastLine[]
  const phase = phases.find((phase) => phase === one.phase)
  if (typeof one.token !== 'string' || typeof one.code !== 'string' || typeof one.branch !== 'string') return undefined
  if (!Number.isInteger(one.placedAt) || !Number.isInteger(one.total) || !phase || lines.length === 0) return undefined
  return {
    token: one.token,
    code: one.code,
    branch: one.branch,
    phase,
    lines,
    placedAt: one.placedAt as Instant,
    total: one.total as Cents,
    wantedAt: Number.isInteger(one.wantedAt) ? (one.wantedAt as Instant) : null,
    ...(one.gone === true && { gone: true }),
  }
}

function keep(next: readonly PastOrder[]): void {
  writeStored('past', next.length > 0 ? next : undefined)
  known.write(next)
}

/**
 * Saves what the shop says of an order. One that this device does not remember yet is added if it was placed here and
 * its customer wants orders to be remembered.
 */
export function notePast(order: TrackedOrder, now: Instant): void {
  const orders = readPast(now)
  const mine = orders.find(({ token }) => token === order.token)
  if (!mine && !(wantsRemembering() && lastTokens().includes(order.token))) return
  const { token, code, branch, placedAt, wantedAt, total, phase } = order
  const next = { token, code, branch, placedAt, wantedAt, total, phase, lines: pastLines(order.lines) }
  const others = orders.filter((one) => one !== mine)
  keep([next, ...others].sort((one, other) => other.placedAt - one.placedAt).slice(0, mostOrders))
}

/** The shop does not know this token any more: its lines can still be ordered again, its page cannot be opened. */
export const notePastGone = (gone: string, now: Instant): void =>
  keep(readPast(now).map((one) => (one.token === gone ? { ...one, gone: true } : one)))

/** The newest order that went ahead. */
export const lastHad = (orders: readonly PastOrder[]): PastOrder | undefined =>
  orders.find(({ phase }) => !stopped.has(phase))

const stopped: ReadonlySet<Phase> = new Set<Phase>(['refused', 'cancelled', 'awaiting', 'lapsed'])
