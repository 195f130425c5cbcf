// What customers who asked for it are told of their order while its page is closed (PUSH-1).
import type { Instant } from '../branch/hours.ts'
import { type CourseAndLines, phaseOf, type Step } from './course.ts'
import type { Order } from './order.ts'

/**
 * `moved`: there is a new promise. `asked`: the shop proposes a change. `changed`: it made one, or revived the order.
 */
export const newsKinds = ['ready', 'moved', 'asked', 'changed', 'refused', 'cancelled'] as const
export type NewsKind = (typeof newsKinds)[number]

type NewsOrder = CourseAndLines & Pick<Order, 'wantedAt' | 'proposal'>

/** What this step tells a customer; null if they know already or need not know. */
export function newsOf(before: NewsOrder, after: NewsOrder, step: Step): NewsKind | null {
  const was = phaseOf(before)
  const is = phaseOf(after)
  if (is === 'ready') return was === 'ready' || was === 'out' ? null : 'ready'
  if (step === 'refuse') return 'refused'
  if (step === 'cancel') return 'cancelled'
  if (step === 'change') return after.proposal ? 'asked' : 'changed'
  if (step === 'bringBack') return 'changed'
  return step === 'postpone' && after.wantedAt !== before.wantedAt ? 'moved' : null
}

/** Whether the news is still true: staff may have undone the step before it went out. */
export function isStillSo(kind: NewsKind, order: Pick<Order, 'course' | 'readyAt' | 'overAt'>): boolean {
  if (kind === 'refused' || kind === 'cancelled') return order.course === kind
  return order.overAt === null && (kind !== 'ready' || order.readyAt !== null)
}

const minute = 60_000
const hour = 60 * minute

/** Until when a service keeps the news for a phone that is off. */
export function newsUntil(kind: NewsKind, promise: Instant | null, now: Instant): Instant {
  if (kind === 'ready') return now + hour
  return Math.max(promise ?? now, now + (kind === 'moved' ? minute : hour))
}

/** How often one piece of news is sent at most. */
const mostTries = 3

/**
 * When to try again after `tries` failures: when the service says, or after a while; null for too many tries or too
 * late.
 */
export function nextNewsTry(tries: number, until: Instant, now: Instant, wished: Instant | null): Instant | null {
  if (tries >= mostTries) return null
  const next = wished ?? now + tries * tries * 5_000
  return next < until ? next : null
}

/** How often the receipt of an order is mailed at most, as anybody can type any address. */
export const mostReceipts = 3

/** How many browsers may follow an order. One more replaces the oldest. */
export const mostFollowers = 5
