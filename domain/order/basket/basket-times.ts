// Until when people can add to an office basket and pay for it: the branch's own times decide (GROUP-1).
import { type OrderingSettings, orderDay } from '#domain/branch/branch.ts'
import type { MadeLine } from '#domain/branch/capacity/capacity.ts'
import { leadOf, type Quote } from '#domain/branch/capacity/quote.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import type { BasketPayer } from './basket-limits.ts'

const minute = 60_000
/** How long people can still pay once nobody adds any more. */
const payingMs = 5 * minute
/** How long a bank may take to check the last share. The order is placed after that, and must still be in time. */
export const checkingMs = 2 * minute
/** How long a new basket takes lines at least. */
export const leastOpenMs = 5 * minute

export interface BasketTimes {
  /** From then on nobody can add. */
  readonly until: Instant
  /** Those who have not paid by then drop out; the same as `until` where nobody pays online. */
  readonly payUntil: Instant
}

interface BasketAsk {
  readonly branch: OrderingSettings
  readonly quote: Quote
  readonly wantedAt: Instant
  readonly lines: readonly MadeLine[]
  readonly now: Instant
  readonly payer: BasketPayer
}

export type TooSoon = 'basket_too_soon' | 'basket_day_ends'

/**
 * The latest times at which the order can still be placed and be ready by `wantedAt`. Refuses with `basket_too_soon` if
 * a later time leaves others more time, and with `basket_day_ends` if orders for that day end too soon for that.
 */
export function latestTimes({ branch, quote, wantedAt, lines, now, payer }: BasketAsk): Result<BasketTimes, TooSoon> {
  const date = localTime(wantedAt, branch.timeZone).date
  const lead = leadOf(branch.prepMinutes, lines, quote, now)
  const day = orderDay(branch, date, now)
  const closes = day.ok ? day.value.until - minute : now
  const by = timesBy(Math.min(wantedAt - lead, closes), payer)
  if (by.until >= now + leastOpenMs) return accept(by)
  return refuse(timesBy(closes, payer).until < now + leastOpenMs ? 'basket_day_ends' : 'basket_too_soon')
}

function timesBy(placedBy: Instant, payer: BasketPayer): BasketTimes {
  const last = Math.floor(placedBy / minute) * minute
  if (payer === 'counter') return { until: last, payUntil: last }
  const payUntil = last - checkingMs
  return { until: payUntil - payingMs, payUntil }
}

/** The times with the end for adding that the opener wished, within what is possible. */
export function timesWith(latest: BasketTimes, wished: Instant | null, now: Instant): BasketTimes {
  if (wished === null || wished >= latest.until) return latest
  const until = Math.max(wished, now + leastOpenMs)
  return { until, payUntil: until + latest.payUntil - latest.until }
}
