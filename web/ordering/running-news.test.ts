// Which of Noor's orders the bar shows, and for how long.
import { expect, test } from 'vitest'
import type { TrackedOrder } from '../../contract/index.ts'
import { runningFrom } from './running-news.ts'

const hour = 60 * 60_000
const line = {
  id: 1,
  item: 'cappuccino',
  choice: 'one' as const,
  image: { kind: 'bundled' as const, ref: 'c' },
  name: {},
  quantity: 1,
  price: 320,
  notes: '',
}
const order: TrackedOrder = {
  id: 1,
  token: 'K7QM2A9X',
  branch: 'antwerpen',
  form: 'pick-up',
  table: null,
  total: 320,
  placedAt: hour,
  wantedAt: 2 * hour,
  firstPromisedAt: 2 * hour,
  code: 'A-47',
  cupName: '',
  course: 'accepted',
  acceptedAt: hour,
  readyAt: null,
  overAt: null,
  endReason: null,
  endWords: '',
  paidWay: null,
  paidAmount: null,
  hereAt: null,
  lateBy: null,
  phase: 'accepted',
  mayWithdraw: false,
  proposal: null,
  changedFrom: null,
  unheardSince: null,
  beginsAt: hour,
  lines: [{ ...line, status: 'received' }],
}
const of = (change: Partial<TrackedOrder>, now = hour) => runningFrom({ ...order, ...change }, now)?.state

test('[F-65] the bar shows an order until it is collected, and ends by itself', () => {
  expect(of({})).toBe('underway')
  expect(of({ lines: [{ ...line, status: 'ready' }] })).toBe('ready')
  expect(of({ lines: [{ ...line, status: 'served' }] })).toBeUndefined()
  expect(of({}, 15 * hour)).toBeUndefined()
})

test('[F-65] [LIFE-2] what the shop stopped is told; what the customer cancelled is known', () => {
  expect(of({ course: 'refused', endReason: 'sold-out' })).toBe('stopped')
  expect(of({ course: 'cancelled', endReason: 'closing' })).toBe('stopped')
  expect(of({ course: 'cancelled' })).toBeUndefined()
  expect(of({ course: 'not-collected' })).toBeUndefined()
})
