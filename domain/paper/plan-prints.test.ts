// Which slips an order needs after what happened to it (PAPER-3).
import { expect, test } from 'vitest'
import { clockAt, wednesday } from '../testing/fixtures.ts'
import { croissant, lattes, noorsSlipOrder } from '../testing/slip-orders.ts'
import { type KnownSlip, type PlannedPrinter, planPrints } from './plan-prints.ts'
import { saidOf } from './said-ticket.ts'

const bar: PlannedPrinter = { id: 1, prints: ['kitchen', 'receipt'], station: 'bar' }
const kitchen: PlannedPrinter = { id: 2, prints: ['kitchen'], station: 'kitchen' }
const cups: PlannedPrinter = { id: 3, prints: ['label'], station: '' }
const now = clockAt(wednesday, 12, 10)
const order = noorsSlipOrder()
const slip = (change: Partial<KnownSlip> = {}): KnownSlip => ({
  id: 7,
  printer: bar.id,
  what: 'kitchen',
  mark: '',
  said: saidOf(order),
  waits: false,
  ...change,
})
const unfetched = slip({ said: null, waits: true })

test('[PAPER-3] an accepted order is printed where something of it is made, a placed one nowhere', () => {
  const { fresh } = planPrints(order, [bar, kitchen, cups], [], now)
  expect(fresh).toEqual([
    { printer: 1, what: 'kitchen', station: 'bar', mark: '', at: now },
    { printer: 3, what: 'label', station: '', mark: '', at: now },
  ])
  expect(planPrints(noorsSlipOrder({ course: 'placed' }), [bar], [], now).fresh).toEqual([])
})

test('[PAPER-3] a ticket for later is due when making comes near, and moves with its time until it is fetched', () => {
  const later = noorsSlipOrder({ wantedAt: clockAt(wednesday, 15), making: 5 * 60_000 })
  const printAt = clockAt(wednesday, 14, 40)
  expect(planPrints(later, [bar], [], now).fresh[0]?.at).toBe(printAt)
  expect(planPrints(later, [bar], [unfetched], now)).toEqual({
    fresh: [],
    dropped: [],
    moved: [{ id: 7, at: printAt }],
  })
})

test('[PAPER-3] a change is told once a ticket was fetched, only at its station, and not beside one that waits', () => {
  const more = noorsSlipOrder({ lines: [{ ...lattes, quantity: 3 }, croissant] })
  const marks = (known: KnownSlip[]) => planPrints(more, [bar], known, now).fresh.map(({ mark }) => mark)
  expect(marks([slip()])).toEqual(['changed'])
  expect(marks([unfetched])).toEqual([])
  expect(marks([slip(), slip({ id: 8, said: null, waits: true, mark: 'changed' })])).toEqual([])
  expect(marks([slip({ said: saidOf(more) })])).toEqual([])
  const elsewhere = noorsSlipOrder({ lines: [...order.lines, croissant] })
  expect(planPrints(elsewhere, [bar, kitchen], [slip()], now).fresh).toMatchObject([{ printer: 2, mark: '' }])
})

test('[PAPER-3] a cancelled order is told where a ticket was fetched, once; what waits is dropped', () => {
  const off = noorsSlipOrder({ course: 'cancelled' })
  expect(planPrints(off, [bar, cups], [slip(), slip({ id: 9, printer: 3, what: 'label' })], now).fresh).toEqual([
    { printer: 1, what: 'kitchen', station: 'bar', mark: 'cancelled', at: now },
  ])
  expect(planPrints(off, [bar], [slip(), slip({ id: 8, mark: 'cancelled' })], now).fresh).toEqual([])
  expect(planPrints(off, [bar], [unfetched], now)).toEqual({ fresh: [], dropped: [7], moved: [] })
})

test('[PAPER-3] what was not fetched when the order is over is dropped; a receipt somebody asked for is not', () => {
  const lines = order.lines.map((line) => ({ ...line, status: 'served' as const }))
  const receipt = slip({ id: 8, what: 'receipt', said: null, waits: true })
  expect(planPrints(noorsSlipOrder({ lines }), [bar], [unfetched, receipt], now).dropped).toEqual([7])
})
