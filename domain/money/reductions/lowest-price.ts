// The lowest price of the 30 days before a reduction, which stands beside it for goods that do not perish quickly: Code
// of Economic Law, article VI.18 (PRICE-3).
import { type Instant, instantOf, type LocalTime } from '#domain/branch/hours.ts'
import type { Item } from '#domain/menu/menu.ts'
import { sizePricesOf } from '#domain/menu/sizes.ts'
import { isOnMenuAt, itemAt } from '#domain/menu/sold.ts'
import type { Cents } from '#domain/shared/money.ts'
import { vatClassOf } from '../vat-class.ts'
import { isConditional, isFor, isHere, isOnDay, offPiece, type Reduction } from './reduction.ts'

/** What one piece cost from an instant until another; null: it still does. */
export interface KeptPrice {
  readonly price: Cents
  readonly from: Instant
  readonly until: Instant | null
}

const days30 = 30 * 24 * 3_600_000

/** Of the 30 days before `begins`; of what is known before it, if that is less. Undefined if nothing is. */
export function lowestBefore(kept: readonly KeptPrice[], begins: Instant): Cents | undefined {
  const before = kept.filter(({ from, until }) => from < begins && (until === null || until > begins - days30))
  return before.length > 0 ? Math.min(...before.map(({ price }) => price)) : undefined
}

/** Whether its lowest price stands beside a reduction: only goods may keep, food and drinks made here perish. */
export const keepsLong = (item: Pick<Item, 'keeps' | 'vat' | 'vatWithin'>): boolean =>
  item.keeps === true && vatClassOf(item) === 'goods'

/** A size of an item at a branch. */
export interface AppliedPrice {
  readonly item: string
  readonly size: string
  readonly branch: string
  readonly price: Cents
}

/** A rule, and when it was saved: a changed rule is another reduction. */
type SavedReduction = Reduction & { readonly on: boolean; readonly code: string | null; readonly changedAt: Instant }

/** The rules that anybody has on this day by one item alone. A code is given to some, and a condition is no price. */
export const reductionsOnDay = <Rule extends SavedReduction>(
  rules: readonly Rule[],
  item: Pick<Item, 'id' | 'category'>,
  branch: string,
  { date }: Pick<LocalTime, 'date'>,
): Rule[] =>
  rules.filter(
    (rule) =>
      rule.on &&
      rule.code === null &&
      !isConditional(rule) &&
      isFor(rule.what, item) &&
      isHere(rule, branch) &&
      isOnDay(rule, date),
  )

/** When a reduction began: with its first day, or when it was saved, whichever is later. */
export function begunAt({ times, changedAt }: SavedReduction, timeZone: string): Instant {
  return times?.from ? Math.max(changedAt, instantOf(times.from, 0, timeZone)) : changedAt
}

/** What an item that keeps costs on this day at a branch, by size: its lowest price at any hour. */
export function appliedPrices(
  item: Item,
  rules: readonly SavedReduction[],
  branch: string,
  time: Pick<LocalTime, 'date'>,
): AppliedPrice[] {
  if (!keepsLong(item) || !isOnMenuAt(item, branch)) return []
  const running = reductionsOnDay(rules, item, branch, time)
  return Object.entries(sizePricesOf(itemAt(item, branch))).map(([size, price]) => {
    const off = Math.max(0, ...running.map(({ how }) => offPiece(how, price, 0)))
    return { item: item.id, size, branch, price: price - off }
  })
}
