// The owner decides who sees the takings: the server withholds them, not only the screens.
import { beforeAll, expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import type { Person, Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  let tine: Person
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
    tine = await shop.hire('Tine', { antwerpen: 'manager', merksem: 'barista' })
    await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem' }))
  })

  const total = async (as: Person, branch?: string) =>
    (await shop.ask('orders.list', branch ? { branch } : {}, { as })).cash?.total ?? null
  const today = async (as: Person, branch: string) => (await shop.ask('takings.today', { branch }, { as })).today
  const decide = (reach: 'owner' | 'managers' | 'everybody') => shop.ask('takings.set', { reach }, { as: staff.amira })

  test('[F-41] everybody at the branch sees its takings, until the owner decides otherwise', async () => {
    expect(await shop.ask('takings.read', {}, { as: staff.amira })).toMatchObject({
      reach: 'everybody',
      asksUnpaid: true,
    })
    expect([await total(staff.jef), await today(staff.jef, 'antwerpen')]).toEqual([320, 320])
    expect(await total(tine)).toBe(640)
  })

  test('[F-41] of two owners who decide at once, the second is told', async () => {
    const { version } = await shop.ask('takings.read', {}, { as: staff.amira })
    await shop.ask('takings.set', { asksUnpaid: false, version }, { as: staff.amira })
    const second = await shop.refused('takings.set', { reach: 'owner', version }, { as: staff.amira })
    expect(second.refusal).toBe('changed_meanwhile')
    await shop.ask('takings.set', { asksUnpaid: true }, { as: staff.amira })
    expect(await shop.ask('takings.read', {}, { as: staff.amira })).toEqual({
      reach: 'everybody',
      asksUnpaid: true,
      version,
    })
  })

  test('[F-41] managers too: those of the branch see them, a barista is sent none', async () => {
    await decide('managers')
    expect([await total(staff.jef), await today(staff.jef, 'antwerpen')]).toEqual([null, null])
    expect([await total(tine, 'antwerpen'), await today(tine, 'antwerpen')]).toEqual([320, 320])
    expect([await total(tine, 'merksem'), await today(tine, 'merksem')]).toEqual([null, null])
    // A sum of all branches would reveal the one that is withheld from her.
    expect(await total(tine)).toBeNull()
    expect(await total(staff.amira)).toBe(640)
  })

  test('[F-41] the owner alone: nobody else is sent any, on every server', async () => {
    await decide('owner')
    const beside = shop.engine === 'postgres' ? await shop.beside() : shop
    for (const as of [staff.jef, tine, staff.lotte]) {
      expect((await beside.ask('orders.list', {}, { as })).cash).toBeNull()
      const branch = as === staff.lotte ? 'merksem' : 'antwerpen'
      expect((await beside.ask('takings.today', { branch }, { as })).today).toBeNull()
    }
    expect([await total(staff.amira), await today(staff.amira, 'merksem')]).toEqual([640, 320])
    await decide('everybody')
  })

  test('[F-41] no live event carries an amount', async () => {
    await shop.ask('orders.place', noorsOrder())
    await decide('everybody')
    const events = await shop.store.db.selectFrom('event').select(['name', 'data']).execute()
    expect(events.map(({ name }) => name)).toContain('takings.changed')
    // Three digits of a drawn token may be those of an amount.
    for (const { data } of events) expect(data.replace(/"token":"\w+"/, '')).not.toMatch(/total|cash|price|320/)
  })
})
