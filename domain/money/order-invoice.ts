// When an order is invoiced, when that is taken back, and what an invoice says of it (BOOK-4).
import type { DateText } from '../branch/hours.ts'
import type { LineOption } from '../menu/piece-price.ts'
import { isOver, isSold, phaseOf } from '../order/course.ts'
import type { Order, OrderLine } from '../order/order.ts'
import { type Locale, localize } from '../shared/locale.ts'
import type { Cents } from '../shared/money.ts'
import type { InvoiceWish } from './invoice-wish.ts'
import { due, keptWays, paymentsNotUndone, soldFor, vatSold } from './order-payments.ts'
import { grossOf, lessRates, type RateSum } from './rate-sums.ts'
import { type Invoice, type InvoiceLine, type InvoiceParty, invoiceRates, sharesOfLines } from './ubl.ts'

/** An invoice or a credit note as it was issued; nothing of it ever changes. */
export interface IssuedInvoice extends Invoice {
  /** The day on which the day book leaves it out; a credit note puts it back. */
  readonly day: DateText
}

type Invoiced = Pick<Order, 'course' | 'total' | 'payments' | 'lines'> & Partial<Pick<Order, 'keptAt'>>

/**
 * `unsold`: it fell, and nothing is kept of it. `unpaid`: it is not handed over, or not paid. `unrated`: it costs
 * nothing, or its VAT rates are unknown.
 */
export type InvoiceHurdle = 'unsold' | 'unpaid' | 'unrated'

/**
 * What keeps an order from being invoiced; undefined once it is handed over and paid, or once the shop keeps what was
 * paid for it: then the sale is certain.
 */
export function invoiceHurdle(order: Invoiced): InvoiceHurdle | undefined {
  const sold = soldFor(order)
  if (!isSold(order.course) && sold === 0) return 'unsold'
  if (!isOver(phaseOf(order)) || due(order) > 0) return 'unpaid'
  return sold <= 0 || order.lines.some(({ vat }) => !vat) ? 'unrated' : undefined
}

/** What is to be issued for an order. */
export interface InvoiceTurn {
  /** Whether the invoice that stands is taken back whole, by a credit note. */
  readonly credits: boolean
  /** Whether an invoice is issued. */
  readonly issues: boolean
}

const nothing: InvoiceTurn = { credits: false, issues: false }

/**
 * What an order needs: `current` is its invoice without a credit note, `next` what an invoice would say now, or
 * undefined if none is wanted or can be made. An order that comes back to be changed keeps its invoice until it is over
 * again.
 */
export function invoiceTurn(
  order: Invoiced,
  current: InvoicedSale | undefined,
  next: InvoicedSale | undefined,
): InvoiceTurn {
  const hurdle = invoiceHurdle(order)
  if (hurdle === 'unsold') return { credits: current !== undefined, issues: false }
  if (hurdle || !next) return nothing
  if (!current) return { credits: false, issues: true }
  const isSame = said(current) === said(next)
  return { credits: !isSame, issues: !isSame }
}

type InvoicedSale = Pick<Invoice, 'buyer' | 'lines' | 'kept'>

const said = ({ buyer, lines, kept }: InvoicedSale): string =>
  JSON.stringify([
    kept === true,
    buyer.number,
    buyer.name,
    buyer.street,
    buyer.postcode,
    buyer.city,
    ...lines.flatMap(({ name, quantity, gross, rate }) => [name, quantity, gross, rate]),
  ])

/**
 * The lines of an order at their rates: one line for each rate of a deal. What is free is left out. Of an order that
 * nobody collected, each line has its share of what is kept.
 */
export function invoiceLines(order: Invoiced, locale: Locale): InvoiceLine[] {
  const lines = order.lines.flatMap((line) => linesAtRates(line, locale))
  if (isSold(order.course)) return lines
  const kept = sharesOfLines(
    lines,
    vatSold(order).map(({ rate, gross }) => [rate, gross]),
  )
  return lines.map((line, at) => ({ ...line, gross: kept[at] ?? 0 })).filter(({ gross }) => gross > 0)
}

