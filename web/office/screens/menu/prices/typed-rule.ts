// The rule by which prices change, as it is typed.
import { mostPercent, type PriceRule } from '#domain/menu/price-change.ts'
import { parsePrice, parseSurcharge } from '#domain/shared/typed-price.ts'

export const ruleKinds = ['percent', 'amount', 'set'] as const
export type RuleKind = (typeof ruleKinds)[number]

interface TypedRule {
  readonly kind: RuleKind
  readonly by: string
}

/** Undefined for what cannot be read. A percentage is typed like a price: 2,5 is 250 hundredths of a percent. */
export function ruleIn({ kind, by }: TypedRule): PriceRule | undefined {
  const text = by.replace('%', '')
  if (kind === 'set') {
    const to = parsePrice(text)
    return to === undefined ? undefined : { kind, to }
  }
  const number = parseSurcharge(text)
  if (number === undefined || (kind === 'percent' && Math.abs(number) > mostPercent)) return undefined
  return { kind, by: number }
}
