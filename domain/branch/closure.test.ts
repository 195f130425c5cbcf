// Closing days: ranges, names, days already in the list, and what was promised.
import { expect, test } from 'vitest'
import { antwerpen } from '../testing/fixtures.ts'
import { brokenBy, withClosure } from './closure.ts'
import { periodsOn } from './hours.ts'

const summer = { date: '2026-07-20', to: '2026-07-31', name: { nl: 'Zomervakantie' } }
const closed = { hours: antwerpen.hours, exceptions: withClosure([], summer) }

test('[F-36] a range closes its first day, its last and each between, and none beside', () => {
  const isClosed = (date: string) => periodsOn(closed, date).length === 0
  expect(['2026-07-19', '2026-07-20', '2026-07-25', '2026-07-31', '2026-08-01'].map(isClosed)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('[F-36] days that are in the list already stay, and the range goes round them', () => {
  const national = { date: '2026-07-21', name: { en: 'National Day' }, periods: [{ from: 600, to: 720 }] }
  const end = { date: '2026-07-30', to: '2026-08-02', periods: [] }
  expect(withClosure([national, end], summer)).toEqual([
    { date: '2026-07-20', name: summer.name, periods: [] },
    national,
    { date: '2026-07-22', to: '2026-07-29', name: summer.name, periods: [] },
    end,
  ])
  expect(withClosure([end], { date: '2026-07-31' })).toEqual([end])
})

test('[F-36] a branch can be closed for many years, also round a day that is in the list', () => {
  const decades = { date: '2026-07-20', to: '2099-12-31' }
  expect(withClosure([], decades)).toEqual([{ ...decades, periods: [] }])
  const open = { date: '2026-08-15', periods: [{ from: 600, to: 720 }] }
  expect(withClosure([open], decades)).toEqual([
    { date: '2026-07-20', to: '2026-08-14', periods: [] },
    open,
    { date: '2026-08-16', to: '2099-12-31', periods: [] },
  ])
})

test('[F-36] what was promised is broken where the branch was open for it and is not any more', () => {
  const order = { date: '2026-07-20', time: 600, stay: 0 }
  const table = { date: '2026-07-31', time: 1000, stay: 135 }
  const dayBefore = { date: '2026-07-19', time: 600, stay: 0 }
  const afterHours = { date: '2026-07-20', time: 1300, stay: 0 }
  expect(brokenBy([order, table, dayBefore, afterHours], antwerpen, closed)).toEqual([order, table, afterHours])
  expect(brokenBy([order, table], closed, closed)).toEqual([])
})

test('[F-36] a table counts for as long as it was given', () => {
  const table = { date: '2026-07-20', time: 960, stay: 135 }
  const until = (to: number) => ({ ...antwerpen, exceptions: [{ date: '2026-07-20', periods: [{ from: 420, to }] }] })
  expect(brokenBy([table], antwerpen, until(1095))).toEqual([])
  expect(brokenBy([table], antwerpen, until(1080))).toEqual([table])
})

test('[J-45] a table that stays through midnight is broken where the branch no longer opens then', () => {
  const table = { date: '2026-07-20', time: 23 * 60, stay: 135 }
  const late = { date: '2026-07-20', periods: [{ from: 1080, to: 1440 }] }
  const open = { ...antwerpen, exceptions: [late, { date: '2026-07-21', periods: [{ from: 0, to: 120 }] }] }
  const until = (to: number) => ({
    ...antwerpen,
    exceptions: [late, { date: '2026-07-21', periods: to === 0 ? [] : [{ from: 0, to }] }],
  })
  expect(brokenBy([table], open, until(75))).toEqual([])
  expect(brokenBy([table], open, until(60))).toEqual([table])
  expect(brokenBy([table], open, until(0))).toEqual([table])
})
