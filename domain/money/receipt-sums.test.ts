// The sums of a receipt add up, whatever was paid in which way and whatever became of the order.
import { describe, expect, test } from 'vitest'
import { croissant, noorsSlipOrder } from '../testing/slip-orders.ts'
import { positionOf } from './ledger.ts'
import { due, givenBack, type OrderPayment, owedHere } from './order-payments.ts'
import { receiptSums } from './receipt-sums.ts'

const odd = { ...croissant, price: 253, vat: [{ class: 'food' as const, rate: 600, amount: 253 }] }
const cash: OrderPayment = { way: 'cash', amount: 255, applied: 253, at: 1 }
const online: OrderPayment = { way: 'online', amount: 253, applied: 253, at: 1 }
const of = (change: Parameters<typeof noorsSlipOrder>[0]) => {
  const order = noorsSlipOrder({ lines: [odd], ...change })
  return receiptSums({ ...order, due: due(order) })
}

describe('[J-106] the sums of a receipt', () => {
  test.each<[string, Parameters<typeof noorsSlipOrder>[0]]>([
    ['paid in cash, rounded', { payments: [cash] }],
    [
      'paid in two ways',
      {
        payments: [
          { way: 'monizze', amount: 100, applied: 100, at: 1 },
          { ...cash, amount: 155, applied: 153 },
        ],
      },
    ],
    ['not paid', {}],
    ['paid too much', { payments: [{ way: 'card', amount: 300, applied: 300, at: 1 }] }],
    ['kept', { course: 'not-collected', keptAt: 9, payments: [online] }],
  ])('%s: what was paid, less rounding, with what is to be paid or given back, is the total', (_, change) => {
    const { total, paid, rounding, toPay, toGiveBack } = of(change)
    expect(paid.reduce((sum, { amount }) => sum + amount, 0) - rounding + toPay - toGiveBack).toBe(total)
  })

  test('says rounding, and each way with what it paid', () => {
    expect(of({ payments: [cash] })).toMatchObject({ total: 253, rounding: 2, isPaid: true })
    expect(of({ payments: [{ ...cash, way: 'edenred', amount: 100, applied: 100 }] })).toMatchObject({
      paid: [{ way: 'edenred', amount: 100 }],
      toPay: 153,
      isPaid: false,
    })
  })

  test('a cancelled order is neither paid nor sold, and says no VAT', () => {
    expect(of({ course: 'cancelled', payments: [cash] })).toMatchObject({
      total: null,
      vat: [],
      isPaid: false,
      toPay: 0,
      toGiveBack: 255,
      rounding: 0,
    })
  })

  test('[J-102] what is to be given back is what was taken, to the cent, as on the day’s end and in the ledger', () => {
    const parts = {
      payments: [
        { way: 'card', amount: 100, applied: 100, at: 1 },
        { ...cash, amount: 155, applied: 153 },
      ],
    } as const
    for (const change of [{ payments: [cash] }, parts]) {
      const order = noorsSlipOrder({ lines: [odd], course: 'cancelled', ...change })
      const booked = positionOf(order, { dayOf: () => '2026-03-04' })
      const owed = booked.reduce((sum, [account, , amount]) => (account.startsWith('owed:') ? sum - amount : sum), 0)
      expect([owed, receiptSums({ ...order, due: due(order) }).toGiveBack, owedHere(order).amount]).toEqual([
        255, 255, 255,
      ])
      expect(givenBack(order, 'cash', 9)).toMatchObject({ amount: -255 })
    }
  })

  test('of an order that nobody collected, what is kept is the total, with its VAT', () => {
    expect(of({ course: 'not-collected', keptAt: 9, payments: [online] })).toMatchObject({
      total: 253,
      isPaid: true,
      toGiveBack: 0,
      vat: [{ rate: 600, gross: 253, net: 239, tax: 14 }],
    })
    expect(of({ course: 'not-collected', payments: [online] })).toMatchObject({ total: null, vat: [] })
  })
})
