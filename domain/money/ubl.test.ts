import { readFileSync } from 'node:fs'
import { Schema } from 'node-schematron'
import { expect, test } from 'vitest'
import { type Invoice, invoiceRates, ublOf } from './ubl.ts'

const seller = { name: 'Noisette bv', number: '0417497106', street: 'Bredabaan 210', postcode: '2170', city: 'Merksem' }
const buyer = {
  name: 'Peeters & Zonen <nv>',
  number: '0403170701',
  street: 'Meir 1',
  postcode: '2000',
  city: 'Antwerpen',
}
const invoice: Invoice = {
  ...{ kind: 'invoice', number: '2026-00001', date: '2026-11-23', reference: 'M-47', seller, buyer },
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
  ...{ kind: 'credit', number: 'C2026-00001', corrects: { number: '2026-00001', date: '2026-11-23' } },
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

test('[BOOK-3] [BOOK-4] an invoice and a credit note pass the official rules of EN 16931', {
  tags: ['long'],
  timeout: 300_000,
}, () => {
  const file = new URL('../testing/en16931/EN16931-UBL-validation-preprocessed.sch', import.meta.url)
  const schema = Schema.fromString(readFileSync(file, 'utf8'))
  const failures = (xml: string) => schema.validateString(xml).map(({ message }) => message?.trim())
  expect(failures(ublOf(ofOrder))).toEqual([])
  expect(failures(ublOf(credit))).toEqual([])
  // The rules do find something: VAT that is a euro short.
  expect(failures(ublOf(invoice).replace('>331.00<', '>1.00<').replace('>3.31<', '>1.31<')).length).toBeGreaterThan(0)
})
