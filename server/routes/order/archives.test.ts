// Deleting all orders: into the archive in one step, and back within 30 days.
import { beforeAll, expect, test } from 'vitest'
import { tidyShop } from '#server/housekeeping.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { day, minute, wednesdayMorning } from '#server/testing/test-clock.ts'
import type { Person, Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const place = (branch = 'antwerpen') => shop.ask('orders.place', noorsOrder({ branch }))
  const idsFor = async (as: Person) => (await shop.ask('orders.list', {}, { as })).orders.map(({ id }) => id)
  const clear = (as: Person, ...branches: string[]) =>
    shop.ask('orders.clear', { branches, alsoOpen: true, alsoLater: true }, { as })

  test('[STAFF-3] the orders of the named branches are gone at once, the others stay', async () => {
    const placed = [await place('merksem'), await place('merksem'), await place('antwerpen')]
    const cleared = await clear(staff.lotte, 'merksem')
    expect(cleared).toEqual({ archive: expect.any(Number), orders: 2, days: [expect.any(Number)] })
    expect([await idsFor(staff.lotte), await idsFor(staff.amira)]).toEqual([[], [placed[2]?.id]])
    const [first] = placed
    const read = await shop.ask('orders.read', { id: first?.id ?? 0 }, { as: staff.lotte })
    expect(read).toMatchObject({ token: first?.token, archivedAt: shop.clock.now() })
    expect((await shop.ask('orders.board', { branch: 'merksem' }, { as: staff.lotte })).orders).toEqual([])
    const gone = { id: first?.id, changes: [{ line: 1, status: 'ready' }] }
    expect((await shop.refused('orders.setLineStatus', gone, { as: staff.lotte })).refusal).toBe('not_found')
  })

  test('the owner sees who archived what, and brings it back with its tokens', async () => {
    const { archives } = await shop.ask('archives.list', {}, { as: staff.amira })
    expect(archives).toEqual([
      { id: expect.any(Number), at: shop.clock.now(), by: 'Lotte', branches: ['merksem'], orders: 2 },
    ])
    const id = archives[0]?.id ?? 0
    expect(await shop.ask('archives.restore', { id }, { as: staff.amira })).toEqual({ orders: 2 })
    expect(await idsFor(staff.lotte)).toHaveLength(2)
    expect((await shop.ask('archives.list', {}, { as: staff.amira })).archives).toEqual([])
    expect((await shop.refused('archives.restore', { id }, { as: staff.amira })).refusal).toBe('not_found')
  })

  test('[H-64] an archived order is found by token, code and name, and comes back alone', async () => {
    const one = await place('merksem')
    const other = await place('merksem')
    await shop.ask('orders.step', { key: crypto.randomUUID(), id: other.id, step: 'accept' }, { as: staff.lotte })
    const { archive, days, orders } = await clear(staff.amira, 'merksem')
    const find = async (text: string) => (await shop.ask('archives.find', { text }, { as: staff.amira })).orders
    const heads = { id: other.id, branch: 'merksem', token: other.token, code: other.code, customerName: 'Noor' }
    const archived = { ...heads, total: other.total, archivedAt: shop.clock.now() }
    expect(await find(other.token)).toEqual([archived])
    expect(await find(other.code.toLowerCase().replace('-', ''))).toContainEqual(archived)
    expect((await find('noor')).map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]))
    expect(await find('100%')).toEqual([])
    // An accent by itself is no letter.
    expect(await find('\u0301\u0301')).toEqual([])

    const back = await shop.ask('archives.bringBack', { id: other.id }, { as: staff.amira })
    expect(back).toMatchObject({ id: other.id, course: 'accepted', token: other.token })
    expect((await shop.ask('orders.track', { token: other.token })).code).toBe(other.code)
    expect(await find(other.token)).toEqual([])
    const twice = await shop.refused('archives.bringBack', { id: other.id }, { as: staff.amira })
    expect(twice.refusal).toBe('not_found')
    // The other one stays where it is; the record of the day says what left it, and the log who did it.
    const left = (await shop.ask('archives.list', {}, { as: staff.amira })).archives.find(({ id }) => id === archive)
    expect(left?.orders).toBe(orders - 1)
    const record = await shop.ask('days.read', { id: days[0] ?? 0 }, { as: staff.amira })
    expect(record).toMatchObject({ ordersBack: 1, broughtBackAt: null })
    const log = await shop.ask('log.list', {}, { as: staff.amira })
    expect(log.entries[0]).toMatchObject({ act: 'archives.bringBack', staffName: 'Amira', data: { order: other.id } })
    expect(await shop.ask('archives.restore', { id: archive ?? 0 }, { as: staff.amira })).toEqual({
      orders: orders - 1,
    })
  })

  test('with no orders there is nothing to archive', async () => {
    await clear(staff.amira, 'antwerpen', 'merksem', 'etterbeek')
    expect(await clear(staff.amira, 'antwerpen', 'merksem')).toEqual({ archive: null, orders: 0, days: [] })
  })

  test('a retry of an order that was archived since names that order, and makes no second one', async () => {
    const order = noorsOrder({ branch: 'etterbeek' })
    const first = await shop.ask('orders.place', order)
    await clear(staff.amira, 'etterbeek')
    expect(await shop.refused('orders.place', order)).toMatchObject({ refusal: 'key_reused', token: first.token })
    expect(await idsFor(staff.amira)).toEqual([])
  })

  test('orders placed while all is deleted are either archived or there, none is lost', async () => {
    const placing = Promise.all(Array.from({ length: 30 }, () => place()))
    const clearing = Promise.all(Array.from({ length: 5 }, () => clear(staff.amira, 'antwerpen')))
    const [placed, cleared] = await Promise.all([placing, clearing])
    const archived = cleared.reduce((sum, { orders }) => sum + orders, 0)
    expect(archived + (await idsFor(staff.amira)).length).toBe(placed.length)
  })

  test('[STAFF-3] an archive comes back for 30 days, and not after them', async () => {
    const { id, code, token } = await place('merksem')
    const { archive } = await clear(staff.amira, 'merksem')
    shop.clock.pass(30 * day - minute)
    await tidyShop(shop.store, shop.clock.now())
    const amira = await shop.signIn('Amira')
    await shop.ask('archives.restore', { id: archive ?? 0 }, { as: amira })
    expect((await shop.ask('orders.track', { token })).code).toBe(code)

    const again = await clear(amira, 'merksem')
    shop.clock.pass(30 * day + minute)
    const later = await shop.signIn('Amira')
    expect((await shop.ask('archives.list', {}, { as: later })).archives).toEqual([])
    expect((await shop.refused('archives.restore', { id: again.archive }, { as: later })).refusal).toBe('not_found')
    await tidyShop(shop.store, shop.clock.now())
    const keys = shop.store.db.selectFrom('idempotency_key').selectAll().where('made', '=', id)
    expect(await keys.execute()).toEqual([])
    shop.clock.set(wednesdayMorning)
  })
})
