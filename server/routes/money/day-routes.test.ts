// Money and the end of a day: what was taken stands apart, closing counts before it moves, and nothing sold is lost.
import { expect, test } from 'vitest'
import { byWay } from '#domain/money/payment.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { day } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

const year = 365 * day
const nothingTaken = byWay(() => 0)

onBothEngines((openShop) => {
  const opened = async () => {
    const shop = await openShop()
    const { amira, jef, lotte } = await shop.staff()
    let owner = amira
    /** Her session has ended over the days that passed. */
    const signInAgain = async () => {
      owner = await shop.signIn('Amira')
      return owner
    }
    const place = (more = {}) => shop.ask('orders.place', noorsOrder(more))
    const forTomorrow = { day: '2026-03-05' }
    const serve = (id: number) =>
      shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: owner })
    const step = (id: number, name: 'pay' | 'unpay' | 'cancel' | 'bringBack', more = {}) =>
      shop.ask('orders.step', { key: newKey(), id, step: name, ...more }, { as: owner })
    const cash = async (as: Person = owner) => (await shop.ask('orders.list', { branch: 'antwerpen' }, { as })).cash
    const clear = (more = {}) => shop.ask('orders.clear', { branches: ['antwerpen'], ...more }, { as: owner })
    const restore = (id: number | null) => shop.ask('archives.restore', { id: id ?? 0 }, { as: owner })
    const days = async (as: Person = owner) => (await shop.ask('days.list', {}, { as })).days
    return { shop, amira, jef, lotte, signInAgain, place, forTomorrow, serve, step, cash, clear, restore, days }
  }

  test('[F-51] a branch that is not there closes no day, and nothing is told of it', async () => {
    const { shop, amira, place, cash } = await opened()
    await place()
    const problems = [{ problem: 'branch_unknown', field: 'branches' }]
    const branches = ['antwerpen', 'gent']
    expect(await shop.refused('orders.clear', { branches, alsoOpen: true }, { as: amira })).toMatchObject({ problems })
    expect(await shop.refused('days.now', { branches: 'antwerpen,gent' }, { as: amira })).toMatchObject({ problems })
    expect((await cash())?.orders).toBe(1)
  })

  test('[F-50] what was taken stands apart from what is open and for later; a refused order is in neither', async () => {
    const { shop, amira, place, forTomorrow, step, cash } = await opened()
    const cashed = await place()
    const carded = await place()
    await place()
    await place(forTomorrow)
    const fallen = await place({ lines: [{ item: 'cappuccino', quantity: 50 }] })
    await step(cashed.id, 'pay', { paidWay: 'cash' })
    await step(carded.id, 'pay', { paidWay: 'card' })
    await step(fallen.id, 'cancel', { reason: 'not-serious' })
    const takings = {
      taken: { ...nothingTaken, cash: 320, card: 320 },
      rounding: 0,
      open: 320,
      later: 320,
      toGiveBack: 0,
    }
    expect(await cash()).toEqual({ total: 1280, today: 1280, orders: 4, takings })
    const board = await shop.ask('takings.today', { branch: 'antwerpen' }, { as: amira })
    expect(board.takings).toEqual(takings)
  })

  test('[LIFE-6] a payment is undone, changed and given back, and the day counts each once', async () => {
    const { shop, signInAgain, place, step, cash } = await opened()
    const { id } = await place()
    const taken = async () => (await cash())?.takings
    await step(id, 'pay', { paidWay: 'cash' })
    expect(await taken()).toMatchObject({ taken: { cash: 320, card: 0, other: 0 }, open: 0 })
    await step(id, 'unpay')
    await step(id, 'pay', { paidWay: 'card' })
    expect(await taken()).toMatchObject({ taken: { cash: 0, card: 320, other: 0 }, open: 0 })
    await step(id, 'cancel', { reason: 'asked' })
    expect(await taken()).toMatchObject({ taken: { cash: 0, card: 320, other: 0 }, open: 0, toGiveBack: 320 })
    await step(id, 'bringBack')
    expect(await taken()).toMatchObject({ taken: { cash: 0, card: 320, other: 0 }, toGiveBack: 0 })
    await step(id, 'unpay')
    expect(await taken()).toMatchObject({ taken: { cash: 0, card: 0, other: 0 }, open: 320 })
    await step(id, 'pay', { paidWay: 'other' })
    shop.clock.pass(day)
    await signInAgain()
    expect((await cash())?.takings.taken).toEqual(nothingTaken)
  })

  test('[LIFE-6] what is open of earlier days is right after each step, though it is kept', async () => {
    const { shop, signInAgain, place, step, serve, cash, clear, restore } = await opened()
    const one = await place()
    const other = await place()
    shop.clock.pass(5 * day)
    await signInAgain()
    const open = async () => (await cash())?.takings.open
    expect(await open()).toBe(640)
    await step(one.id, 'pay', { paidWay: 'card' })
    expect(await open()).toBe(320)
    await step(one.id, 'unpay')
    expect(await open()).toBe(640)
    await step(other.id, 'cancel', { reason: 'asked' })
    expect(await open()).toBe(320)
    await serve(one.id)
    expect(await open()).toBe(320)
    const { archive } = await clear()
    expect(await open()).toBe(0)
    await restore(archive)
    expect(await open()).toBe(320)
  })

  test('[F-51] closing the day counts first, moves only what is over, and leaves a record for good', async () => {
    const { shop, amira, place, forTomorrow, serve, step, clear, days, cash } = await opened()
    const done = await place()
    const unpaid = await place()
    const fallen = await place()
    const open = await place()
    const later = await place(forTomorrow)
    for (const { id } of [done, unpaid]) await serve(id)
    await step(done.id, 'pay', { paidWay: 'cash' })
    await step(fallen.id, 'cancel', { reason: 'asked' })
    const parts = {
      handedOver: { orders: 2, total: 640 },
      fallen: { orders: 1, total: 320 },
      open: { orders: 1, total: 320 },
      later: { orders: 1, total: 320 },
    }
    const money = { taken: { ...nothingTaken, cash: 320 }, rounding: 0, unpaid: 320, toGiveBack: 0 }
    const now = await shop.ask('days.now', { branches: 'antwerpen' }, { as: amira })
    expect(now.days).toEqual([{ branch: 'antwerpen', ringUps: null, parts, money, closed: null, count: null }])

    // As a page of an older version sends it.
    const closed = await clear()
    expect(closed).toEqual({ archive: expect.any(Number), orders: 3, days: [expect.any(Number)] })
    const left = await shop.ask('orders.list', {}, { as: amira })
    expect(left.orders.map(({ id }) => id)).toEqual([later.id, open.id])
    const record = {
      id: closed.days[0],
      branch: 'antwerpen',
      day: '2026-03-04',
      at: shop.clock.now(),
      by: 'Amira',
      alsoOpen: false,
      alsoLater: false,
      parts,
      money,
      broughtBackAt: null,
    }
    expect(await days()).toEqual([record])
    expect(await shop.ask('days.read', { id: closed.days[0] ?? 0 }, { as: amira })).toEqual(record)
    // The next record counts what came since; without anything there is none.
    expect(await clear()).toEqual({ archive: null, orders: 0, days: [] })
    await step(later.id, 'pay', { paidWay: 'card' })
    await clear({ alsoOpen: true })
    expect((await days())[0]).toMatchObject({
      alsoOpen: true,
      parts: { handedOver: { orders: 0 }, open: { orders: 1 }, later: { orders: 1 } },
      money: { taken: { cash: 0, card: 320, other: 0 } },
    })
    expect((await cash())?.orders).toBe(1)
    await shop.ask('archives.restore', { id: closed.archive ?? 0 }, { as: amira })
    expect((await days())[1]).toMatchObject({ broughtBackAt: shop.clock.now() })
  })

  test('[F-51] the token of an archived order says so', async () => {
    const { shop, place, serve, clear } = await opened()
    const { id, token } = await place()
    await serve(id)
    await clear()
    expect(await shop.refused('orders.track', { token })).toMatchObject({ status: 410, refusal: 'order_archived' })
    const own = await shop.refused('orders.ownStep', { token, step: 'arrive' })
    expect(own.refusal).toBe('order_archived')
    shop.clock.pass(2 * year)
    await tidyShop(shop.store, shop.clock.now())
    expect((await shop.refused('orders.track', { token })).refusal).toBe('order_archived')
  })

  test('[F-51] after 30 days the archive forgets who ordered and keeps what was sold, for ten years', {
    timeout: 120_000,
    tags: ['long'],
  }, async () => {
    const { shop, signInAgain, place, serve, step, clear, days } = await opened()
    const lines = [{ item: 'cappuccino', quantity: 2, note: 'no sugar for Noor' }]
    const { id, token, total } = await place({ lines })
    await serve(id)
    await step(id, 'pay', { paidWay: 'card' })
    await clear()
    shop.clock.pass(31 * day)
    await tidyShop(shop.store, shop.clock.now())
    const { db } = shop.store
    const kept = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ token, total, due: 0, branch: 'antwerpen' })
    expect(JSON.parse(kept.payments)).toMatchObject([{ way: 'card', amount: total }])
    expect(JSON.stringify(kept)).not.toMatch(/noor|470123456/i)
    const line = await db.selectFrom('order_line').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
    expect(line).toMatchObject({ item: 'cappuccino', quantity: 2, price: 320, notes: '' })
    // Sold in 2026: kept until the end of 2036.
    shop.clock.set('2036-12-31 12:00')
    await tidyShop(shop.store, shop.clock.now())
    expect(await db.selectFrom('orders').select('id').execute()).toEqual([{ id }])
    shop.clock.set('2037-01-03 12:00')
    await tidyShop(shop.store, shop.clock.now())
    expect(await db.selectFrom('orders').select('id').execute()).toEqual([])
    await signInAgain()
    expect(await days()).toHaveLength(1)
    // The day book gets a line for each day of the ten years.
  })

  test('[F-51] who ordered is erased 30 days after pick-up where nobody closes a day; the order stays', async () => {
    const { shop, place, serve, signInAgain } = await opened()
    const lines = [{ item: 'cappuccino', quantity: 2, note: 'no sugar for Noor' }]
    const out = await place({ lines, cupName: 'Noor' })
    const left = await place({ lines })
    await serve(out.id)
    shop.clock.pass(2 * day)
    const young = await place({ lines, day: '2026-03-06' })
    const stored = async () => {
      const { db } = shop.store
      const orders = await db.selectFrom('orders').selectAll().orderBy('id').execute()
      const notes = await db.selectFrom('order_line').select(['order_id', 'notes']).orderBy('order_id').execute()
      const steps = await db.selectFrom('order_step').select(['order_id', 'data']).execute()
      return orders.map((order) =>
        JSON.stringify([order, ...[...notes, ...steps].filter(({ order_id }) => order_id === order.id)]),
      )
    }
    shop.clock.pass(28 * day)
    await tidyShop(shop.store, shop.clock.now())
    for (const text of await stored()) expect(text).toMatch(/no sugar for Noor/)
    shop.clock.pass(day)
    await tidyShop(shop.store, shop.clock.now())
    const [first, second, third] = await stored()
    for (const text of [first, second]) expect(text).not.toMatch(/noor|470123456/i)
    expect(third).toMatch(/no sugar for Noor/)
    const amira = await signInAgain()
    const { orders } = await shop.ask('orders.list', {}, { as: amira })
    expect(orders.map(({ id }) => id)).toEqual([young.id, left.id, out.id])
    const found = await shop.ask('orders.list', { search: left.token }, { as: amira })
    expect(found.orders).toMatchObject([{ id: left.id, total: left.total, customerName: '' }])
    expect(await shop.ask('orders.track', { token: left.token })).toMatchObject({ total: left.total })
  })

  test('[F-51] what went to the archive is on the same clock as what never went there', async () => {
    const { shop, place, clear, restore, signInAgain } = await opened()
    const names = async () => {
      const rows = await shop.store.db.selectFrom('orders').select('customer_name as name').orderBy('id').execute()
      return rows.map(({ name }) => name)
    }
    await place()
    await place({ branch: 'merksem' })
    shop.clock.pass(29 * day)
    await signInAgain()
    const { archive } = await clear({ alsoOpen: true })
    await place({ day: '2026-04-02' })
    shop.clock.pass(2 * day)
    await tidyShop(shop.store, shop.clock.now())
    expect(await names()).toEqual(['', '', 'Noor'])
    await signInAgain()
    await restore(archive)
    await tidyShop(shop.store, shop.clock.now())
    expect(await names()).toEqual(['', '', 'Noor'])
  })

  test('[F-51] an open order that comes back from the archive meets another with its code, and gets a new one', async () => {
    const { shop, amira, place, clear } = await opened()
    const first = await place()
    const { archive } = await clear({ alsoOpen: true })
    await shop.store.db.updateTable('orders').set({ code: 'A-77' }).where('id', '=', first.id).execute()
    const other = await place()
    await shop.store.db.updateTable('orders').set({ code: 'A-77' }).where('id', '=', other.id).execute()
    expect(await shop.ask('archives.restore', { id: archive ?? 0 }, { as: amira })).toEqual({ orders: 1 })
    const codes = (await shop.ask('orders.list', {}, { as: amira })).orders.map(({ code }) => code)
    expect(new Set(codes).size).toBe(2)
  })

  test('[F-51] who may not see the takings reads the numbers of orders, and no amounts', async () => {
    const { shop, amira, lotte, jef, place } = await opened()
    await place({ branch: 'merksem' })
    await shop.ask('takings.set', { reach: 'owner' }, { as: amira })
    const now = await shop.ask('days.now', { branches: 'merksem' }, { as: lotte })
    expect(now.days[0]).toMatchObject({ parts: { open: { orders: 1, total: null } }, money: null })
    expect((await shop.refused('days.now', { branches: 'antwerpen' }, { as: lotte })).refusal).toBe('not_allowed')
    expect((await shop.refused('days.list', {}, { as: jef })).refusal).toBe('not_allowed')
    await shop.ask('orders.clear', { branches: ['merksem'], alsoOpen: true }, { as: lotte })
    const [record] = (await shop.ask('days.list', {}, { as: lotte })).days
    expect(record).toMatchObject({ by: 'Lotte', money: null, parts: { open: { orders: 1, total: null } } })
    expect((await shop.ask('days.list', { branch: 'merksem' }, { as: amira })).days[0]?.money).not.toBeNull()
  })
})
