// How much of a branch's slots new customers may hold with orders that nobody accepted yet: to them a slot is full earlier.
import type { Hold, Load } from '../capacity/hold.ts'
import { amountAround, type Mark } from './connection.ts'
import type { GuardRules } from './guard.ts'

/** What a new customer's order that nobody accepted holds of a slot. */
export interface NewHold extends Pick<Hold, 'meter' | 'start' | 'weight'> {
  readonly askedFrom: Mark
}

/**
 * What is taken of each slot as a new customer of this connection sees it: no more room than is left of the connection's
 * share and of that of all new customers. The first order in a slot may be larger than a share.
 */
export function loadForNew(
  load: Load,
  held: readonly NewHold[],
  askedFrom: Mark,
  { share, togetherShare }: GuardRules,
): Load {
  return (meter, start) => {
    const taken = load(meter, start)
    const others = held.filter((one) => one.start === start && one.meter === meter)
    if (!taken || others.length === 0) return taken
    const together = others.reduce((sum, { weight }) => sum + weight, 0)
    const near = amountAround(others, askedFrom, ({ weight }) => weight)
    const left = (percent: number, sum: number) => (sum === 0 ? Infinity : (taken.cap * percent) / 100 - sum)
    const room = Math.max(0, Math.min(left(share, near), left(togetherShare, together)))
    return { used: taken.used, cap: Math.min(taken.cap, taken.used + room) }
  }
}
