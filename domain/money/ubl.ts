// An invoice or a credit note as UBL 2.1, as Peppol BIS Billing 3 and EN 16931 ask for it (BOOK-3).
import type { DateText } from '../branch/hours.ts'
import type { Locale } from '../shared/locale.ts'
import type { Cents } from '../shared/money.ts'
import { splitPrice } from '../shared/split-price.ts'
import { bookWordsOf } from './book-words/index.ts'
import { euroText, rateText } from './journal.ts'
import type { PaymentWay } from './payment.ts'
import { addRates, grossOf, type RateSum } from './rate-sums.ts'

export interface InvoiceParty {
  readonly name: string
  /** Ten digits of the enterprise number; it is the address in Peppol too. */
  readonly number: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** Of the seller: its legal form and its register of legal persons, such as 'bv' and 'RPR Antwerpen'. */
  readonly legalForm?: string | undefined
  readonly court?: string | undefined
}

/** Prices include VAT: `gross` is that of the whole line. */
export interface InvoiceLine {
  readonly name: string
  readonly quantity: number
  readonly gross: Cents
  /** In hundredths of a per cent. */
  readonly rate: number
}

/** What was paid in one way: `amount` was taken, `applied` is what of the total it paid; cash is rounded. */
export interface InvoicePayment {
  readonly way: PaymentWay
  readonly amount: Cents
  readonly applied: Cents
}

export interface Invoice {
  readonly kind: 'invoice' | 'credit'
  readonly number: string
  readonly date: DateText
  readonly locale: Locale
  /** What the buyer finds the purchase by. */
  readonly reference: string
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly lines: readonly InvoiceLine[]
  /** The invoice that a credit note corrects. */
  readonly corrects?: { readonly number: string; readonly date: DateText }
  /** When it was handed over, where an invoice says so. */
  readonly delivered?: DateText
  /** Nobody collected it, and the shop keeps what was paid for it. */
  readonly kept?: true
  /** How it was paid, and how much in each way; the oldest ones say only in which way the last payment was made. */
  readonly means?: PaymentWay
  readonly payments?: readonly InvoicePayment[]
}

/** What was sold on a day without an invoice, as one invoice to nobody, for the program of the accountant alone. */
export interface DaySales {
  readonly number: string
  readonly date: DateText
  readonly locale: Locale
  readonly seller: InvoiceParty
  /** As the ledger has them, where the VAT of each sale was rounded. */
  readonly rates: readonly RateSum[]
  /** How much was paid in each way; below zero, what was given back. Empty where nobody knows. */
  readonly paid: readonly (readonly [way: PaymentWay, amount: Cents])[]
  /** What of it nobody has paid; below zero, what was paid of sales of earlier days. */
  readonly due: Cents
}

const norm = 'urn:cen.eu:en16931:2017'
const peppol = `${norm}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`
const belgium = '<cac:Country><cbc:IdentificationCode>BE</cbc:IdentificationCode></cac:Country>'
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
/** The register of Belgian enterprise numbers. */
const belgian = '0208'
const schema = 'urn:oasis:names:specification:ubl:schema:xsd'

/** VAT by rate, from what was paid: prices include it. */
export function invoiceRates(lines: readonly InvoiceLine[]): RateSum[] {
  const gross = new Map<number, Cents>()
  for (const line of lines) gross.set(line.rate, (gross.get(line.rate) ?? 0) + line.gross)
  return addRates([...gross].map(([rate, sum]) => rateSum(rate, sum)))
}

/** Splits what was paid at a rate into net and VAT. */
export function rateSum(rate: number, gross: Cents): RateSum {
  const tax = Math.round((gross * rate) / (10_000 + rate))
  return { rate, net: gross - tax, tax }
}

/** How an invoice was paid; all of it in one way where it says no more. */
export const invoicePaymentsOf = ({ payments, means = 'other', lines }: Invoice): readonly InvoicePayment[] => {
  const total = lines.reduce((sum, { gross }) => sum + gross, 0)
  return payments ?? [{ way: means, amount: total, applied: total }]
}

/** What was taken more, or less, than the total of an invoice: cash is rounded. */
export const roundingOf = (invoice: Invoice): Cents =>
  invoicePaymentsOf(invoice).reduce((sum, { amount, applied }) => sum + amount - applied, 0)

export function ublOf(invoice: Invoice): string {
  const { kind, number, date, locale, reference, seller, buyer, lines, corrects, delivered, kept } = invoice
  return ublText({
    kind,
    number,
    date,
    reference,
    lines,
    corrects,
    delivered,
    rates: invoiceRates(lines),
    head: tag('CustomizationID', peppol) + tag('ProfileID', profile),
    seller: party(seller),
    buyer: party(buyer),
    means: meansText(
      invoicePaymentsOf(invoice).map(({ way, amount }) => [way, amount]),
      locale,
    ),
    ...(kept && { note: bookWordsOf[locale].invoice.kept }),
    due: 0,
    rounding: roundingOf(invoice),
  })
}

