import { readFileSync } from 'node:fs'
import { Schema } from 'node-schematron'
import { expect, test } from 'vitest'
import { addRates } from './rate-sums.ts'
import { type DaySales, type Invoice, invoiceRates, rateSum, ublOf, ublOfDay } from './ubl.ts'

const seller = { name: 'Noisette bv', number: '0417497106', street: 'Bredabaan 210', postcode: '2170', city: 'Merksem' }
const buyer = {
  name: 'Peeters & Zonen <nv>',
  number: '0403170701',
  street: 'Meir 1',
  postcode: '2000',
  city: 'Antwerpen',
}
const invoice: Invoice = {
  kind: 'invoice',
  number: '2026-00001',
  date: '2026-11-23',
  reference: 'M-47',
  seller,
  buyer,
  locale: 'en',
  lines: [
    { name: 'Cappuccino', quantity: 3, gross: 960, rate: 600 },
    { name: 'Bagel, salmon & dill', quantity: 7, gross: 4_891, rate: 600 },
    { name: 'Club sandwich at a table', quantity: 1, gross: 1_150, rate: 1200 },
    { name: 'Glass of wine', quantity: 2, gross: 901, rate: 2100 },
    { name: 'Deposit, cup', quantity: 2, gross: 200, rate: 0 },
  ],
}
const ofOrder: Invoice = { ...invoice, delivered: '2026-11-22', means: 'online' }
const credit: Invoice = {
  ...invoice,
  kind: 'credit',
  number: 'C2026-00001',
  corrects: { number: '2026-00001', date: '2026-11-23' },
}