function linesAtRates(line: OrderLine, locale: Locale): InvoiceLine[] {
  const byRate = new Map<number, number>()
  for (const { rate, amount } of line.vat ?? []) byRate.set(rate, (byRate.get(rate) ?? 0) + amount)
  const { quantity } = line
  return [...byRate]
    .filter(([, amount]) => amount > 0)
    .map(([rate, amount]) => ({ name: nameOf(line, locale), quantity, gross: amount * quantity, rate }))
}

/** 'Latte (large, oat milk)', 'Lunch deal (Bagel, Cappuccino)'. */
function nameOf({ name, options, parts = [] }: NamedPiece, locale: Locale): string {
  const chosen = [
    ...options.filter(({ usual }) => !usual).map((option) => countedName(option, locale)),
    ...parts.map((part) => nameOf(part, locale)),
  ]
  return chosen.length > 0 ? `${localize(name, locale)} (${chosen.join(', ')})` : localize(name, locale)
}

interface NamedPiece extends Pick<OrderLine, 'name' | 'options'> {
  readonly parts?: readonly NamedPiece[] | undefined
}

const countedName = ({ name, quantity }: LineOption, locale: Locale): string =>
  quantity > 1 ? `${quantity} × ${localize(name, locale)}` : localize(name, locale)

interface InvoicedAt {
  readonly seller: InvoiceParty
  readonly wish: Pick<InvoiceWish, 'buyer' | 'locale'>
  /** The day on which it is issued. */
  readonly today: DateText
  /** The day on which the ledger has the sale. */
  readonly soldOn: DateText
}

/** What an invoice of the order would say, without a number; undefined as long as none can be made. */
export function invoiceOf(
  order: Invoiced & Pick<Order, 'code' | 'token'>,
  { seller, wish: { buyer, locale }, today, soldOn }: InvoicedAt,
): Unnumbered | undefined {
  if (invoiceHurdle(order)) return undefined
  return {
    kind: 'invoice',
    date: today,
    day: laterOf(today, soldOn),
    locale,
    ...(isSold(order.course) ? { delivered: soldOn } : { kept: true }),
    reference: order.code || order.token,
    seller,
    buyer,
    lines: invoiceLines(order, locale),
    means: paymentsNotUndone(order.payments).at(-1)?.way ?? 'other',
    payments: keptWays(order),
  }
}

export type Unnumbered = Omit<IssuedInvoice, 'number'>

/** The credit note that takes a whole invoice back. */
export const creditOf = (invoice: IssuedInvoice, today: DateText): Unnumbered => {
  const { number, date, delivered: _, kept: __, ...same } = invoice
  return { ...same, kind: 'credit', date: today, day: laterOf(today, invoice.day), corrects: { number, date } }
}

/** What was sold before its day counts on that day; a day that has ended never changes. */
const laterOf = (one: DateText, other: DateText): DateText => (one > other ? one : other)

/** 'C2026-00012': credit notes have numbers of their own. */
export const invoiceNumber = (kind: Invoice['kind'], year: number, count: number): string =>
  `${kind === 'credit' ? 'C' : ''}${year}-${String(count).padStart(5, '0')}`

/** What some invoices, less credit notes, take out of the day book, by rate. */
export const invoicedRates = (invoices: readonly Pick<Invoice, 'kind' | 'lines'>[]): RateSum[] =>
  lessRates(ratesIn(invoices, 'invoice'), ratesIn(invoices, 'credit'))

const ratesIn = (invoices: readonly Pick<Invoice, 'kind' | 'lines'>[], kind: Invoice['kind']): RateSum[] =>
  invoices.flatMap((one) => (one.kind === kind ? invoiceRates(one.lines) : []))

/** With VAT; below zero for a credit note. */
export const invoiceTotal = (invoice: Pick<Invoice, 'kind' | 'lines'>): Cents => grossOf(invoicedRates([invoice]))
