// An invoice or a credit note as a page to read: it says what the UBL file says (BOOK-4).
import { companyNumberText } from '../shop/legal/company.ts'
import type { IssuedInvoice } from './order-invoice.ts'
import type { Paper } from './paper.ts'
import type { PaperFormat } from './paper-format.ts'
import { grossOf } from './rate-sums.ts'
import { type InvoiceParty, invoicePaymentsOf, invoiceRates, roundingOf } from './ubl.ts'

/** `format`: in the language of the invoice. */
export function invoicePaper(invoice: IssuedInvoice, format: PaperFormat): Paper {
  const { words, locale, money, rate, number, day } = format
  const { invoice: own, dayEnd } = words
  const { kind, seller, buyer, lines, corrects, delivered } = invoice
  const rates = invoiceRates(lines)
  const rounding = roundingOf(invoice)
  const sums = [
    rates.reduce((sum, { net }) => sum + net, 0),
    rates.reduce((sum, { tax }) => sum + tax, 0),
    grossOf(rates),
  ]
  const facts = [
    [own.date, day(invoice.date)],
    ...(delivered ? [[own.delivered, day(delivered)]] : []),
    [own.reference, apart(invoice.reference)],
  ]
  return {
    locale,
    title: `${own.kinds[kind]} ${apart(invoice.number)}`,
    lines: [day(invoice.date)],
    issuer: [seller.name, ...partyLines(seller)],
    parts: [
      {
        kind: 'beside',
        start: [{ title: own.buyer, rows: [buyer.name, ...partyLines(buyer)].map((line) => ({ cells: [line] })) }],
        end: [{ title: own.kinds[kind], rows: facts.map((cells) => ({ cells })) }],
      },
      {
        kind: 'table',
        columns: [own.item, own.quantity, own.rate, words.together],
        rows: lines.map((line) => ({
          cells: [line.name, number(line.quantity), rate(line.rate), money(line.gross)],
        })),
      },
      {
        kind: 'table',
        columns: [own.rate, dayEnd.net, dayEnd.tax, words.together],
        rows: [
          ...rates.map((sum) => ({ cells: [rate(sum.rate), money(sum.net), money(sum.tax), money(grossOf([sum]))] })),
          { cells: [words.all, ...sums.map(money)], strong: true },
        ],
      },
      ...(invoice.kept ? [{ kind: 'note' as const, text: own.kept }] : []),
      ...(corrects ? [{ kind: 'note' as const, text: own.corrects(apart(corrects.number), day(corrects.date)) }] : []),
      ...(kind === 'invoice' && (invoice.means || invoice.payments)
        ? invoicePaymentsOf(invoice).map(({ way, amount }) => ({
            kind: 'note' as const,
            text: own.paid(money(amount), words.ways[way]),
          }))
        : []),
      ...(kind === 'invoice' && rounding !== 0
        ? [{ kind: 'note' as const, text: `${words.summary.accounts.rounding}: ${money(rounding)}` }]
        : []),
    ],
    foot: own.file,
    page: words.page,
  }
}

/** Isolated, what is written from the left keeps its order also where lines begin on the right. */
const apart = (text: string): string => `\u2066${text}\u2069`

const partyLines = ({ street, postcode, city, number, legalForm, court }: InvoiceParty): string[] => [
  ...(legalForm ? [apart(legalForm)] : []),
  apart(street),
  apart(`${postcode} ${city}`),
  `BE ${companyNumberText(number)}`,
  ...(court ? [apart(court)] : []),
]
