// The day book of a month as printed pages (BOOK-2).
import type { Company } from '../shop/legal/company.ts'
import { bookSales, type DayBookLine, usualSales } from './day-book.ts'
import type { Paper, PaperRow } from './paper.ts'
import { issuerLines, type PaperFormat, shortSeal } from './paper-format.ts'
import { addRates, grossOf, type RateSum } from './rate-sums.ts'

export interface BookedLine extends DayBookLine {
  readonly seal: string
}

interface BookNames {
  readonly branchName: string
  readonly shopName: string
  readonly company: Company
  /** 'YYYY-MM'. */
  readonly month: string
}

/** A row for each day, one for each large sale, and the sum of the month. */
export function dayBookPaper(lines: readonly BookedLine[], names: BookNames, format: PaperFormat): Paper {
  const { words, locale, money, rate, number, shortDay } = format
  const all = addRates(lines.flatMap(bookSales))
  const rates = addRates(
    lines.flatMap((line) =>
      bookSales(line).map(({ rate: at, net, tax }) => ({ rate: at, net: Math.abs(net + tax), tax: 0 })),
    ),
  ).map((one) => one.rate)
  const row = (name: string, sums: readonly RateSum[], seal: string, strong = false): PaperRow => ({
    cells: [
      name,
      ...rates.map((at) => money(grossOf(sums.filter((sum) => sum.rate === at)))),
      money(sums.reduce((sum, { tax }) => sum + tax, 0)),
      money(grossOf(sums)),
      seal,
    ],
    strong,
  })
  const invoiced = lines.reduce((sum, line) => sum + grossOf(line.invoiced), 0)
  return {
    locale,
    title: words.dayBook.title,
    lines: [`${format.month(names.month)}, ${names.branchName}`],
    issuer: issuerLines(names.company, names.shopName),
    parts: [
      {
        kind: 'table',
        columns: [words.dayBook.day, ...rates.map(rate), words.dayEnd.tax, words.together, words.dayBook.seal],
        rows: [
          ...lines.flatMap((line) => [
            row(`${number(line.number)} · ${shortDay(line.day)}`, usualSales(line), shortSeal(line.seal).slice(0, 9)),
            ...line.large.map(({ code, sales }) => row(words.dayBook.large(code), sales, '')),
          ]),
          row(words.all, all, '', true),
        ],
      },
      ...(invoiced > 0 ? [{ kind: 'note' as const, text: words.dayBook.invoiced(money(invoiced)) }] : []),
    ],
    foot: [words.dayBook.sealed, words.noTicket],
    page: words.page,
  }
}
