import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptWays, type OrderPayment } from './order-payments.ts'
import { paidByRate } from './paid-by-rate.ts'
import { type PaymentWay, paymentWays } from './payment.ts'

const order = { course: 'placed', total: 10_00, placedAt: 1, wantedAt: 2 } as const
const payment = (way: PaymentWay, applied: number) => ({ way, amount: applied, applied, at: 1 })

test('[BOOK-1] an order that is paid in two ways stands under both, and what is due beside them', () => {
  const paid = paidByRate({ ...order, payments: [payment('edenred', 6_00), payment('cash', 3_00)] })
  expect(paid.map(({ way, gross }) => [way, gross])).toEqual([
    ['edenred', 6_00],
    ['cash', 3_00],
    ['due', 1_00],
  ])
})

test('[BOOK-1] a payment that was given back pays for nothing', () => {
  const paid = paidByRate({ ...order, payments: [payment('card', 10_00), payment('card', -10_00)] })
  expect(paid).toEqual([{ way: 'due', rate: null, gross: 10_00 }])
})

test('[J-105] after a charge back, and after its reversal, each way has what the shop kept of it, as on an invoice', () => {
  const online = payment('online', 10_00)
  const back = payment('online', -10_00)
  const byWay = (payments: readonly OrderPayment[]) => {
    const paid = paidByRate({ ...order, payments })
    return Object.fromEntries(paid.map(({ way, gross }) => [way, gross]))
  }
  const asOnInvoice = (payments: readonly OrderPayment[]) =>
    Object.fromEntries(keptWays({ ...order, payments }).map(({ way, applied }) => [way, applied]))
  const again = [online, back, payment('card', 10_00)]
  expect(byWay([online, back])).toEqual({ due: 10_00 })
  expect(byWay(again)).toEqual({ card: 10_00 })
  // The bank returned it: until it goes back to the customer, the shop has both.
  const twice = [...again, online]
  expect(byWay(twice)).toEqual(asOnInvoice(twice))
  expect(byWay([...twice, back])).toEqual({ card: 10_00 })
  // The bank takes back all, of which a part was refunded before.
  const more = [online, payment('online', -4_00), back, payment('card', 14_00)]
  expect(byWay(more)).toEqual({ online: -4_00, card: 14_00 })
  expect(asOnInvoice(more)).toEqual(byWay(more))
})

test('[BOOK-1] whatever was paid, all together is what was sold', () => {
  const some = fc.array(
    fc.record({ way: fc.constantFrom(...paymentWays), applied: fc.integer({ min: -500, max: 2000 }) }),
  )
  fc.assert(
    fc.property(some, (payments) => {
      const all = paidByRate({ ...order, payments: payments.map((one) => ({ ...one, amount: one.applied, at: 1 })) })
      expect(all.reduce((sum, { gross }) => sum + gross, 0)).toBe(10_00)
      expect(all.every(({ gross }) => gross !== 0)).toBe(true)
    }),
  )
})
