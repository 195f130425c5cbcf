// What Antwerpen says of its time at nine in the morning: free, paused, and full.
import { expect, test } from 'vitest'
import { antwerpen } from '#domain/testing/fixtures.ts'
import { orderDay } from '../branch.ts'
import { instantOf } from '../hours.ts'
import type { Capacity } from './capacity.ts'
import { loadOf } from './hold.ts'
import { freePace, type Pace, readySaid } from './ready-at.ts'

const at = (minutes: number) => instantOf('2026-03-04', minutes, 'Europe/Brussels')
const now = at(540)
const day = orderDay(antwerpen, '2026-03-04', now)
if (!day.ok) throw new Error('closed')
const capacity: Capacity = { slotMinutes: 10, orders: 1, items: null, stations: [], share: 100 }
const said = (pace: Partial<Pace>) =>
  readySaid({
    branch: antwerpen,
    day: day.value,
    lines: [{ quantity: 1, making: [] }],
    now,
    pace: { ...freePace, ...pace },
  })

test('[TIME-3] [TIME-4] [TIME-5] it says ready, until when it is full, or when it is back', () => {
  expect(said({})).toEqual({ kind: 'ready', at: at(550), pause: null })
  expect(said({ capacity })).toEqual({ kind: 'ready', at: at(550), pause: null })
  const load = loadOf({ orders: [[at(540), 1, 1]] })
  expect(said({ capacity, load })).toEqual({ kind: 'full', at: at(555), pause: null })
  const pause = { until: at(580), reason: 'busy' as const }
  expect(said({ pause })).toEqual({ kind: 'paused', at: at(590), pause })
})
