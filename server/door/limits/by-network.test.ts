// How many addresses one subscriber has, and what they may do together.
import { expect, test } from 'vitest'
import { guessLimit } from './guess-limit.ts'
import { limitByNetwork, windowLimit } from './try-limit.ts'

const limit = () => limitByNetwork((share) => windowLimit(10 * share, 60_000))

test('[F-78] a /56 may do four times as much as one of its /64, a /48 sixteen times', () => {
  const each = limit()
  const taken = (addresses: readonly string[]) => addresses.filter((address) => each.spend(address, 0) === 0).length
  const in64 = Array.from({ length: 20 }, (_, place) => `2001:db8:1:100::${place}`)
  const in56 = Array.from({ length: 256 }, (_, place) => `2001:db8:2:1${place.toString(16).padStart(2, '0')}::1`)
  const in48 = Array.from({ length: 5000 }, (_, place) => `2001:db8:3:${place.toString(16)}::1`)
  expect([taken(in64), taken(in56), taken(in48)]).toEqual([10, 40, 160])
  expect(each.spend('2001:db8:4::1', 0)).toBe(0)
  expect(each.wait('2001:db8:3:ffff::1', 1000)).toBe(59)
  expect(each.wait('2001:db8:3:ffff::1', 60_000)).toBe(0)
})

test('[F-78] a try that is given back counts in none of the networks; IPv4 addresses stand for themselves', () => {
  const each = limit()
  for (let place = 0; place < 100; place++) {
    expect(each.spend(`2001:db8:1:1${place}::1`, 0)).toBe(0)
    each.giveBack(`2001:db8:1:1${place}::1`, 0)
  }
  for (let place = 0; place < 250; place++) expect(each.spend(`203.0.113.${place}`, 0)).toBe(0)
})

test('[F-78] guessing tokens from a /48 gains nothing by its many networks', async () => {
  const guesses = guessLimit()
  let looked = 0
  for (let place = 0; place < 2000; place++)
    await guesses.lookUp(
      { address: `2001:db8:1:${place.toString(16)}::1`, token: `WRONG${place}`, now: 0 },
      async () => {
        looked++
        return undefined
      },
    )
  expect(looked).toBe(30 * 16)
})

test('[F-78] a flood of networks costs each of them the same, however many are known', async () => {
  const most = 50_000
  const address = (place: number) => `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`
  const each = limitByNetwork((share) => windowLimit(10 * share, 60_000, most))
  const guesses = guessLimit(30, 60_000, most)
  const flood = async (from: number, count: number) => {
    const begun = performance.now()
    for (let place = from; place < from + count; place++) {
      each.spend(address(place), 0)
      await guesses.lookUp({ address: address(place), token: 'WRONG', now: 0 }, async () => undefined)
    }
    return performance.now() - begun
  }
  const filling = await flood(0, most)
  // A walk over all that is known would take thousands of times as long.
  expect(await flood(most, 10_000)).toBeLessThan(5 * filling + 500)
})
