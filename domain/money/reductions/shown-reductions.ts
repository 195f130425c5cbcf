// What a menu says of reductions: what a piece costs now and later today, and which rules to announce (PRICE-1).
import type { LocalTime, Minutes } from '#domain/branch/hours.ts'
import type { Cents } from '#domain/shared/money.ts'
import { isConditional, isFor, isHere, isOnDay, offPiece, type Reduction, reductionsAt } from './reduction.ts'

/** A piece at a branch, as the menu shows it. */
export interface ShownPiece {
  readonly item: { readonly id: string; readonly category: string }
  /** Cents with the options that are shown. */
  readonly price: Cents
  /** What of it is for options beside the size. */
  readonly extras?: Cents | undefined
}

export interface PriceNow<Rule> {
  readonly price: Cents
  readonly rule: Rule
  readonly until: Minutes
}

export interface PriceLater<Rule> {
  readonly price: Cents
  readonly rule: Rule
  readonly from: Minutes
}

/**
 * What a piece costs by the rules that ask for nothing else in the cart: now, if that is less than its price, and from
 * when on the same day it costs less than now. `time` is that of the branch's clock.
 */
export function shownReduction<Rule extends Reduction<unknown>>(
  piece: ShownPiece,
  rules: readonly Rule[],
  branch: string,
  time: LocalTime,
): { readonly now?: PriceNow<Rule>; readonly later?: PriceLater<Rule> } {
  const alone = rules.filter((rule) => !isConditional(rule) && isFor(rule.what, piece.item))
  const best = lowest(piece, reductionsAt(alone, branch, time))
  const now = best && { ...best, until: endOf(best.rule) }
  const coming = alone
    .filter((rule) => isHere(rule, branch) && isOnDay(rule, time.date) && beginOf(rule) > time.minutes)
    .map(beginOf)
    .sort((one, other) => one - other)
  for (const from of new Set(coming)) {
    const later = lowest(piece, reductionsAt(alone, branch, { ...time, minutes: from }))
    if (later && later.price < (now?.price ?? piece.price)) return { ...(now && { now }), later: { ...later, from } }
  }
  return now ? { now } : {}
}

const beginOf = ({ times }: Reduction<unknown>): Minutes => times?.begins ?? 0
const endOf = ({ times }: Reduction<unknown>): Minutes => times?.ends ?? 1440

function lowest<Rule extends Reduction<unknown>>({ price, extras = 0 }: ShownPiece, rules: readonly Rule[]) {
  let best: { readonly price: Cents; readonly rule: Rule } | undefined
  for (const rule of rules) {
    const reduced = price - offPiece(rule.how, price, extras)
    if (reduced < (best?.price ?? price)) best = { price: reduced, rule }
  }
  return best
}

/** A rule that runs now, until a minute of the day, or begins later on it. */
export type Announced<Rule> =
  | { readonly rule: Rule; readonly state: 'now'; readonly until: Minutes }
  | { readonly rule: Rule; readonly state: 'later'; readonly from: Minutes; readonly until: Minutes }

/** The rules to announce at a branch on this day: those that run first, then those to come, the next first. */
export function announcedReductions<Rule extends Reduction<unknown>>(
  rules: readonly Rule[],
  branch: string,
  { date, minutes }: LocalTime,
): Announced<Rule>[] {
  return rules
    .filter((rule) => isHere(rule, branch) && isOnDay(rule, date) && minutes < endOf(rule))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((rule): Announced<Rule> => {
      const from = beginOf(rule)
      const until = endOf(rule)
      return from <= minutes ? { rule, state: 'now', until } : { rule, state: 'later', from, until }
    })
    .sort((one, other) => fromOf(one) - fromOf(other))
}

const fromOf = (one: Announced<unknown>): Minutes => (one.state === 'now' ? -1 : one.from)

/** The next minute of the day at which a rule begins or ends there; undefined: prices stay for the rest of it. */
export function nextTurn(rules: readonly Reduction<unknown>[], branch: string, time: LocalTime): Minutes | undefined {
  const turns = rules
    .filter((rule) => isHere(rule, branch) && isOnDay(rule, time.date))
    .flatMap((rule) => [beginOf(rule), endOf(rule)])
    .filter((minute) => minute > time.minutes && minute < 1440)
  return turns.length > 0 ? Math.min(...turns) : undefined
}
