// What the capacity form says of what is typed.

import { expect, test } from 'vitest'
import { checkPace, type PaceSettings } from '#domain/branch/capacity/pace-settings.ts'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { fieldsThatDiffer, rebase } from '#web/data/forms/rebase.ts'
import { capacityDraftOf, handsDraft, mergedCapacity, paceSettingsOf, stationDraft } from './capacity-draft.ts'

const settings: PaceSettings = {
  letter: 'M',
  autoAccept: false,
  usualHands: 2,
  latePercent: 10,
  keptShown: false,
  capacity: {
    ...barAndGrill,
    orders: 6,
    stations: barAndGrill.stations.map((one) => ({ ...one, handsAt: [{ day: 6, from: 540, to: 840, hands: 3 }] })),
  },
}
const draft = capacityDraftOf(settings)
const named = (name: string) => ({ ...stationDraft(), name: { en: name } })
const idsWith = (...names: string[]) =>
  paceSettingsOf({ ...draft, stations: [...draft.stations, ...names.map(named)] }).capacity?.stations.map(
    ({ id }) => id,
  )

test('[TIME-1] a form that nobody touched describes the settings that were read', () => {
  expect(paceSettingsOf(draft)).toEqual(settings)
  const off = { ...settings, capacity: null }
  expect(paceSettingsOf(capacityDraftOf(off))).toEqual(off)
})

test('[TIME-1] an empty limit is any number; what cannot be read is marked at its field', () => {
  expect(paceSettingsOf({ ...draft, orders: ' ', items: '' }).capacity).toMatchObject({ orders: null, items: null })
  const wrong = { ...draft, letter: 'é', orders: 'few', share: '0', stations: [{ ...named(''), hands: '-1' }] }
  expect(checkPace(paceSettingsOf(wrong)).map(({ field }) => field)).toEqual([
    'letter',
    'capacity.orders',
    'capacity.share',
    'capacity.stations.0.name',
    'capacity.stations.0.hands',
  ])
})

test('[TIME-1] hours of a station that are no times, or overlap, are marked at their row', () => {
  const at = (from: string, to: string) => ({ ...handsDraft(), from, to, hands: '2' })
  const stations = [{ ...named('Bar'), handsAt: [at('9', '14'), at('12', '16'), at('late', '25')] }]
  expect(checkPace(paceSettingsOf({ ...draft, stations })).map(({ field }) => field)).toEqual([
    'capacity.stations.0.handsAt.1.from',
    'capacity.stations.0.handsAt.2.from',
    'capacity.stations.0.handsAt.2.to',
  ])
})

test('[TIME-1] a new station has the id of its name, so that a bar is a bar at every branch; the same name twice is refused', () => {
  expect(idsWith('Waffle iron')).toEqual(['bar', 'grill', 'waffle-iron'])
  expect(idsWith('Oven', 'Oven')).toEqual(['bar', 'grill', 'oven', 'oven'])
  const renamed = draft.stations.map((one) => (one.id === 'bar' ? { ...one, name: { en: 'Coffee' } } : one))
  expect(paceSettingsOf({ ...draft, stations: [...renamed, named('Bar')] }).capacity?.stations[2]?.id).toBe('bar-2')
  expect(paceSettingsOf({ ...draft, stations: [named('شواية')] }).capacity?.stations[0]?.id).toBe('station')
})

test('[TIME-1] what somebody else saved meanwhile is taken over where I changed nothing', () => {
  const theirs = capacityDraftOf({ ...settings, letter: 'A', autoAccept: true })
  const mine = { ...draft, letter: 'B' }
  expect(rebase(draft, mine, theirs)).toMatchObject({ letter: 'B', autoAccept: true })
  expect(fieldsThatDiffer(draft, theirs)).toEqual(['letter', 'autoAccept'])
})

test('[TIME-1] of stations that two people changed, each keeps what the other did not touch', () => {
  const begun = capacityDraftOf(settings)
  const hands = (id: string, many: string) => (one: (typeof begun.stations)[number]) =>
    one.id === id ? { ...one, hands: many } : one
  const mine = { ...begun, stations: begun.stations.map(hands('bar', '7')) }
  const theirs = { ...begun, stations: begun.stations.map(hands('grill', '5')) }
  const merged = paceSettingsOf(
    mergedCapacity(capacityDraftOf(settings), mine, capacityDraftOf(paceSettingsOf(theirs))),
  )
  expect(merged.capacity?.stations.map(({ id, hands: many, handsAt }) => [id, many, handsAt.length])).toEqual([
    ['bar', 7, 1],
    ['grill', 5, 1],
  ])
})

test('[TIME-1] of the hours of one station, each keeps those that the other did not touch', () => {
  const begun = capacityDraftOf(settings)
  const withHours = (day: 1 | 2): typeof begun => ({
    ...begun,
    stations: begun.stations.map((one) => ({
      ...one,
      handsAt: [...one.handsAt, { ...handsDraft(), day, from: '09:00', to: '10:00', hands: '4' }],
    })),
  })
  const merged = mergedCapacity(capacityDraftOf(settings), withHours(1), capacityDraftOf(paceSettingsOf(withHours(2))))
  expect(merged.stations.map(({ handsAt }) => handsAt.map(({ day }) => day))).toEqual([
    [6, 2, 1],
    [6, 2, 1],
  ])
})
