// What is paid at the counter.
import { expect, test } from 'vitest'
import { amountDue, byWay, isDue, paymentOf, takenSum } from './payment.ts'

test('[LIFE-6] cash is rounded to five cents, up or down; a card pays to the cent', () => {
  expect([470, 471, 472, 473, 474, 475, 476, 477, 478, 479].map((total) => amountDue(total, 'cash'))).toEqual([
    470, 470, 470, 475, 475, 475, 475, 475, 480, 480,
  ])
  expect(amountDue(478, 'card')).toBe(478)
})

test('[H-93] of an order that the old site had handed over nobody says that it is to be paid', () => {
  const order = (wantedAt: number | null, status: 'received' | 'served') =>
    ({ course: 'accepted', total: 320, due: 320, wantedAt, overAt: null, lines: [{ status }] }) as const
  expect(isDue(order(null, 'served'))).toBe(false)
  expect(isDue(order(null, 'received'))).toBe(true)
  expect(isDue(order(0, 'served'))).toBe(true)
})

test('[J-100] what was taken is the sum of every way', () => {
  expect(takenSum(byWay((way) => ({ cash: 10_000, monizze: 4_000, online: 6_000 })[way as string] ?? 0))).toBe(20_000)
})

test('[PAY-7] an order on which the customer is owed money is not called paid, whether it is sold or refused', () => {
  const order = (course: 'accepted' | 'refused', total: number, due: number) =>
    ({ course, total, due, wantedAt: 0, lines: [{ status: 'ready' }] }) as const
  expect(paymentOf(order('accepted', 270, -130))).toBe('owed')
  expect(paymentOf(order('refused', 270, -400))).toBe('owed')
  expect(paymentOf(order('accepted', 270, 0))).toBe('paid')
  expect(paymentOf(order('refused', 270, 0))).toBeNull()
})
