// An invoice or a credit note as UBL 2.1, as Peppol BIS Billing 3 and EN 16931 ask for it (BOOK-3).
import type { DateText } from '../branch/hours.ts'
import type { PaymentWay } from '../counter/payment.ts'
import type { Cents } from '../shared/money.ts'
import { splitPrice } from '../shared/split-price.ts'
import { euroText, rateText } from './journal.ts'
import { addRates, type RateSum } from './rate-sums.ts'

export interface InvoiceParty {
  readonly name: string
  /** Ten digits of the enterprise number; it is the address in Peppol too. */
  readonly number: string
  readonly street: string
  readonly postcode: string
  readonly city: string
}

/** Prices include VAT: `gross` is that of the whole line. */
export interface InvoiceLine {
  readonly name: string
  readonly quantity: number
  readonly gross: Cents
  /** In hundredths of a per cent. */
  readonly rate: number
}

/** What of an invoice was paid in a way. */
export interface InvoicePayment {
  readonly way: PaymentWay
  readonly amount: Cents
}

export interface Invoice {
  readonly kind: 'invoice' | 'credit'
  readonly number: string
  readonly date: DateText
  /** What the buyer finds the purchase by. */
  readonly reference: string
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly lines: readonly InvoiceLine[]
  /** The invoice that a credit note corrects. */
  readonly corrects?: { readonly number: string; readonly date: DateText }
  /** When it was handed over, where an invoice says so. */
  readonly delivered?: DateText
  /** How it was paid; absent for the sales of a whole day. */
  readonly paid?: readonly InvoicePayment[]
  /** In its place on what an earlier version issued: one way for all. */
  readonly means?: PaymentWay
}

const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
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

