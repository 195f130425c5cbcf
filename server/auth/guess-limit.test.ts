// Guessing tokens is slow, following one's own is not.
import { expect, test } from 'vitest'
import { guessLimit } from './guess-limit.ts'

const guess = (place: number) => `GUESS${String(place).padStart(3, '0')}`

test('[TRACK-6] thirty different tokens a minute; those asked before stay free; a minute later it goes on', () => {
  const limit = guessLimit()
  for (let place = 0; place < 30; place++) expect(limit.spend('203.0.113.9', guess(place), 0)).toBe(0)
  expect(limit.spend('203.0.113.9', guess(30), 1000)).toBe(59)
  expect(limit.spend('203.0.113.9', guess(7), 1000)).toBe(0)
  expect(limit.spend('203.0.113.10', guess(30), 1000)).toBe(0)
  expect(limit.spend('203.0.113.9', guess(30), 60_000)).toBe(0)
})

test('an order placed behind a busy Wi-Fi can be followed although guesses have run out there', () => {
  const limit = guessLimit()
  for (let place = 0; place < 30; place++) limit.spend('203.0.113.9', guess(place), 0)
  limit.give('203.0.113.9', 'K7QM4TXA', 0)
  expect(limit.spend('203.0.113.9', 'K7QM4TXA', 1)).toBe(0)
  expect(limit.spend('203.0.113.9', 'K7QM4TXB', 1)).toBeGreaterThan(0)
})

test('an IPv6 subscriber’s many addresses count as one', () => {
  const limit = guessLimit()
  for (let place = 0; place < 30; place++) limit.spend(`2001:db8:1:2::${place.toString(16)}`, guess(place), 0)
  expect(limit.spend('2001:db8:1:2:3:4:5:6', guess(31), 0)).toBeGreaterThan(0)
  expect(limit.spend('2001:db8:1:3::1', guess(31), 0)).toBe(0)
})

test('a flood of addresses takes only so much memory', () => {
  const limit = guessLimit(30, 60_000, 100)
  for (let place = 0; place < 10_000; place++) limit.spend(`10.0.${place >> 8}.${place & 255}`, 'K7QM4TXA', 0)
  expect(limit.spend('10.9.9.9', 'K7QM4TXA', 0)).toBe(0)
})
