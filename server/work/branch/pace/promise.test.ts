// What a branch promises: by the work that waits, by what taps taught it, and by who is on shift.

import { describe, expect, test } from 'vitest'
import type { PaceMemory } from '#domain/branch/capacity/pace-memory.ts'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { changeMemory } from '#server/store/branch/branch-pace-store.ts'
import { learnFromHistory } from '#server/store/branch/pace-history.ts'
import { newKey, noorsOrder, type PlaceWish } from '#server/testing/order-drafts.ts'
import { changeBranch, setCapacity } from '#server/testing/test-branch-settings.ts'
import { at, day, hour, minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

/** Takes a minute each at the bar, which is never full here. */
const coffees = (quantity: number, more: Partial<PlaceWish> = {}) =>
  noorsOrder({ day: '2026-03-03', lines: [{ item: 'cappuccino', quantity }], ...more })
const wideBar = { ...barAndGrill, stations: barAndGrill.stations.map((one) => ({ ...one, hands: 9 })) }

onBothEngines((openShop) => {
  const opened = async () => {
    const shop = await openShop({ at: '2026-03-03 09:00' })
    await setCapacity(shop, { capacity: wideBar })
    await changeBranch(shop, { auto_accept: 1 })
    const { jef, amira } = await shop.staff()
    const set = async (id: number, status: 'ready' | 'served' | 'received', on: TestShop = shop) =>
      await on.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: jef })
    const place = async (quantity: number, more: Partial<PlaceWish> = {}) =>
      await shop.ask('orders.place', coffees(quantity, more))
    /** Places an order and taps it as ready so many minutes later. */
    const makes = async (minutes: number, quantity = 2) => {
      const { id } = await place(quantity)
      shop.clock.pass(minutes * minute)
      await set(id, 'ready')
    }
    const quote = async () => {
      const { branches } = await shop.ask('times.read', { branches: ['antwerpen'] })
      const [times] = branches
      if (!times) throw new Error('no times')
      return times.quote
    }
    const memory = async (): Promise<PaceMemory | null> => {
      const row = await shop.store.db.selectFrom('branch_pace').select('state').executeTakeFirst()
      return row ? JSON.parse(row.state) : null
    }
    /** How many orders taught, beside the twenty of the beginning, each of which weighs a little less. */
    const taught = async () => ((await memory())?.learned.line.weight ?? 20) - 20
    const shift = async (hands: number | null) =>
      await shop.ask('pace.set', { branch: 'antwerpen', shift: hands }, { as: jef })
    return { shop, jef, amira, set, place, makes, quote, memory, taught, shift }
  }

  test('[QUOTE-1] [QUOTE-4] what waits makes the next promise later, to the minute, and is told; what is ready or was forgotten is no work', async () => {
    const { shop, set, place, quote } = await opened()
    expect((await place(2)).wantedAt).toBe(at('2026-03-03 09:08'))
    const { id, wantedAt } = await place(10)
    expect(wantedAt).toBe(at('2026-03-03 09:13'))
    expect((await quote()).ahead).toBe(12)
    await set(id, 'ready')
    expect((await quote()).ahead).toBe(2)
    shop.clock.pass(39 * minute)
    expect((await quote()).ahead).toBe(0)
  })

  test('[QUOTE-1] what nobody has accepted yet is no work: fake orders do not put everybody off', async () => {
    const { shop, jef, place, quote } = await opened()
    await changeBranch(shop, { auto_accept: 0 })
    const { id } = await place(30)
    expect((await quote()).ahead).toBe(0)
    await shop.ask('orders.step', { key: newKey(), id, step: 'accept' }, { as: jef })
    expect((await quote()).ahead).toBe(30)
  })

  test('[QUOTE-1] an order for later is work once it is to be begun, and one that comes back is work again', async () => {
    const { shop, set, place, quote } = await opened()
    const { id } = await place(6, { at: at('2026-03-03 10:00') })
    expect((await quote()).ahead).toBe(0)
    shop.clock.set('2026-03-03 09:51')
    expect((await quote()).ahead).toBe(0)
    shop.clock.set('2026-03-03 09:52')
    expect((await quote()).ahead).toBe(6)
    await set(id, 'ready')
    expect((await quote()).ahead).toBe(0)
    await set(id, 'received')
    expect((await quote()).ahead).toBe(6)
  })

  test('[QUOTE-1] orders that are ready late make the next promise later, those ready soon bring it back to what the owner says', async () => {
    const { shop, place, makes } = await opened()
    for (let order = 0; order < 12; order++) await makes(16)
    const { wantedAt } = await place(2)
    expect(wantedAt - shop.clock.now()).toBeGreaterThan(10 * minute)
    shop.clock.pass(9 * minute)
    for (let order = 0; order < 60; order++) await makes(3)
    shop.clock.pass(40 * minute)
    expect((await place(2)).wantedAt - shop.clock.now()).toBe(8 * minute)
  })

  test('[QUOTE-1] without a capacity an order takes the minutes that the owner says, whatever waits', async () => {
    const { shop, place, quote } = await opened()
    await setCapacity(shop, { capacity: null })
    for (let order = 0; order < 4; order++) expect((await place(10)).wantedAt).toBe(at('2026-03-03 09:10'))
    expect(await quote()).toEqual({ rule: null, ahead: 0, extra: null })
  })

  test('[QUOTE-1] two servers at one branch lose no update', async () => {
    const { shop, makes, memory, place, set } = await opened()
    const beside = await shop.beside()
    await makes(5)
    const before = (await memory())?.learned.line.weight ?? 0
    const teach = ({ store }: TestShop) =>
      store.write(async (trx) => {
        await changeMemory(trx, 'antwerpen', (one) => {
          if (!one) return one
          const { line } = one.learned
          return { ...one, learned: { ...one.learned, line: { ...line, weight: line.weight + 1 } } }
        })
      })
    await Promise.all(Array.from({ length: 30 }, (_, place) => teach(place % 2 === 0 ? shop : beside)))
    expect((await memory())?.learned.line.weight).toBeCloseTo(before + 30)
    const later = [await place(1), await place(1)] as const
    shop.clock.pass(5 * minute)
    await Promise.all([set(later[0].id, 'ready'), set(later[1].id, 'ready', beside)])
    // One stroke of two tablets.
    expect(await memory()).toMatchObject({ waiting: null, lastTap: shop.clock.now() })
  })

  describe('[QUOTE-5] what teaches nothing', () => {
    test('orders that are tapped in one stroke, and those handed over without a tap', async () => {
      const { shop, set, place, makes, taught } = await opened()
      const some = [await place(1), await place(1), await place(1)]
      shop.clock.pass(9 * minute)
      for (const { id } of some) {
        await set(id, 'ready')
        shop.clock.pass(3000)
      }
      const { id } = await place(1)
      shop.clock.pass(9 * minute)
      await set(id, 'served')
      shop.clock.pass(minute)
      await makes(5)
      expect(await taught()).toBe(0)
      shop.clock.pass(minute)
      await makes(5)
      expect(await taught()).toBeGreaterThan(0.9)
    })

    test('a tap that is undone, and an order for later', async () => {
      const { shop, set, place, makes, memory } = await opened()
      const { id } = await place(1)
      shop.clock.pass(5 * minute)
      await set(id, 'ready')
      await set(id, 'received')
      expect((await memory())?.waiting).toBeNull()
      const later = await place(1, { at: at('2026-03-03 09:30') })
      shop.clock.pass(5 * minute)
      await set(later.id, 'ready')
      expect((await memory())?.waiting).toBeNull()
      await makes(5)
      expect((await memory())?.waiting?.truth).toMatchObject({ taken: 5, isLate: false })
    })
  })

  describe('[QUOTE-3] on shift', () => {
    test('with one instead of two all takes twice as long, and a slot holds half; it ends at closing', async () => {
      const { shop, jef, place, quote, shift } = await opened()
      await setCapacity(shop)
      await place(8)
      const { shift: set } = await shift(1)
      expect(set).toEqual({ hands: 1, until: at('2026-03-03 19:00') })
      expect((await quote()).ahead).toBe(16)
      const { branches } = await shop.ask('times.read', { branches: ['antwerpen'] })
      expect(branches[0]?.capacity?.shift).toEqual({ share: 0.5, until: at('2026-03-03 19:00') })
      const five = { at: at('2026-03-03 12:00') }
      await place(5, five)
      const full = await shop.refused('orders.place', coffees(1, five))
      expect(full.problems).toMatchObject([{ problem: 'slot_full' }])
      await shift(null)
      expect((await quote()).ahead).toBe(8)
      await place(5, five)
      await shift(3)
      shop.clock.set('2026-03-03 19:00')
      expect((await shop.ask('pace.now', { branch: 'antwerpen' }, { as: jef })).shift).toBeNull()
    })

    test('the board reads who is there, what the next is told and what was kept; nobody is no shift', async () => {
      const { shop, jef, amira, place, makes, shift } = await opened()
      await makes(5)
      shop.clock.pass(minute)
      await place(6)
      await shift(1)
      expect(await shop.ask('pace.now', { branch: 'antwerpen' }, { as: jef })).toEqual({
        learns: true,
        shift: { hands: 1, until: at('2026-03-03 19:00') },
        usualHands: 2,
        next: { at: expect.any(Number), work: 12 },
        orders: 1,
        kept: 1,
      })
      const wrong = await shop.refused('pace.set', { branch: 'antwerpen', shift: 0 }, { as: jef })
      expect(wrong.problems).toMatchObject([{ field: 'shift' }])
      const { entries } = await shop.ask('log.list', {}, { as: amira })
      expect(entries.map(({ data }) => data)).toContainEqual({ change: 'shift', hands: 1 })
    })
  })

  test('[QUOTE-1] a share of late orders of 0 or 100 % is refused at its field, and nothing changes', async () => {
    const { shop, amira } = await opened()
    const read = async () => {
      const { branches } = await shop.ask('pace.read', {}, { as: amira })
      return branches.find(({ branch }) => branch === 'antwerpen')
    }
    const before = await read()
    if (!before) throw new Error('no Antwerpen')
    const { pause: _pause, extra: _extra, shift: _shift, ...settings } = before
    for (const latePercent of [0, 100]) {
      const refused = await shop.refused('pace.save', { ...settings, latePercent }, { as: amira })
      expect(refused.problems).toEqual([{ problem: 'late_share_invalid', field: 'latePercent' }])
    }
    expect(await read()).toEqual(before)
    const saved = await shop.ask('pace.save', { ...settings, latePercent: 20, usualHands: 3 }, { as: amira })
    expect(saved).toMatchObject({ latePercent: 20, usualHands: 3, keptShown: false })
    // A page that was opened before knows nothing of them.
    const { latePercent: _late, usualHands: _usual, keptShown: _kept, ...older } = { ...settings, ...saved }
    const { pause, extra, shift, ...sent } = older
    expect([pause, extra, shift]).toEqual([null, null, null])
    const again = await shop.ask('pace.save', { ...sent, letter: 'B' }, { as: amira })
    expect(again).toMatchObject({ letter: 'B', latePercent: 20, usualHands: 3 })
  })

  test('[TIME-7] [QUOTE-4] owner and managers see promises kept and minutes late, by hour, load and branch, of 28 days, and what bounds cost', async () => {
    const { shop, makes } = await opened()
    for (const minutes of [5, 8, 40]) await makes(minutes)
    shop.clock.set('2026-03-03 14:00')
    await makes(30, 12)
    const { amira, lotte, jef } = await shop.staff()
    const { branches } = await shop.ask('pace.report', { branch: 'antwerpen' }, { as: amira })
    expect(branches).toEqual([
      {
        branch: 'antwerpen',
        orders: 4,
        kept: 2,
        minutesLate: expect.any(Number),
        hours: [
          { hour: 9, orders: 3, kept: 2, minutesLate: 32 },
          { hour: 14, orders: 1, kept: 0, minutesLate: expect.any(Number) },
        ],
        loads: [
          {
            load: 'quiet',
            orders: 3,
            kept: 2,
            minutesLate: 32,
            bound: expect.any(Number),
            minutesMore: expect.any(Number),
          },
          { load: 'full', orders: 1, kept: 0, minutesLate: expect.any(Number), bound: 0, minutesMore: 0 },
        ],
      },
    ])
    expect((await shop.ask('pace.report', {}, { as: lotte })).branches.map(({ branch }) => branch)).toEqual(['merksem'])
    expect((await shop.reply('pace.report', {}, { as: jef })).status).toBe(403)
    shop.clock.pass(29 * day)
    const later = await shop.signIn('Amira')
    expect((await shop.ask('pace.report', { branch: 'antwerpen' }, { as: later })).branches[0]?.orders).toBe(0)
  })

  test('[QUOTE-4] customers read how many times were kept this month where the owner shows it, from 200 promises on', async () => {
    const { shop, makes } = await opened()
    const shown = async () => (await shop.ask('times.read', { branches: ['antwerpen'] })).branches[0]?.kept
    await makes(5)
    await changeBranch(shop, { kept_shown: 1 })
    expect(await shown()).toBeNull()
    await shop.store.db
      .updateTable('figure')
      .set({ amount: 199 })
      .where('kind', '=', 'kept')
      .where('branch', '=', 'antwerpen')
      .execute()
    shop.clock.pass(hour)
    expect(await shown()).toBeNull()
    await makes(30)
    shop.clock.pass(hour)
    expect(await shown()).toEqual({ orders: 200, kept: 199 })
    await changeBranch(shop, { kept_shown: 0 })
    expect(await shown()).toBeNull()
  })

  test('[QUOTE-1] a shop that updates does not start anew: its last four weeks have taught how long orders take', async () => {
    const { shop, makes, memory } = await opened()
    for (let order = 0; order < 30; order++) {
      await makes(14)
      shop.clock.pass(minute)
    }
    const before = await memory()
    await shop.store.db.deleteFrom('branch_pace').execute()
    await shop.store.write(async (trx) => {
      await learnFromHistory(trx, shop.clock.now())
      return undefined
    })
    const after = await memory()
    expect(after?.learned.line.weight).toBeCloseTo(before?.learned.line.weight ?? 0)
    expect(after?.learned.line.time).toBeCloseTo(before?.learned.line.time ?? 0)
    expect(after?.learned.thresholds).toEqual({ quiet: 0, busy: 0, full: 0 })
  })

  test('[TIME-2] a count that is wrong is repaired by the housekeeping, which says so; old slots are forgotten', async () => {
    const { shop, place } = await opened()
    await place(1)
    const mended: number[] = []
    const tidy = async () => await tidyShop(shop.store, shop.clock.now(), { mended: (slots) => mended.push(slots) })
    await tidy()
    await shop.store.db.updateTable('slot_load').set({ used: 300 }).execute()
    await tidy()
    await tidy()
    expect(mended).toEqual([1])
    expect(await shop.store.db.selectFrom('slot_load').select('used').execute()).toEqual([{ used: 60 }])
    await tidyShop(shop.store, shop.clock.now() + 3 * day)
    expect(await shop.store.db.selectFrom('slot_held').selectAll().execute()).toEqual([])
  })
})
