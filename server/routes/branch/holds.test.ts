// What orders hold through their life: given back exactly once, taken again when they come back, moved with the
// promise.
import { expect, test } from 'vitest'
import type { Capacity } from '#domain/branch/capacity/capacity.ts'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { branchById, lockBranches } from '#server/store/branch/branch-store.ts'
import { savePace } from '#server/store/branch/pace-settings-store.ts'
import { orderById } from '#server/store/order/order-store.ts'
import { newKey, noorsOrder, type PlaceWish } from '#server/testing/order-drafts.ts'
import { setCapacity, slotsOf } from '#server/testing/test-branch-settings.ts'
import { at, minute } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { holdAnew, weighAnew } from '#work/branch/pace/hold-again.ts'

const noon = at('2026-03-04 12:00')
const first = noon - 10 * minute
/** Up to five stay in one slot of ten minutes; what is more than half of a slot may begin in the one before. */
const coffees = (quantity: number, more: Partial<PlaceWish> = {}) =>
  noorsOrder({ lines: [{ item: 'cappuccino', quantity }], at: noon, ...more })

onBothEngines((openShop, engine) => {
  const opened = async () => {
    const shop = await openShop()
    await setCapacity(shop)
    const staff = await shop.staff()
    const beside = engine === 'postgres' ? await shop.beside() : shop
    const step = (id: number, name: 'refuse' | 'cancel' | 'bringBack', more = {}, on = shop, as = staff.jef) =>
      on.reply('orders.step', { key: newKey(), id, step: name, ...more }, { as })
    const cancel = (id: number, on = shop, as = staff.jef) => step(id, 'cancel', { reason: 'asked' }, on, as)
    const lines = (id: number, status: 'received' | 'ready' | 'served') =>
      shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: staff.jef })
    const used = async () => (await slotsOf(shop)).get(first) ?? 0
    return { shop, beside, staff, step, cancel, lines, used }
  }

  test('[TIME-2] cancelled twice, by two members at once, on two servers: given back once', async () => {
    const { shop, beside, staff, cancel, used } = await opened()
    const one = await shop.ask('orders.place', coffees(6))
    await shop.ask('orders.place', coffees(3))
    const answers = await Promise.all([
      cancel(one.id),
      cancel(one.id, beside, staff.amira),
      cancel(one.id, beside),
      shop.reply('orders.ownStep', { token: one.token, step: 'withdraw' }),
    ])
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    expect(await used()).toBe(180)
    await cancel(one.id)
    expect(await used()).toBe(180)
  })

  test.each([
    ['refused', async ({ step }, id) => step(id, 'refuse', { reason: 'sold-out' })],
    ['withdrawn', async ({ shop }, _id, token) => shop.ask('orders.ownStep', { token, step: 'withdraw' })],
    ['out', async ({ lines }, id) => lines(id, 'served')],
    [
      'archived',
      async ({ shop, staff }) =>
        shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, { as: staff.amira }),
    ],
  ] as [string, (shop: Awaited<ReturnType<typeof opened>>, id: number, token: string) => Promise<unknown>][])(
    '[TIME-2] an order that is %s gives its place to the next',
    async (_, end) => {
      const opening = await opened()
      const { shop, used } = opening
      const { id, token } = await shop.ask('orders.place', coffees(10))
      expect((await shop.reply('orders.place', coffees(1))).ok).toBe(false)
      await end(opening, id, token)
      expect(await used()).toBe(0)
      expect((await shop.ask('orders.place', coffees(10))).wantedAt).toBe(noon)
      expect(await used()).toBe(600)
    },
  )

  test('[TIME-2] brought back, an order takes its place again; where it is gone staff overrule, and its history says so', async () => {
    const { shop, staff, step, cancel, used } = await opened()
    const one = await shop.ask('orders.place', coffees(5))
    await cancel(one.id)
    await step(one.id, 'bringBack')
    expect(await used()).toBe(300)
    await cancel(one.id)
    const others = [await shop.ask('orders.place', coffees(5)), await shop.ask('orders.place', coffees(4))]
    await step(one.id, 'bringBack')
    expect(await used()).toBe(840)
    const { steps } = await shop.ask('orders.history', { id: one.id }, { as: staff.jef })
    expect(steps.map(({ step: name, data }) => [name, data.overruled ?? false])).toEqual([
      ['cancel', false],
      ['bringBack', false],
      ['cancel', false],
      ['bringBack', true],
    ])
    expect((await shop.reply('orders.place', coffees(1))).ok).toBe(false)
    for (const { id } of [one, ...others]) await cancel(id)
    expect(await used()).toBe(0)
  })

  test('[TIME-2] what is out and comes back to be made anew holds its place again; what is only to be handed over does not', async () => {
    const { shop, lines, used } = await opened()
    const { id } = await shop.ask('orders.place', coffees(5))
    await lines(id, 'served')
    expect(await used()).toBe(0)
    await lines(id, 'ready')
    expect(await used()).toBe(0)
    await lines(id, 'received')
    expect(await used()).toBe(300)
    await lines(id, 'served')
    expect(await used()).toBe(0)
    await lines(id, 'received')
    expect(await used()).toBe(300)
  })

  test('[CALL-1] an order taken back from out keeps no code that another order has by now', async () => {
    const { shop, lines } = await opened()
    await setCapacity(shop, { capacity: null })
    const first = await shop.ask('orders.place', coffees(1))
    await lines(first.id, 'served')
    for (let order = 0; order < 130; order++) await shop.ask('orders.place', coffees(1))
    const back = await lines(first.id, 'ready')
    const open = await shop.store.db.selectFrom('orders').select('code').where('status', '=', 0).execute()
    expect(open.filter(({ code }) => code === back.code)).toHaveLength(1)
  })

  test('[TIME-2] a later promise and other lines move what is held, overruling what does not fit', async () => {
    const { shop, used } = await opened()
    const { id } = await shop.ask('orders.place', coffees(5))
    await shop.ask('orders.place', coffees(8, { at: noon + 10 * minute }))
    const order = await orderById(shop.store.db, id)
    if (!order) throw new Error('no order')
    const now = shop.clock.now()
    const moved = await shop.store.write((trx) => holdAnew(trx, { ...order, wantedAt: noon + 10 * minute }, now))
    expect(moved.overruled).toBe(true)
    expect(await slotsOf(shop)).toEqual(
      new Map([
        [first, 0],
        [noon, 780],
      ]),
    )
    const fewer = { ...order, lines: order.lines.map((line) => ({ ...line, quantity: 2 })) }
    expect(await shop.store.write((trx) => holdAnew(trx, fewer, now))).toEqual({ overruled: false })
    expect(await used()).toBe(120)
    expect((await slotsOf(shop)).get(noon)).toBe(480)
    const past = await shop.store.write((trx) => holdAnew(trx, { ...order, wantedAt: now - minute }, now))
    expect(past.overruled).toBe(false)
    expect(await used()).toBe(0)
  })

  test('[TIME-2] where staff squeezed an order into a full slot, customers still get no more than it holds', async () => {
    const { shop, staff, cancel } = await opened()
    const later = noon + 10 * minute
    const squeezed = await shop.ask('orders.place', coffees(3))
    const full = await shop.ask('orders.place', coffees(10, { at: later }))
    await shop.ask('orders.postpone', { key: newKey(), id: squeezed.id, minutes: 10 }, { as: staff.jef })
    expect((await slotsOf(shop)).get(noon)).toBe(780)
    await cancel(full.id)
    await shop.ask('orders.place', coffees(4, { at: later }))
    const refusal = await shop.refused('orders.place', coffees(4, { at: later }))
    expect(refusal.problems).toMatchObject([{ problem: 'slot_full' }])
    await shop.ask('orders.place', coffees(3, { at: later }))
    expect((await slotsOf(shop)).get(noon)).toBe(600)
  })

  test('[TIME-2] an order brought back from the archive holds its place again', async () => {
    const { shop, staff, used } = await opened()
    await shop.ask('orders.place', coffees(4))
    const { archive } = await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, { as: staff.amira })
    expect(await used()).toBe(0)
    await shop.ask('archives.restore', { id: archive ?? 0 }, { as: staff.amira })
    expect(await used()).toBe(240)
  })

  test.runIf(engine === 'postgres').each([
    ['brought back', async ({ step, shop }, id) => void (await step(id, 'bringBack', {}, shop))],
    ['taken back from out', async ({ lines }, id) => void (await lines(id, 'received'))],
  ] as [string, (shop: Awaited<ReturnType<typeof opened>>, id: number) => Promise<void>][])(
    '[TIME-2] an order that is %s in the moment in which another server changes the capacity holds what the new one allows',
    async (name, comeBack) => {
      const opening = await opened()
      const { shop, beside, cancel, lines } = opening
      const { id } = await shop.ask('orders.place', coffees(4))
      if (name === 'brought back') await cancel(id)
      else await lines(id, 'served')
      const now = shop.clock.now()
      let back: Promise<void> | undefined
      await beside.store.write(async (trx) => {
        await lockBranches(beside.store.engine, trx, ['antwerpen'])
        const branch = await branchById(trx, 'antwerpen')
        if (!branch) throw new Error('no branch')
        const wide: Capacity = { ...barAndGrill, slotMinutes: 30 }
        await savePace(trx, branch.id, { ...branch, capacity: wide })
        await weighAnew(trx, { ...branch, capacity: wide }, now)
        back = comeBack(opening, id)
        // The step has begun before the change is committed.
        await new Promise((passed) => setTimeout(passed, 300))
      })
      await back
      const held = await shop.store.db.selectFrom('slot_held').select('slot_start').execute()
      expect(held.length).toBeGreaterThan(0)
      expect(held.filter(({ slot_start: start }) => start % (30 * minute) !== 0)).toEqual([])
    },
  )
})
