// What the accountant reads of a period: sales by VAT rate, payments by method, and the other accounts (BOOK-3).
import type { DateText } from '../branch/hours.ts'
import type { Cents } from '../shared/money.ts'
import type { Company } from '../shop/legal/company.ts'
import { takenBy } from './ledger.ts'
import type { Paper, PaperRow } from './paper.ts'
import { issuerLines, type PaperFormat } from './paper-format.ts'
import { byWay, paymentWays, takenSum } from './payment.ts'
import { grossOf, ratesOf } from './rate-sums.ts'

interface SummaryOf {
  readonly from: DateText
  readonly to: DateText
  readonly branchNames: readonly string[]
  readonly shopName: string
  readonly company: Company
  /** What each account came to in the period, debit positive. */
  readonly balances: Readonly<Record<string, Cents>>
}

export function summaryPaper({ balances, ...of }: SummaryOf, format: PaperFormat): Paper {
  const { words, locale, money, rate, day } = format
  const { summary } = words
  const rates = ratesOf(Object.entries(balances))
  const amountOf = (...names: readonly string[]) =>
    Object.entries(balances).reduce((sum, [account, cents]) => sum + (names.includes(first(account)) ? cents : 0), 0)
  const others: PaperRow[] = (
    [
      ['customers', amountOf('receivable', 'advance', 'unsettled')],
      ['owed', amountOf('owed', 'unclaimed')],
      ['giftSold', amountOf('gift-sold')],
      ['giftExpired', amountOf('gift-expired')],
      ['rounding', amountOf('rounding')],
      ['fees', amountOf('fees')],
      ['bank', amountOf('bank')],
    ] as const
  ).flatMap(([name, amount]) => (amount === 0 ? [] : [{ cells: [summary.accounts[name], money(amount)] }]))
  return {
    locale,
    title: summary.title,
    lines: [`${day(of.from)} – ${day(of.to)}`, of.branchNames.join(', ')],
    issuer: issuerLines(of.company, of.shopName),
    parts: [
      {
        kind: 'table',
        title: summary.sales,
        columns: ['', words.dayEnd.net, words.dayEnd.tax, words.together],
        rows: [
          ...rates.map((sum) => ({ cells: [rate(sum.rate), money(sum.net), money(sum.tax), money(grossOf([sum]))] })),
          {
            cells: [
              words.all,
              money(rates.reduce((sum, { net }) => sum + net, 0)),
              money(rates.reduce((sum, { tax }) => sum + tax, 0)),
              money(grossOf(rates)),
            ],
            strong: true,
          },
        ],
      },
      {
        kind: 'table',
        title: summary.ways,
        columns: ['', summary.amount],
        rows: [
          ...paymentWays.map((way) => ({ cells: [words.ways[way], money(takenBy(balances, way))] })),
          { cells: [words.all, money(takenSum(byWay((way) => takenBy(balances, way))))], strong: true },
        ],
      },
      ...(others.length > 0
        ? [{ kind: 'table' as const, title: summary.others, columns: ['', summary.amount], rows: others }]
        : []),
    ],
    foot: [summary.check, words.noTicket],
    page: words.page,
  }
}

const first = (account: string): string => account.split(':')[0] ?? ''
