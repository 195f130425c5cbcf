// The slots of a branch under many orders at once: never over what they hold, and every count equal to what is held.
import { expect, test } from 'vitest'
import { type Hold, loadOf } from '#domain/branch/capacity/hold.ts'
import { grantPlace } from '#domain/order/guard/leave.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { forgetSlots, repairSlots, setCaps, wrongSlots } from './slot-care.ts'
import { loadsFrom, noteHolds, overruleHolds, releaseHolds, takeSlots } from './slots.ts'

const noon = Date.parse('2026-03-04T11:00:00Z')
const slot = 600_000
const hold = (weight: number, index = 0, meter = 'station:bar', cap = 600): Hold => ({
  meter,
  start: noon + index * slot,
  weight,
  cap,
})

/** Takes the holds as an order does: all of them or none. */
const take = (shop: TestShop, order: number, holds: readonly Hold[]): Promise<boolean> => {
  return shop.store.write(async (trx) => {
    const taken = await takeSlots(trx, grantPlace('gate'), 'antwerpen', holds)
    if (taken) await noteHolds(trx, order, 'antwerpen', holds)
    return taken
  })
}
const release = (shop: TestShop, order: number) => shop.store.write((trx) => releaseHolds(trx, order))

async function orders(shop: TestShop, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let index = 0; index < count; index++) ids.push((await shop.ask('orders.place', noorsOrder())).id)
  return ids
}

const used = async (shop: TestShop, index = 0, meter = 'station:bar') =>
  loadOf(await loadsFrom(shop.store.db, 'antwerpen', noon))(meter, noon + index * slot)

storeOnBothEngines((openShop, engine) => {
  test('[TIME-2] of many orders at once no more get a place than there is, on several servers too', async () => {
    const shop = await openShop()
    const servers = engine === 'postgres' ? [shop, await shop.beside()] : [shop]
    const ids = await orders(shop, 24)
    const holds = [hold(100), hold(100, 1), hold(1, 0, 'orders', 9)].sort((a, b) => (a.meter < b.meter ? -1 : 1))
    const taken = await Promise.all(
      ids.map((id, index) => take(servers[index % servers.length] as TestShop, id, holds)),
    )
    expect(taken.filter(Boolean)).toHaveLength(6)
    expect(await used(shop)).toMatchObject({ used: 600, cap: 600 })
    expect(await used(shop, 1)).toMatchObject({ used: 600 })
    expect(await used(shop, 0, 'orders')).toMatchObject({ used: 6, cap: 9 })
    expect(await wrongSlots(shop.store.db)).toEqual([])
  })

  test('[TIME-2] what is given back is given back once, however often and by however many', async () => {
    const shop = await openShop()
    const [one = 0, other = 0] = await orders(shop, 2)
    await take(shop, one, [hold(400)])
    expect(await take(shop, other, [hold(300)])).toBe(false)
    expect((await Promise.all([1, 2, 3].map(() => release(shop, one)))).filter(Boolean)).toHaveLength(1)
    expect(await used(shop)).toMatchObject({ used: 0 })
    expect(await take(shop, other, [hold(300)])).toBe(true)
    expect(await wrongSlots(shop.store.db)).toEqual([])
  })

  test('[TIME-2] an order that finds no room in its last slot holds nothing of the others', async () => {
    const shop = await openShop()
    const [one = 0, other = 0] = await orders(shop, 2)
    await take(shop, one, [hold(600, 1)])
    expect(await take(shop, other, [hold(100), hold(100, 1)])).toBe(false)
    expect(await used(shop)).toMatchObject({ used: 0 })
  })

  test('[TIME-1] a capacity that is lowered keeps what was promised, and takes nothing more', async () => {
    const shop = await openShop()
    const [one = 0, other = 0] = await orders(shop, 2)
    await take(shop, one, [hold(500)])
    await shop.store.write((trx) => setCaps(trx, 'antwerpen', noon, () => 200))
    expect(await used(shop)).toMatchObject({ used: 500, cap: 500 })
    expect(await take(shop, other, [hold(1)])).toBe(false)
    await shop.store.write((trx) => setCaps(trx, 'antwerpen', noon, () => 900))
    expect(await take(shop, other, [hold(1)])).toBe(true)
  })

  test('[TIME-2] staff overrule a full slot, and giving back still ends at nothing', async () => {
    const shop = await openShop()
    const [one = 0, other = 0] = await orders(shop, 2)
    await take(shop, one, [hold(600)])
    await shop.store.write((trx) =>
      overruleHolds(trx, grantPlace('staff'), { order: other, branch: 'antwerpen', holds: [hold(60), hold(60, 5)] }),
    )
    expect(await used(shop)).toMatchObject({ used: 660, cap: 660 })
    expect(await wrongSlots(shop.store.db)).toEqual([])
    await release(shop, one)
    await release(shop, other)
    expect(await used(shop)).toMatchObject({ used: 0 })
    // What was raised for that order is no room for the next ones.
    expect(await take(shop, one, [hold(590)])).toBe(true)
    expect(await take(shop, other, [hold(20)])).toBe(false)
    expect(await used(shop)).toMatchObject({ used: 590 })
  })

  test('[TIME-2] a wrong count is found and set right, and old slots are forgotten', async () => {
    const shop = await openShop()
    const [one = 0] = await orders(shop, 1)
    await take(shop, one, [hold(100), hold(100, 1)])
    await shop.store.db.updateTable('slot_load').set({ used: 250 }).where('slot_start', '=', noon).execute()
    expect(await wrongSlots(shop.store.db)).toMatchObject([{ used: 250, held: 100 }])
    expect(await shop.store.write(repairSlots)).toBe(1)
    expect(await wrongSlots(shop.store.db)).toEqual([])
    await shop.store.write((trx) => forgetSlots(trx, noon + slot))
    expect(await used(shop)).toBeUndefined()
    expect(await used(shop, 1)).toMatchObject({ used: 100 })
  })
})
