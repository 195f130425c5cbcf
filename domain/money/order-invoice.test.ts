import { describe, expect, test } from 'vitest'
import type { Order, OrderLine } from '../order/order.ts'
import { invoicePaper } from './invoice-paper.ts'
import {
  creditOf,
  type IssuedInvoice,
  invoicedRates,
  invoiceHurdle,
  invoiceLines,
  invoiceNumber,
  invoiceOf,
  invoiceTotal,
  invoiceTurn,
} from './order-invoice.ts'
import { type OrderPayment, vatSold } from './order-payments.ts'
import { paperFormat } from './paper-format.ts'
import { ublOf } from './ubl.ts'
import { vatOf } from './vat.ts'

const seller = { name: 'Noisette bv', number: '0417497106', street: 'Bredabaan 210', postcode: '2170', city: 'Merksem' }
const buyer = { name: 'Peeters nv', number: '0403170701', street: 'Meir 1', postcode: '2000', city: 'Antwerpen' }

const line = (change: Partial<OrderLine> & Pick<OrderLine, 'price' | 'vat'>): OrderLine => ({
  id: 1,
  item: 'cappuccino',
  name: { en: 'Cappuccino', nl: 'Cappuccino' },
  options: [],
  quantity: 1,
  notes: '',
  image: { kind: 'bundled', ref: 'cappuccino' },
  status: 'served',
  making: [],
  declaration: null,
  ...change,
})
const coffee = line({ price: 320, quantity: 3, vat: [{ class: 'drink', rate: 600, amount: 320 }] })
const deal = line({
  id: 2,
  item: 'lunch',
  name: { en: 'Lunch deal' },
  price: 1_450,
  parts: [
    {
      part: 'one',
      item: 'bagel',
      name: { en: 'Salmon bagel' },
      options: [],
      price: 950,
      making: [],
      declaration: null,
    },
    { part: 'two', item: 'wine', name: { en: 'House white' }, options: [], price: 500, making: [], declaration: null },
  ],
  vat: [
    { class: 'food', rate: 600, amount: 950 },
    { class: 'alcohol', rate: 2100, amount: 500 },
  ],
})
const order = (change: Partial<Order> = {}) =>
  ({
    course: 'accepted',
    lines: [coffee, deal],
    total: 2_410,
    code: 'M-47',
    token: 'ABCD2345',
    payments: [{ way: 'card', amount: 2_410, applied: 2_410, at: 0 }],
    ...change,
  }) as Pick<Order, 'course' | 'lines' | 'total' | 'code' | 'token' | 'payments' | 'keptAt'>

const at = { seller, wish: { buyer, locale: 'en' as const }, today: '2026-11-24', soldOn: '2026-11-23' }
const issued = (one = order(), number = '2026-00001'): IssuedInvoice => {
  const made = invoiceOf(one, at)
  if (!made) throw new Error('no invoice')
  return { ...made, number }
}

describe('[BOOK-4] an order is invoiced once the sale is certain', () => {
  const open = order({ lines: [{ ...coffee, status: 'ready' }, deal] })
  test.each([
    ['handed over and paid', order(), undefined],
    ['paid, and not handed over', open, 'unpaid'],
    ['handed over, and not paid', order({ payments: [] }), 'unpaid'],
    ['paid in part', order({ payments: [{ way: 'cash', amount: 2_000, applied: 2_000, at: 0 }] }), 'unpaid'],
    ['cancelled', order({ course: 'cancelled' }), 'unsold'],
    ['ordered before rates were known', order({ lines: [{ ...coffee, vat: undefined }] }), 'unrated'],
    ['not collected', order({ course: 'not-collected' }), 'unsold'],
    ['[J-40] not collected, and kept', order({ course: 'not-collected', keptAt: 9 }), undefined],
    [
      '[J-40] kept, until the bank took all back',
      order({ course: 'not-collected', keptAt: 9, payments: [] }),
      'unsold',
    ],
    ['free', order({ lines: [{ ...coffee, price: 0 }], total: 0, payments: [] }), 'unrated'],
  ])('%s', (_what, one, hurdle) => expect(invoiceHurdle(one)).toBe(hurdle))
})

test('[BOOK-4] its lines name what was chosen, a deal once for each rate, and come to the VAT of the order', () => {
  expect(invoiceLines(order(), 'en')).toEqual([
    { name: 'Cappuccino', quantity: 3, gross: 960, rate: 600 },
    { name: 'Lunch deal (Salmon bagel, House white)', quantity: 1, gross: 950, rate: 600 },
    { name: 'Lunch deal (Salmon bagel, House white)', quantity: 1, gross: 500, rate: 2100 },
  ])
  const rates = vatOf(order().lines).map(({ rate, net, tax }) => ({ rate, net, tax }))
  expect(invoicedRates([issued()])).toEqual(rates)
  expect(invoiceTotal(issued())).toBe(2_410)
})

