// Where the money of orders stands: the sum of all entries is what the orders say, whatever happens to them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BookedOrder, type LedgerLine, ledgerDifference, positionOf } from './ledger.ts'
import {
  due,
  givenBack,
  isPaidAhead,
  type OrderPayment,
  orderSumsOf,
  owedHere,
  paymentFor,
  undoneLast,
} from './order-payments.ts'
import { type CounterWay, counterWays } from './payment.ts'

const hour = 3_600_000
const noon = Date.UTC(2026, 2, 4, 12)
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
type NoorsOrder = BookedOrder & Required<Pick<BookedOrder, 'lines'>>
const lines = [{ quantity: 1, price: 478 }]
const noors: NoorsOrder = {
  course: 'accepted',
  total: 478,
  lines,
  payments: [],
  placedAt: noon,
  wantedAt: noon + hour,
}
const paid = (order: NoorsOrder, way: CounterWay, at = noon, part?: number): NoorsOrder => {
  const payment = paymentFor(order, way, at, part)
  return payment.ok ? { ...order, payments: [...order.payments, payment.value] } : order
}
const balances = (lines: readonly LedgerLine[]) => {
  const sums: Record<string, number> = {}
  for (const [account, , amount] of lines) sums[account] = (sums[account] ?? 0) + amount
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}
const standsAt = (order: BookedOrder, hasLeft = false) => balances(positionOf(order, { dayOf, hasLeft }))

test('[LEDG-1] what is sold is to be paid, and cash settles it with what five cents round', () => {
  expect(standsAt(noors)).toEqual({ receivable: 478, 'sales:none': -478 })
  expect(standsAt(paid(noors, 'cash'))).toEqual({ cash: 480, rounding: -2, 'sales:none': -478 })
  expect(standsAt(paid(noors, 'card'))).toEqual({ card: 478, 'sales:none': -478 })
})

test('[PAY-8] several ways pay one order; only the cash that settles the rest is rounded', () => {
  const voucher = paid(noors, 'edenred', noon, 300)
  expect([due(voucher), orderSumsOf(voucher).paidWay]).toEqual([178, null])
  const both = paid(voucher, 'cash')
  expect(standsAt(both)).toEqual({ edenred: 300, cash: 180, rounding: -2, 'sales:none': -478 })
  expect(orderSumsOf(both)).toEqual({ due: 0, paidWay: 'cash', paidAmount: 480, paidAt: noon })
  expect(paymentFor(voucher, 'card', noon, 179)).toEqual({ ok: false, refusal: 'more_than_due' })
  expect(paymentFor(voucher, 'cash', noon, 151)).toEqual({ ok: false, refusal: 'not_in_coins' })
  expect(paymentFor(voucher, 'cash', noon, 180)).toMatchObject({ ok: true, value: { amount: 180, applied: 178 } })
  expect(paymentFor(both, 'card', noon)).toEqual({ ok: false, refusal: 'nothing_due' })
})

test('[PAY-8] the last payment is undone by its opposite, and an online one never at the counter', () => {
  const both = paid(paid(noors, 'monizze', noon, 300), 'cash')
  const undo = undoneLast(both, noon + hour)
  expect(undo).toEqual({ way: 'cash', amount: -180, applied: -178, at: noon + hour })
  const again = { ...both, payments: [...both.payments, undo as OrderPayment] }
  expect([due(again), undoneLast(again, noon)?.way]).toEqual([178, 'monizze'])
  const online = { ...noors, payments: [{ way: 'online', amount: 478, applied: 478, at: noon } as const] }
  expect(undoneLast(online, noon)).toBeUndefined()
})

test('[PAY-8] what was paid for a cancelled order is owed to the cent that was taken, and given back once', () => {
  const fell: BookedOrder = { ...paid(noors, 'cash'), course: 'cancelled' }
  expect(standsAt(fell)).toEqual({ cash: 480, 'owed:cash': -480 })
  expect(owedHere(fell)).toEqual({ amount: 480, applied: 478 })
  const back = givenBack(fell, 'cash', noon + hour)
  expect(back).toEqual({ way: 'cash', amount: -480, applied: -478, at: noon + hour })
  const settled = { ...fell, payments: [...fell.payments, back as OrderPayment] }
  expect([due(settled), standsAt(settled), givenBack(settled, 'cash', noon)]).toEqual([0, {}, undefined])
})

