// Which reduction counts for which piece of an order: one for a piece, chosen so that the customer pays least
// (PRICE-1).
import { sizesGroup } from '#domain/menu/size-ids.ts'
import type { Cents } from '#domain/shared/money.ts'
import { isConditional, isFor, offPiece, type Reduction } from './reduction.ts'

/** A line of a cart or an order, as far as reductions ask. */
export interface ReducibleLine {
  readonly item: { readonly id: string; readonly category: string }
  readonly quantity: number
  /** Cents for one piece with its options, before any reduction. */
  readonly price: Cents
  readonly options: readonly { readonly group: string; readonly price: Cents }[]
  /** It keeps its price: it was sold before, or goes at its price of the evening. Others may cost less beside it. */
  readonly fixed?: { readonly by?: string | undefined } | undefined
}

/** Pieces of one line that cost the same. */
export interface ReducedPieces<Rule> {
  readonly quantity: number
  /** Cents off each. */
  readonly off: Cents
  /** What took it off; absent with 0. */
  readonly rule?: Rule | undefined
}

/**
 * For each line its pieces, those at full price first; the quantities add up to that of the line. The order of rules
 * changes nothing. A piece that is free as the cheapest of n takes n - 1 others with it, which no other rule reduces.
 * Exact for usual carts; where very many rules with conditions meet in one cart, it may miss the best by a little.
 */
export function reduceLines<Rule extends Reduction<unknown>>(
  lines: readonly ReducibleLine[],
  rules: readonly Rule[],
): readonly (readonly ReducedPieces<Rule>[])[] {
  const inOrder = [...rules].sort((one, other) => (one.id < other.id ? -1 : 1))
  const pieces = piecesOf(lines, inOrder)
  const groups = inOrder.filter(isConditional).map((rule): Condition<Rule> => {
    const { companion } = rule
    const most = companion ? companionsLeft(lines, rule, companion) : Number.POSITIVE_INFINITY
    return { rule, most }
  })
  const chosen = bestOf(pieces, groups)
  return lines.map(({ quantity }, at) => {
    const own = chosen.filter((piece) => piece.line === at)
    const parts = [...own.reduce(byRule<Rule>, new Map()).values()]
    const reduced = parts.reduce((sum, part) => sum + part.quantity, 0)
    return [...(reduced < quantity ? [{ quantity: quantity - reduced, off: 0 }] : []), ...parts]
  })
}

interface Piece<Rule> {
  readonly line: number
  readonly price: Cents
  /** What the best rule without a condition takes off it. */
  readonly alone: { readonly off: Cents; readonly rule?: Rule | undefined }
  /** By rule with a condition, cents off it. */
  readonly within: ReadonlyMap<Rule, Cents>
}

interface Condition<Rule> {
  readonly rule: Rule
  /** How many pieces it may reduce. */
  readonly most: number
}

/** The pieces that some rule is for, the dearest first: of each n, the last is the cheapest. */
function piecesOf<Rule extends Reduction<unknown>>(
  lines: readonly ReducibleLine[],
  rules: readonly Rule[],
): Piece<Rule>[] {
  return lines
    .flatMap(({ item, quantity, price, options, fixed }, line): Piece<Rule>[] => {
      if (fixed) return []
      const extras = options.reduce((sum, option) => (option.group === sizesGroup ? sum : sum + option.price), 0)
      let alone: Piece<Rule>['alone'] = { off: 0 }
      const within = new Map<Rule, Cents>()
      for (const rule of rules.filter(({ what }) => isFor(what, item))) {
        const off = offPiece(rule.how, price, extras)
        if (isConditional(rule)) within.set(rule, off)
        else if (off > alone.off) alone = { off, rule }
      }
      if (alone.off === 0 && within.size === 0) return []
      return Array.from({ length: quantity }, () => ({ line, price, alone, within }))
    })
    .sort((one, other) => other.price - one.price)
}

/** The pieces beside which it may still reduce one: those that it has reduced before have theirs. */
function companionsLeft(
  lines: readonly ReducibleLine[],
  { id, what }: Reduction<unknown>,
  companion: Reduction<unknown>['what'],
): number {
  const beside = lines.filter(({ item }) => isFor(companion, item) && !isFor(what, item))
  const before = lines.filter(({ fixed }) => fixed?.by === id)
  return Math.max(0, quantityOf(beside) - quantityOf(before))
}

const quantityOf = (lines: readonly Pick<ReducibleLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What was decided of a piece. */
interface Taken<Rule> {
  readonly line: number
  readonly off: Cents
  readonly rule?: Rule | undefined
}

/** What was decided of the pieces up to one: how often each condition was used, and what it came to. */
interface Choice<Rule> {
  /** By condition: pieces that it has reduced, or with the cheapest of n, pieces that wait for the others. */
  readonly used: readonly number[]
  readonly off: Cents
  readonly taken: Taken<Rule> | undefined
  readonly before: Choice<Rule> | undefined
}

/** So many ways to use the conditions are followed at once. Usual carts have a few dozen. */
const mostChoices = 150

/** Goes through the pieces once and keeps, for each way to have used the conditions, the one that saves most. */
function bestOf<Rule extends Reduction<unknown>>(
  pieces: readonly Piece<Rule>[],
  conditions: readonly Condition<Rule>[],
): Taken<Rule>[] {
  let choices: readonly Choice<Rule>[] = [
    { used: conditions.map(() => 0), off: 0, taken: undefined, before: undefined },
  ]
  for (const piece of pieces) {
    const best = new Map<string, Choice<Rule>>()
    const keep = (choice: Choice<Rule>) => {
      const key = choice.used.join(' ')
      if (choice.off > (best.get(key)?.off ?? -1)) best.set(key, choice)
    }
    for (const before of choices) {
      const { line, alone } = piece
      keep({ used: before.used, off: before.off + alone.off, taken: { line, ...alone }, before })
      for (const [at, condition] of conditions.entries()) {
        const next = withCondition(before, piece, condition, at)
        if (next) keep(next)
      }
    }
    choices = [...best.values()].sort((one, other) => other.off - one.off).slice(0, mostChoices)
  }
  const taken: Taken<Rule>[] = []
  for (let choice: Choice<Rule> | undefined = choices[0]; choice?.taken; choice = choice.before)
    if (choice.taken.off > 0) taken.push(choice.taken)
  return taken.reverse()
}

/** The piece under a rule with a condition; undefined if the rule is not for it, or was used as often as it may be. */
function withCondition<Rule extends Reduction<unknown>>(
  before: Choice<Rule>,
  { line, within }: Piece<Rule>,
  { rule, most }: Condition<Rule>,
  at: number,
): Choice<Rule> | undefined {
  const off = within.get(rule)
  const used = before.used[at] ?? 0
  if (off === undefined || used >= most) return undefined
  const { how } = rule
  const countsTo = how.kind === 'nth' ? (used + 1) % how.of : used + 1
  const isReduced = how.kind !== 'nth' || countsTo === 0
  return {
    used: before.used.map((one, place) => (place === at ? countsTo : one)),
    off: before.off + (isReduced ? off : 0),
    taken: isReduced ? { line, off, rule } : { line, off: 0 },
    before,
  }
}

function byRule<Rule extends Reduction<unknown>>(
  parts: Map<string, ReducedPieces<Rule> & { readonly quantity: number }>,
  { rule, off }: Taken<Rule>,
): typeof parts {
  const key = rule?.id ?? ''
  const quantity = (parts.get(key)?.quantity ?? 0) + 1
  return parts.set(key, { quantity, off, rule })
}
