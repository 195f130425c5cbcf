// What an event changes on the order that is being followed.
import { expect, test } from 'vitest'
import type { TrackedOrder } from '../../contract/index.ts'
import { streamUrl } from './live/live.ts'
import { withNews } from './track.ts'

const line = {
  item: 'cappuccino',
  choice: 'one' as const,
  image: { kind: 'bundled' as const, ref: 'cappuccino' },
  name: { en: 'Cappuccino' },
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
  total: 640,
  placedAt: 0,
  wantedAt: 0,
  firstPromisedAt: 0,
  code: 'A-47',
  cupName: '',
  course: 'accepted',
  acceptedAt: 0,
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
  beginsAt: 0,
  lines: [
    { ...line, id: 1, status: 'received' },
    { ...line, id: 2, status: 'received' },
  ],
}

test('[TRACK-3] only the lines that the event names change', () => {
  const { lines } = withNews(order, { lines: [{ id: 2, status: 'ready' }] })
  expect(lines.map(({ status }) => status)).toEqual(['received', 'ready'])
})

test('one stream carries what everything on the page wants', () => {
  expect(streamUrl([{}])).toBe('/api/live')
  expect(streamUrl([{}, { token: 'K7QM2A9X' }])).toBe('/api/live?token=K7QM2A9X')
  expect(streamUrl([{ branches: ['merksem', 'antwerpen'] }, { branches: ['merksem'] }])).toBe(
    '/api/live?branch=antwerpen&branch=merksem',
  )
})
