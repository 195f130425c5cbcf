// What is paid at the counter.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courses, isSold } from '../order/course.ts'
import { at, nine, wednesday } from '../testing/fixtures.ts'
import { amountDue, paymentWays, type SoldOrder, takingsOf } from './payment.ts'

const order = (wish: Partial<SoldOrder> = {}): SoldOrder => ({
  course: 'accepted',
  total: 478,
  paid: null,
  promisedAt: at(wednesday, 12),
  ...wish,
})
const paid = (way: 'cash' | 'card' | 'other', amount: number, when = nine) => ({ way, amount, at: when })

test('[LIFE-6] cash is rounded to five cents, up or down; a card pays to the cent', () => {
  expect([470, 471, 472, 473, 474, 475, 476, 477, 478, 479].map((total) => amountDue(total, 'cash'))).toEqual([
    470, 470, 470, 475, 475, 475, 475, 475, 480, 480,
  ])
  expect(amountDue(478, 'card')).toBe(478)
})

test('[LIFE-6] what was taken stands apart from what is open and what is for later', () => {
  const day = [at(wednesday, 0), at('2026-03-05', 0)] as const
  const takings = takingsOf(
    [
      order({ paid: paid('cash', 480) }),
      order({ paid: paid('card', 478) }),
      order(),
      order({ promisedAt: at('2026-03-05', 9) }),
      order({ course: 'cancelled' }),
      order({ course: 'refused', paid: paid('card', 478) }),
      order({ paid: paid('card', 478, at('2026-03-03', 12)) }),
    ],
    ...day,
  )
  expect(takings).toEqual({
    taken: { cash: 480, card: 478, other: 0 },
    rounding: 2,
    open: 478,
    later: 478,
    toGiveBack: 478,
  })
})

const anyOrder = fc.record({
  course: fc.constantFrom(...courses),
  total: fc.nat(50_000),
  paid: fc.option(fc.constantFrom(...paymentWays)),
  promisedAt: fc.integer({ min: at(wednesday, 0), max: at('2026-03-06', 0) }),
})

test('[LIFE-6] taken and open and later make what was sold, to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyOrder), (drawn) => {
      const orders = drawn.map(({ paid: way, ...rest }) =>
        order({ ...rest, paid: way && paid(way, amountDue(rest.total, way)) }),
      )
      const { taken, rounding, open, later, toGiveBack } = takingsOf(orders, at(wednesday, 0), at('2026-03-05', 0))
      const sold = orders.filter(({ course }) => isSold(course)).reduce((sum, { total }) => sum + total, 0)
      expect(taken.cash + taken.card + taken.other - rounding + open + later).toBe(sold)
      const fallen = orders.filter(({ course }) => !isSold(course))
      expect(toGiveBack).toBe(fallen.reduce((sum, one) => sum + (one.paid?.amount ?? 0), 0))
    }),
  )
})
