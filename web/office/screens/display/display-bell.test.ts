// When a display chimes: once for each order that became ready, never for one that was there already.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bellQuietMs, openReadyBell } from './display-bell.ts'

const call = (code: string, readyAt = 0) => ({ code, cupName: '', readyAt })
const ring = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  ring.mockClear()
})
afterEach(() => vi.useRealTimers())

const later = (ms: number) => vi.advanceTimersByTime(ms)

test('[CALL-2] what is ready when the page opens is silent; each order after it chimes once', () => {
  const bell = openReadyBell(ring)
  bell.hear([call('M-33')])
  bell.hear([call('M-33')])
  expect(ring).toHaveBeenCalledTimes(0)
  bell.hear([call('M-74'), call('M-33')])
  bell.hear([call('M-74'), call('M-33')])
  later(bellQuietMs)
  bell.hear([call('M-33')])
  bell.hear([call('M-74'), call('M-33')])
  later(bellQuietMs)
  expect(ring).toHaveBeenCalledTimes(1)
})

test('[CALL-2] an order that is ready once more, or another one with its code, chimes again', () => {
  const bell = openReadyBell(ring)
  bell.hear([])
  bell.hear([call('M-33', 1)])
  later(bellQuietMs)
  bell.hear([])
  bell.hear([call('M-33', 2)])
  expect(ring).toHaveBeenCalledTimes(2)
})

test('[CALL-2] orders that become ready within five seconds share the second chime', () => {
  const bell = openReadyBell(ring)
  bell.hear([])
  bell.hear([call('M-01')])
  later(1000)
  bell.hear([call('M-02'), call('M-01')])
  bell.hear([call('M-03'), call('M-02'), call('M-01')])
  expect(ring).toHaveBeenCalledTimes(1)
  later(bellQuietMs)
  expect(ring).toHaveBeenCalledTimes(2)
  later(10 * bellQuietMs)
  expect(ring).toHaveBeenCalledTimes(2)
})
