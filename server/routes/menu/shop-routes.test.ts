// The running shop: stock per branch, open or closed, and the delivery message, seen by customers at once.
import { beforeAll, expect, test } from 'vitest'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const outOf = async (item: string) => (await shop.ask('menu.read', {})).items.find(({ id }) => id === item)?.out ?? []

  test('[EDIT-6] an item out of stock is so at its branch at once: on the menu, and for orders', async () => {
    const { jef, lotte } = staff
    expect(await outOf('salmon-bagel')).toEqual([])
    const answer = await shop.ask(
      'stock.set',
      { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'out' },
      { as: jef },
    )
    expect(answer).toEqual({ item: 'salmon-bagel', out: ['antwerpen'], until: {} })
    expect(await outOf('salmon-bagel')).toEqual(['antwerpen'])
    const lines = [{ item: 'salmon-bagel', quantity: 1 }]
    expect((await shop.refused('orders.place', noorsOrder({ lines }))).problems).toEqual([
      { problem: 'item_out_of_stock', line: 0 },
    ])
    await shop.ask('orders.place', noorsOrder({ lines, branch: 'merksem' }))
    const seenBy = async (as: typeof jef) =>
      (await shop.ask('stock.read', {}, { as })).items.find(({ id }) => id === 'salmon-bagel')?.out
    expect([await seenBy(jef), await seenBy(lotte)]).toEqual([['antwerpen'], []])
    await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'in' }, { as: jef })
    await shop.ask('orders.place', noorsOrder({ lines }))
  })

  test('the owner sets all branches at once, a branch named twice counts once, and setting twice is harmless', async () => {
    const branches = ['antwerpen', 'merksem', 'etterbeek', 'antwerpen']
    for (let time = 0; time < 2; time++) {
      const { out } = await shop.ask('stock.set', { item: 'egg-bagel', branches, stock: 'out' }, { as: staff.amira })
      expect(out).toEqual(['antwerpen', 'merksem', 'etterbeek'])
    }
    await shop.ask('stock.set', { item: 'egg-bagel', branches: ['merksem'], stock: 'in' }, { as: staff.lotte })
    expect((await outOf('egg-bagel')).toSorted()).toEqual(['antwerpen', 'etterbeek'])
  })

  test('an unknown item, stock or an empty list of branches is refused', async () => {
    const set = (input: object) =>
      shop.refused(
        'stock.set',
        { item: 'espresso', branches: ['antwerpen'], stock: 'out', ...input },
        { as: staff.jef },
      )
    expect((await set({ item: 'unicorn' })).refusal).toBe('item_unknown')
    expect((await set({ stock: 'maybe' })).problems).toEqual([{ problem: 'bad_input', field: 'stock' }])
    expect((await set({ branches: [] })).problems).toEqual([{ problem: 'bad_input', field: 'branches' }])
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

  test('[F-37] the delivery message can be switched off, and its words are kept; an older database shows its own', async () => {
    const message = { en: 'We deliver on Fridays' }
    const read = async () => (await shop.ask('menu.read', { lang: 'en' })).message
    await shop.ask('shop.setMessage', { message, shown: false }, { as: staff.lotte })
    expect(await read()).toBeNull()
    expect(await shop.ask('shop.read', {}, { as: staff.jef })).toMatchObject({ message, messageShown: false })
    await shop.ask('shop.setMessage', { message: {}, shown: false }, { as: staff.lotte })
    expect(await read()).toBeNull()
    await shop.ask('shop.setMessage', { message, shown: true }, { as: staff.lotte })
    expect(await read()).toBe('We deliver on Fridays')
    await shop.store.write(async (trx) => {
      await trx.deleteFrom('setting').where('key', '=', 'delivery.shown').execute()
      await touchCatalogue(trx)
    })
    expect(await read()).toBe('We deliver on Fridays')
    await shop.ask('shop.setMessage', { message: {} }, { as: staff.lotte })
    expect(await read()).toBe('')
  })

  test('[SHOP-2] the delivery message is read in each language, and empty brings the default back', async () => {
    const message = { en: 'We deliver on Fridays', nl: 'Wij leveren op vrijdag' }
    await shop.ask('shop.setMessage', { message }, { as: staff.lotte })
    const read = async (lang: 'en' | 'nl' | 'fr') => (await shop.ask('menu.read', { lang })).message
    expect([await read('en'), await read('nl'), await read('fr')]).toEqual([message.en, message.nl, message.en])
    expect((await shop.ask('shop.read', {}, { as: staff.jef })).message).toEqual(message)
    await shop.ask('shop.setMessage', { message: { en: '', nl: '' } }, { as: staff.lotte })
    expect(await read('nl')).toBe('')
    const long = await shop.refused('shop.setMessage', { message: { en: 'x'.repeat(501) } }, { as: staff.lotte })
    expect(long.problems).toEqual([{ problem: 'bad_input', field: 'message.en' }])
  })
})
