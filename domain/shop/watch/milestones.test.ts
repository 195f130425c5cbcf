// What web hooks are told of an order.
import { expect, test } from 'vitest'
import { milestonesOf } from './notices.ts'

const placed = { course: 'placed', placedAt: 1, acceptedAt: null, readyAt: null, overAt: null } as const
const eventsOf = (change: object) => milestonesOf({ ...placed, ...change }).map(({ event }) => event)

test('[WATCH-1] an order is told from placed to out, or to the end that it had', () => {
  expect(eventsOf({})).toEqual(['order.placed'])
  const accepted = { course: 'accepted', acceptedAt: 2 }
  expect(eventsOf(accepted)).toEqual(['order.placed', 'order.accepted'])
  expect(eventsOf({ ...accepted, readyAt: 3, overAt: 4 }).slice(2)).toEqual(['order.ready', 'order.out'])
  expect(eventsOf({ course: 'refused', overAt: 2 })).toEqual(['order.placed', 'order.refused'])
  expect(eventsOf({ course: 'cancelled', acceptedAt: 2, overAt: 3 }).at(-1)).toBe('order.cancelled')
  expect(eventsOf({ course: 'not-collected', acceptedAt: 2, readyAt: 3, overAt: 9 }).at(-1)).toBe('order.not-collected')
})
