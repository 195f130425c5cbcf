// What reductions take off the lines of a cart at a branch and for a time, by the rule that the server asks (PRICE-1).
import type { PublicReduction } from '#contract/index.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { reduceLines } from '#domain/money/reductions/reduce-lines.ts'
import { reductionsAt } from '#domain/money/reductions/reduction.ts'
import { canBeOrdered, type LineMark } from '#domain/order/cart/checked-line.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'

/** What one rule takes off some pieces of a line. */
export interface TakenOff {
  readonly rule: PublicReduction
  readonly quantity: number
  /** Cents off each piece. */
  readonly off: Cents
}

/** A line as pages show it, as far as reductions ask. */
export interface ReducibleShown {
  readonly item: string
  readonly quantity: number
  readonly price: Cents
  readonly mark: LineMark
  readonly picked: readonly { readonly group: string; readonly price: Cents }[]
  readonly shown: { readonly category: string; readonly evening?: readonly string[] } | undefined
}

export interface ReductionsAsked {
  readonly rules: readonly PublicReduction[]
  readonly branch: Pick<MenuBranch, 'id' | 'timeZone'>
  /** The time for which the order is wanted. */
  readonly at: Instant
}

/** The lines, each with what is taken off it. What cannot be ordered is not reduced, and counts beside nothing. */
export function withTakenOff<Line extends ReducibleShown>(
  lines: readonly Line[],
  { rules, branch, at }: ReductionsAsked,
): readonly (Line & { readonly taken?: readonly TakenOff[] })[] {
  const running = reductionsAt(rules, branch.id, localTime(at, branch.timeZone))
  if (running.length === 0) return lines
  const pieces = reduceLines(
    lines.map(({ item, quantity, price, mark, picked, shown }) => ({
      item: { id: item, category: shown?.category ?? '' },
      quantity: canBeOrdered(mark) ? quantity : 0,
      price,
      options: picked,
      ...(shown?.evening?.includes(branch.id) && { fixed: {} }),
    })),
    running,
  )
  return lines.map((line, at) => {
    const taken = (pieces[at] ?? []).flatMap(({ rule, quantity, off }) => (rule ? { rule, quantity, off } : []))
    return taken.length > 0 ? { ...line, taken } : line
  })
}

/** Cents that are taken off a line. */
export const offOf = ({ taken = [] }: { readonly taken?: readonly TakenOff[] | undefined }): Cents =>
  taken.reduce((sum, { quantity, off }) => sum + quantity * off, 0)

/** What an order names of its reductions: each rule once, with all that it takes off. */
export function rulesIn(
  lines: readonly { readonly taken?: readonly TakenOff[] | undefined }[],
): { readonly rule: PublicReduction; readonly off: Cents }[] {
  const sums = new Map<string, { rule: PublicReduction; off: Cents }>()
  for (const { rule, quantity, off } of lines.flatMap(({ taken = [] }) => taken))
    sums.set(rule.id, { rule, off: (sums.get(rule.id)?.off ?? 0) + quantity * off })
  return [...sums.values()]
}

/** The lines as an order keeps them: pieces that are reduced otherwise are lines of their own, at what is paid. */
export const asOrdered = <
  Line extends { readonly quantity: number; readonly price: Cents; readonly taken?: readonly TakenOff[] | undefined },
>(
  lines: readonly Line[],
): Line[] =>
  lines.flatMap((line) => {
    const { taken = [], quantity, price } = line
    const rest = taken.reduce((left, one) => left - one.quantity, quantity)
    return [
      ...(rest > 0 ? [{ ...line, quantity: rest }] : []),
      ...taken.map((one) => ({ ...line, quantity: one.quantity, price: price - one.off })),
    ]
  })
