// Until when a branch is open and takes orders, in words, where its hours go on through midnight.
import { afterEach, expect, test, vi } from 'vitest'
import type { Period } from '#domain/branch/hours.ts'
import { antwerpen, clockAt, wednesday } from '#domain/testing/fixtures.ts'
import { first as t } from '#web/words/en.ts'
import { formatDate, formatTime } from '#web/words/format.ts'
import { dayStateOf } from '../ordering/ordering.ts'
import { openWords, orderWords } from './branch-state.ts'

const words = { t, time: formatTime, date: (day: string, near?: boolean) => formatDate(day, 'en', near) }

afterEach(() => vi.useRealTimers())

/** What is said at that hour on Wednesday, of a branch with these hours on each day. */
function said(hour: number, daily: readonly Period[], thursday = daily) {
  const now = clockAt(wednesday, hour)
  vi.useFakeTimers({ now })
  const hours = { 1: daily, 2: daily, 3: daily, 4: thursday, 5: daily, 6: daily, 7: daily }
  const branch = { ...antwerpen, cutOff: null, hours }
  const state = dayStateOf(branch, { day: null }, now)
  return [openWords(branch, state, words).text, orderWords(branch, state, words)]
}

const allDay = [{ from: 0, to: 1440 }]

test('[J-45] what ends today says its time alone', () => {
  expect(said(10, [{ from: 480, to: 1080 }])).toEqual(['Open until 18:00', 'Orders for today until 18:00'])
  expect(said(10, [{ from: 480, to: 1440 }])).toEqual(['Open until 00:00', 'Orders for today until 00:00'])
})

test('[J-45] what ends on another day says the day, and no time that today has had already', () => {
  expect(said(20, allDay, [{ from: 0, to: 1080 }])).toEqual(['Open until Thu 18:00', 'Orders for today'])
  expect(said(20, allDay)).toEqual(['Open', 'Orders for today'])
})
