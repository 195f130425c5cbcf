// The table of live events: which of them pages may hear, and that an event's audience follows from what it carries.
import { expect, test } from 'vitest'
import {
  audienceOf,
  isServerEvent,
  type LiveEventName,
  liveEventNames,
  liveEvents,
  reachesDisplays,
} from './live-events.ts'

test('pages may hear every event but those of the servers', () => {
  expect(Object.keys(liveEvents).filter((name) => !liveEventNames.includes(name as LiveEventName))).toEqual([
    'staff.changed',
  ])
  expect(['staff.changed', 'orders.placed', 'an event of tomorrow', 'toString'].filter(isServerEvent)).toEqual([
    'staff.changed',
  ])
  // @ts-expect-error pages do not hear of an account's sessions
  const name: LiveEventName = 'staff.changed'
  expect(name).toBe('staff.changed')
})

test('an order’s events are for the staff of its branch and for anyone who holds its token', () => {
  const order = { id: 7, branch: 'antwerpen', token: 'K7QM4TXA' }
  expect(audienceOf('orders.placed', order)).toEqual({ branch: 'antwerpen', token: 'K7QM4TXA' })
  expect(audienceOf('orders.lineStatusSet', { ...order, lines: [] })).toEqual({
    branch: 'antwerpen',
    token: 'K7QM4TXA',
  })
})

test('what concerns the whole shop is for all staff, a branch’s reservations are for its own', () => {
  for (const name of ['reviews.added', 'reviews.removed', 'messages.received', 'messages.changed'] as const)
    expect(audienceOf(name, { id: 1 })).toBe('staff')
  expect(audienceOf('takings.changed', {})).toBe('staff')
  expect(audienceOf('reservations.changed', { branch: 'merksem' })).toEqual({ branch: 'merksem' })
  expect(audienceOf('reservations.changed', { branch: null })).toBe('staff')
  expect(audienceOf('orders.archived', { branches: ['merksem'] })).toEqual({ branch: 'merksem' })
  expect(audienceOf('orders.archived', { branches: ['merksem'], token: 'K7QM4TXA' })).toEqual({ token: 'K7QM4TXA' })
  expect(audienceOf('times.changed', { branch: 'merksem' })).toEqual({ timesOf: 'merksem' })
})

test('[CALL-2] whatever happens to an order makes the displays of its branch read again, and no more than that', () => {
  const ofOrders = Object.keys(liveEvents).filter((name) => name.startsWith('orders.'))
  // That nobody has seen an order, or that names of ended ones are erased, changes no list.
  expect(ofOrders.filter((name) => !reachesDisplays(name)).sort()).toEqual(['orders.erased', 'orders.unheard'])
  expect(Object.keys(liveEvents).filter((name) => reachesDisplays(name) && !ofOrders.includes(name))).toEqual([
    'displays.changed',
  ])
  expect(['toString', 'an event of tomorrow'].filter(reachesDisplays)).toEqual([])
})
