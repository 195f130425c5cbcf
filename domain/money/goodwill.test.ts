// Money that went back online of an order that was handed over, given as goodwill.
import { expect, test } from 'vitest'
import type { OrderLine } from '../order/order.ts'
import { placeOrder } from '../order/place-order.ts'
import { totalOf } from '../shared/money.ts'
import { noorsContext, noorsDraft } from '../testing/fixtures.ts'
import { goodwillIn, isGoodwillGiven, reducedBy } from './goodwill.ts'
import type { OrderPayment } from './order-payments.ts'

function noorsLines(): readonly OrderLine[] {
  const placed = placeOrder(noorsDraft, noorsContext())
  if (!placed.ok) throw new Error('refused')
  return placed.value.lines.map((line) => ({ ...line, status: 'served' }))
}

const online = (amount: number, ref: string): OrderPayment => ({ way: 'online', amount, applied: amount, at: 0, ref })

test('[J-46] goodwill is what went back online and is due again, once the order was handed over; no chargeback is', () => {
  const lines = noorsLines()
  const given = (payments: OrderPayment[], due: number, some = lines) =>
    goodwillIn({ course: 'accepted', lines: some, total: 640, payments, due })
  const paid = online(640, 'payment')
  expect(given([paid, online(-200, 'refund')], 200)).toBe(200)
  expect(given([paid, online(-200, 'refund'), online(200, 'refund')], 0)).toBe(0)
  expect(given([paid, online(-200, 'payment')], 200)).toBe(0)
  const received = lines.map((line) => ({ ...line, status: 'received' as const }))
  expect(given([paid, online(-200, 'refund')], 200, received)).toBe(0)
})

test('[J-40] of an order that nobody collected, goodwill is what the shop keeps; where it keeps nothing, there is none', () => {
  const left = { course: 'not-collected', lines: noorsLines(), total: 640, payments: [online(640, 'payment')] } as const
  expect(goodwillIn({ ...left, keptAt: 9, due: 0 })).toBe(640)
  const back = { ...left, keptAt: null, due: -640 }
  expect([goodwillIn(back), isGoodwillGiven(back)]).toEqual([0, true])
  const unpaid = { ...back, payments: [], due: 0 }
  expect([goodwillIn(unpaid), isGoodwillGiven(unpaid)]).toEqual([0, false])
})

test('[J-46] the lines come to exactly that much less, and their VAT shares to their prices', () => {
  const lines = noorsLines().map((line) => ({ ...line, quantity: 3 }))
  const total = totalOf(lines)
  for (const amount of [1, 2, 100, 101, total]) {
    const after = reducedBy(lines, amount)
    expect(totalOf(after)).toBe(total - amount)
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
    expect(after.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3 * lines.length)
    for (const { vat = [], price } of after) expect(vat.reduce((sum, share) => sum + share.amount, 0)).toBe(price)
  }
})
