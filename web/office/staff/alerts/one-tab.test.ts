// One tab of a tablet rings, also over plain http, where browsers have no locks.
import { afterEach, expect, test, vi } from 'vitest'
import { leaseTurn, tabLeaseMs } from './one-tab.ts'

afterEach(() => vi.useRealTimers())

function browser() {
  vi.useFakeTimers({ now: 0 })
  let note: unknown
  const tab = (id: string) =>
    leaseTurn({
      id,
      now: Date.now,
      read: () => note,
      write: (lease) => {
        note = lease
      },
    })
  return { tab }
}

test('[BOARD-4] of three tabs one rings, and the next when that one is closed', () => {
  const { tab } = browser()
  const one = tab('one')
  const two = tab('two')
  const three = tab('three')
  const mine = () => [one, two, three].filter((each) => each.isMine())
  for (const each of [one, two, three]) each.want()
  expect(mine()).toEqual([one])
  vi.advanceTimersByTime(60_000)
  expect(mine()).toEqual([one])
  one.giveUp()
  vi.advanceTimersByTime(2000)
  expect(mine()).toHaveLength(1)
  expect(mine()).not.toEqual([one])
})

test('[BOARD-4] a tab that died without a word is followed by another within seconds', () => {
  let note: unknown = { tab: 'gone', until: tabLeaseMs.seen }
  vi.useFakeTimers({ now: 0 })
  const next = leaseTurn({
    id: 'next',
    now: Date.now,
    read: () => note,
    write: (lease) => {
      note = lease
    },
  })
  next.want()
  expect(next.isMine()).toBe(false)
  vi.advanceTimersByTime(tabLeaseMs.seen + 2000)
  expect(next.isMine()).toBe(true)
  next.giveUp()
})

test('[BOARD-4] a tab that cannot ring leaves it to the others', () => {
  const { tab } = browser()
  const silent = tab('silent')
  const loud = tab('loud')
  loud.want()
  expect([silent.isMine(), loud.isMine()]).toEqual([false, true])
  loud.giveUp()
})
