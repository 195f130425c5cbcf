// What this tab stored of a reservation is read with care.
import { expect, test, vi } from 'vitest'
import { bookingDraft, reservedFrom } from './use-booking.ts'

const kept = (value: unknown) => vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(value) })

const noor = {
  key: 'k',
  branch: 'gent',
  persons: 4,
  date: '2026-03-04',
  time: 720,
  name: 'Noor',
  phone: '0470 12 34 56',
}
const blank = { branch: '', persons: 2, date: null, time: null, name: '', phone: '' }

test('a reservation that was begun is there again, under its key', () => {
  kept(noor)
  expect(bookingDraft.read()).toEqual(noor)
})

test.each([null, 'Noor', { key: 'k' }, { persons: '4', date: 5, time: '12:00', name: {}, phone: 470 }])(
  'of %j comes a blank form for two',
  (value) => {
    kept(value)
    expect(bookingDraft.read()).toEqual({ ...blank, key: expect.any(String) })
  },
)

test('what was reserved is shown again whole, or not at all', () => {
  const reserved = { ...noor, id: 7, stay: 135 }
  const { key: _, ...shown } = reserved
  expect(reservedFrom(reserved)).toEqual(shown)
  expect(reservedFrom(undefined)).toBeUndefined()
  for (const part of Object.keys(shown)) expect(reservedFrom({ ...reserved, [part]: undefined })).toBeUndefined()
})
