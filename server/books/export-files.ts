// The files for the accountant, written a page of balances at a time: a million orders take no more memory (BOOK-3).
import { PassThrough, Readable } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'
import type { Branch } from '../../domain/branch/branch.ts'
import { bookWordsOf } from '../../domain/money/book-words/index.ts'
import {
  type AccountNumbers,
  type DayBalance,
  journalColumns,
  journalRow,
  rateText,
} from '../../domain/money/journal.ts'
import { grossOf, lessRates, type RateSum, ratesOf } from '../../domain/money/rate-sums.ts'
import { type InvoiceParty, ublOf } from '../../domain/money/ubl.ts'
import { csvText } from '../../domain/shared/csv.ts'
import type { Locale } from '../../domain/shared/locale.ts'
import { type BookedDays, balancesIn } from '../store/books/balance-range.ts'
import type { Db } from '../store/engines/engine.ts'
import { invoicedOn, invoicesBetween } from '../store/invoices/invoice-store.ts'

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

/** A UBL invoice for each branch and day on which something was sold without one, and each invoice, in one ZIP. */
export function ublFile(db: Db, wish: UblExport): Readable {
  const out = new PassThrough()
  const zip = new Zip((error, part, last) => {
    if (error) out.destroy(error)
    else if (last) out.end(part)
    else out.write(part)
  })
  const write = async () => {
    for (const texts of [dailyInvoices(db, wish), issuedInvoices(db, wish)])
      for await (const { name, text } of texts) {
        const file = new ZipDeflate(name, { level: 6 })
        zip.add(file)
        file.push(Buffer.from(text), true)
        if (out.writableNeedDrain) await new Promise((resolve) => out.once('drain', resolve).once('close', resolve))
        if (out.destroyed) return
      }
    zip.end()
  }
  write().catch((error) => out.destroy(error))
  return out
}

interface UblText {
  readonly name: string
  readonly text: string
}

async function* issuedInvoices(db: Db, { branches, from, to }: UblExport): AsyncGenerator<UblText> {
  const ids = branches.map(({ id }) => id)
  for await (const page of invoicesBetween(db, ids, { from, to }))
    for (const { invoice } of page) yield { name: `${invoice.number}.xml`, text: ublOf(invoice) }
}

async function* dailyInvoices(db: Db, { branches, seller, locale, ...period }: UblExport): AsyncGenerator<UblText> {
  for (const branch of branches)
    for await (const balances of byDay(balancesIn(db, branch.id, period))) {
      const [{ day }] = balances
      const { rates: invoiced } = await invoicedOn(db, branch.id, day)
      const text = dayInvoice(balances, { branch, seller, locale, invoiced })
      if (text) yield { name: `${branch.id}-${day}.xml`, text }
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

interface DayOf extends Omit<UblExport, keyof Export> {
  readonly branch: Branch
  readonly invoiced: readonly RateSum[]
}

/**
 * Null for a day without sales, for one with sales from before rates were known, and for one on which more came back than
 * was sold at a rate: the journal has these.
 */
function dayInvoice(balances: OfDay, { branch, seller, locale, invoiced }: DayOf): string | null {
  const [{ day }] = balances
  const all = ratesOf(balances.map(({ account, amount }) => [account, amount]))
  const rates = lessRates(all, invoiced)
  if (rates.length === 0 || rates.some((sum) => sum.rate === null || grossOf([sum]) <= 0)) return null
  const { ubl } = bookWordsOf[locale]
  const lines = rates.map((sum) => ({
    name: ubl.item(`${rateText(sum.rate ?? 0)} %`),
    ...{ quantity: 1, gross: grossOf([sum]), rate: sum.rate ?? 0 },
  }))
  const number = `${branch.id}-${day}`
  const buyer = { ...seller, name: ubl.buyer }
  return ublOf({ kind: 'invoice', number, date: day, reference: number, seller, buyer, lines }, rates)
}
