// The guide over HTTP: from an empty shop to a test order, on both engines, left and resumed on any server.
import { describe, expect, test } from 'vitest'
import { blankCompany } from '../../../domain/legal/company.ts'
import { deals } from '../../demo/deals.ts'
import { demo } from '../../demo/index.ts'
import { seedCategories, seedDemo } from '../../demo/seed-demo.ts'
import { gent } from '../../testing/branch-settings.ts'
import type { Person } from '../../testing/people.ts'
import { onBothEngines, type Shop } from '../../testing/shop.ts'

const own = { ...gent, email: 'hallo@koffie.example' }

onBothEngines((openShop) => {
  const openEmpty = async () => {
    const shop = await openShop({ demo: false })
    expect(await seedCategories(shop.store)).toBe(true)
    const amira = await shop.hire('Jef', {}).then(() => shop.signIn('Amira'))
    const jef = (await shop.ask('staff.list', {}, { as: amira })).accounts.find(({ name }) => name === 'Jef')
    await shop.ask('staff.appoint', { id: jef?.id ?? 0, state: 'locked' }, { as: amira })
    return { shop, amira }
  }
  const openSteps = async (shop: Shop, as: Person) =>
    (await shop.ask('guide.read', {}, { as })).steps.filter(({ state }) => state === 'open').map(({ step }) => step)
  const add = (shop: Shop, as: Person, name: string) =>
    shop.ask('items.add', { category: 'COFFEE', name: { en: name }, price: 280 }, { as })

  test('[BRAND-2] each step is done by what the shop has, whoever set it and wherever', async () => {
    const { shop, amira } = await openEmpty()
    const menu = await shop.ask('menu.readAll', {}, { as: amira })
    expect(menu.categories).toHaveLength(13)
    // What the demo says of its coffee and cakes need not be so here.
    expect(menu.categories.filter(({ desc }) => desc !== '')).toEqual([])
    const all = ['name', 'languages', 'branch', 'menu', 'company', 'colleague', 'test']
    expect(await openSteps(shop, amira)).toEqual(all)

    const { brand, version } = await shop.ask('brand.read', {}, { as: amira })
    const ours = { ...brand, name: 'Koffie Gent', languages: ['nl', 'fr'] as const }
    await shop.ask('brand.save', { version, brand: ours }, { as: amira })
    await shop.ask('branches.add', { settings: own }, { as: amira })
    await add(shop, amira, 'Espresso')
    const { version: before } = await shop.ask('legal.readAll', {}, { as: amira })
    const company = { ...blankCompany, name: 'Gent BV', address: 'Notenlaan 7, 9000 Gent', number: '0417.497.106' }
    await shop.ask('legal.saveCompany', { version: before, company }, { as: amira })
    await shop.hire('Lotte', { gent: 'manager' })
    const other = shop.engine === 'postgres' ? await shop.beside() : shop
    expect(await openSteps(other, amira)).toEqual(['test'])
    const removed = await shop.ask('items.remove', { id: 'espresso' }, { as: amira })
    expect(removed).toBeDefined()
    expect(await openSteps(other, amira)).toEqual(['menu', 'test'])
  })

  test('[BRAND-2] what was passed, and the guide put away, are kept for every device', async () => {
    const { shop, amira } = await openEmpty()
    await shop.ask('guide.pass', { step: 'company', passed: true }, { as: amira })
    await shop.ask('guide.pass', { step: 'company', passed: true }, { as: amira })
    await shop.ask('guide.dismiss', { dismissed: true }, { as: amira })
    const again = await shop.signIn('Amira')
    const guide = await shop.ask('guide.read', {}, { as: again })
    expect(guide.steps.find(({ step }) => step === 'company')?.state).toBe('passed')
    expect(guide.dismissed).toBe(true)
    const back = await shop.ask('guide.pass', { step: 'company', passed: false }, { as: again })
    expect(back.steps.find(({ step }) => step === 'company')?.state).toBe('open')
    expect((await shop.ask('guide.dismiss', { dismissed: false }, { as: again })).dismissed).toBe(false)
  })

  test('[BRAND-2] the demo’s menu can be the first one: items and options, and nothing that says Noisette', async () => {
    const { shop, amira } = await openEmpty()
    await shop.ask('branches.add', { settings: own }, { as: amira })
    const taken = await shop.ask('guide.takeMenu', {}, { as: amira })
    expect(taken.items).toBe(demo.items.length + deals.length - 1)
    expect(taken.steps.find(({ step }) => step === 'menu')?.state).toBe('done')
    await shop.ask('items.remove', { id: 'cappuccino' }, { as: amira })
    // Taken again, it brings nothing back that was removed.
    expect((await shop.ask('guide.takeMenu', {}, { as: amira })).items).toBe(demo.items.length + deals.length - 2)
    for (const lang of ['en', 'nl', 'ar'] as const)
      expect(JSON.stringify(await shop.ask('menu.read', { lang }))).not.toMatch(/noisette|نوازيت/i)
    const french = await shop.ask('menu.read', { lang: 'fr' })
    expect(JSON.stringify(french)).not.toContain('Noisette')
    expect(french.groups.length).toBeGreaterThan(5)
  })

  describe('[BRAND-2] the test order', () => {
    const openWithMenu = async () => {
      const { shop, amira } = await openEmpty()
      await shop.ask('branches.add', { settings: own }, { as: amira })
      await add(shop, amira, 'Espresso')
      const arrivals = () => shop.ask('arrivals.read', { branch: 'gent' }, { as: amira })
      const board = () => shop.ask('orders.board', { branch: 'gent' }, { as: amira })
      return { shop, amira, arrivals, board }
    }

    test('rings like a customer’s although the branch is closed, is made and handed over, and never counts', async () => {
      const { shop, amira, arrivals, board } = await openWithMenu()
      const test = await shop.ask('guide.placeTest', { branch: 'gent' }, { as: amira })
      expect(test).toMatchObject({ branch: 'gent', phase: 'placed' })
      expect((await arrivals()).orders).toHaveLength(1)
      expect((await shop.ask('guide.placeTest', { branch: 'gent' }, { as: amira })).id).toBe(test.id)
      const order = await shop.ask('orders.read', { id: test.id }, { as: amira })
      expect(order).toMatchObject({ customerName: 'Test', total: 280 })

      const step = (name: 'accept' | 'pay') =>
        shop.ask(
          'orders.step',
          { id: test.id, step: name, key: crypto.randomUUID(), ...(name === 'pay' && { paidWay: 'cash' as const }) },
          { as: amira },
        )
      await step('accept')
      expect((await arrivals()).orders).toHaveLength(0)
      await step('pay')
      const changes = [{ line: 1, status: 'served' as const }]
      await shop.ask('orders.setLineStatus', { id: test.id, changes }, { as: amira })
      expect(await openSteps(shop, amira)).toContain('test')

      await shop.ask('guide.endTest', {}, { as: amira })
      await shop.ask('guide.endTest', {}, { as: amira })
      expect(await openSteps(shop, amira)).not.toContain('test')
      expect((await shop.ask('guide.read', {}, { as: amira })).test?.phase).toBe('cancelled')
      const { cash } = await shop.ask('orders.list', { branch: 'gent' }, { as: amira })
      expect(JSON.stringify(cash)).not.toMatch(/[1-9]\d\d/)
      expect(JSON.stringify(await board())).not.toContain('"Test"')
      const { steps } = await shop.ask('orders.history', { id: test.id }, { as: amira })
      expect(steps.at(-2)).toMatchObject({ step: 'cancel', data: { reason: 'other', words: 'Test' } })
    })

    test('can be ended from anywhere, and placed again', async () => {
      const { shop, amira, board } = await openWithMenu()
      const first = await shop.ask('guide.placeTest', { branch: 'gent' }, { as: amira })
      await shop.ask('guide.endTest', {}, { as: amira })
      expect(JSON.stringify(await board())).not.toContain('"Test"')
      const second = await shop.ask('guide.placeTest', { branch: 'gent' }, { as: amira })
      expect(second.id).not.toBe(first.id)
    })

    test('is refused in words where there is no such branch, or nothing to order', async () => {
      const { shop, amira } = await openEmpty()
      const place = () => shop.refused('guide.placeTest', { branch: 'gent' }, { as: amira })
      expect((await place()).refusal).toBe('branch_unknown')
      await shop.ask('branches.add', { settings: own }, { as: amira })
      expect(await place()).toMatchObject({ refusal: 'order_refused', problems: [{ problem: 'cart_empty' }] })
      await shop.ask('guide.endTest', {}, { as: amira })
    })
  })

  test('[BRAND-2] a start with the demo leaves a shop alone that somebody has begun', async () => {
    const { shop, amira } = await openEmpty()
    await add(shop, amira, 'Espresso')
    expect(await seedDemo(shop.store, shop.clock.now())).toBe(false)
    expect(await seedCategories(shop.store)).toBe(false)
    expect((await shop.ask('menu.readAll', {}, { as: amira })).branches).toEqual([])
  })
})