test('[LEDG-1] what was paid too much is owed by the way of the last payment', () => {
  const smaller = { ...paid(paid(noors, 'pluxee', noon, 300), 'card'), total: 250 }
  expect(standsAt(smaller)).toEqual({
    pluxee: 300,
    card: 178,
    'owed:card': -178,
    'owed:pluxee': -50,
    'sales:none': -250,
  })
})

test('[LEDG-1] what is paid before the day of the order is an advance until then', () => {
  const tomorrow = paid({ ...noors, wantedAt: noon + 24 * hour }, 'card')
  expect(positionOf(tomorrow, { dayOf }).sort()).toEqual([
    ['advance', '2026-03-04', -478],
    ['advance', '2026-03-05', 478],
    ['card', '2026-03-04', 478],
    ['sales:none', '2026-03-05', -478],
  ])
})

test('[LEDG-1] what leaves the list unpaid is unsettled, and what nobody gave back is unclaimed', () => {
  expect(standsAt(noors, true)).toEqual({ unsettled: 478, 'sales:none': -478 })
  expect(standsAt({ ...paid(noors, 'card'), course: 'refused' }, true)).toEqual({ card: 478, 'unclaimed:card': -478 })
  const old = { ...noors, wantedAt: null }
  expect([standsAt(old), standsAt(paid(old, 'card'))]).toEqual([{}, { card: 478, 'sales:none': -478 }])
})

test('[J-40] what a bank takes back after its refund is no debt of a customer who can still pay', () => {
  const online = (amount: number, at: number): OrderPayment => ({ way: 'online', amount, applied: amount, at })
  const lost: BookedOrder = {
    ...noors,
    course: 'not-collected',
    payments: [online(478, noon), online(-478, noon + hour), online(-478, noon + 2 * hour)],
  }
  expect([due(lost), standsAt(lost), standsAt(lost, true)]).toEqual([
    478,
    { online: -478, unsettled: 478 },
    { online: -478, unsettled: 478 },
  ])
})

test('[J-40] what is kept of an order that nobody collected is sold with its share of each rate', () => {
  const lines = [
    { quantity: 1, price: 300, vat: [{ class: 'food' as const, rate: 600, amount: 300 }] },
    { quantity: 1, price: 178, vat: [{ class: 'alcohol' as const, rate: 2100, amount: 178 }] },
  ]
  const kept = (amount: number): BookedOrder => ({
    ...noors,
    lines,
    course: 'not-collected',
    keptAt: noon,
    payments: [{ way: 'online', amount, applied: amount, at: noon }],
  })
  expect(standsAt(kept(478))).toEqual({
    online: 478,
    'sales:600': -283,
    'vat:600': -17,
    'sales:2100': -147,
    'vat:2100': -31,
  })
  const half = standsAt(kept(239))
  expect(Object.values(half).reduce((sum, one) => sum + one, 0)).toBe(0)
  expect(half).toMatchObject({ online: 239, 'sales:600': -142, 'vat:600': -8 })
})

interface Act {
  readonly what: 'pay' | 'online' | 'unpay' | 'giveBack' | 'course' | 'keep' | 'total' | 'move' | 'leave'
  readonly way: CounterWay
  readonly course: BookedOrder['course']
  readonly cents: number
  readonly days: number
  readonly order: number
}

const acts = fc.array(
  fc.record<Act>({
    what: fc.constantFrom('pay', 'online', 'unpay', 'giveBack', 'course', 'keep', 'total', 'move', 'leave'),
    way: fc.constantFrom(...counterWays),
    course: fc.constantFrom('placed', 'accepted', 'refused', 'cancelled', 'not-collected'),
    cents: fc.integer({ min: 0, max: 2000 }),
    days: fc.integer({ min: 0, max: 3 }),
    order: fc.integer({ min: 0, max: 2 }),
  }),
  { maxLength: 40 },
)

