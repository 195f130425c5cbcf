// The files for the accountant, written a page at a time: a million orders take no more memory, and keep nobody waiting
// (BOOK-3).
import { Readable } from 'node:stream'
import type { Branch } from '#domain/branch/branch.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { type AccountNumbers, type DayBalance, journalColumns, journalRow } from '#domain/money/journal.ts'
import { type ByWay, type PaymentWay, paymentWays } from '#domain/money/payment.ts'
import { grossOf, lessRates, type RateSum, ratesOf } from '#domain/money/rate-sums.ts'
import { type DaySales, type InvoiceParty, ublOf, ublOfDay } from '#domain/money/ubl.ts'
import { csvText } from '#domain/shared/csv.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { type BookedDays, balancesIn } from '#server/store/money/balance-range.ts'
import { invoicedOn, invoicesBetween } from '#server/store/money/invoice-store.ts'
import { soldByWay } from './sold-by-way.ts'
import { type ZippedFile, zipOf } from './zip-file.ts'

interface Export extends BookedDays {
  readonly branches: readonly Branch[]
}

/** The journal as CSV with commas, as accounting programs import it. */
export const journalFile = (db: Db, wish: Export, numbers: AccountNumbers): Readable =>
  Readable.from(journalText(db, wish, numbers))

async function* journalText(db: Db, { branches, ...period }: Export, numbers: AccountNumbers): AsyncGenerator<string> {
  yield csvText([journalColumns], ',')
  for (const { id } of branches)
    for await (const balances of balancesIn(db, id, period)) {
      const rows = balances.flatMap((balance) => {
        const row = journalRow(balance, numbers)
        return row ? [row] : []
      })
      yield csvText(rows, ',').slice(1)
    }
}

interface UblExport extends Export {
  readonly seller: InvoiceParty
  readonly locale: Locale
}

/**
 * A UBL invoice for each branch and day on which something was sold without one, and each invoice, in one ZIP. Days
 * that no such invoice can say are listed in a file of their own. `now`: what its files show as their time, in ms.
 */
export const ublFile = (db: Db, wish: UblExport, now: number): Readable =>
  Readable.from(zipOf(ublTexts(db, wish), now), { objectMode: false })

async function* ublTexts(db: Db, wish: UblExport): AsyncGenerator<ZippedFile> {
  const leftOut: string[][] = []
  for (const texts of [dailyInvoices(db, wish, leftOut), issuedInvoices(db, wish)])
    for await (const { name, text } of texts) yield { name, bytes: Buffer.from(text) }
  if (leftOut.length > 0)
    yield {
      name: 'only-in-the-journal.csv',
      bytes: Buffer.from(csvText([['day', 'branch'], ...leftOut], ',')),
    }
}

interface UblText {
  readonly name: string
  readonly text: string
}

async function* issuedInvoices(db: Db, { branches, ...period }: UblExport): AsyncGenerator<UblText> {
  for (const { id } of branches)
    for await (const page of invoicesBetween(db, id, period))
      for (const { invoice } of page) yield { name: `${invoice.number}.xml`, text: ublOf(invoice) }
}

async function* dailyInvoices(
  db: Db,
  { branches, seller, locale, ...period }: UblExport,
  leftOut: string[][],
): AsyncGenerator<UblText> {
  for (const branch of branches)
    for await (const balances of byDay(balancesIn(db, branch.id, period))) {
      const [{ day }] = balances
      const invoiced = await invoicedOn(db, branch.id, day)
      const rates = salesWithoutInvoice(balances, invoiced.rates)
      if (rates.length === 0) continue
      if (!isInvoiceable(rates)) {
        leftOut.push([day, branch.id])
        continue
      }
      const number = `${branch.id}-${day}`
      const paid = await paidOn(db, branch.id, day, invoiced.paid, rates)
      const of = { number, date: day, locale, seller, rates, ...paid }
      yield { name: `${number}.xml`, text: ublOfDay(of) }
    }
}

type OfDay = readonly [DayBalance, ...DayBalance[]]

/** The balances of each day together, whatever the pages are. */
async function* byDay(pages: AsyncIterable<readonly DayBalance[]>): AsyncGenerator<OfDay> {
  let day: DayBalance[] = []
  for await (const page of pages)
    for (const balance of page) {
      if (day[0] && day[0].day !== balance.day) {
        yield day as unknown as OfDay
        day = []
      }
      day.push(balance)
    }
  if (day.length > 0) yield day as unknown as OfDay
}

/** Empty for a day without sales. */
const salesWithoutInvoice = (balances: OfDay, invoiced: readonly RateSum[]): readonly RateSum[] =>
  lessRates(ratesOf(balances.map(({ account, amount }) => [account, amount])), invoiced)
    // What was taken back of a rate and sold at it again comes to nothing, but for a cent of its VAT.
    .filter((sum) => grossOf([sum]) !== 0)

/** Not if more came back than was sold at a rate, nor with sales from before rates were known. */
const isInvoiceable = (rates: readonly RateSum[]): boolean =>
  rates.every((sum) => sum.rate !== null && grossOf([sum]) >= 0)

/**
 * How the sales of a day without an invoice were paid, to the cent; what has an invoice is paid. Below zero, in what
 * was given back, or paid for earlier days. Of a day from before the ledger counted this, nobody knows it.
 */
async function paidOn(
  db: Db,
  branch: string,
  day: DateText,
  invoiced: ByWay,
  sold: readonly RateSum[],
): Promise<Pick<DaySales, 'paid' | 'due'>> {
  const ways = await soldByWay(db, branch, day)
  const sum = (wanted: PaymentWay | 'due') =>
    ways.reduce(
      (all, { way, byRate }) => (way === wanted ? byRate.reduce((some, { gross }) => some + gross, all) : all),
      0,
    )
  const paid = paymentWays.map((way) => [way, sum(way) - invoiced[way]] as const)
  const due = sum('due')
  if (paid.reduce((all, [, amount]) => all + amount, due) !== grossOf(sold)) return { paid: [], due: 0 }
  return { paid: paid.filter(([, amount]) => amount !== 0), due }
}
