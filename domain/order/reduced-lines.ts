// The lines of an order at reduced prices: one of which some pieces cost less becomes two (PRICE-1).
import type { Item } from '#domain/menu/menu.ts'
import { type ReducedPieces, type ReducibleLine, reduceLines } from '#domain/money/reductions/reduce-lines.ts'
import type { Reduction } from '#domain/money/reductions/reduction.ts'
import { atWeights, type ClassShare } from '#domain/money/vat.ts'
import type { OrderLine, UnratedLine } from './order.ts'

interface ReductionMenu {
  readonly itemOf: (id: string) => Pick<Item, 'id' | 'category'> | undefined
  /** Whether it is sold at its price of the evening now, which no rule reduces (BAKE-4). */
  readonly goesAtEvening: (id: string) => boolean
}

/**
 * The lines at the prices that these rules leave, numbered 1 to n. Where nothing is reduced they are the same.
 * `kept` are lines that were sold before: they keep their prices, and others may cost less beside them.
 */
export function withReductions(
  lines: readonly UnratedLine[],
  rules: readonly Reduction[],
  menu: ReductionMenu,
  kept: readonly OrderLine[] = [],
): readonly UnratedLine[] {
  if (rules.length === 0) return lines
  const known = [
    ...lines.map((line) => reducible(line, menu, menu.goesAtEvening(line.item) ? {} : undefined)),
    ...kept.map((line) => reducible(line, menu, { by: line.reduction?.id })),
  ]
  const parts = reduceLines(known, rules)
  return lines
    .flatMap((line, at) => (parts[at] ?? []).map((pieces) => reducedLine(line, pieces)))
    .map((line, at) => ({ ...line, id: at + 1 }))
}

const reducible = (
  { item: id, quantity, price, options }: UnratedLine | OrderLine,
  { itemOf }: ReductionMenu,
  fixed: ReducibleLine['fixed'],
): ReducibleLine => ({ item: { id, category: itemOf(id)?.category ?? '' }, quantity, price, options, fixed })

function reducedLine<Line extends { readonly price: number; readonly vat: readonly ClassShare[] }>(
  line: Line,
  { quantity, off, rule }: ReducedPieces<Reduction>,
): Line {
  if (!rule) return { ...line, quantity }
  const price = line.price - off
  const reduction = { id: rule.id, name: rule.name, off }
  return { ...line, quantity, price, reduction, vat: atWeights(line.vat, price) }
}
