// What a guest must fill in before a table can be reserved.
import { expect, test } from 'vitest'
import { accept } from '../shared/result.ts'
import { readForm } from './reservation-form.ts'

const noor = { date: '2026-03-04', time: 720, name: 'Noor', phone: '0470 12 34 56', persons: 2 }
const missing = (differs: Partial<Parameters<typeof readForm>[0]>) => {
  const read = readForm({ ...noor, ...differs })
  return read.ok ? [] : read.refusal.map(({ problem, field }) => [problem, field])
}

test('[RES-1] a form with everything in it is as it was', () => {
  expect(readForm(noor)).toEqual(accept(noor))
})

test('[RES-1] day, time, name and phone must be there, and each is named at its field', () => {
  expect(missing({ time: null, name: ' ', phone: '' })).toEqual([
    ['time_missing', 'time'],
    ['name_missing', 'name'],
    ['phone_missing', 'phone'],
  ])
  expect(missing({ name: '\u200b' })).toEqual([['name_missing', 'name']])
})

test('[RES-1] no time is missed before a day is chosen', () => {
  expect(missing({ date: null, time: null })).toEqual([['date_missing', 'date']])
})