/**
 * The norm wants VAT that follows from the net sum of a rate. That of the sales, each rounded, comes to other cents on
 * a busy day: a note says to how many. What was paid is the same to the cent.
 */
export function ublOfDay({ number, date, locale, seller, rates: booked, paid, due }: DaySales): string {
  const { ubl } = bookWordsOf[locale]
  const rates = booked.map((sum) => rateSum(sum.rate ?? 0, grossOf([sum])))
  const tax = taxOf(rates)
  const bookedTax = taxOf(booked)
  return ublText({
    kind: 'invoice',
    number,
    date,
    reference: number,
    rates,
    lines: rates.map((sum) => ({
      name: ubl.item(`${rateText(sum.rate ?? 0)} %`),
      quantity: 1,
      gross: grossOf([sum]),
      rate: sum.rate ?? 0,
    })),
    head: tag('CustomizationID', norm),
    seller: party(seller),
    buyer: nobody(ubl.buyer),
    means: meansText(paid, locale),
    ...(tax !== bookedTax && { note: ubl.rounded(euroText(bookedTax), euroText(tax)) }),
    due,
    rounding: 0,
  })
}

const taxOf = (rates: readonly RateSum[]): Cents => rates.reduce((sum, one) => sum + one.tax, 0)

interface Ubl extends Pick<Invoice, 'kind' | 'number' | 'date' | 'reference' | 'lines'> {
  /** Which rules it follows. */
  readonly head: string
  readonly note?: string
  readonly corrects?: Invoice['corrects']
  readonly delivered?: DateText | undefined
  readonly seller: string
  readonly buyer: string
  readonly means: string
  readonly rates: readonly RateSum[]
  readonly due: Cents
  readonly rounding: Cents
}

function ublText(ubl: Ubl): string {
  const { kind, number, date, reference, lines, head, note, corrects, delivered, rates, due, rounding } = ubl
  const credit = kind === 'credit'
  const root = credit ? 'CreditNote' : 'Invoice'
  const net = rates.reduce((sum, one) => sum + one.net, 0)
  const tax = taxOf(rates)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${schema}:${root}-2" xmlns:cac="${schema}:CommonAggregateComponents-2" xmlns:cbc="${schema}:CommonBasicComponents-2">
${head}${tag('ID', number)}${tag('IssueDate', date)}
${credit ? tag('CreditNoteTypeCode', '381') : tag('DueDate', date) + tag('InvoiceTypeCode', '380')}
${note ? tag('Note', note) : ''}
${tag('DocumentCurrencyCode', 'EUR')}${tag('BuyerReference', reference)}
${corrects ? `<cac:BillingReference><cac:InvoiceDocumentReference>${tag('ID', corrects.number)}${tag('IssueDate', corrects.date)}</cac:InvoiceDocumentReference></cac:BillingReference>` : ''}
<cac:AccountingSupplierParty>${ubl.seller}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${ubl.buyer}</cac:AccountingCustomerParty>
${delivered ? `<cac:Delivery>${tag('ActualDeliveryDate', delivered)}</cac:Delivery>` : ''}
<cac:PaymentMeans>${ubl.means}</cac:PaymentMeans>
${credit ? '' : `<cac:PaymentTerms>${tag('Note', due > 0 ? dueTerms : paidTerms)}</cac:PaymentTerms>`}
<cac:TaxTotal>${amount('TaxAmount', tax)}${rates.map(subtotal).join('\n')}</cac:TaxTotal>
<cac:LegalMonetaryTotal>${amount('LineExtensionAmount', net)}${amount('TaxExclusiveAmount', net)}${amount('TaxInclusiveAmount', net + tax)}${amount('PrepaidAmount', net + tax + rounding - due)}${rounding === 0 ? '' : amount('PayableRoundingAmount', rounding)}${amount('PayableAmount', due)}</cac:LegalMonetaryTotal>
${netLines(lines, rates)
  .map((line, place) => lineText(line, place + 1, credit))
  .join('\n')}
</${root}>
`.replace(/\n+/g, '\n')
}

/** Of UNCL4461. 1: not defined, 10: in cash, 48: bank card, 68: online payment service. */
const meansCodes: Readonly<Record<PaymentWay, string>> = {
  cash: '10',
  card: '48',
  online: '68',
  other: '1',
  edenred: '1',
  monizze: '1',
  pluxee: '1',
  gift: '1',
}

/** The norm knows one code: several ways are named, with what was paid in each. */
function meansText(paid: readonly (readonly [PaymentWay, Cents])[], locale: Locale): string {
  const [first, ...others] = paid
  if (first && others.length === 0) return tag('PaymentMeansCode', meansCodes[first[0]])
  const { ways } = bookWordsOf[locale]
  const named = paid.map(([way, cents]) => `${ways[way]} ${euroText(cents)}`).join(', ')
  const name = named && ` name="${escapeXml(named).replaceAll('"', '&quot;')}"`
  return `<cbc:PaymentMeansCode${name}>${meansCodes.other}</cbc:PaymentMeansCode>`
}

