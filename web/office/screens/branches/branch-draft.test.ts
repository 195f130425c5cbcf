// The form of a branch: read as it was filled in, and merged with what somebody else saved meanwhile.
import { expect, test } from 'vitest'
import { checkBranch } from '#domain/branch/branch-settings.ts'
import type { NamedDays } from '#domain/branch/closure.ts'
import { antwerpen } from '#domain/testing/fixtures.ts'
import { fieldsThatDiffer, sameValue } from '#web/data/forms/rebase.ts'
import {
  branchDraftOf,
  exceptionDraft,
  newBranchDraft,
  periodDraft,
  placeAsTyped,
  rebaseDraft,
  settingsOf,
} from './branch-draft.ts'

const { id: _id, shop: _shop, letter: _letter, capacity: _capacity, autoAccept: _auto, ...others } = antwerpen
const { pause: _pause, extra: _extra, shift: _shift, usualHands: _usual, ...shown } = others
const { latePercent: _late, keptShown: _kept, tillDuty: _duty, ...settings } = shown
const draft = branchDraftOf(settings, '2026-03-04')

test('a form that nobody touched stands for what is saved', () => {
  expect(settingsOf(draft)).toEqual(settings)
  expect(sameValue(draft, branchDraftOf(settings, '2026-03-04'))).toBe(true)
})

test('a new branch lacks only what nobody can know', () => {
  expect(checkBranch(settingsOf(newBranchDraft()), () => true).map(({ field }) => field)).toEqual([
    'name',
    'address',
    'phone',
    'email',
  ])
  const half = settingsOf({ ...newBranchDraft(), latitude: '51' })
  expect(checkBranch(half, () => true).map(({ field }) => field)).toContain('longitude')
})

test('[H-63] a new branch takes orders until it closes; a cut-off is there to choose', () => {
  expect(settingsOf(newBranchDraft()).cutOff).toBeNull()
  expect(settingsOf({ ...newBranchDraft(), cutOffOn: true }).cutOff).toBe(720)
})

test('what cannot be read is refused in its field', () => {
  const typed = {
    ...draft,
    hours: { ...draft.hours, 1: [{ ...periodDraft(), from: 'early', to: '19' }] },
    exceptions: [exceptionDraft()],
    cutOff: '',
    tables: 'many',
    latitude: '51,2',
  }
  expect(checkBranch(settingsOf(typed), () => true).map(({ field }) => field)).toEqual([
    'hours.1.0',
    'exceptions.0.date',
    'cutOff',
    'tables',
  ])
})

test('[J-84] a place that a map copied as one text goes into both fields', () => {
  const both = { latitude: '51.2194', longitude: '4.4025' }
  for (const text of ['51.2194, 4.4025', ' 51.2194,4.4025 ', '51.2194 4.4025', '51.2194; 4.4025'])
    expect(placeAsTyped({ latitude: text }), text).toEqual(both)
  expect(placeAsTyped({ longitude: '-33.8568, 151.2153' })).toEqual({ latitude: '-33.8568', longitude: '151.2153' })
  for (const text of ['51,2194', '51.2194', '51.2194,', 'Meir 1, 2000'])
    expect(placeAsTyped({ latitude: text }), text).toEqual({ latitude: text })
  expect(placeAsTyped({ timeZone: 'UTC' })).toEqual({ timeZone: 'UTC' })
})

test('what I typed stays on top of what somebody else saved, and what I left alone is theirs', () => {
  const late = [periodDraft({ from: 600, to: 1200 })]
  const mine = { ...draft, phone: '03 1', hours: { ...draft.hours, 1: late } }
  const theirs = { ...draft, phone: '03 2', tables: '3', hours: { ...draft.hours, 2: late } }
  const laid = rebaseDraft(draft, mine, theirs)
  expect(laid).toMatchObject({ phone: '03 1', tables: '3' })
  expect([laid.hours[1], laid.hours[2], laid.hours[3]]).toEqual([late, late, draft.hours[3]])
  expect(fieldsThatDiffer(draft, theirs)).toEqual(['phone', 'hours', 'tables'])
})

test('of the days that differ, each keeps those that the other did not touch', () => {
  const open = (...exceptions: NamedDays[]) => ({ ...settings, exceptions })
  const [christmas, newYear, easter] = ['2026-12-25', '2027-01-01', '2027-03-28'].map((date) => ({ date, periods: [] }))
  if (!christmas || !newYear || !easter) throw new Error('Three days are needed.')
  const read = (of: typeof settings) => branchDraftOf(of, '2026-03-04')
  const begun = read(open(christmas, newYear))
  const mine = {
    ...begun,
    exceptions: [
      ...begun.exceptions.map((one) => (one.date === christmas.date ? { ...one, date: '2026-12-24' } : one)),
      exceptionDraft({ date: '2026-07-21', periods: [] }),
    ],
  }
  const theirs = read(open(christmas, { ...newYear, periods: [{ from: 600, to: 720 }] }, easter))
  expect(settingsOf(rebaseDraft(read(open(christmas, newYear)), mine, theirs)).exceptions).toEqual([
    { ...christmas, date: '2026-12-24' },
    { ...newYear, periods: [{ from: 600, to: 720 }] },
    easter,
    { date: '2026-07-21', periods: [] },
  ])
})
