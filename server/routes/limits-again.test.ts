// A retry of something already done is no new request: no limit refuses it, and it uses up none.
import { beforeAll, expect, test } from 'vitest'
import type { CallName } from '#contract/addresses.ts'
import { newKey, noorsLetter, noorsOrder, noorsTable, wrongOrder } from '../testing/order-drafts.ts'
import { withoutGuard } from '../testing/test-branch-settings.ts'
import { day, minute } from '../testing/test-clock.ts'
import { onBothEngines, type TestShop } from '../testing/test-shop.ts'

/** What a call accepts, a new one at each call, and how many of them one address may send. */
const calls: readonly (readonly [name: CallName, most: number, input: () => object])[] = [
  ['contact.send', 10, () => noorsLetter()],
  ['reviews.submit', 20, () => ({ key: newKey(), food: 5, text: 'The foam had a heart in it.' })],
]

onBothEngines((openShop) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop({ config: { ordersPerMinute: 3 } })
    await withoutGuard(shop)
  })

  test.each(calls)('%s: what was taken is never answered "too many"', async (name, most, input) => {
    const asking = { from: '10.11.0.1' }
    const first = input()
    const { status, response } = await shop.reply(name, first, asking)
    expect(status).toBe(200)
    for (let retry = 0; retry < most; retry++) expect((await shop.reply(name, first, asking)).status).toBe(200)
    for (let more = 1; more < most; more++) expect((await shop.reply(name, input(), asking)).status).toBe(200)
    expect(await shop.refused(name, input(), asking)).toMatchObject({
      status: 429,
      refusal: 'too_many',
      retryAfter: expect.any(Number),
    })
    expect((await shop.reply(name, first, asking)).response.body).toBe(response.body)
  })

  test('[ORDER-5] under a key that is taken another order is refused as such, not as one too many', async () => {
    const asking = { from: '10.11.0.2' }
    const orders = Array.from({ length: 3 }, () => noorsOrder())
    for (const order of orders) await shop.ask('orders.place', order, asking)
    const { key = '' } = orders[0] ?? {}
    const refused = await shop.refused('orders.place', noorsOrder({ key, name: 'Ali' }), asking)
    expect(refused).toMatchObject({ status: 409, refusal: 'key_reused' })
  })

  test('[F-71] a clock that is set back by a day keeps no limit shut for that day', async () => {
    const own = await openShop({ config: { ordersPerMinute: 3 } })
    await own.staff()
    const from = '10.11.0.6'
    const full = {
      order: async () => (await own.reply('orders.place', wrongOrder(), { from })).status,
      token: async (place: number) =>
        (await own.reply('orders.track', { token: `WRNG${1000 + place}` }, { from })).status,
      signIn: async () =>
        (await own.reply('account.signIn', { name: 'Jef', password: 'not the one' }, { from })).status,
    }
    for (let place = 0; place < 3; place++) expect(await full.order()).toBe(422)
    for (let place = 0; place < 30; place++) expect(await full.token(place)).toBe(404)
    for (let place = 0; place < 10; place++) expect(await full.signIn()).toBe(401)
    const all = async () => [await full.order(), await full.token(31), await full.signIn()]
    expect(await all()).toEqual([429, 429, 429])
    own.clock.pass(-day)
    expect(await all()).toEqual([429, 429, 429])
    own.clock.pass(15 * minute)
    expect(await all()).toEqual([422, 404, 401])
  })

  test('an address sends thirty reviews and thirty messages a day, however slowly', async () => {
    const own = await openShop()
    const asking = { from: '10.11.0.7' }
    const send = async () => [
      (await own.reply('reviews.submit', { key: newKey(), food: 1 }, asking)).status,
      (await own.reply('contact.send', noorsLetter(), asking)).status,
    ]
    for (let sent = 0; sent < 30; sent++) {
      expect(await send()).toEqual([200, 200])
      own.clock.pass(2 * minute)
    }
    own.clock.pass(15 * minute)
    expect(await send()).toEqual([429, 429])
    own.clock.pass(day)
    expect(await send()).toEqual([200, 200])
  })

  test('a message that was taken is not refused as one too many, another one under its key is refused as such', async () => {
    const asking = { from: '10.11.0.5' }
    const letters = Array.from({ length: 10 }, () => noorsLetter())
    for (const letter of letters) await shop.ask('contact.send', letter, asking)
    const { key } = letters[0] ?? noorsLetter()
    expect((await shop.refused('contact.send', noorsLetter({ key, message: 'Or rice milk?' }), asking)).refusal).toBe(
      'key_reused',
    )
  })

  test('a review that takes the place of an earlier one counts as one more', async () => {
    const asking = { from: '10.11.0.3' }
    const keys = Array.from({ length: 21 }, newKey)
    const review = (change: number) => ({
      key: keys[change] ?? '',
      ...(change > 0 && { replaces: keys[change - 1] }),
      text: `${change}`,
    })
    for (let change = 0; change < 20; change++) await shop.ask('reviews.submit', review(change), asking)
    expect((await shop.refused('reviews.submit', review(20), asking)).refusal).toBe('too_many')
    expect((await shop.reply('reviews.submit', review(19), asking)).status).toBe(200)
    const reused = await shop.refused('reviews.submit', { ...review(19), text: 'one more' }, asking)
    expect(reused).toMatchObject({ status: 409, refusal: 'key_reused' })
  })

  test('[RES-1] a reservation that was taken is given again, however many wishes came after it', async () => {
    const asking = { from: '10.11.0.4' }
    const wish = noorsTable()
    const first = await shop.ask('reservations.place', wish, asking)
    for (let retry = 0; retry < 20; retry++) await shop.ask('reservations.place', wish, asking)
    for (let other = 1; other < 20; other++)
      expect((await shop.refused('reservations.place', noorsTable({ date: '2026-03-03' }), asking)).status).toBe(422)
    expect((await shop.refused('reservations.place', noorsTable(), asking)).refusal).toBe('too_many')
    expect(await shop.ask('reservations.place', wish, asking)).toEqual(first)
    const changed = { ...wish, persons: 3 }
    expect((await shop.refused('reservations.place', changed, asking)).refusal).toBe('key_reused')
    const instead = { ...changed, key: newKey(), replaces: wish.key }
    expect((await shop.refused('reservations.place', instead, asking)).refusal).toBe('too_many')
  })
})
