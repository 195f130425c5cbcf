// Which backups are kept.
import { expect, test } from 'vitest'
import { keptBackups } from './folder.ts'

const hour = 3_600_000
const day = 24 * hour
const now = Date.parse('2026-03-04T12:30:00Z')
const keeping = { hours: 24, days: 7, weeks: 3 }

/** The times of a shop that took one every `minutes` for `days`, tidied each time. */
function afterDays(days: number, minutes: number): number[] {
  let times: number[] = []
  for (let time = now - days * day; time <= now; time += minutes * 60_000)
    times = [...keptBackups([...times, time], keeping, time)]
  return times.sort((a, b) => b - a)
}

test('[SAFE-1] one for each hour of a day, each day of a week, and each of three weeks', () => {
  const times = afterDays(60, 60)
  const ages = times.map((time) => (now - time) / hour)
  expect(ages.slice(0, 24)).toEqual(Array.from({ length: 24 }, (_, i) => i))
  expect(ages.length).toBeLessThanOrEqual(24 + 7 + 3)
  expect(Math.max(...ages) / 24).toBeGreaterThan(13)
  expect(Math.max(...ages) / 24, 'names that were erased are gone from the backups as well').toBeLessThan(28)
})

test('[SAFE-1] of the last hour all are kept, however many', () => {
  expect(afterDays(2, 5).filter((time) => now - time < hour)).toHaveLength(12)
})

test('[SAFE-1] the newest stays, however old it is', () => {
  expect([...keptBackups([now - 400 * day, now - 401 * day], keeping, now)]).toEqual([now - 400 * day])
  expect(keptBackups([], keeping, now).size).toBe(0)
})
