// A reduction of prices: what it is for, how much, when, where, and whether it needs a code (PRICE-1, PRICE-2).
import type { DateText, LocalTime, Minutes } from '#domain/branch/hours.ts'
import { weekdayOf } from '#domain/branch/hours.ts'
import type { Weekday } from '#domain/shared/date.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'

export const subjectKinds = ['everything', 'categories', 'items'] as const

/** Meal deals are items like any other: each is in its category. */
export interface ReductionSubject {
  readonly kind: (typeof subjectKinds)[number]
  /** Of categories or of items; none with everything. */
  readonly ids: readonly string[]
}

export const reductionHows = ['percent', 'amount', 'price', 'nth'] as const

/**
 * What a piece costs less. Per cent, an amount, and the cheapest of n count on the price with all options. A price is
 * that of the piece as it comes in its size; its options cost what they always do.
 */
export type ReductionHow =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'price'; readonly price: Cents }
  /** Of each `of` pieces the cheapest is free: 2 is two for one. */
  | { readonly kind: 'nth'; readonly of: number }

/** By the clock of the branch, at the time for which the order is wanted. What is absent does not limit it. */
export interface ReductionTimes {
  /** The first day. */
  readonly from?: DateText | undefined
  /** The last day, included. */
  readonly to?: DateText | undefined
  /** In order, each once, at least one. */
  readonly weekdays?: readonly Weekday[] | undefined
  /** On each day from this minute on; absent: from midnight. */
  readonly begins?: Minutes | undefined
  /** Until this minute, not included; absent: until midnight. */
  readonly ends?: Minutes | undefined
}

export interface Reduction<Text = LocalText> {
  readonly id: string
  readonly name: Text
  readonly what: ReductionSubject
  readonly how: ReductionHow
  /** One piece for each piece of these in the same order, other than what is reduced itself; absent: no condition. */
  readonly companion?: ReductionSubject | undefined
  readonly times?: ReductionTimes | undefined
  /** The only branches at which it counts; absent: all. */
  readonly branches?: readonly string[] | undefined
}

/** What an order line keeps of the rule that counted for it: words and amount never change later. */
export interface LineReduction {
  readonly id: string
  readonly name: LocalText
  /** Cents that it took off the price of one piece. */
  readonly off: Cents
}

export const isFor = ({ kind, ids }: ReductionSubject, item: { readonly id: string; readonly category: string }) =>
  kind === 'everything' || ids.includes(kind === 'items' ? item.id : item.category)

export const isHere = ({ branches }: Pick<Reduction<unknown>, 'branches'>, branch: string): boolean =>
  !branches || branches.includes(branch)

/** Whether it counts on that day at all, at some hour. */
export function isOnDay({ times = {} }: Pick<Reduction<unknown>, 'times'>, date: DateText): boolean {
  const { from, to, weekdays } = times
  return (!from || from <= date) && (!to || date <= to) && (!weekdays || weekdays.includes(weekdayOf(date)))
}

/** Whether it counts for an order that is wanted at this time of the branch's clock. */
export function runsAt(rule: Pick<Reduction<unknown>, 'times'>, { date, minutes }: LocalTime): boolean {
  const { begins = 0, ends = 1440 } = rule.times ?? {}
  return isOnDay(rule, date) && begins <= minutes && minutes < ends
}

/** Those that count at a branch at this time of its clock, in one order whatever theirs was. */
export const reductionsAt = <Rule extends Reduction<unknown>>(
  rules: readonly Rule[],
  branch: string,
  time: LocalTime,
): Rule[] =>
  rules.filter((rule) => isHere(rule, branch) && runsAt(rule, time)).sort((one, other) => (one.id < other.id ? -1 : 1))

/** Whether it counts for a piece only together with others of the same order. */
export const isConditional = ({ how, companion }: Pick<Reduction<unknown>, 'how' | 'companion'>): boolean =>
  how.kind === 'nth' || companion !== undefined

/** Cents off a piece at `price`, of which `extras` are for options beside its size; at most its price. */
export function offPiece(how: ReductionHow, price: Cents, extras: Cents): Cents {
  switch (how.kind) {
    case 'percent':
      return price - Math.round((price * (100 - how.percent)) / 100)
    case 'amount':
      return Math.min(price, how.amount)
    case 'price':
      return Math.max(0, price - Math.max(0, how.price + extras))
    case 'nth':
      return price
  }
}
