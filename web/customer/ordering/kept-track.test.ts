// What Noor's phone keeps of her order for when it has no connection.
import { beforeEach, expect, test, vi } from 'vitest'
import type { TrackedOrder } from '#contract/index.ts'
import { noorsLine, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { keepTrack, keptTrack } from './kept-track.ts'

const hour = 60 * 60_000
const order: TrackedOrder = { ...noorsTrackedOrder, placedAt: hour, wantedAt: 2 * hour }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('[J-96] the order is kept as last heard, with when that was, until it is collected or a day old', () => {
  keepTrack(order, hour)
  expect(keptTrack(order.token, 2 * hour)).toEqual({ order, heardAt: hour })
  expect(keptTrack('ABCD1234', 2 * hour)).toBeUndefined()
  expect(keptTrack(order.token, 26 * hour)).toBeUndefined()
  keepTrack({ ...order, lines: [{ ...noorsLine, status: 'served' }] }, 2 * hour)
  expect(keptTrack(order.token, 2 * hour)).toBeUndefined()
})

test('[J-96] what an earlier version stored is left out', () => {
  localStorage.setItem('noisette.tracked', JSON.stringify([{ order: { token: order.token } }, 4, null]))
  expect(keptTrack(order.token, hour)).toBeUndefined()
})
