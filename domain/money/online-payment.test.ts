// Paying online: where, how it stands, and what is owed back.
import { describe, expect, test } from 'vitest'
import {
  isFinalPayment,
  nextLook,
  type OnlineRules,
  owedBack,
  payPlacesFor,
  refundShares,
  usualOnlineRules,
} from './online-payment.ts'
import { type PaidOrder, soldFor } from './order-payments.ts'

const both: OnlineRules = { ...usualOnlineRules, places: ['counter', 'online'] }
const noorsLunch = { total: 840, isNew: false, hasKey: true, duty: 'none' } as const

describe('where an order can be paid', () => {
  test('[PAY-1] nothing is offered online until a branch offers it and the shop has a key', () => {
    expect(payPlacesFor(usualOnlineRules, noorsLunch)).toEqual(['counter'])
    expect(payPlacesFor(both, { ...noorsLunch, hasKey: false })).toEqual(['counter'])
    expect(payPlacesFor(both, noorsLunch)).toEqual(['counter', 'online'])
    expect(payPlacesFor({ ...both, places: ['online'] }, noorsLunch)).toEqual(['online'])
  })

  test('[PAY-1] what costs more than the owner allows is paid online; what costs exactly that is not', () => {
    const rules = { ...both, onlineAbove: 840 }
    expect(payPlacesFor(rules, noorsLunch)).toEqual(['counter', 'online'])
    expect(payPlacesFor(rules, { ...noorsLunch, total: 841 })).toEqual(['online'])
  })

  test('[PAY-1] a customer who has collected nothing yet pays online if the owner wants that', () => {
    const rules = { ...both, onlineIfNew: true }
    expect(payPlacesFor(rules, { ...noorsLunch, isNew: true })).toEqual(['online'])
    expect(payPlacesFor(rules, noorsLunch)).toEqual(['counter', 'online'])
  })

  test('[PAY-1] what costs nothing is never paid online', () => {
    expect(payPlacesFor({ ...both, places: ['online'] }, { ...noorsLunch, total: 0 })).toEqual(['counter'])
  })
})

test('[PAY-4] a payment that a bank is still checking has not ended', () => {
  expect((['created', 'open', 'pending', 'authorized'] as const).some(isFinalPayment)).toBe(false)
  expect((['paid', 'failed', 'canceled', 'expired', 'abandoned'] as const).every(isFinalPayment)).toBe(true)
})

test('[PAY-4] the provider is asked more rarely the longer a payment lasts, and never stops being asked', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((tries) => nextLook(tries, 0) / 60_000)).toEqual([1, 2, 5, 10, 30, 60, 60])
})

describe('what is owed back', () => {
  const paid = {
    course: 'placed',
    total: 840,
    payments: [{ way: 'online', amount: 840, applied: 840, at: 9 }],
  } as const
  const back = (order: PaidOrder, otherwise = 0) => owedBack({ costs: soldFor(order), online: 840, otherwise })

  test('[PAY-5] nothing while the order goes ahead, all of it once it is refused, cancelled or lapsed', () => {
    expect(back(paid)).toBe(0)
    for (const course of ['refused', 'cancelled', 'lapsed', 'awaiting'] as const)
      expect(back({ ...paid, course })).toBe(840)
  })

  test('[PAY-5] the difference once it is cheaper, and nothing once it is dearer', () => {
    expect(back({ ...paid, total: 500 })).toBe(340)
    expect(back({ ...paid, total: 900 })).toBe(0)
  })

  test('[PAY-5] what nobody collects goes back unless the shop keeps it', () => {
    expect(back({ ...paid, course: 'not-collected', keptAt: 10 })).toBe(0)
    expect(back({ ...paid, course: 'not-collected', keptAt: 10, total: 500 })).toBe(340)
    expect(back({ ...paid, course: 'not-collected' })).toBe(840)
  })

  test('[PAY-5] an order that was paid at the counter as well gives back what was paid online, and no more', () => {
    expect(back(paid, 840)).toBe(840)
    expect(back({ ...paid, course: 'refused' }, 840)).toBe(840)
  })

  test('[PAY-5] it comes from the newest payments, and never more than is left of each', () => {
    const payments = [
      { id: 'first', remaining: 840 },
      { id: 'second', remaining: 300 },
    ]
    expect(refundShares(340, payments)).toEqual([
      { payment: 'second', amount: 300 },
      { payment: 'first', amount: 40 },
    ])
    expect(refundShares(0, payments)).toEqual([])
  })
})
