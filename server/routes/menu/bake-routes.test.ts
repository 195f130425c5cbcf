// The bake list over HTTP: what is on it, what is ticked, and what is counted in the evening.
import { expect, test } from 'vitest'
import type { Input } from '#contract/index.ts'
import { addDays, weekdayOf } from '#domain/branch/hours.ts'
import { countDealParts } from '#server/store/money/counted-sales.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const today = '2026-03-04'
const tomorrow = '2026-03-05'
const branch = 'antwerpen'
const croissant = 'butter-croissant'

const breakfast = {
  category: 'PANINI',
  name: { en: 'Breakfast' },
  price: 490,
  parts: [
    { name: { en: 'Drink' }, choose: [{ item: 'espresso', extra: 0 }] },
    { name: { en: 'Pastry' }, choose: [{ item: croissant, extra: 0 }] },
  ],
} satisfies Input<'items.add'>

onBothEngines((openShop) => {
  const openWith = async (ahead: object | null = {}) => {
    const shop = await openShop()
    const { amira, jef, lotte } = await shop.staff()
    const change = async (item: string, more: Partial<Input<'items.save'>>) => {
      const { items } = await shop.ask('items.read', {}, { as: amira })
      const before = items.find(({ id }) => id === item)
      if (!before) throw new Error(`no ${item}`)
      const { notAt: _, ...draft } = before
      return await shop.reply('items.save', { ...draft, ...more }, { as: amira })
    }
    if (ahead) expect((await change(croissant, { ahead })).status).toBe(200)
    return { shop, amira, jef, lotte, change }
  }

  /** So many croissants on each of the open days before tomorrow, Mondays closed, as the figures of old days have them. */
  const sold = (shop: TestShop, days: number, pieces: (date: string) => number, item = croissant) =>
    shop.store.write(async (trx) => {
      const dates = Array.from({ length: days }, (_, back) => addDays(today, -1 - back)).filter(
        (date) => weekdayOf(date) !== 1,
      )
      const row = (day: string, kind: string, subject: string, amount: number) => ({
        branch,
        day,
        kind,
        subject,
        amount,
      })
      for (const day of dates)
        await trx
          .insertInto('figure')
          .values([row(day, 'item', item, pieces(day)), row(day, 'hour', '08', 10), row(day, 'hour', '12', 10)])
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    })

  test('[BAKE-1] the list of tomorrow says how many, between which numbers, and last week’s; a closed day counts for none', async () => {
    const { shop, jef } = await openWith()
    await sold(shop, 80, (date) => (weekdayOf(date) === 4 ? 22 : 30))
    const list = await shop.ask('bake.read', { branch }, { as: jef })
    expect(list).toMatchObject({ day: tomorrow, today, holiday: null, opens: 420, closes: 1140, any: true })
    expect(list.categories.map(({ id }) => id)).toEqual(['CAKEANDSWEETS'])
    expect(list.items).toMatchObject([
      {
        item: croissant,
        advice: { bake: 23, from: 21, to: 23 },
        before: { day: '2026-02-26', wanted: 22 },
        enough: 0.7,
        cost: false,
        made: null,
        done: false,
      },
    ])
    shop.clock.set('2026-03-05 06:30')
    expect((await shop.ask('bake.read', { branch }, { as: jef })).day).toBe(tomorrow)
    shop.clock.set('2026-03-05 07:00')
    expect((await shop.ask('bake.read', { branch }, { as: jef })).day).toBe('2026-03-06')
    expect(await shop.ask('bake.read', { branch: 'antwerpen', day: '2026-05-01' }, { as: jef })).toMatchObject({
      holiday: { en: 'Labour Day' },
    })
  })

  test('[BAKE-1] without enough days it says so, with last week’s number; without history, with none', async () => {
    const { shop, jef } = await openWith()
    const [first] = (await shop.ask('bake.read', { branch }, { as: jef })).items
    expect(first).toMatchObject({ advice: null, before: null, days: 0 })
    await sold(shop, 10, () => 12)
    const [second] = (await shop.ask('bake.read', { branch }, { as: jef })).items
    expect(second).toMatchObject({ advice: null, before: { day: '2026-02-26', wanted: 12 }, days: 8 })
  })

  test('[BAKE-1] nothing is made ahead, an item is not sold at the branch or on that day: it is not on the list', async () => {
    const { shop, amira, jef, change } = await openWith(null)
    expect(await shop.ask('bake.read', { branch }, { as: jef })).toMatchObject({ any: false, items: [] })
    await change(croissant, { ahead: {} })
    await shop.ask('items.sellAt', { item: croissant, branches: [branch], sold: false }, { as: amira })
    expect(await shop.ask('bake.read', { branch }, { as: jef })).toMatchObject({ any: true, items: [] })
    await shop.ask('items.sellAt', { item: croissant, branches: [branch], sold: true }, { as: amira })
    await change(croissant, { sold: { times: [{ weekdays: [6, 7] }] } })
    expect((await shop.ask('bake.read', { branch }, { as: jef })).items).toEqual([])
    expect((await shop.ask('bake.read', { branch, day: '2026-03-07' }, { as: jef })).items).toHaveLength(1)
  })

  test('[BAKE-1] a cost sets how often there is enough; one that earns nothing is refused at its field, and nothing changes', async () => {
    const { shop, amira, jef, change } = await openWith()
    const wrong = async (ahead: object) => {
      const reply = await change(croissant, { ahead })
      return reply.ok ? [] : reply.refusal.problems
    }
    expect(await wrong({ cost: 240 })).toEqual([{ problem: 'cost_too_high', field: 'ahead.cost' }])
    expect(await wrong({ cost: 90, salvage: 90 })).toEqual([{ problem: 'salvage_too_high', field: 'ahead.salvage' }])
    expect(await wrong({ salvage: 10 })).toEqual([{ problem: 'salvage_too_high', field: 'ahead.salvage' }])
    expect(await wrong({ cost: 0 })).toEqual([{ problem: 'cost_invalid', field: 'ahead.cost' }])
    const { items } = await shop.ask('items.read', {}, { as: amira })
    expect(items.find(({ id }) => id === croissant)?.ahead).toEqual({})
    expect((await change(croissant, { ahead: { cost: 60, salvage: 0 } })).status).toBe(200)
    const [row] = (await shop.ask('bake.read', { branch }, { as: jef })).items
    expect(row).toMatchObject({ enough: 0.75, cost: true })
    await change(croissant, { ahead: null })
    expect((await shop.ask('bake.read', { branch }, { as: jef })).any).toBe(false)
  })

  test('[BAKE-1] orders of the shop are what was sold, within meal deals too, without those that were cancelled', async () => {
    const { shop, amira, jef } = await openWith()
    const { id } = await shop.ask('items.add', breakfast, { as: amira })
    const deal = {
      item: id,
      quantity: 2,
      parts: [
        { part: 'drink', item: 'espresso' },
        { part: 'pastry', item: croissant },
      ],
    }
    await shop.ask('orders.place', noorsOrder({ lines: [deal, { item: croissant, quantity: 3 }] }))
    const second = await shop.ask('orders.place', noorsOrder({ lines: [{ item: croissant, quantity: 7 }] }))
    await shop.ask('orders.step', { key: newKey(), id: second.id, step: 'cancel', reason: 'asked' }, { as: jef })
    const [row] = (await shop.ask('bake.left', { branch }, { as: jef })).items
    expect(row).toMatchObject({ item: croissant, sold: 5, left: null, made: null, price: 240 })
    // A database from before counted the deals alone.
    const parts = async () =>
      (await shop.store.db.selectFrom('figure').selectAll().where('kind', '=', 'part').execute()).filter(
        ({ amount }) => Number(amount) > 0,
      )
    const counted = await parts()
    await shop.store.write((trx) => trx.deleteFrom('figure').where('kind', '=', 'part').execute())
    await shop.store.write(countDealParts)
    expect(await parts()).toEqual(counted)
  })

  test('[BAKE-1] a tick keeps what the list said, for everybody, until it is taken back; of another day it is refused', async () => {
    const { shop, amira, jef } = await openWith()
    await sold(shop, 80, () => 20)
    const tick = { branch, day: tomorrow, item: croissant, done: true }
    expect(await shop.ask('bake.tick', tick, { as: jef })).toEqual({ done: true, made: 20 })
    expect(await shop.ask('bake.tick', tick, { as: jef })).toEqual({ done: true, made: 20 })
    expect((await shop.ask('bake.read', { branch }, { as: amira })).items).toMatchObject([{ done: true, made: 20 }])
    await shop.ask('bake.tick', { ...tick, made: 24 }, { as: jef })
    await shop.ask('bake.tick', { ...tick, done: false }, { as: jef })
    expect((await shop.ask('bake.read', { branch }, { as: amira })).items).toMatchObject([{ done: false, made: 24 }])
    const refused = (change: object) => shop.refused('bake.tick', { ...tick, ...change }, { as: jef })
    expect(await refused({ day: '2026-03-09' })).toMatchObject({ status: 409, refusal: 'bake_other_day' })
    expect(await refused({ item: 'cappuccino' })).toMatchObject({ status: 422, refusal: 'not_made_ahead' })
  })

  test('[BAKE-2] what is left is counted; more than was made, or of another day, is refused and nothing changes', async () => {
    const { shop, amira, jef, lotte } = await openWith()
    const count = { branch, day: today, item: croissant, left: 4 }
    expect(await shop.ask('bake.count', count, { as: jef })).toEqual({ left: 4, made: null })
    expect(await shop.ask('bake.count', { ...count, left: 5, made: 30 }, { as: jef })).toEqual({ left: 5, made: 30 })
    const refused = (change: object, as = jef) => shop.refused('bake.count', { ...count, ...change }, { as })
    expect(await refused({ left: 31 })).toMatchObject({ status: 409, refusal: 'bake_above_made' })
    expect(await refused({ day: '2026-03-03' })).toMatchObject({ status: 409, refusal: 'bake_other_day' })
    expect(await refused({ item: 'cappuccino' })).toMatchObject({ refusal: 'not_made_ahead' })
    expect(await refused({ left: -1 })).toMatchObject({ status: 400, problems: [{ field: 'left' }] })
    expect(await refused({}, lotte)).toMatchObject({ status: 403 })
    expect((await shop.ask('bake.left', { branch }, { as: amira })).items).toMatchObject([{ left: 5, made: 30 }])
    const { entries } = await shop.ask('log.list', {}, { as: amira })
    expect(entries[0]).toMatchObject({ act: 'bake.count', staffName: 'Jef', data: { left: 5 } })
    expect(await shop.ask('bake.count', { ...count, left: null }, { as: jef })).toEqual({ left: null, made: 30 })
  })

  test('[BAKE-2] more than was made and not sold is refused; what was sold after a count does not make it wrong', async () => {
    const { shop, jef } = await openWith()
    const lines = [{ item: croissant, quantity: 10 }]
    await shop.ask('orders.place', noorsOrder({ lines }))
    const count = { branch, day: today, item: croissant, left: 20, made: 30 }
    expect((await shop.refused('bake.count', { ...count, left: 21 }, { as: jef })).refusal).toBe('bake_above_made')
    await shop.ask('bake.count', count, { as: jef })
    await shop.ask('orders.place', noorsOrder({ lines }))
    expect(await shop.ask('bake.count', count, { as: jef })).toEqual({ left: 20, made: 30 })
    expect(await shop.ask('bake.count', { ...count, made: 31 }, { as: jef })).toEqual({ left: 20, made: 31 })
    expect((await shop.refused('bake.count', { ...count, left: 15 }, { as: jef })).refusal).toBe('bake_above_made')
    expect((await shop.ask('bake.left', { branch }, { as: jef })).items).toMatchObject([
      { left: 20, made: 31, free: 10 },
    ])
  })

  test('[BAKE-2] sold out is since the last sale, or since it was marked; then more was wanted than was sold', async () => {
    const { shop, jef } = await openWith()
    await sold(shop, 80, () => 20)
    const count = { branch, day: today, item: croissant, left: 0 }
    const stands = async () => (await shop.store.db.selectFrom('bake_day').selectAll().execute())[0]
    await shop.ask('bake.count', count, { as: jef })
    expect(await stands()).toMatchObject({ left_over: 0, sold_out_at: null, staff_name: 'Jef' })
    await shop.ask('orders.place', noorsOrder({ lines: [{ item: croissant, quantity: 10 }] }))
    shop.clock.set('2026-03-04 18:50')
    await shop.ask('bake.count', count, { as: jef })
    expect(await stands()).toMatchObject({ sold_out_at: 9 })
    // Half of a day’s orders come before nine: of the ten that were sold twice as many were wanted.
    shop.clock.set('2026-03-11 06:00')
    const again = await shop.signIn('Jef', jef.password)
    const [row] = (await shop.ask('bake.read', { branch }, { as: again })).items
    expect(row).toMatchObject({ before: { day: today, wanted: 20 } })
  })

  test('[BAKE-2] what is marked as sold out in the middle of a day is sold out since then', async () => {
    const { shop, jef } = await openWith()
    shop.clock.set('2026-03-04 14:10')
    const stock = { item: croissant, branches: [branch], stock: 'out' } as const
    await shop.ask('stock.set', stock, { as: jef })
    shop.clock.set('2026-03-04 18:50')
    await shop.ask('bake.count', { branch, day: today, item: croissant, left: 0 }, { as: jef })
    expect(await shop.store.db.selectFrom('bake_day').select('sold_out_at').execute()).toEqual([{ sold_out_at: 14 }])
  })

  test('[BAKE-2] after midnight the evening before is counted as long as it goes on', async () => {
    const { shop, jef } = await openWith()
    shop.clock.set('2026-03-05 01:00')
    const { day } = await shop.ask('bake.left', { branch }, { as: jef })
    expect(day).toBe(today)
    await shop.ask('bake.count', { branch, day, item: croissant, left: 2 }, { as: jef })
    shop.clock.set('2026-03-05 04:01')
    expect(await shop.ask('bake.left', { branch }, { as: jef })).toMatchObject({
      day: tomorrow,
      items: [{ left: null }],
    })
  })
})