const paidTerms = 'Betaald / Payé / Paid'
const dueTerms = 'Te betalen / À payer / To pay'

function party({ name, number, street, postcode, city, legalForm, court }: InvoiceParty): string {
  const legal = [legalForm, court].filter(Boolean).join(', ')
  return `<cac:Party>
<cbc:EndpointID schemeID="${belgian}">${number}</cbc:EndpointID>
<cac:PartyName>${tag('Name', name)}</cac:PartyName>
<cac:PostalAddress>${tag('StreetName', street)}${tag('CityName', city)}${tag('PostalZone', postcode)}${belgium}</cac:PostalAddress>
<cac:PartyTaxScheme>${tag('CompanyID', `BE${number}`)}<cac:TaxScheme>${tag('ID', 'VAT')}</cac:TaxScheme></cac:PartyTaxScheme>
<cac:PartyLegalEntity>${tag('RegistrationName', name)}<cbc:CompanyID schemeID="${belgian}">${number}</cbc:CompanyID>${legal ? tag('CompanyLegalForm', legal) : ''}</cac:PartyLegalEntity>
</cac:Party>`
}

/** Those who bought without an invoice. */
const nobody = (name: string): string =>
  `<cac:Party><cac:PartyName>${tag('Name', name)}</cac:PartyName><cac:PostalAddress>${belgium}</cac:PostalAddress><cac:PartyLegalEntity>${tag('RegistrationName', name)}</cac:PartyLegalEntity></cac:Party>`

const subtotal = ({ rate, net, tax }: RateSum): string =>
  `<cac:TaxSubtotal>${amount('TaxableAmount', net)}${amount('TaxAmount', tax)}<cac:TaxCategory>${category(rate ?? 0, true)}</cac:TaxCategory></cac:TaxSubtotal>`

/** A deposit is no part of the taxable amount; nothing else is sold at 0 %. */
const category = (rate: number, withReason: boolean): string =>
  `${tag('ID', rate === 0 ? 'E' : 'S')}${tag('Percent', rateText(rate))}${rate === 0 && withReason ? tag('TaxExemptionReason', 'Deposit, VAT Code Art. 28') : ''}<cac:TaxScheme>${tag('ID', 'VAT')}</cac:TaxScheme>`

type NetLine = InvoiceLine & { readonly net: Cents }

function netLines(lines: readonly InvoiceLine[], rates: readonly RateSum[]): NetLine[] {
  const nets = sharesOfLines(
    lines,
    rates.map(({ rate, net }) => [rate, net]),
  )
  return lines.map((line, at) => ({ ...line, net: nets[at] ?? 0 }))
}

/** The amount of each rate, spread over its lines to the cent. */
export function sharesOfLines(
  lines: readonly InvoiceLine[],
  amounts: readonly (readonly [rate: number | null, amount: Cents])[],
): readonly Cents[] {
  const shares = new Map(
    amounts.map(([rate, amount]) => {
      const weights = lines.filter((line) => line.rate === rate).map(({ gross }) => gross)
      return [rate, splitPrice(amount, weights)] as const
    }),
  )
  return lines.map(({ rate }) => shares.get(rate)?.shift() ?? 0)
}

/** The price is that of the whole quantity: divided, it would not come to whole cents. */
function lineText({ name, quantity, rate, net }: NetLine, id: number, credit: boolean): string {
  const [root, quantityName] = credit ? ['CreditNoteLine', 'CreditedQuantity'] : ['InvoiceLine', 'InvoicedQuantity']
  return `<cac:${root}>${tag('ID', String(id))}<cbc:${quantityName} unitCode="C62">${quantity}</cbc:${quantityName}>${amount('LineExtensionAmount', net)}
<cac:Item>${tag('Name', name)}<cac:ClassifiedTaxCategory>${category(rate, false)}</cac:ClassifiedTaxCategory></cac:Item>
<cac:Price>${amount('PriceAmount', net)}<cbc:BaseQuantity unitCode="C62">${quantity}</cbc:BaseQuantity></cac:Price></cac:${root}>`
}

const amount = (name: string, cents: Cents): string => `<cbc:${name} currencyID="EUR">${euroText(cents)}</cbc:${name}>`

const tag = (name: string, text: string): string => `<cbc:${name}>${escapeXml(text)}</cbc:${name}>`

/** Characters that XML knows no way to write are left out. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
