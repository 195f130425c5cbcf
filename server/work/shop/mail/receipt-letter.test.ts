// What the receipt by mail says of a piece that a voucher of the stamp card paid for.
import { expect, test } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { blankCompany } from '#domain/shop/legal/company.ts'
import { croissant, lattes, noorsSlipOrder } from '#domain/testing/slip-orders.ts'
import { receiptLetter } from './receipt-letter.ts'

test('[J-40] the mail says what is kept of an order that nobody collected, in every language', () => {
  const payments = [{ way: 'online' as const, amount: 440, applied: 440, at: 1 }]
  const order = noorsSlipOrder({ lines: [lattes], course: 'not-collected', keptAt: 9, due: 0, payments })
  const said = locales.map((lang) => {
    const facts = { lang, site: null, shop: 'Noisette', branch: undefined, company: blankCompany, tickets: [] }
    const { text } = receiptLetter(order, facts)
    const line = text.split('\n').find((one) => /kept|behouden|conservé|المحتفظ/.test(one))
    return line?.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ')
  })
  expect(said).toEqual([
    'Not collected, kept: €4.40',
    'Niet afgehaald, behouden: € 4,40',
    'Non retirée, conservé: 4,40 €',
    'لم يُستلم، المبلغ المحتفظ به: 4.40 €',
  ])
})

test('[STAMP-1] [PUSH-2] the mail says what a voucher took off, as text and as HTML, in every language', () => {
  const order = noorsSlipOrder({ lines: [lattes, { ...croissant, price: 0, off: 250 }] })
  const said = locales.map((lang) => {
    const { text, html } = receiptLetter(order, {
      lang,
      site: null,
      shop: 'Noisette',
      branch: undefined,
      company: blankCompany,
      tickets: [],
    })
    const line = text.split('\n').find((one) => /Stamp card|Stempelkaart|Carte de fidélité|بطاقة الطوابع/.test(one))
    expect(html).toContain(`<br><small>${line?.trim()}</small>`)
    return line?.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ')
  })
  expect(said).toEqual([
    '  Stamp card: €2.50 less',
    '  Stempelkaart: € 2,50 minder',
    '  Carte de fidélité : 2,50 € de moins',
    '  بطاقة الطوابع: أقل بـ 2.50 €',
  ])
})

test('[REG-3] the mail names the tickets of the till, in every language', () => {
  const said = locales.map((lang) => {
    const facts = { lang, site: null, shop: 'Noisette', branch: undefined, company: blankCompany }
    const { text } = receiptLetter(noorsSlipOrder(), { ...facts, tickets: ['T-00001', 'T-00004'] })
    expect(receiptLetter(noorsSlipOrder(), { ...facts, tickets: [] }).text).not.toContain('T-0')
    return text
      .split('\n')
      .find((line) => line.includes('T-00001'))
      ?.replace(/[\u2066-\u2069]/g, '')
  })
  expect(said).toEqual([
    'Till ticket: T-00001, T-00004',
    'Kassaticket: T-00001, T-00004',
    'Ticket de caisse: T-00001, T-00004',
    'إيصال صندوق النقد: T-00001, T-00004',
  ])
})
