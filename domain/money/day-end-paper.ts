// The end of a day as a printed page (BOOK-1).
import type { Company } from '../shop/legal/company.ts'
import type { BookWords } from './book-words/words.ts'
import { differencesOf, piecesTotal, type RegisterDifference, registerDifferences } from './day-count.ts'
import { type DayEnd, grossByRate, type SoldRow, soldTable } from './day-end.ts'
import type { Paper, PaperRow, PaperTable } from './paper.ts'
import { issuerLines, type PaperFormat, shortSeal } from './paper-format.ts'

interface DayEndNames {
  readonly branchName: string
  readonly shopName: string
  readonly company: Company
}

export function dayEndPaper(end: DayEnd, names: DayEndNames, format: PaperFormat): Paper {
  const { words, locale, day } = format
  const { count, line } = end
  return {
    locale,
    title: words.dayEnd.title,
    lines: [`${day(end.day)}, ${names.branchName}`],
    issuer: issuerLines(names.company, names.shopName),
    parts: [
      { kind: 'table', ...soldPart(end, format) },
      ...(count?.note ? [{ kind: 'note' as const, text: count.note }] : []),
      {
        kind: 'beside',
        start: [cashPart(end, format)],
        end: [ordersPart(end, format), takenPart(end, format)],
        signatures: [
          count ? `${words.dayEnd.signCounted}: ${count.by}` : words.dayEnd.signCounted,
          words.dayEnd.signSeen,
        ],
      },
    ],
    foot: [
      ...(line
        ? [
            words.dayEnd.line(names.branchName, format.number(line.number), format.moment(line.closedAt)),
            words.dayEnd.seal(shortSeal(line.seal), shortSeal(line.before)),
          ]
        : [words.dayEnd.open]),
      words.noTicket,
    ],
    page: words.page,
  }
}

function soldPart(end: DayEnd, format: PaperFormat): PaperTable {
  const { words, money, rate } = format
  const { dayEnd } = words
  const table = soldTable(end)
  const row = (name: string, amounts: readonly number[], strong = false): PaperRow => ({
    cells: [name, ...amounts.map(money)],
    strong,
  })
  return {
    title: dayEnd.sold,
    columns: ['', ...table.rates.map(rate), words.together],
    rows: [
      ...table.ways.map((sold) => row(soldName(sold, words), sold.amounts)),
      ...(table.corrections.length > 0 ? [row(dayEnd.corrections, table.corrections)] : []),
      row(words.all, table.all, true),
      row(dayEnd.tax, table.tax),
      row(dayEnd.net, table.net),
      ...registerRows(end, table.rates, format).map(({ name, amounts, strong }) => row(name, amounts, strong)),
    ],
  }
}

/** What the registered till said and how it differs, in the columns of the table; nothing if nobody typed it. */
function registerRows(
  { count, sold }: DayEnd,
  rates: readonly (number | null)[],
  { words: { dayEnd }, moment }: PaperFormat,
): { name: string; amounts: number[]; strong: boolean }[] {
  if (!count || count.register.length === 0) return []
  const since = registerDifferences(count.ours, grossByRate(sold))
  const said = registerDifferences(count.ours, count.register)
  const row = (all: readonly RegisterDifference[], of: 'register' | 'difference') => [
    ...rates.map((rate) => all.find((one) => one.rate === rate)?.[of] ?? 0),
    all.reduce((sum, one) => sum + one[of], 0),
  ]
  return [
    ...(since.some(({ difference }) => difference !== 0)
      ? [{ name: dayEnd.since, amounts: row(since, 'difference'), strong: false }]
      : []),
    { name: dayEnd.registerBy(count.by, moment(count.at)), amounts: row(said, 'register'), strong: false },
    { name: dayEnd.difference, amounts: row(said, 'difference'), strong: true },
  ]
}

function cashPart(end: DayEnd, { words, money, moment }: PaperFormat): PaperTable {
  const { dayEnd } = words
  const { count, cash, rounding, floatBefore } = end
  const float = count?.float ?? floatBefore ?? 0
  const rows: PaperRow[] = [
    { cells: [dayEnd.float, money(float)] },
    { cells: [dayEnd.cashTaken, money(cash)] },
    { cells: [dayEnd.rounding, money(rounding)] },
    { cells: [dayEnd.should, money(float + cash)], strong: true },
  ]
  if (count) {
    const total = piecesTotal(count.pieces)
    const difference = differencesOf(count).cash
    const since = cash - count.expected
    if (since !== 0) rows.push({ cells: [dayEnd.since, money(since)] })
    rows.push(
      { cells: [dayEnd.countedBy(count.by, moment(count.at)), money(total)] },
      { cells: [differenceName(difference, dayEnd), money(difference)], strong: true },
      { cells: [dayEnd.keeps, money(count.keeps)] },
      { cells: [dayEnd.bank, money(total - count.keeps)] },
    )
  }
  return { title: dayEnd.cash, rows }
}

/** Of a row of what was sold: nobody owes less than nothing, so a sum below zero says what it is. */
export const soldName = ({ way, amounts }: SoldRow, { ways, dayEnd }: Pick<BookWords, 'ways' | 'dayEnd'>): string =>
  way === 'due' && (amounts.at(-1) ?? 0) < 0 ? dayEnd.settled : ways[way]

export const differenceName = (
  difference: number,
  words: Readonly<Record<'short' | 'over' | 'exact', string>>,
): string => (difference < 0 ? words.short : difference > 0 ? words.over : words.exact)

function ordersPart(
  { orders, toGiveBack, large, invoiced }: DayEnd,
  { words, money, number }: PaperFormat,
): PaperTable {
  const { dayEnd } = words
  return {
    title: dayEnd.orders,
    rows: [
      { cells: [dayEnd.soldOrders, number(orders.sold)] },
      { cells: [dayEnd.refused, number(orders.refused)] },
      { cells: [dayEnd.cancelled, number(orders.cancelled)] },
      { cells: [dayEnd.notCollected, number(orders.notCollected)] },
      { cells: [dayEnd.toGiveBack, money(toGiveBack)] },
      { cells: [dayEnd.invoiced, money(invoiced)] },
      ...(large.length === 0
        ? [{ cells: [dayEnd.large, words.none] }]
        : large.map(({ code, gross }) => ({ cells: [`${dayEnd.large}: ${code}`, money(gross)] }))),
    ],
  }
}

const takenPart = ({ taken, giftSold }: DayEnd, { words, money }: PaperFormat): PaperTable => ({
  title: words.dayEnd.taken,
  rows: [
    ...taken.map(({ way, amount }) => ({ cells: [words.ways[way], money(amount)] })),
    { cells: [words.all, money(taken.reduce((sum, { amount }) => sum + amount, 0))], strong: true },
    ...(giftSold === 0 ? [] : [{ cells: [words.dayEnd.giftSold, money(giftSold)] }]),
  ],
})
