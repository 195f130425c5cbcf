// A line that hangs: red within ten seconds, with the time; back as soon as something is heard.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setServerNow } from '#web/data/http/server-clock.ts'
import { setCounter } from '#web/data/session/counter-device.ts'
import { show } from '#web/testing/show.ts'
import { ConnectionLost, LivePill } from './live-tools.tsx'

const at = new Date(2026, 2, 4, 11, 42, 50)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: at })
  setServerNow(Date.now())
  show(
    <>
      <LivePill state="live" />
      <ConnectionLost />
    </>,
  )
})
afterEach(() => {
  setCounter(undefined)
  vi.useRealTimers()
})

const pill = page.getByRole('status')
const bar = page.getByRole('alert')

test('[F-57] nothing is heard: “Live” turns red within ten seconds and says since when, also on a phone', async () => {
  await page.viewport(390, 844)
  await expect.element(pill).toHaveTextContent('Live')
  vi.advanceTimersByTime(8400)
  await expect.element(pill).toHaveTextContent('Live')
  expect(bar.elements()).toEqual([])
  vi.advanceTimersByTime(1500)
  await expect.element(pill).toHaveTextContent('Down since 11:42')
  await expect.element(pill.getByText('Down since 11:42')).toBeVisible()
  await expect.element(bar).toHaveTextContent('No connection since 11:42. What you see may be old.')
  // A counter is missed when it does not ring.
  setCounter('antwerpen')
  await expect
    .element(bar)
    .toHaveTextContent('No connection since 11:42. What you see may be old, and nothing new rings.')
  // It stays, and the time with it.
  vi.advanceTimersByTime(600_000)
  await expect
    .element(bar)
    .toHaveTextContent('No connection since 11:42. What you see may be old, and nothing new rings.')
  setServerNow(Date.now())
  vi.advanceTimersByTime(500)
  await expect.element(pill).toHaveTextContent('Live')
  expect(bar.elements()).toEqual([])
})

test('[F-57] with a beat every five seconds, and one lost now and then, nothing turns red', async () => {
  for (const wait of [5000, 5000, 8400, 5000, 8400, 5000]) {
    vi.advanceTimersByTime(wait)
    expect(bar.elements()).toEqual([])
    setServerNow(Date.now())
  }
  await expect.element(pill).toHaveTextContent('Live')
})
