// The rules of reservations that two owners change at once.
import { expect, test } from 'vitest'
import { mergedRules, type TypedRules } from './typed-rules.ts'

const summer = { from: '2026-07-20', to: '2026-07-31' }
const autumn = { from: '2026-11-02', to: '2026-11-03' }
const winter = { from: '2026-12-24', to: '2027-01-02' }
const rules: TypedRules = {
  on: true,
  closedWeekdays: [1],
  stayMinutes: 90,
  mostPersons: 8,
  guestShare: 50,
  holidays: [summer],
  calendar: '',
}

test('each keeps the weekdays and the holidays that the other did not touch', () => {
  const mine = { ...rules, closedWeekdays: [1, 2] as const, holidays: [summer, winter] }
  const theirs = { ...rules, closedWeekdays: [7] as const, holidays: [{ ...summer, to: '2026-08-02' }, autumn] }
  const merged = mergedRules(rules, { ...mine, closedWeekdays: [1, 2] }, { ...theirs, closedWeekdays: [7] })
  expect(merged.closedWeekdays).toEqual([2, 7])
  expect(merged.holidays).toEqual([{ ...summer, to: '2026-08-02' }, autumn, winter])
})
