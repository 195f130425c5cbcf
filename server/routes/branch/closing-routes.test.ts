// A closed branch, seen by customers at once.
import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })

  test('[SHOP-1] customers read when and why a branch is closed, and that it is open again', async () => {
    const closed = { open: false, date: '09/03/2026', desc: { en: 'New floor', nl: 'Nieuwe vloer' }, until: null }
    await shop.ask('shop.setState', { branches: ['merksem'], ...closed }, { as: staff.lotte })
    const seen = async () => {
      const { branches } = await shop.ask('menu.read', {})
      return Object.fromEntries(branches.map(({ id, shop: state }) => [id, state]))
    }
    expect(await seen()).toMatchObject({ merksem: closed, antwerpen: { open: true } })
    expect(
      (await shop.ask('shop.read', {}, { as: staff.lotte })).branches.map(({ id, shop: state }) => [id, state]),
    ).toEqual([['merksem', closed]])
    await shop.ask('shop.setState', { branches: ['merksem'], open: true }, { as: staff.lotte })
    expect((await seen()).merksem).toEqual({ open: true, date: '', desc: {}, until: null })
  })
})
