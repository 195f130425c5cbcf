// Pausing while nobody watches.
import { expect, test } from 'vitest'
import { clockAt, nine, wednesday } from '#domain/testing/fixtures.ts'
import { pauseAct, type Unwatched } from './alerts.ts'

const closes = clockAt(wednesday, 19)
const alone: Unwatched = { wanted: true, alerted: true, watched: false, pause: null, own: undefined, closes }
const paused = { ...alone, pause: { until: closes, reason: 'staff' as const }, own: closes }
const actOf = (change: Partial<Unwatched>, from = alone) => pauseAct({ ...from, ...change }, nine)

test('[WATCH-1] a branch that the owner set so pauses with the alert, until it closes', () => {
  expect(actOf({})).toEqual({ do: 'pause', until: closes })
  expect(actOf({ wanted: false })).toBeUndefined()
  expect(actOf({ alerted: false })).toBeUndefined()
  expect(actOf({ closes: undefined })).toBeUndefined()
})

test('[WATCH-1] it goes on when a board is there again, or when the owner no longer wants it', () => {
  expect(actOf({}, paused)).toBeUndefined()
  expect(actOf({ alerted: false }, paused)).toBeUndefined()
  expect(actOf({ watched: true }, paused)).toEqual({ do: 'resume' })
  expect(actOf({ wanted: false }, paused)).toEqual({ do: 'resume' })
})

test('[WATCH-1] a pause of staff is never touched, and one that staff changed is theirs', () => {
  const theirs = { until: nine + 60_000, reason: 'busy' as const }
  expect(actOf({ pause: theirs })).toBeUndefined()
  expect(actOf({ pause: theirs, watched: true }, paused)).toEqual({ do: 'forget' })
  expect(actOf({ pause: null }, paused)).toEqual({ do: 'forget' })
})