/** `rates`: as the ledger has them, where many sales make one line and each had its VAT rounded. */
export function ublOf(invoice: Invoice, rates: readonly RateSum[] = invoiceRates(invoice.lines)): string {
  const { kind, number, date, reference, seller, buyer, lines, corrects, delivered } = invoice
  const credit = kind === 'credit'
  const root = credit ? 'CreditNote' : 'Invoice'
  const net = rates.reduce((sum, one) => sum + one.net, 0)
  const tax = rates.reduce((sum, one) => sum + one.tax, 0)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${schema}:${root}-2" xmlns:cac="${schema}:CommonAggregateComponents-2" xmlns:cbc="${schema}:CommonBasicComponents-2">
${tag('CustomizationID', customization)}${tag('ProfileID', profile)}${tag('ID', number)}${tag('IssueDate', date)}
${credit ? tag('CreditNoteTypeCode', '381') : tag('DueDate', date) + tag('InvoiceTypeCode', '380')}
${tag('DocumentCurrencyCode', 'EUR')}${tag('BuyerReference', reference)}
${corrects ? `<cac:BillingReference><cac:InvoiceDocumentReference>${tag('ID', corrects.number)}${tag('IssueDate', corrects.date)}</cac:InvoiceDocumentReference></cac:BillingReference>` : ''}
<cac:AccountingSupplierParty>${party(seller)}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${party(buyer)}</cac:AccountingCustomerParty>
${delivered ? `<cac:Delivery>${tag('ActualDeliveryDate', delivered)}</cac:Delivery>` : ''}
<cac:PaymentMeans>${tag('PaymentMeansCode', meansCode(paidIn(invoice)))}</cac:PaymentMeans>
${credit ? '' : `<cac:PaymentTerms>${tag('Note', termsOf(paidIn(invoice)))}</cac:PaymentTerms>`}
<cac:TaxTotal>${amount('TaxAmount', tax)}${rates.map(subtotal).join('\n')}</cac:TaxTotal>
<cac:LegalMonetaryTotal>${amount('LineExtensionAmount', net)}${amount('TaxExclusiveAmount', net)}${amount('TaxInclusiveAmount', net + tax)}${amount('PrepaidAmount', net + tax)}${amount('PayableAmount', 0)}</cac:LegalMonetaryTotal>
${netLines(lines, rates)
  .map((line, place) => lineText(line, place + 1, credit))
  .join('\n')}
</${root}>
`.replace(/\n+/g, '\n')
}

/** 54: credit card. What is on an invoice here was paid before, so the code names no account to pay to. */
const paidByCard = '54'
/** Of UNCL4461. 1: not defined, 10: in cash, 48: bank card, 68: online payment service. */
const meansCodes: Readonly<Record<PaymentWay, string>> = {
  ...{ cash: '10', card: '48', online: '68', other: '1' },
  ...{ edenred: '1', monizze: '1', pluxee: '1' },
}
const paidTerms = 'Betaald / Payé / Paid'

/** Empty for the sales of a whole day. */
export const paidIn = ({ paid, means, lines }: Pick<Invoice, 'paid' | 'means' | 'lines'>): readonly InvoicePayment[] =>
  paid ?? (means ? [{ way: means, amount: lines.reduce((sum, { gross }) => sum + gross, 0) }] : [])

/** An invoice names one code: of several it is none of them, and the terms say each with its amount. */
function meansCode(paid: readonly InvoicePayment[]): string {
  const codes = [...new Set(paid.map(({ way }) => meansCodes[way]))]
  if (codes.length === 0) return paidByCard
  return codes.length === 1 ? (codes[0] ?? meansCodes.other) : meansCodes.other
}

const termsOf = (paid: readonly InvoicePayment[]): string =>
  paid.length < 2
    ? paidTerms
    : `${paidTerms}: ${paid.map(({ way, amount }) => `${way} ${euroText(amount)}`).join(', ')}`

const party = ({ name, number, street, postcode, city }: InvoiceParty): string => `<cac:Party>
<cbc:EndpointID schemeID="${belgian}">${number}</cbc:EndpointID>
<cac:PartyName>${tag('Name', name)}</cac:PartyName>
<cac:PostalAddress>${tag('StreetName', street)}${tag('CityName', city)}${tag('PostalZone', postcode)}<cac:Country>${tag('IdentificationCode', 'BE')}</cac:Country></cac:PostalAddress>
<cac:PartyTaxScheme>${tag('CompanyID', `BE${number}`)}<cac:TaxScheme>${tag('ID', 'VAT')}</cac:TaxScheme></cac:PartyTaxScheme>
<cac:PartyLegalEntity>${tag('RegistrationName', name)}<cbc:CompanyID schemeID="${belgian}">${number}</cbc:CompanyID></cac:PartyLegalEntity>
</cac:Party>`

const subtotal = ({ rate, net, tax }: RateSum): string =>
  `<cac:TaxSubtotal>${amount('TaxableAmount', net)}${amount('TaxAmount', tax)}<cac:TaxCategory>${category(rate ?? 0, true)}</cac:TaxCategory></cac:TaxSubtotal>`

/** A deposit is no part of the taxable amount; nothing else is sold at 0 %. */
const category = (rate: number, withReason: boolean): string =>
  `${tag('ID', rate === 0 ? 'E' : 'S')}${tag('Percent', rateText(rate))}${rate === 0 && withReason ? tag('TaxExemptionReason', 'Deposit, VAT Code Art. 28') : ''}<cac:TaxScheme>${tag('ID', 'VAT')}</cac:TaxScheme>`

type NetLine = InvoiceLine & { readonly net: Cents }

/** The net of each rate, spread over its lines to the cent. */
function netLines(lines: readonly InvoiceLine[], rates: readonly RateSum[]): NetLine[] {
  const shares = new Map(
    rates.map(({ rate, net }) => {
      const weights = lines.filter((line) => line.rate === rate).map(({ gross }) => gross)
      return [rate, splitPrice(net, weights)] as const
    }),
  )
  return lines.map((line) => ({ ...line, net: shares.get(line.rate)?.shift() ?? 0 }))
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
