// When a customer is told of an order, and until when.
import { expect, test } from 'vitest'
import { isStillSo, newsOf, newsUntil, nextNewsTry } from './news.ts'

const minute = 60_000
type NewsOrder = Parameters<typeof newsOf>[0]

const order = (change: Partial<NewsOrder> = {}): NewsOrder => ({
  course: 'accepted',
  lines: [{ status: 'received' }],
  endReason: null,
  wantedAt: 0,
  proposal: null,
  ...change,
})
const ready = order({ lines: [{ status: 'ready' }] })
const out = order({ lines: [{ status: 'served' }] })

test('[PUSH-1] an order is told ready once, and not again when it is paid or when handing it over is undone', () => {
  expect(newsOf(order(), ready, 'setLines')).toBe('ready')
  expect(newsOf(ready, ready, 'pay')).toBeNull()
  expect(newsOf(out, ready, 'setLines')).toBeNull()
  expect(newsOf(ready, order(), 'setLines')).toBeNull()
  expect(newsOf(order(), ready, 'change')).toBe('ready')
})

test('[PUSH-1] later, changed, asked, refused and cancelled are told; what the customer did is not', () => {
  expect(newsOf(order(), order({ wantedAt: 5 * minute }), 'postpone')).toBe('moved')
  expect(newsOf(order(), order(), 'postpone')).toBeNull()
  expect(newsOf(order(), order(), 'change')).toBe('changed')
  expect(newsOf(order(), order({ proposal: { lines: [], total: 1, number: 1 } }), 'change')).toBe('asked')
  expect(newsOf(order(), order({ course: 'refused' }), 'refuse')).toBe('refused')
  expect(newsOf(order(), order({ course: 'cancelled' }), 'cancel')).toBe('cancelled')
  expect(newsOf(order({ course: 'refused' }), order(), 'bringBack')).toBe('changed')
  for (const step of ['withdraw', 'arrive', 'runLate', 'agree', 'accept', 'see'] as const)
    expect(newsOf(order(), order(), step)).toBeNull()
})

test('[PUSH-1] what staff undid before it went out is told to nobody', () => {
  const open = { course: 'accepted', readyAt: null, overAt: null } as const
  expect(isStillSo('ready', { ...open, readyAt: 1 })).toBe(true)
  expect(isStillSo('ready', open)).toBe(false)
  expect(isStillSo('ready', { ...open, readyAt: 1, overAt: 2 })).toBe(false)
  expect(isStillSo('moved', open)).toBe(true)
  expect(isStillSo('refused', open)).toBe(false)
  expect(isStillSo('refused', { ...open, course: 'refused', overAt: 2 })).toBe(true)
})

test('[PUSH-1] ready is worth an hour, another time until that time, anything else until the promise', () => {
  expect(newsUntil('ready', 20 * minute, 0)).toBe(60 * minute)
  expect(newsUntil('moved', 20 * minute, 0)).toBe(20 * minute)
  expect(newsUntil('moved', null, 5)).toBe(minute + 5)
  expect(newsUntil('cancelled', 600 * minute, 0)).toBe(600 * minute)
  expect(newsUntil('refused', 20 * minute, 0)).toBe(60 * minute)
})

test('[PUSH-1] three tries at most, when the service says so, and none once it is too late', () => {
  expect(nextNewsTry(1, 60 * minute, 0, null)).toBe(5000)
  expect(nextNewsTry(2, 60 * minute, 0, null)).toBe(20_000)
  expect(nextNewsTry(2, 60 * minute, 0, 30_000)).toBe(30_000)
  expect(nextNewsTry(3, 60 * minute, 0, null)).toBeNull()
  expect(nextNewsTry(1, minute, 0, 2 * minute)).toBeNull()
})
