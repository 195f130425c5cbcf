// Capacity, pause and more minutes as the shop sets them, and what becomes of orders that were promised before.
import { describe, expect, test } from 'vitest'
import type { Capacity } from '#domain/branch/capacity/capacity.ts'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder, type PlaceWish } from '#server/testing/order-drafts.ts'
import { changeBranch, makings, setCapacity, setMaking, slotsOf } from '#server/testing/test-branch-settings.ts'
import { at, hour, minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const noon = at('2026-03-04 12:00')
const first = noon - 10 * minute
const coffees = (quantity: number, more: Partial<PlaceWish> = {}) =>
  noorsOrder({ lines: [{ item: 'cappuccino', quantity }], ...more })

onBothEngines((openShop) => {
  const read = async (shop: TestShop) => {
    const { branches } = await shop.ask('pace.read', {}, { as: (await shop.staff()).amira })
    const branch = branches.find((one) => one.branch === 'antwerpen')
    if (!branch) throw new Error('no Antwerpen')
    return branch
  }
  const save = async (shop: TestShop, capacity: Capacity | null, more = {}, on = shop) => {
    const { version, letter, autoAccept } = await read(shop)
    const wish = { branch: 'antwerpen', version, letter, autoAccept, capacity, ...more }
    return await on.reply('pace.save', wish, { as: (await shop.staff()).amira })
  }

  describe('[TIME-5] pause', () => {
    const set = async (shop: TestShop, wish: object) =>
      await shop.ask('pace.set', { branch: 'antwerpen', ...wish }, { as: (await shop.staff()).jef })
    const soonest = async (shop: TestShop, more = {}) => (await shop.ask('orders.place', coffees(1, more))).wantedAt

    test('a barista pauses, customers read it at once, orders are promised after it, and it ends by itself', async () => {
      const shop = await openShop()
      await set(shop, { pause: null })
      const stream = await listenTo(await shop.listen())
      await stream.live()
      const { pause } = await set(shop, { pause: 30, reason: 'break' })
      expect(pause).toEqual({ until: at('2026-03-04 09:30'), reason: 'break' })
      await stream.until(1)
      expect(stream.heard[0]).toMatchObject({ name: 'shop.changed', data: { branches: ['antwerpen'] } })
      stream.close()
      const menu = await shop.ask('menu.read', {})
      expect(menu.branches.find(({ id }) => id === 'antwerpen')?.pause).toEqual(pause)
      expect((await shop.ask('times.read', { branches: ['antwerpen'] })).branches[0]?.pause).toEqual(pause)
      expect(await soonest(shop)).toBe(at('2026-03-04 09:40'))
      shop.clock.set('2026-03-04 09:30')
      expect(await soonest(shop)).toBe(at('2026-03-04 09:40'))
      expect((await shop.ask('times.read', { branches: ['antwerpen'] })).branches[0]?.pause).toBeNull()
      expect((await shop.ask('menu.read', {})).branches.find(({ id }) => id === 'antwerpen')?.pause ?? pause).toEqual(
        pause,
      )
    })

    test('a server that starts later knows it, and ends it now when staff say so', async () => {
      const shop = await openShop()
      await set(shop, { pause: 60 })
      const beside = await shop.beside()
      expect((await beside.ask('orders.place', coffees(1))).wantedAt).toBe(at('2026-03-04 10:10'))
      await beside.ask('pace.set', { branch: 'antwerpen', pause: null }, { as: (await shop.staff()).jef })
      expect(await soonest(shop)).toBe(at('2026-03-04 09:10'))
    })

    test('it goes across midnight, and until tomorrow means the next opening', async () => {
      const shop = await openShop()
      const allDay = [{ from: 0, to: 1440 }]
      const hours = { 1: allDay, 2: allDay, 3: allDay, 4: allDay, 5: allDay, 6: allDay, 7: allDay }
      await changeBranch(shop, { hours: JSON.stringify(hours), cut_off: null })
      shop.clock.set('2026-03-04 23:40')
      await set(shop, { pause: 30, reason: 'fault' })
      // A branch that stays open through midnight promises as through one evening.
      expect(await soonest(shop)).toBe(at('2026-03-05 00:20'))
      shop.clock.set('2026-03-05 00:01')
      expect(await soonest(shop, { day: '2026-03-05' })).toBe(at('2026-03-05 00:20'))
      await changeBranch(shop, { hours: JSON.stringify({ ...hours, 5: [{ from: 540, to: 1000 }] }) })
      const { pause } = await set(shop, { pause: 'tomorrow', reason: 'staff' })
      expect(pause?.until).toBe(at('2026-03-06 09:00'))
      const refused = await shop.refused('orders.place', coffees(1, { day: '2026-03-05' }))
      expect(refused.problems).toEqual([{ problem: 'paused', field: 'at', next: null }])
      expect(await soonest(shop, { day: '2026-03-06' })).toBe(at('2026-03-06 09:15'))
    })

    test('“+10 minutes” moves new promises for half an hour, and what staff set stands in the log', async () => {
      const shop = await openShop()
      const { extra } = await set(shop, { extra: 10 })
      expect(extra).toEqual({ minutes: 10, until: at('2026-03-04 09:30') })
      expect(await soonest(shop)).toBe(at('2026-03-04 09:20'))
      shop.clock.set('2026-03-04 09:30')
      expect(await soonest(shop)).toBe(at('2026-03-04 09:40'))
      expect((await set(shop, { pause: 15 })).extra).toBeNull()
      const { entries } = await shop.ask('log.list', {}, { as: (await shop.staff()).amira })
      expect(entries.slice(0, 2).map(({ act, data }) => [act, data])).toEqual([
        ['pace.set', { change: 'pause', until: at('2026-03-04 09:45') }],
        ['pace.set', { change: 'extra', minutes: 10 }],
      ])
      for (const wish of [{ extra: 4 }, { extra: 31 }, { pause: 20 }, { pause: 15, reason: 'rain' }])
        expect(
          (await shop.reply('pace.set', { branch: 'antwerpen', ...wish } as never, { as: (await shop.staff()).jef }))
            .status,
        ).toBe(400)
    })
  })

  test('[TIME-1] a capacity is saved, refused with its field, and never over what somebody else saved meanwhile', async () => {
    const shop = await openShop()
    expect((await save(shop, barAndGrill)).ok).toBe(true)
    expect((await read(shop)).capacity).toEqual(barAndGrill)
    expect((await save(shop, { ...barAndGrill, orders: 4 }, { version: 'x' })).status).toBe(409)
    const wrong = { ...barAndGrill, share: 0, stations: [{ id: 'Bar!', name: {}, hands: -1, handsAt: [] }] }
    const reply = await save(shop, wrong, { letter: 'é' })
    expect(reply.ok ? [] : reply.refusal.problems.map(({ field }) => field)).toEqual([
      'letter',
      'capacity.share',
      'capacity.stations.0.id',
      'capacity.stations.0.name',
      'capacity.stations.0.hands',
    ])
    expect((await save(shop, null, { letter: 'Z', autoAccept: true })).ok).toBe(true)
    const { code, token } = await shop.ask('orders.place', coffees(1))
    expect(code).toMatch(/^Z-/)
    expect(await shop.ask('orders.track', { token })).toMatchObject({ phase: 'accepted' })
    const entry = (await shop.ask('log.list', {}, { as: (await shop.staff()).amira })).entries[0]
    expect(entry).toMatchObject({ act: 'pace.save', branch: 'antwerpen' })
  })

  test('[TIME-1] a capacity lowered below what is promised keeps every promise and takes nothing more', async () => {
    const shop = await openShop()
    await setMaking(shop, makings)
    await save(shop, { ...barAndGrill, stations: [{ id: 'bar', name: { en: 'Bar' }, hands: 2, handsAt: [] }] })
    await changeBranch(shop, { cut_off: null })
    const placed = []
    for (let order = 0; order < 4; order++) placed.push(await shop.ask('orders.place', coffees(5, { at: noon })))
    await save(shop, barAndGrill)
    expect((await slotsOf(shop)).get(first)).toBe(1200)
    expect((await shop.refused('orders.place', coffees(1, { at: noon }))).problems).toEqual([
      { problem: 'slot_full', field: 'at', next: noon + 5 * minute },
    ])
    for (const { token, wantedAt } of placed)
      expect((await shop.ask('orders.track', { token })).wantedAt).toBe(wantedAt)
    await save(shop, { ...barAndGrill, slotMinutes: 30, orders: 5 })
    expect(await slotsOf(shop)).toEqual(new Map([[noon - 30 * minute, 1200]]))
    expect(await slotsOf(shop, 'orders')).toEqual(new Map([[noon - 30 * minute, 4]]))
    await save(shop, null)
    expect(await slotsOf(shop)).toEqual(new Map())
  })

  test('[TIME-1] while a capacity is changed, orders go on, and every count stays true', async () => {
    const shop = await openShop()
    const beside = await shop.beside()
    await setCapacity(shop)
    const wide = { ...barAndGrill, stations: barAndGrill.stations.map((one) => ({ ...one, hands: 3 })) }
    const placing = Array.from({ length: 40 }, (_, order) =>
      (order % 2 ? shop : beside).reply('orders.place', coffees(2, { at: noon + (order % 4) * 5 * minute })),
    )
    const saving = [save(shop, wide), save(shop, { ...barAndGrill, items: 12 }, {}, beside)]
    await Promise.all([...placing, ...saving])
    for (const meter of ['station:bar', 'items']) await slotsOf(shop, meter)
    expect((await shop.store.db.selectFrom('slot_held').selectAll().execute()).length).toBeGreaterThan(0)
  })

  test('[TIME-1] making times of 0 seconds and 10 hours are taken, more is refused; an older form leaves them as they are', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await save(shop, barAndGrill)
    await changeBranch(shop, { cut_off: null })
    const bun = { category: 'CAKEANDSWEETS', name: { en: 'Bun' }, price: 300 } as const
    const long = await shop.ask('items.add', { ...bun, making: [{ station: 'grill', seconds: 36_000 }] }, { as: amira })
    const none = await shop.ask(
      'items.add',
      { ...bun, name: { en: 'Tap water' }, making: [{ station: 'bar', seconds: 0 }] },
      { as: amira },
    )
    for (const making of [
      [{ station: 'bar', seconds: 36_001 }],
      [{ station: 'bar', seconds: -1 }],
      [
        { station: 'bar', seconds: 1 },
        { station: 'bar', seconds: 2 },
      ],
    ])
      expect((await shop.refused('items.add', { ...bun, making }, { as: amira })).problems[0]?.problem).toBe(
        'making_invalid',
      )
    const saved = await shop.ask(
      'items.save',
      { id: long.id, version: long.version, ...bun, price: 310 },
      { as: amira },
    )
    expect([saved.price, saved.making]).toEqual([310, long.making])
    expect((await shop.ask('menu.read', {})).items.find(({ id }) => id === long.id)?.making).toEqual(long.making)
    const refused = await shop.refused('orders.place', noorsOrder({ lines: [{ item: long.id, quantity: 1 }] }))
    expect(refused.problems).toMatchObject([{ problem: 'too_large_for_slot' }])
    const { wantedAt } = await shop.ask('orders.place', noorsOrder({ lines: [{ item: none.id, quantity: 50 }] }))
    expect(wantedAt).toBe(at('2026-03-04 09:08'))
    expect(await slotsOf(shop)).toEqual(new Map())
    const cleared = await shop.ask(
      'items.save',
      { id: long.id, version: saved.version, ...bun, making: [] },
      { as: amira },
    )
    expect(cleared.making).toEqual([])
  })

  test('[TIME-2] on the night when the clock is set back, each of the two hours has its own places', async () => {
    const shop = await openShop({ at: '2026-10-24 12:00' })
    await setCapacity(shop)
    const allDay = [{ from: 0, to: 1440 }]
    await changeBranch(shop, {
      hours: JSON.stringify({ 1: allDay, 2: allDay, 3: allDay, 4: allDay, 5: allDay, 6: allDay, 7: allDay }),
    })
    const day = '2026-10-25'
    const summer = at('2026-10-25 02:30')
    for (const time of [summer, summer + hour]) {
      await shop.ask('orders.place', coffees(10, { day, at: time }))
      const refused = await shop.refused('orders.place', coffees(1, { day, at: time }))
      expect(refused.problems).toMatchObject([{ problem: 'slot_full', next: time + 5 * minute }])
    }
    expect([...(await slotsOf(shop)).keys()]).toEqual([summer - 10 * minute, summer + 50 * minute])
  })
})
