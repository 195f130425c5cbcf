// Orders at a branch with a capacity: each takes its place, the last place goes to one, and who loses it is told the
// next.
import { expect, test } from 'vitest'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { noorsOrder, type PlaceWish, tableOrder } from '#server/testing/order-drafts.ts'
import { changeBranch, setCapacity, slotsOf } from '#server/testing/test-branch-settings.ts'
import { at, minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type ShopOptions, type TestShop } from '#server/testing/test-shop.ts'

const noon = at('2026-03-04 12:00')
const slot = 10 * minute
const coffees = (quantity: number, more: Partial<PlaceWish> = {}) =>
  noorsOrder({ lines: [{ item: 'cappuccino', quantity }], ...more })
const paninis = (quantity: number, more: Partial<PlaceWish> = {}) =>
  noorsOrder({ lines: [{ item: 'caprese-panini', quantity }], ...more })

onBothEngines((openShop, engine) => {
  const open = async (options: ShopOptions = {}) => {
    const shop = await openShop(options)
    await setCapacity(shop)
    return shop
  }
  const problems = async (shop: TestShop, wish: PlaceWish) => (await shop.refused('orders.place', wish)).problems

  test('[TIME-2] an order holds what it takes of its slot, also at a table, and a full slot takes no more', async () => {
    const shop = await open()
    await shop.ask('orders.place', coffees(6, { at: noon }))
    const seated = { ...tableOrder(), lines: [{ item: 'cappuccino', quantity: 2 }] }
    const { wantedAt } = await shop.ask('orders.place', seated)
    expect(wantedAt).toBe(at('2026-03-04 09:08'))
    expect(await slotsOf(shop)).toEqual(
      new Map([
        [noon - slot, 360],
        [at('2026-03-04 09:00'), 120],
      ]),
    )
    expect(await problems(shop, coffees(5, { at: noon }))).toEqual([
      { problem: 'slot_full', field: 'at', next: noon + 5 * minute },
    ])
    expect((await shop.ask('orders.place', coffees(4, { at: noon }))).wantedAt).toBe(noon)
    expect((await shop.ask('orders.place', paninis(2, { at: noon }))).wantedAt).toBe(noon)
  })

  test('[TIME-3] as soon as possible is told to the minute, and goes to the next slot with room if there is none', async () => {
    const shop = await open({})
    shop.clock.pass(minute)
    const promised: number[] = []
    for (let order = 0; order < 5; order++)
      promised.push((await shop.ask('orders.place', paninis(2))).wantedAt - at('2026-03-04 09:00'))
    expect(promised.map((ms) => ms / minute)).toEqual([12, 12, 25, 35, 45])
  })

  test('[TIME-4] of many who want the last places at once, those who fit get them, and the others lose nothing else', async () => {
    const shop = await open()
    const servers = engine === 'postgres' ? [shop, await shop.beside(), await shop.beside()] : [shop]
    const wishes = Array.from({ length: 30 }, (_, place) => coffees(2, { at: noon, name: `Guest ${place}` }))
    const other = coffees(1, { at: noon + 30 * minute })
    const replies = await Promise.all(
      [...wishes, other].map((wish, place) =>
        (servers[place % servers.length] as TestShop).reply('orders.place', wish),
      ),
    )
    expect(replies.at(-1)?.ok).toBe(true)
    expect(replies.slice(0, 30).filter(({ ok }) => ok)).toHaveLength(5)
    for (const reply of replies.slice(0, 30))
      if (!reply.ok)
        expect(reply.refusal.problems).toEqual([{ problem: 'slot_full', field: 'at', next: noon + 5 * minute }])
    expect((await slotsOf(shop)).get(noon - slot)).toBe(600)
    expect(await shop.store.db.selectFrom('orders').select('id').execute()).toHaveLength(6)
  })

  test('[TIME-4] a time that moved by more than five minutes is refused with the new one, and taken once it was seen', async () => {
    const shop = await open()
    const seen = at('2026-03-04 09:10')
    for (const three of [1, 2, 3]) await shop.ask('orders.place', coffees(3, { name: `Guest ${three}` }))
    const wish = coffees(3, { seenReadyAt: seen })
    const next = at('2026-03-04 09:15')
    expect((await shop.ask('orders.place', wish)).wantedAt).toBe(next)
    for (const more of [4, 3]) await shop.ask('orders.place', coffees(more))
    const moved = coffees(3, { seenReadyAt: seen })
    const later = at('2026-03-04 09:25')
    expect(await problems(shop, moved)).toEqual([{ problem: 'time_moved', field: 'at', next: later }])
    const placed = await shop.ask('orders.place', { ...moved, seenReadyAt: later })
    expect(placed.wantedAt).toBe(later)
    expect(await shop.ask('orders.place', { ...moved, seenReadyAt: seen })).toEqual(placed)
  })

  test('[TIME-4] an order that no slot can hold is one to call about; a full day has no next time', async () => {
    const shop = await open()
    expect(await problems(shop, paninis(40))).toEqual([
      { problem: 'too_large_for_slot', field: 'at', phone: expect.stringMatching(/^\+32/) },
    ])
    expect(await problems(shop, paninis(40, { at: noon }))).toMatchObject([{ problem: 'too_large_for_slot' }])
    await setCapacity(shop, { capacity: { ...barAndGrill, slotMinutes: 30, orders: 1, stations: [] } })
    await changeBranch(shop, { hours: JSON.stringify({ ...week, 3: [{ from: 540, to: 600 }] }) })
    for (let order = 0; order < 3; order++) await shop.reply('orders.place', coffees(1))
    expect(await problems(shop, coffees(1))).toEqual([{ problem: 'slot_full', field: 'at', next: null }])
  })

  test('[TIME-2] the same order sent again holds once', async () => {
    const shop = await open()
    const wish = coffees(4, { at: noon })
    const placed = await Promise.all([wish, wish, wish].map((one) => shop.ask('orders.place', one)))
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1)
    expect((await slotsOf(shop)).get(noon - slot)).toBe(240)
  })

  test('[TIME-1] a branch without a capacity takes what comes, every quarter of an hour', async () => {
    const shop = await openShop()
    await setCapacity(shop, { capacity: null })
    for (let order = 0; order < 3; order++) await shop.ask('orders.place', paninis(9, { at: noon }))
    expect(await problems(shop, coffees(1, { at: noon + 5 * minute }))).toMatchObject([{ problem: 'slot_not_offered' }])
    expect(await shop.store.db.selectFrom('slot_held').selectAll().execute()).toEqual([])
  })
})

const daily = [{ from: 420, to: 1140 }]
const week = { 1: daily, 2: daily, 3: daily, 4: daily, 5: daily, 6: daily, 7: daily }
