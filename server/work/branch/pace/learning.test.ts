// What a branch learns of its own pace, once a night; that promises follow it, and what the owner sees of them.

import { expect, test } from 'vitest'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { setCapacity } from '#server/testing/test-branch-settings.ts'
import { at, day, hour, minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { learnQuotes } from './learning.ts'

onBothEngines((openShop) => {
  const opened = async () => {
    const shop = await openShop({ at: '2026-03-03 09:00' })
    await setCapacity(shop)
    let { jef } = await shop.staff()
    let signedIn = '2026-03-03'
    /** Noor orders, and her order is ready so many minutes later. */
    const makes = async (minutes: number, date: string) => {
      if (date !== signedIn) jef = await shop.signIn('Jef')
      signedIn = date
      const { id, wantedAt } = await shop.ask('orders.place', noorsOrder({ day: date }))
      shop.clock.pass(minutes * minute)
      await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, { as: jef })
      await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: jef })
      return wantedAt
    }
    return { shop, makes }
  }
  const quoteOf = async (shop: TestShop) =>
    (await shop.ask('times.read', { branches: ['antwerpen'] })).branches[0]?.quote

  test('[TIME-7] it learns at three in the night on the branch’s clock, once across servers, and fewer than ten orders teach nothing', async () => {
    const { shop, makes } = await opened()
    const beside = await shop.beside()
    for (let order = 0; order < 4; order++) await makes(14, '2026-03-03')
    expect((await quoteOf(shop))?.factor).toBe(1)
    await learnQuotes(shop.store, shop.clock.now())
    shop.clock.set('2026-03-04 02:30')
    await learnQuotes(shop.store, shop.clock.now())
    expect(await shop.store.db.selectFrom('quote_factor').selectAll().execute()).toEqual([])
    shop.clock.set('2026-03-04 03:00')
    await Promise.all([shop, beside, shop].map((one) => learnQuotes(one.store, one.clock.now())))
    const learned = await shop.store.db.selectFrom('quote_factor').selectAll().orderBy('hour').execute()
    expect(learned).toEqual([])
    const nights = await shop.store.db.selectFrom('quote_learned').selectAll().execute()
    expect(nights).toEqual([{ branch: 'antwerpen', day: '2026-03-03' }])
    shop.clock.set('2026-03-10 09:00')
    expect((await quoteOf(shop))?.factor).toBe(1)
  })

  test('[TIME-7] ten orders of one hour of the week teach the promises of that hour, and of no other', async () => {
    const { shop, makes } = await opened()
    for (const week of ['2026-03-03', '2026-03-10', '2026-03-17']) {
      shop.clock.set(`${week} 12:00`)
      for (let order = 0; order < 5; order++) {
        await makes(13, week)
        shop.clock.pass(30_000 - minute)
      }
    }
    shop.clock.set('2026-03-18 04:00')
    await tidyShop(shop.store, shop.clock.now())
    await tidyShop(shop.store, shop.clock.now())
    const factors = await shop.store.db.selectFrom('quote_factor').selectAll().execute()
    expect(factors).toMatchObject([{ branch: 'antwerpen', weekday: 2, hour: 12, day: '2026-03-17' }])
    expect(factors[0]?.factor).toBeCloseTo(1.1)
    shop.clock.set('2026-03-24 12:01')
    expect(await quoteOf(shop)).toMatchObject({ factor: factors[0]?.factor, behind: 0 })
    const { wantedAt, token } = await shop.ask('orders.place', noorsOrder({ day: '2026-03-24' }))
    expect(wantedAt).toBe(at('2026-03-24 12:10'))
    const { making } = await shop.store.db
      .selectFrom('orders')
      .select('making')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    expect(making).toBe(Math.round(8 * minute * (factors[0]?.factor ?? 0)))
    shop.clock.set('2026-03-24 13:00')
    expect((await quoteOf(shop))?.factor).toBe(1)
  })

  test('[TIME-7] a branch that is behind says so in its next promises, and recovers by itself', async () => {
    const { shop, makes } = await opened()
    for (let order = 0; order < 5; order++) await makes(18, '2026-03-03')
    const behind = (await quoteOf(shop))?.behind ?? 0
    expect(behind).toBeGreaterThan(4 * minute)
    const { until } = await shop.ask('times.read', { branches: ['antwerpen'] })
    expect(until).toBe(shop.clock.now() + minute)
    const { wantedAt } = await shop.ask('orders.place', noorsOrder({ day: '2026-03-03' }))
    expect(wantedAt).toBeGreaterThanOrEqual(shop.clock.now() + 8 * minute + behind)
    shop.clock.pass(hour)
    expect((await quoteOf(shop))?.behind).toBe(0)
    await setCapacity(shop, { capacity: null })
    expect((await quoteOf(shop))?.behind).toBe(0)
  })

  test('[TIME-7] the owner and managers see promise kept, and minutes late, by hour and branch, of 28 days', async () => {
    const { shop, makes } = await opened()
    await setCapacity(shop, { capacity: { ...barAndGrill, share: 50 } })
    for (const minutes of [5, 11, 40]) await makes(minutes, '2026-03-03')
    shop.clock.set('2026-03-03 14:00')
    await makes(30, '2026-03-03')
    const { amira, lotte, jef } = await shop.staff()
    const { branches } = await shop.ask('pace.report', { branch: 'antwerpen' }, { as: amira })
    expect(branches).toEqual([
      {
        branch: 'antwerpen',
        orders: 4,
        kept: 2,
        minutesLate: expect.any(Number),
        hours: [
          { hour: 9, orders: 3, kept: 2, minutesLate: expect.any(Number) },
          { hour: 14, orders: 1, kept: 0, minutesLate: 20 },
        ],
      },
    ])
    expect((await shop.ask('pace.report', {}, { as: lotte })).branches.map(({ branch }) => branch)).toEqual(['merksem'])
    expect((await shop.reply('pace.report', {}, { as: jef })).status).toBe(403)
    shop.clock.pass(29 * day)
    const later = await shop.signIn('Amira')
    expect((await shop.ask('pace.report', { branch: 'antwerpen' }, { as: later })).branches[0]?.orders).toBe(0)
  })

  test('[TIME-2] a count that is wrong is repaired by the housekeeping, which says so; old slots are forgotten', async () => {
    const { shop } = await opened()
    await shop.ask('orders.place', noorsOrder({ day: '2026-03-03' }))
    const mended: number[] = []
    await tidyShop(shop.store, shop.clock.now(), { mended: (slots) => mended.push(slots) })
    await shop.store.db.updateTable('slot_load').set({ used: 300 }).execute()
    await tidyShop(shop.store, shop.clock.now(), { mended: (slots) => mended.push(slots) })
    await tidyShop(shop.store, shop.clock.now(), { mended: (slots) => mended.push(slots) })
    expect(mended).toEqual([1])
    expect(await shop.store.db.selectFrom('slot_load').select('used').execute()).toEqual([{ used: 60 }])
    await tidyShop(shop.store, shop.clock.now() + 3 * day)
    expect(await shop.store.db.selectFrom('slot_held').selectAll().execute()).toEqual([])
  })
})
