// What an event changes on the order that is being followed.
import { expect, test } from 'vitest'
import type { TrackedOrder } from '#contract/index.ts'
import { streamUrl } from './live/live-stream-api.ts'
import { noorsLine, noorsTrackedOrder } from './testing/api-fixtures.ts'
import { withNews } from './track-api.ts'

const order: TrackedOrder = { ...noorsTrackedOrder, lines: [noorsLine, { ...noorsLine, id: 2 }] }

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