test('[BOOK-3] VAT is taken from what was paid at each rate, and net and VAT add up to it', () => {
  const rates = invoiceRates(invoice.lines)
  expect(rates).toEqual([
    { rate: 0, net: 200, tax: 0 },
    { rate: 600, net: 5_520, tax: 331 },
    { rate: 1200, net: 1_027, tax: 123 },
    { rate: 2100, net: 745, tax: 156 },
  ])
  expect(rates.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(960 + 4_891 + 1_150 + 901 + 200)
})

test('[BOOK-3] the nets of the lines are those of their rates, to the cent', () => {
  const nets = [...ublOf(invoice).matchAll(/<cbc:PriceAmount currencyID="EUR">([\d.]+)</g)].map(([, net]) =>
    Number(net),
  )
  expect(nets.reduce((sum, net) => sum + Math.round(net * 100), 0)).toBe(200 + 5_520 + 1_027 + 745)
})

test('[BOOK-3] what Peppol asks for beyond the European norm is in it', () => {
  const text = ublOf(invoice)
  expect(text).toContain('#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>')
  expect(text).toContain('<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>')
  expect(text).toContain('<cbc:EndpointID schemeID="0208">0403170701</cbc:EndpointID>')
  expect(text).toContain('<cbc:BuyerReference>M-47</cbc:BuyerReference>')
  expect(text).toContain('<cbc:PayableAmount currencyID="EUR">0.00</cbc:PayableAmount>')
  expect(text).toContain('Peeters &amp; Zonen &lt;nv&gt;')
  expect(text).not.toMatch(/<cbc:\w+><\/cbc/)
})

test('[BOOK-4] an invoice of an order says when it was handed over, and how it was paid', () => {
  const text = ublOf(ofOrder)
  expect(text).toContain('<cac:Delivery><cbc:ActualDeliveryDate>2026-11-22</cbc:ActualDeliveryDate></cac:Delivery>')
  expect(text).toContain('<cbc:PaymentMeansCode>68</cbc:PaymentMeansCode>')
  const ways = ['cash', 'card', 'edenred', 'other'] as const
  expect(ways.map((means) => /MeansCode>(\d+)/.exec(ublOf({ ...invoice, means }))?.[1])).toEqual(['10', '48', '1', '1'])
  expect(ublOf(credit)).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
})

/** So many sales, each with its VAT rounded, as the ledger has them. */
const sales = (count: number, gross: number, rate: number) =>
  Array.from({ length: count }, () => rateSum(rate, gross)).reduce(
    ({ net, tax }, one) => ({ rate, net: net + one.net, tax: tax + one.tax }),
    { rate, net: 0, tax: 0 },
  )
const busyDay: DaySales = {
  number: 'antwerpen-2026-11-22',
  date: '2026-11-22',
  locale: 'nl',
  seller,
  rates: addRates([sales(1_700, 260, 600), sales(400, 355, 1200), sales(350, 410, 2100)]),
  paid: [
    ['cash', 200_000],
    ['edenred', 4_000],
  ],
  due: 1_040,
}
const amountsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name} currencyID="EUR">([-\\d.]+)<`, 'g'))].map(([, euros]) =>
    Math.round(Number(euros) * 100),
  )

test('[J-42] on a day of many sales VAT follows from the net of its rate, and a note says what the sales come to', () => {
  const xml = ublOfDay(busyDay)
  const [tax = 0, ...taxes] = amountsOf(xml, 'TaxAmount')
  const nets = amountsOf(xml, 'TaxableAmount')
  expect(nets.map((net, place) => Math.round((net * [6, 12, 21][place]!) / 100))).toEqual(taxes)
  // 1,700 espressos alone: 0.15 each, 250.19 of all of them.
  expect(busyDay.rates[0]?.tax).toBe(25_500)
  expect(taxes[0]).toBe(25_019)
  expect(xml).toMatch(/<cbc:Note>De btw van elke verkoop, afgerond, komt op € 655\.50;/)
  const gross = 1_700 * 260 + 400 * 355 + 350 * 410
  expect(nets.reduce((sum, net) => sum + net, tax)).toBe(gross)
  expect(amountsOf(xml, 'TaxInclusiveAmount')).toEqual([gross])
  expect(ublOfDay({ ...busyDay, rates: [sales(1, 260, 600)] })).not.toContain('cbc:Note>De btw')
})

test('[J-31] the sales of a day say how they were paid, leave to pay what is unpaid, and go to nobody with a number', () => {
  const xml = ublOfDay(busyDay)
  expect(xml).toContain('<cbc:PaymentMeansCode name="Contant 2000.00, Edenred 40.00">1</cbc:PaymentMeansCode>')
  expect(amountsOf(xml, 'PayableAmount')).toEqual([1_040])
  expect(amountsOf(xml, 'PrepaidAmount')).toEqual([1_700 * 260 + 400 * 355 + 350 * 410 - 1_040])
  expect(xml).toContain('<cbc:Note>Te betalen / À payer / To pay</cbc:Note>')
  const [, buyerText = ''] = /<cac:AccountingCustomerParty>([\s\S]*)<\/cac:AccountingCustomerParty>/.exec(xml) ?? []
  expect(buyerText).toContain('<cbc:RegistrationName>Dagontvangsten</cbc:RegistrationName>')
  expect(buyerText).not.toMatch(/\d{10}|EndpointID|CompanyID/)
  // Nobody could send it over Peppol, so it does not say that it follows Peppol's rules.
  expect(xml).toContain('<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>')
  expect(ublOfDay({ ...busyDay, paid: [['card', 100]], due: 0 })).toContain('<cbc:PaymentMeansCode>48<')
})

/** 2026-00001 comes to € 81.02, in cash € 81.00. */
const inCash: Invoice = { ...ofOrder, means: 'cash', payments: [{ way: 'cash', amount: 8_100, applied: 8_102 }] }
const mixed: Invoice = {
  ...ofOrder,
  payments: [
    { way: 'monizze', amount: 5_000, applied: 5_000 },
    { way: 'cash', amount: 3_100, applied: 3_102 },
  ],
}

test('[J-47] an invoice paid in cash says to how much it was rounded', () => {
  for (const xml of [ublOf(inCash), ublOf(mixed)]) {
    expect(amountsOf(xml, 'TaxInclusiveAmount')).toEqual([8_102])
    expect(amountsOf(xml, 'PrepaidAmount')).toEqual([8_100])
    expect(amountsOf(xml, 'PayableRoundingAmount')).toEqual([-2])
    expect(amountsOf(xml, 'PayableAmount')).toEqual([0])
  }
  expect(ublOf(mixed)).toContain('<cbc:PaymentMeansCode name="Monizze 50.00, Cash 31.00">1<')
  expect(ublOf(ofOrder)).not.toContain('PayableRoundingAmount')
})

test('[J-29] the seller is named with its legal form and its register', () => {
  const xml = ublOf({ ...invoice, seller: { ...seller, legalForm: 'bv', court: 'RPR Antwerpen' } })
  expect(xml).toContain('<cbc:CompanyLegalForm>bv, RPR Antwerpen</cbc:CompanyLegalForm></cac:PartyLegalEntity>')
  expect(ublOf(invoice)).not.toContain('CompanyLegalForm')
})

test('[BOOK-3] [BOOK-4] [J-42] [J-47] invoices, a credit note and a busy day pass the official rules of EN 16931', {
  tags: ['long'],
  timeout: 300_000,
}, () => {
  const file = new URL('../testing/en16931/EN16931-UBL-validation-preprocessed.sch', import.meta.url)
  const schema = Schema.fromString(readFileSync(file, 'utf8'))
  const failures = (xml: string) => schema.validateString(xml).map(({ message }) => message?.trim())
  expect(failures(ublOf(ofOrder))).toEqual([])
  expect(failures(ublOf(credit))).toEqual([])
  expect(failures(ublOf({ ...mixed, seller: { ...seller, legalForm: 'bv', court: 'RPR Antwerpen' } }))).toEqual([])
  expect(failures(ublOfDay(busyDay))).toEqual([])
  const backAndForth = { ...busyDay, paid: [['cash', -1_280] as const, ['edenred', 60_000_00] as const], due: -960 }
  expect(failures(ublOfDay(backAndForth))).toEqual([])
  // The rules do find something: VAT that is a euro short.
  expect(failures(ublOf(invoice).replace('>331.00<', '>1.00<').replace('>3.31<', '>1.31<')).length).toBeGreaterThan(0)
})
