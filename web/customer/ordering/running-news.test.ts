// Which of Noor's orders the bar shows, and for how long.
import { expect, test } from 'vitest'
import type { TrackedOrder } from '#contract/index.ts'
import { noorsLine, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { runningFrom } from './running-news.ts'

const hour = 60 * 60_000
const order: TrackedOrder = { ...noorsTrackedOrder, placedAt: hour, wantedAt: 2 * hour }
const of = (change: Partial<TrackedOrder>, now = hour) => runningFrom({ ...order, ...change }, now)?.state

test('[F-65] the bar shows an order until it is collected, and ends by itself', () => {
  expect(of({})).toBe('underway')
  expect(of({ lines: [{ ...noorsLine, status: 'ready' }] })).toBe('ready')
  expect(of({ lines: [{ ...noorsLine, status: 'served' }] })).toBeUndefined()
  expect(of({}, 15 * hour)).toBeUndefined()
})

test('[F-65] [LIFE-2] what the shop stopped is told; what the customer cancelled is known', () => {
  expect(of({ course: 'refused', endReason: 'sold-out' })).toBe('stopped')
  expect(of({ course: 'cancelled', endReason: 'closing' })).toBe('stopped')
  expect(of({ course: 'cancelled' })).toBeUndefined()
  expect(of({ course: 'not-collected' })).toBeUndefined()
})

test('[H-36] a change that waits for the yes of the customer is told until it is answered', () => {
  const proposal = { number: 1, lines: [{ ...noorsLine, quantity: 2 }], total: 640 }
  expect(of({ proposal })).toBe('asked')
  expect(of({ proposal: null })).toBe('underway')
})

test('[J-94] an order that waits for its payment is told, and what became of it until it is read', () => {
  const online = { unplaced: null } as NonNullable<TrackedOrder['online']>
  expect(of({ course: 'awaiting', online })).toBe('unpaid')
  expect(of({ course: 'lapsed', online })).toBe('lapsed')
  expect(of({ course: 'lapsed', online: { ...online, unplaced: 'closed' } })).toBe('stopped')
})

test('[J-53] an order without a time is told as such: when it was imported is no promise', () => {
  expect(runningFrom({ ...order, wantedAt: null }, hour)).toMatchObject({ at: hour, timeless: true })
  expect(runningFrom(order, hour)).not.toHaveProperty('timeless')
})

test('[QUOTE-5] the bar knows whether staff have accepted the order, so that it says of no other that it should be ready', () => {
  expect(runningFrom({ ...order, course: 'placed' }, hour)).not.toHaveProperty('accepted')
  expect(runningFrom({ ...order, course: 'accepted' }, hour)).toMatchObject({ state: 'underway', accepted: true })
})
