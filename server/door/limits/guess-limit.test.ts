// Guessing tokens is slow; following one's own is not.
import { expect, test } from 'vitest'
import { type GuessLimit, guessLimit } from './guess-limit.ts'

const guess = (place: number) => `GUESS${String(place).padStart(3, '0')}`
const right = async () => 'order'
const wrong = async () => undefined
/** The seconds to wait after a wrong guess. */
const waitOf = async (limit: GuessLimit, address: string, token: string, now = 0) =>
  (await limit.lookUp({ address, token, now }, wrong)).wait

test('[TRACK-6] thirty different tokens a minute; those asked before stay free; a minute later it goes on', async () => {
  const limit = guessLimit()
  for (let place = 0; place < 30; place++) expect(await waitOf(limit, '203.0.113.9', guess(place))).toBe(0)
  expect(await waitOf(limit, '203.0.113.9', guess(30), 1000)).toBe(59)
  expect(await waitOf(limit, '203.0.113.9', guess(7), 1000)).toBe(0)
  expect(await waitOf(limit, '203.0.113.10', guess(30), 1000)).toBe(0)
  expect(await waitOf(limit, '203.0.113.9', guess(30), 60_000)).toBe(0)
})

const at = (token: string) => ({ address: '203.0.113.9', token, now: 0 })

test('[F-4] what is found never counts, and neither resets nor widens the limit', async () => {
  const limit = guessLimit()
  for (let place = 0; place < 30; place++) {
    expect(await limit.lookUp(at('K7QM4TXA'), right)).toEqual({ wait: 0, found: 'order' })
    expect(await limit.lookUp(at(`RIGHT${place}`), right)).toEqual({ wait: 0, found: 'order' })
    expect(await limit.lookUp(at(guess(place)), wrong)).toEqual({ wait: 0, found: undefined })
  }
  let looked = 0
  const counted = async () => {
    looked++
    return 'order'
  }
  expect(await limit.lookUp(at('K7QM4TXA'), counted)).toEqual({ wait: 60, found: undefined })
  expect(await limit.lookUp(at(guess(30)), counted)).toEqual({ wait: 60, found: undefined })
  expect(looked).toBe(0)
})

test('[F-4] a hundred right ones at once are all looked up; of a hundred wrong ones at once only thirty', async () => {
  const limit = guessLimit()
  const later = <Found>(found: Found) => new Promise<Found>((done) => setTimeout(() => done(found), 1))
  const all = (find: () => Promise<string | undefined>, name: string) =>
    Promise.all(Array.from({ length: 100 }, (_, place) => limit.lookUp(at(`${name}${place}`), find)))
  expect((await all(() => later('order'), 'RIGHT')).filter(({ found }) => found)).toHaveLength(100)
  let looked = 0
  const answers = await all(() => {
    looked++
    return later(undefined)
  }, 'WRONG')
  expect([looked, answers.filter(({ wait }) => wait > 0).length]).toEqual([30, 70])
})

test('[F-4] a wrong token that is asked again and again lets nobody wait: nothing of it can be given back', async () => {
  const limit = guessLimit(1)
  await limit.lookUp(at('WRONG1'), wrong)
  const never = () => new Promise<undefined>(() => {})
  void limit.lookUp(at('WRONG1'), never)
  const next = limit.lookUp(at('WRONG2'), wrong)
  const soon = new Promise<string>((done) => setTimeout(() => done('still waiting'), 20))
  expect(await Promise.race([next, soon])).toEqual({ wait: 60, found: undefined })
})

test('[F-4] a look-up that fails holds nobody up', async () => {
  const limit = guessLimit(1)
  const broken = limit.lookUp(at('WRONG1'), () => Promise.reject(new Error('gone')))
  const next = limit.lookUp(at('WRONG2'), wrong)
  await expect(broken).rejects.toThrow('gone')
  expect((await next).wait).toBeGreaterThan(0)
})

test('an IPv6 subscriber’s many addresses count as one', async () => {
  const limit = guessLimit()
  for (let place = 0; place < 30; place++) await waitOf(limit, `2001:db8:1:2::${place.toString(16)}`, guess(place))
  expect(await waitOf(limit, '2001:db8:1:2:3:4:5:6', guess(31))).toBeGreaterThan(0)
  expect(await waitOf(limit, '2001:db8:1:3::1', guess(31))).toBe(0)
})

test('a flood of addresses takes only so much memory', async () => {
  const limit = guessLimit(30, 60_000, 100)
  for (let place = 0; place < 10_000; place++) await waitOf(limit, `10.0.${place >> 8}.${place & 255}`, 'K7QM4TXA')
  expect(await waitOf(limit, '10.9.9.9', 'K7QM4TXA')).toBe(0)
})
