// A receipt on a slip: names in full, how it was paid, and the VAT in it.
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../shared/locale.ts'
import { blankCompany } from '../shop/legal/company.ts'
import { antwerpen } from '../testing/fixtures.ts'
import {
  basketLines,
  brunch,
  croissant,
  lattes,
  lunch,
  maiTai,
  noorsSlipOrder,
  readSlip,
} from '../testing/slip-orders.ts'
import { receiptSlip } from './receipt-slip.ts'
import { slipFormat } from './slip-format.ts'

const facts = {
  page: '',
  tickets: [],
  logo: false,
  priced: true,
  shop: 'Noisette',
  branch: antwerpen,
  company: { ...blankCompany, name: 'Noisette bv', vat: 'BE 0417.497.106' },
}
const read = (order = noorsSlipOrder(), locale: Locale = 'en') =>
  readSlip(receiptSlip(order, facts, slipFormat(locale, 'Europe/Brussels')))

const paid = noorsSlipOrder({
  lines: [lattes, lunch],
  due: 0,
  payments: [
    { way: 'edenred', amount: 1000, applied: 1000, at: 1 },
    { way: 'cash', amount: 880, applied: 880, at: 2 },
  ],
})

describe('[PAPER-1] [VAT-4] a receipt', () => {
  test('[J-101] marks what is sold from 16 or 18 years', () => {
    expect(read(noorsSlipOrder({ lines: [maiTai, brunch, croissant] }))).toEqual(
      expect.arrayContaining(['1 × Mai Tai 18+ … €11.00', '1 × Brunch 18+ … €20.00', '1 × Croissant … €2.50']),
    )
  })

  test('says who sold what, how it was paid, its VAT by rate, and that it is no VAT receipt', () => {
    const { moment } = slipFormat('en', 'Europe/Brussels')
    expect(read(paid)).toEqual([
      'Noisette',
      'Antwerpen, Korte Hazelstraat 14, 2000 Antwerpen',
      'Noisette bv',
      'BE 0417.497.106',
      '---',
      `A-36 … ${moment(paid.placedAt)}`,
      'Noor · take away',
      '- -',
      '2 × Latte … €8.80',
      'oat milk',
      '1 × Lunch deal … €10.00',
      'Salmon bagel',
      'Lungo',
      '---',
      'Total … €18.80',
      'Edenred … €10.00',
      'Cash … €8.80',
      '[framed: PAID]',
      '- -',
      'VAT rate / Without VAT / VAT / Total',
      '6 % / €13.02 / €0.78 / €13.80',
      '21 % / €4.13 / €0.87 / €5.00',
      '---',
      'This is not a VAT receipt from a registered till.',
      'Geen btw-kasticket.',
      'Ceci n’est pas un ticket TVA.',
      'هذا ليس إيصالًا ضريبيًا من صندوق مسجّل.',
    ])
  })

  test.each([
    ['nl', '2 × Latte … € 8,80', 'Totaal … € 18,80', '[framed: BETAALD]', '21 % / € 4,13 / € 0,87 / € 5,00'],
    ['fr', '2 × Latte … 8,80 €', 'Total … 18,80 €', '[framed: PAYÉE]', '21 % / 4,13 € / 0,87 € / 5,00 €'],
    ['ar', '2 × لاتيه … 8.80 €', 'المجموع … 18.80 €', '[framed: مدفوع]', '21 % / 4.13 € / 0.87 € / 5.00 €'],
  ] as const)('speaks %s', (locale, ...lines) => {
    expect(read(paid, locale)).toEqual(expect.arrayContaining([...lines]))
  })

  test('is headed by the logo of the shop, unless the owner leaves it out', () => {
    const format = slipFormat('en', 'Europe/Brussels')
    const heads = [true, false].map((logo) => readSlip(receiptSlip(noorsSlipOrder(), { ...facts, logo }, format))[0])
    expect(heads).toEqual(['[logo]', 'Noisette'])
  })

  test('of an office basket says for whom each line was', () => {
    expect(read(noorsSlipOrder({ lines: basketLines }))).toEqual(
      expect.arrayContaining(['1 × Cappuccino … €3.20', 'for Jef', '1 × Latte … €4.40', 'for Lotte']),
    )
  })

  test('says what cash was rounded by, and what is left to be paid or given back', () => {
    const odd = { ...croissant, price: 253 }
    const cash = [{ way: 'cash' as const, amount: 255, applied: 253, at: 1 }]
    expect(read(noorsSlipOrder({ lines: [odd], due: 0, payments: cash }))).toContain('Rounding to 5 cents … €0.02')
    expect(read()).toContain('TO PAY … €12.00')
    const tooMuch = [{ way: 'card', amount: 1500, applied: 1500, at: 1 }] as const
    expect(read(noorsSlipOrder({ due: -300, payments: tooMuch }))).toContain('To give back … €3.00')
  })

  test('[J-40] of an order that nobody collected, says what is kept before the total, in every language', () => {
    const part = [{ way: 'online' as const, amount: 440, applied: 440, at: 1 }]
    const left = noorsSlipOrder({ lines: [lattes], course: 'not-collected', keptAt: 9, due: 0, payments: part })
    const before = (locale: Locale) => read(left, locale).find((row) => /kept|behouden|conservé|المحتفظ/.test(row))
    expect(read(left)).toEqual(
      expect.arrayContaining(['2 × Latte … €8.80', 'Not collected, kept … €4.40', 'Total … €4.40']),
    )
    for (const locale of locales) expect(before(locale)).toMatch(/4[.,]40/)
    expect(read(noorsSlipOrder()).join()).not.toContain('kept')
  })

  test('[STAMP-1] shows a piece that a voucher paid for at what is left of its price, says so, and sums and VAT go by it', () => {
    const reduced = (price: number) => ({
      ...croissant,
      price,
      off: 250 - price,
      vat: [{ class: 'food' as const, rate: 600, amount: price }],
    })
    const of = (price: number, locale?: Locale) => read(noorsSlipOrder({ lines: [lattes, reduced(price)] }), locale)
    expect(of(0)).toEqual(
      expect.arrayContaining([
        '1 × Croissant … €0.00',
        'Stamp card: €2.50 less',
        'Total … €8.80',
        'TO PAY … €8.80',
        '6 % / €8.30 / €0.50 / €8.80',
      ]),
    )
    expect(of(50)).toEqual(
      expect.arrayContaining([
        '1 × Croissant … €0.50',
        'Stamp card: €2.00 less',
        'Total … €9.30',
        '6 % / €8.77 / €0.53 / €9.30',
      ]),
    )
    expect(of(0, 'nl')).toContain('Stempelkaart: € 2,50 minder')
    expect(of(0, 'fr')).toContain('Carte de fidélité : 2,50 € de moins')
    expect(of(0, 'ar')).toContain('بطاقة الطوابع: أقل بـ 2.50 €')
    expect(read().join('\n')).not.toContain('Stamp card')
  })

  test('of an order that was not sold says no total and no VAT', () => {
    const slip = read({ ...paid, course: 'cancelled', due: -1880 }).join('\n')
    expect(slip).not.toMatch(/Together|VAT rate/)
    expect(slip).toContain('To give back … €18.80')
  })

  test('of what was sold before rates were known has no VAT, in any language', () => {
    const { vat: _, ...before } = croissant
    for (const locale of locales)
      expect(
        receiptSlip(noorsSlipOrder({ lines: [before] }), facts, slipFormat(locale, 'Europe/Brussels')).parts,
      ).not.toContainEqual(expect.objectContaining({ kind: 'table' }))
  })
})
