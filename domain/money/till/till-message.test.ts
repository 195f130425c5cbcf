// What a till is told of an order: the differences of all messages come to what is sold and paid, whatever happens.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Course, courses } from '../../order/course.ts'
import type { Order } from '../../order/order.ts'
import { croissant, lattes, noorsSlipOrder } from '../../testing/slip-orders.ts'
import { counterWays } from '../payment.ts'
import { afterGap, nextTillTry } from './till-line.ts'
import { addTillSums, isSaleMade, type TillStand, type ToTell, tillSumsOf, toTellTill } from './till-message.ts'

const cash = { way: 'cash' as const, amount: 880, applied: 880, at: 1 }
const open = noorsSlipOrder({ lines: [lattes], total: 880, course: 'accepted', payments: [] })

describe('[REG-3] a sale is made', () => {
  test('once it is paid, in part at least, and not before', () => {
    expect(isSaleMade(open)).toBe(false)
    expect(isSaleMade({ ...open, payments: [cash] })).toBe(true)
    expect(isSaleMade({ ...open, payments: [{ ...cash, amount: 100, applied: 100 }] })).toBe(true)
  })

  test('once it is handed over, paid or not', () => {
    expect(isSaleMade({ ...open, lines: [{ ...lattes, status: 'served' }] })).toBe(true)
  })

  test('not while it waits for its payment online, nor once it was refused', () => {
    for (const course of ['awaiting', 'lapsed', 'refused', 'cancelled'] as const)
      expect(isSaleMade({ ...open, course, payments: [cash] })).toBe(false)
  })
})

const orders = fc.record({
  course: fc.constantFrom<Course[]>(...courses),
  form: fc.constantFrom('pick-up' as const, 'table' as const),
  lines: fc.constantFrom([lattes], [lattes, croissant], [{ ...lattes, quantity: 1 }]),
  payments: fc.array(
    fc.record({
      way: fc.constantFrom(...counterWays),
      amount: fc.integer({ min: -500, max: 900 }),
      at: fc.constant(1),
    }),
    { maxLength: 3 },
  ),
})

const orderOf = ({ course, form, lines, payments }: Random): Order =>
  noorsSlipOrder({
    course,
    form,
    lines,
    total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    payments: payments.map((one) => ({ ...one, applied: one.amount })),
  })

type Random = Pick<Order, 'course' | 'form' | 'lines'> & {
  readonly payments: readonly {
    readonly way: (typeof counterWays)[number]
    readonly amount: number
    readonly at: number
  }[]
}

describe('[REG-3] whatever becomes of an order', () => {
  test('the differences of all messages are what it is sold for and its payments, and no message says nothing', () => {
    fc.assert(
      fc.property(fc.array(orders, { minLength: 1, maxLength: 8 }), (steps) => {
        let last: TillStand | null = null
        let before: Order | undefined
        const told: ToTell[] = []
        for (const after of steps.map(orderOf)) {
          const tell: ToTell | undefined = toTellTill({ last, before, after, lang: 'nl' })
          if (tell) {
            told.push(tell)
            last = tell.stand
          }
          before = after
        }
        if (!before || told.length === 0) return
        expect(addTillSums(told.map(({ difference }) => difference))).toEqual(addTillSums([tillSumsOf(before)]))
        expect(told.map(({ kind }) => kind).indexOf('sale')).toBe(0)
        expect(told.filter(({ kind }) => kind === 'sale')).toHaveLength(1)
      }),
    )
  })
})

describe('[REG-3] a till that lacks messages', () => {
  test('gets them again from the one after its last', () => {
    expect(afterGap(17, 14)).toEqual({ from: 15 })
    expect(afterGap(17, 0)).toEqual({ from: 1 })
  })

  test('is not believed when it lacks none, knows more than we do, or has forgotten a year', () => {
    expect(afterGap(17, 16)).toEqual({ problem: 'status' })
    expect(afterGap(17, 17)).toEqual({ problem: 'ahead' })
    expect(afterGap(2000, 3)).toEqual({ problem: 'far-behind' })
  })

  test('is tried after 15 seconds, then less and less often, for ever', () => {
    expect([1, 2, 3, 5, 6, 1000].map((tries) => nextTillTry(tries, 0) / 1000)).toEqual([15, 30, 60, 240, 300, 300])
  })
})
