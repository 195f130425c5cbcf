import { expect, test } from 'vitest'
import { type OrderPayment, payableBy, paymentFor } from './order-payments.ts'

const bagel = {
  quantity: 2,
  price: 700,
  vat: [{ class: 'food', rate: 600, amount: 700, vouchers: true }],
} as const
const gin = { quantity: 1, price: 900, vat: [{ class: 'alcohol', rate: 2100, amount: 900 }] } as const
const paid = (way: OrderPayment['way'], applied: number): OrderPayment => ({ way, amount: applied, applied, at: 0 })
const order = { course: 'placed', total: 2_300, lines: [bagel, gin], payments: [] } as const

test('[J-23] meal vouchers pay for food, not for alcohol; other ways pay for all of it', () => {
  expect(payableBy(order, 'edenred')).toBe(1_400)
  expect(payableBy({ ...order, total: 900, lines: [gin] }, 'pluxee')).toBe(0)
  expect(payableBy(order, 'cash')).toBe(2_300)
})

test('[J-23] what one card with vouchers has paid another does not pay again, and none pays more than the rest', () => {
  const some = { ...order, payments: [paid('edenred', 1_000)] }
  expect(payableBy(some, 'monizze')).toBe(400)
  expect(payableBy({ ...some, payments: [paid('edenred', 1_000), paid('edenred', -1_000)] }, 'monizze')).toBe(1_400)
  expect(payableBy({ ...order, payments: [paid('cash', 2_000)] }, 'edenred')).toBe(300)
})

test('[J-23] of an order from before VAT was known, vouchers may pay all: nobody knows better', () => {
  expect(payableBy({ ...order, lines: [{ quantity: 1, price: 2_300 }] }, 'edenred')).toBe(2_300)
})

test('[J-23] more by meal vouchers than they may pay is refused, for all that is due as for a part; the same in cash is not', () => {
  const pay = (way: 'edenred' | 'card', part?: number) => paymentFor(order, way, 9, part)
  expect(pay('edenred')).toEqual({ ok: false, refusal: 'vouchers_pay_less' })
  expect(pay('edenred', 1_401)).toEqual({ ok: false, refusal: 'vouchers_pay_less' })
  expect(pay('edenred', 2_301)).toEqual({ ok: false, refusal: 'more_than_due' })
  expect(pay('edenred', 1_400)).toMatchObject({ ok: true, value: { applied: 1_400 } })
  expect(pay('card')).toMatchObject({ ok: true, value: { applied: 2_300 } })
})
