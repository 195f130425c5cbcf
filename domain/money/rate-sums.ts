// Sales by VAT rate, as the ledger's accounts of sales and VAT have them.
import type { Cents } from '../shared/money.ts'

/** In cents; the rate in hundredths of a per cent, null for what was sold before rates were known. */
export interface RateSum {
  readonly rate: number | null
  readonly net: Cents
  readonly tax: Cents
}

const named = /^(sales|vat):(\d+|none)$/

/** What some accounts come to, debit positive: sales and VAT stand on the credit side. */
export const ratesOf = (accounts: Iterable<readonly [account: string, amount: Cents]>): RateSum[] =>
  addRates(
    [...accounts].flatMap(([account, amount]) => {
      const [, kind, rate] = named.exec(account) ?? []
      if (!kind) return []
      const of = { rate: rate === 'none' ? null : Number(rate), net: 0, tax: 0 }
      return [kind === 'sales' ? { ...of, net: -amount } : { ...of, tax: -amount }]
    }),
  )

/** One sum for each rate, the lowest first and the unknown one last; rates that come to nothing are left out. */
export function addRates(sums: readonly RateSum[]): RateSum[] {
  const byRate = new Map<number | null, RateSum>()
  for (const { rate, net, tax } of sums) {
    const sum = byRate.get(rate) ?? { rate, net: 0, tax: 0 }
    byRate.set(rate, { rate, net: sum.net + net, tax: sum.tax + tax })
  }
  return [...byRate.values()]
    .filter(({ net, tax }) => net !== 0 || tax !== 0)
    .sort((one, other) => (one.rate ?? Number.POSITIVE_INFINITY) - (other.rate ?? Number.POSITIVE_INFINITY))
}

/** The first sums without the second ones. */
export const lessRates = (sums: readonly RateSum[], less: readonly RateSum[]): RateSum[] =>
  addRates([...sums, ...less.map(({ rate, net, tax }) => ({ rate, net: 0 - net, tax: 0 - tax }))])

/** The sum with VAT. */
export const grossOf = (sums: readonly RateSum[]): Cents => sums.reduce((all, { net, tax }) => all + net + tax, 0)