describe('[J-40] an order that nobody collected and whose money is kept', () => {
  const online = (applied: number) => ({ way: 'online', amount: applied, applied, at: 0 }) as const
  const left = (...payments: OrderPayment[]) => order({ course: 'not-collected', keptAt: 9, payments })

  test('has an invoice that says so, without a day of handing over', () => {
    const invoice = issued(left(online(2_410)))
    expect(invoice).toMatchObject({ kept: true, payments: [{ way: 'online', amount: 2_410 }] })
    expect(invoice.delivered).toBeUndefined()
    expect(invoiceTotal(invoice)).toBe(2_410)
    const sentence = 'Nobody collected this order; the shop keeps what was paid for it.'
    expect(ublOf(invoice)).toContain(`<cbc:Note>${sentence}</cbc:Note>`)
    expect(JSON.stringify(invoicePaper(invoice, paperFormat('en', 'Europe/Brussels')))).toContain(sentence)
    expect(creditOf(invoice, '2026-11-25').kept).toBeUndefined()
  })

  test('is invoiced for the part that was paid, at each rate for what was sold at it', () => {
    const part = left(online(1_000))
    const invoice = issued(part)
    expect(invoiceTotal(invoice)).toBe(1_000)
    expect(invoice.lines.map(({ quantity }) => quantity)).toEqual([3, 1, 1])
    expect(invoicedRates([invoice])).toEqual(vatSold(part).map(({ rate, net, tax }) => ({ rate, net, tax })))
  })

  test('gets a credit note once the money is taken back, and another invoice where less is kept or somebody came after all', () => {
    const kept = left(online(2_410))
    const turn = (one: ReturnType<typeof order>) => invoiceTurn(one, issued(kept), invoiceOf(one, at))
    expect(turn(kept)).toEqual({ credits: false, issues: false })
    expect(turn(left(online(2_410), online(-2_410)))).toEqual({ credits: true, issues: false })
    expect(turn(left(online(2_410), online(-410)))).toEqual({ credits: true, issues: true })
    expect(turn(order())).toEqual({ credits: true, issues: true })
  })
})

test('[STAMP-1] a piece that a voucher paid for is invoiced at what is left of its price, and not at all if that is nothing', () => {
  const reduced = (price: number) =>
    line({ id: 3, price, off: 320 - price, vat: [{ class: 'drink', rate: 600, amount: price }] })
  const of = (price: number) => invoiceLines(order({ lines: [deal, reduced(price)] }), 'en').slice(2)
  expect(of(70)).toEqual([{ name: 'Cappuccino', quantity: 1, gross: 70, rate: 600 }])
  expect(of(0)).toEqual([])
})

test('[BOOK-4] it is dated when it is issued, and left out of the day book on a day that has not ended', () => {
  expect(issued()).toMatchObject({
    date: '2026-11-24',
    day: '2026-11-24',
    delivered: '2026-11-23',
    payments: [{ way: 'card', amount: 2_410, applied: 2_410 }],
  })
  // Handed over a day before its day: the ledger has the sale on the later one.
  expect(invoiceOf(order(), { ...at, today: '2026-11-22' })).toMatchObject({ date: '2026-11-22', day: '2026-11-23' })
})

describe('[BOOK-4] what follows from a change', () => {
  const invoice = issued()
  const turn = (one: ReturnType<typeof order>, wish = at.wish) =>
    invoiceTurn(one, invoice, invoiceOf(one, { ...at, wish }))
  test('nothing, as long as it says what is true', () => {
    expect(turn(order())).toEqual({ credits: false, issues: false })
    expect(turn(order({ payments: [{ way: 'cash', amount: 2_410, applied: 2_410, at: 9 }] }))).toEqual({
      credits: false,
      issues: false,
    })
  })
  test('a credit note when the order falls, and nothing twice', () => {
    const fallen = order({ course: 'not-collected' })
    expect(turn(fallen)).toEqual({ credits: true, issues: false })
    expect(invoiceTurn(fallen, undefined, undefined)).toEqual({ credits: false, issues: false })
  })
  test('a credit note and a new invoice for other lines, other rates or another buyer', () => {
    const both = { credits: true, issues: true }
    expect(turn(order({ lines: [{ ...coffee, quantity: 2 }, deal] }))).toEqual(both)
    expect(turn(order({ lines: [{ ...coffee, vat: [{ class: 'drink', rate: 1200, amount: 320 }] }, deal] }))).toEqual(
      both,
    )
    expect(turn(order(), { ...at.wish, buyer: { ...buyer, street: 'Meir 2' } })).toEqual(both)
  })
  test('nothing while it is brought back, until it is over again', () => {
    expect(turn(order({ lines: [{ ...coffee, status: 'ready' }, deal] }))).toEqual({ credits: false, issues: false })
  })
})

test('[BOOK-4] a credit note takes the whole invoice back, so that both come to nothing', () => {
  const credit = { ...creditOf(issued(), '2026-11-25'), number: 'C2026-00001' }
  expect(credit).toMatchObject({
    kind: 'credit',
    date: '2026-11-25',
    day: '2026-11-25',
    corrects: { number: '2026-00001', date: '2026-11-24' },
  })
  expect(invoiceTotal(credit)).toBe(-2_410)
  expect(invoicedRates([issued(), credit])).toEqual([])
})

test('[BOOK-4] invoices and credit notes have numbers of their own for each year', () => {
  expect([invoiceNumber('invoice', 2026, 12), invoiceNumber('credit', 2027, 1)]).toEqual(['2026-00012', 'C2027-00001'])
})

test('[BOOK-4] the page says who, what, the VAT of each rate and how it was paid', () => {
  const text = JSON.stringify(invoicePaper(issued(), paperFormat('en', 'Europe/Brussels')))
  for (const part of [
    'Invoice \u20662026-00001\u2069',
    'BE 0403.170.701',
    'BE 0417.497.106',
    'M-47',
    '€24.10',
    '24 November 2026',
  ])
    expect(text).toContain(part)
  const credit = { ...creditOf(issued(), '2026-11-25'), number: 'C2026-00001' }
  expect(JSON.stringify(invoicePaper(credit, paperFormat('ar', 'Europe/Brussels')))).toContain('2026-00001')
})
