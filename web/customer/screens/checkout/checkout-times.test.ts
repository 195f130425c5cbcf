// The times that Noor is offered for her cart at a branch that can make one order in a slot.
import { describe, expect, test, vi } from 'vitest'
import type { Capacity } from '#domain/branch/capacity/capacity.ts'
import { loadOf } from '#domain/branch/capacity/hold.ts'
import { freePace } from '#domain/branch/capacity/ready-at.ts'
import { instantOf, localTime } from '#domain/branch/hours.ts'
import { antwerpen } from '#domain/testing/fixtures.ts'
import { dayStateOf } from '#web/customer/ordering/ordering.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { checkoutTimesOf, withAgreed } from './checkout-times.ts'

const at = (minutes: number) => instantOf('2026-03-04', minutes, 'Europe/Brussels')
const nine = at(540)
let now = nine
vi.mock('#web/data/http/server-clock.ts', () => ({ serverNow: () => now }))

const minute = 60_000
const branch = antwerpen as unknown as MenuBranch
const capacity: Capacity = { slotMinutes: 10, orders: 1, items: null, stations: [], share: 100 }
const lines = [{ quantity: 1, making: [] }]
const taken = (...starts: number[]) => ({
  ...freePace,
  capacity,
  load: loadOf({ orders: starts.map((start) => [at(start), 1, 1] as const) }),
})
const times = (pace: typeof freePace, chosen: number | null = null) =>
  checkoutTimesOf(branch, dayStateOf(branch, { day: null }, nine), chosen, { pace, lines })

test('in the night when the clock goes back, the times of the second hour are told from those of the first', () => {
  now = instantOf('2026-10-25', 60, 'Europe/Brussels')
  const night = { ...branch, hours: { ...branch.hours, 7: [{ from: 60, to: 300 }] }, cutOff: 300, exceptions: [] }
  const { slots } = checkoutTimesOf(night, dayStateOf(night, { day: null }, now), null, { pace: freePace, lines })
  now = nine
  const quarterPast = slots.filter((slot) => localTime(slot.at, 'Europe/Brussels').minutes === 135)
  expect(quarterPast.map(({ repeated }) => repeated ?? false)).toEqual([false, true])
  expect(slots.filter(({ repeated }) => repeated)).toHaveLength(4)
})

describe('[TIME-4] [TIME-3]', () => {
  test('without capacity it is ready after the lead; with it, when there is room', () => {
    expect(times(freePace).soon).toBe(nine + 10 * minute)
    expect(times(taken(540)).soon).toBe(nine + 15 * minute)
  })

  test('full times are offered as full, and a chosen one that filled up has the next in one tap', () => {
    const { slots } = times(taken(540, 570))
    expect(slots.find((slot) => slot.at === at(580))).toEqual({ at: at(580), full: true })
    expect(slots.find((slot) => slot.at === at(585))).toEqual({ at: at(585), full: false })
    expect(times(taken(570), at(580))).toMatchObject({ at: null, gone: at(580), full: true, instead: at(585) })
    expect(times(taken(570), at(590))).toMatchObject({ at: at(590), gone: null, full: false })
  })

  test('[TIME-5] during a pause nothing is promised before it ends', () => {
    const pause = { until: nine + 30 * minute, reason: 'busy' as const }
    expect(times({ ...freePace, pause }).soon).toBe(nine + 40 * minute)
  })
})

describe('[J-93]', () => {
  test('the later time that was taken is the soonest that is shown and sent, until everything is later still', () => {
    const asked = { ...times(freePace), soon: nine + 10 * minute }
    expect(withAgreed(asked, nine + 20 * minute).soon).toBe(nine + 20 * minute)
    expect(withAgreed(asked, nine + 5 * minute).soon).toBe(nine + 10 * minute)
    expect(withAgreed(asked, null).soon).toBe(nine + 10 * minute)
    expect(withAgreed({ ...asked, soon: null }, nine + 20 * minute).soon).toBe(null)
  })
})
