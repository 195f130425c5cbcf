import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gaveTooMuch } from './gave-too-much.ts'
import {
  due,
  givenBack,
  type OrderPayment,
  type PaidOrder,
  payableBy,
  paymentFor,
  paymentsNotUndone,
  undoneLast,
} from './order-payments.ts'

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

const gone = (way: OrderPayment['way'], applied: number): OrderPayment => paid(way, -applied)

test('[PAY-8] what was given back another way than it was paid, or in one sum for several, stands no more', () => {
  expect(paymentsNotUndone([paid('card', 950), gone('cash', 950)])).toEqual([])
  expect(paymentsNotUndone([paid('card', 300), paid('card', 500), gone('card', 800)])).toEqual([])
  expect(undoneLast({ ...order, payments: [paid('card', 950), gone('cash', 950)] }, 1)).toBeUndefined()
})

test('[PAY-8] of one that went back in part the rest stands, and undoing it takes back that alone', () => {
  const payments = [paid('cash', 300), paid('card', 950), gone('cash', 200)]
  expect(paymentsNotUndone(payments)).toEqual([paid('cash', 300), paid('card', 750)])
  expect(undoneLast({ ...order, payments }, 0)).toEqual(gone('card', 750))
  const rounded = { way: 'cash', amount: 950, applied: 952, at: 0 } as const
  expect(paymentsNotUndone([rounded, gone('cash', 200)])).toEqual([{ ...rounded, amount: 750, applied: 752 }])
  expect(paymentsNotUndone([rounded, gone('card', 952)])).toEqual([])
})

test('[PAY-8] a refund lessens what was paid online, and cash for a refund that failed does, too', () => {
  const payments = [paid('online', 1_000), paid('card', 200), gone('online', 300)]
  expect(paymentsNotUndone(payments)).toEqual([paid('online', 700), paid('card', 200)])
  expect(paymentsNotUndone([paid('online', 1_000), gone('cash', 1_000)])).toEqual([])
  expect(gaveTooMuch({ payments: [paid('online', 1_000), gone('cash', 1_000)] })).toBe(false)
  expect(gaveTooMuch({ payments: [paid('card', 950), gone('cash', 950), gone('card', 950)] })).toBe(true)
})

test('[PAY-8] whatever is paid, given back, undone, cancelled and brought back, never more goes back than came in', () => {
  const acts = fc.array(
    fc.tuple(
      fc.constantFrom('pay', 'part', 'giveBack', 'unpay', 'cancel', 'bringBack'),
      fc.constantFrom('cash', 'card', 'edenred'),
      fc.integer({ min: 1, max: 46 }),
    ),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(acts, (all) => {
      let now: PaidOrder & { readonly lines: [] } = { course: 'accepted', total: 2_303, payments: [], lines: [] }
      for (const [act, way, part] of all) {
        if (act === 'cancel' || act === 'bringBack')
          now = { ...now, course: act === 'cancel' ? 'cancelled' : 'accepted' }
        const taken = paymentFor(now, way, 0, act === 'part' ? part * 50 : undefined)
        const isPaying = (act === 'pay' || act === 'part') && now.course === 'accepted'
        const paidNow = isPaying && taken.ok ? taken.value : undefined
        const wentBack = act === 'giveBack' ? givenBack(now, way, 0) : undefined
        const undone = act === 'unpay' ? undoneLast(now, 0) : undefined
        const moved = paidNow ?? wentBack ?? undone
        if (moved) now = { ...now, payments: [...now.payments, moved] }
        const stands = paymentsNotUndone(now.payments).reduce((sum, { applied }) => sum + applied, 0)
        const net = now.payments.reduce((sum, { applied }) => sum + applied, 0)
        expect(stands).toBe(net)
        expect(net).toBeGreaterThanOrEqual(0)
        expect(due(now)).toBeLessThanOrEqual(now.total)
        expect(gaveTooMuch(now)).toBe(false)
      }
    }),
  )
})