interface Booked {
  readonly order: NoorsOrder
  readonly hasLeft: boolean
}

function acted({ order, hasLeft }: Booked, { what, way, course, cents, days }: Act, now: number): Booked {
  const adding = (payment: OrderPayment | undefined): Booked => ({
    order: payment ? { ...order, payments: [...order.payments, payment] } : order,
    hasLeft,
  })
  if (what === 'pay') {
    const payment = paymentFor(order, way, now, cents % 3 === 0 ? undefined : Math.max(1, cents))
    return adding(payment.ok ? payment.value : undefined)
  }
  // Below zero, the provider took it back.
  if (what === 'online') {
    const paid = order.payments.reduce((sum, one) => sum + (one.way === 'online' ? one.applied : 0), 0)
    const amount = cents % 3 === 0 ? -paid : cents
    return adding(amount === 0 ? undefined : { way: 'online', amount, applied: amount, at: now })
  }
  if (what === 'unpay') return adding(undoneLast(order, now))
  if (what === 'giveBack') return adding(givenBack(order, way, now))
  if (what === 'course') return { order: { ...order, course }, hasLeft }
  if (what === 'keep')
    return { order: { ...order, course: 'not-collected', keptAt: isPaidAhead(order) ? now : null }, hasLeft }
  if (what === 'total') return { order: { ...order, total: cents }, hasLeft }
  if (what === 'move') return { order: { ...order, wantedAt: now + days * 24 * hour }, hasLeft }
  return { order, hasLeft: !hasLeft }
}

test('[LEDG-1] after any acts every account is what the orders say, entries balance, and days that ended stay as they were', () => {
  fc.assert(
    fc.property(acts, (some) => {
      const booked: Booked[] = [0, 1, 2].map((n) => ({ order: { ...noors, total: 300 + n }, hasLeft: false }))
      const ledger = new Map<string, number>()
      const post = (lines: readonly LedgerLine[], today: string) => {
        expect(lines.reduce((sum, [, , amount]) => sum + amount, 0)).toBe(0)
        for (const [, day] of lines) expect(day >= today).toBe(true)
        for (const [account, day, amount] of lines) {
          const key = `${account} ${day}`
          ledger.set(key, (ledger.get(key) ?? 0) + amount)
        }
      }
      for (const { order, hasLeft } of booked)
        post(ledgerDifference([], positionOf(order, { dayOf, hasLeft }), dayOf(noon)), dayOf(noon))
      let now = noon
      for (const act of some) {
        now += act.days * 8 * hour
        const before = booked[act.order] as Booked
        const after = acted(before, act, now)
        booked[act.order] = after
        const stood = positionOf(before.order, { dayOf, hasLeft: before.hasLeft })
        post(
          ledgerDifference(stood, positionOf(after.order, { dayOf, hasLeft: after.hasLeft }), dayOf(now)),
          dayOf(now),
        )
      }
      const today = dayOf(now)
      const sums = (lines: Iterable<readonly [string, string, number]>) => {
        const found: Record<string, number> = {}
        for (const [account, day, amount] of lines) {
          const key = `${account} ${day > today ? day : 'until today'}`
          found[key] = (found[key] ?? 0) + amount
        }
        return Object.fromEntries(Object.entries(found).filter(([, sum]) => sum !== 0))
      }
      const posted = [...ledger].map(([key, amount]) => {
        const [account = '', day = ''] = key.split(' ')
        return [account, day, amount] as const
      })
      const stand = booked.flatMap(({ order, hasLeft }) => positionOf(order, { dayOf, hasLeft }))
      expect(sums(posted)).toEqual(sums(stand))
      for (const { order } of booked)
        for (const day of new Set(stand.map(([, on]) => on)))
          expect(
            positionOf(order, { dayOf })
              .filter(([, on]) => on === day)
              .reduce((sum, [, , amount]) => sum + amount, 0),
          ).toBe(0)
    }),
    { numRuns: 300 },
  )
})
