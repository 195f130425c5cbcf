// The guide over HTTP: from an empty shop to a test order, on both engines, left and resumed on any server.
import { describe, expect, test } from 'vitest'
import { blankCompany } from '#domain/shop/legal/company.ts'
import { legalPages } from '#domain/shop/legal/pages.ts'
import { saveText } from '#server/store/shop/legal-text-store.ts'
import { gentSettings } from '#server/testing/test-branch-settings.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { deals } from '#tools/demo/deals.ts'
import { demo } from '#tools/demo/index.ts'
import { beginEmptyShop, seedDemo } from '#tools/demo/seed-demo.ts'
import { importOldSite } from '#tools/legacy/testing/taking-over.ts'

const own = { ...gentSettings, email: 'hallo@koffie.example' }
const coffee = { name: { en: 'Coffee' }, desc: {}, slug: '', icon: 'cup', image: null, hidden: false } as const

onBothEngines((openShop) => {
  const openEmpty = async () => {
    const shop = await openShop({ demo: false })
    expect(await beginEmptyShop(shop.store)).toBe(true)
    const amira = await shop.hire('Jef', {}).then(() => shop.signIn('Amira'))
    const jef = (await shop.ask('staff.list', {}, { as: amira })).accounts.find(({ name }) => name === 'Jef')
    await shop.ask('staff.appoint', { id: jef?.id ?? 0, state: 'locked' }, { as: amira })
    return { shop, amira }
  }
  const openSteps = async (shop: TestShop, as: Person) =>
    (await shop.ask('guide.read', {}, { as })).steps.filter(({ state }) => state === 'open').map(({ step }) => step)
  const add = async (shop: TestShop, as: Person, name: string) => {
    const { id } = await shop.ask('categories.add', coffee, { as })
    return await shop.ask('items.add', { category: id, name: { en: name }, price: 280 }, { as })
  }

  test('[BRAND-2] each step is done by what the shop has, no matter who set it or where', async () => {
    const { shop, amira } = await openEmpty()
    const menu = await shop.ask('menu.readAll', {}, { as: amira })
    expect(menu.categories).toEqual([])
    const led = ['allergens', 'vat', 'legal', 'capacity', 'payment', 'printer', 'pictures'] as const
    const all = ['name', 'languages', 'branch', 'menu', 'company', 'colleague', 'test']
    expect((await openSteps(shop, amira)).sort()).toEqual([...all, ...led].sort())
    for (const step of led) await shop.ask('guide.pass', { step, passed: true }, { as: amira })

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

  test('[J-22] VAT, legal drafts, capacity and a printer are done by what is set, not by what was passed', async () => {
    const { shop, amira } = await openEmpty()
    const state = async (step: string) =>
      (await shop.ask('guide.read', {}, { as: amira })).steps.find((one) => one.step === step)?.state
    await shop.ask('branches.add', { settings: own }, { as: amira })
    const { rules, version } = await shop.ask('vat.read', {}, { as: amira })
    expect(await state('vat')).toBe('open')
    await shop.ask('vat.save', { rules: { ...rules, checked: true }, version }, { as: amira })
    expect(await state('vat')).toBe('done')
    const { brand, version: ours } = await shop.ask('brand.read', {}, { as: amira })
    await shop.ask('brand.save', { version: ours, brand: { ...brand, languages: ['nl'] } }, { as: amira })
    for (const page of legalPages) {
      expect(await state('legal')).toBe('open')
      await shop.store.write((trx) =>
        saveText(trx, { page, locale: 'nl', version: 1, text: 'Wie wij zijn', at: 1, confirmedAt: 2 }),
      )
    }
    expect(await state('legal')).toBe('done')
    expect(await state('capacity')).toBe('open')
  })

  test('[H-71] a shop begun with nothing has no category, size, delivery message, reservations or closed days', async () => {
    const { shop, amira } = await openEmpty()
    const menu = await shop.ask('menu.read', {})
    expect([menu.categories, menu.message, menu.reservations]).toEqual([[], null, false])
    const { groups } = await shop.ask('groups.read', {}, { as: amira })
    expect(groups.flatMap(({ options }) => options.map(({ id }) => id))).toEqual(['AS-IT-COMES'])
    const { version: _, ...rules } = await shop.ask('reservations.rules', {})
    expect(rules).toMatchObject({ on: false, closedWeekdays: [], holidays: [] })

    await shop.ask('branches.add', { settings: { ...own, tables: 4 } }, { as: amira })
    expect((await shop.refused('reservations.days', { branch: 'gent', persons: 2 })).refusal).toBe('reservations_off')
    const table = { branch: 'gent', persons: 2, date: '2026-03-05', time: 600, name: 'Noor', phone: '0470 12 34 56' }
    await shop.ask('shop.setState', { branches: ['gent'], open: true }, { as: amira })
    const place = () => shop.reply('reservations.place', { ...table, key: crypto.randomUUID() })
    expect(await place()).toMatchObject({ status: 409, refusal: { refusal: 'reservations_off' } })
    await shop.ask('reservations.setRules', { ...rules, on: true, accepts: 0 }, { as: amira })
    expect((await shop.ask('menu.read', {})).reservations).toBe(true)
    expect((await place()).status).toBe(200)
    // Guests who were promised a table must be told first.
    const off = { ...rules, on: false, accepts: 0 }
    expect((await shop.refused('reservations.setRules', off, { as: amira })).refusal).toBe('days_promised')
    await shop.ask('reservations.setRules', { ...off, accepts: 1 }, { as: amira })
    expect((await shop.ask('menu.read', {})).reservations).toBe(false)
  })

  test('[H-71] the example menu brings its own categories and sizes; a demo and an imported shop have all of it', async () => {
    const { shop, amira } = await openEmpty()
    await shop.ask('guide.takeMenu', {}, { as: amira })
    const { items, categories, groups } = await shop.ask('menu.readAll', {}, { as: amira })
    expect(categories.map(({ id }) => id)).toContain('COFFEE')
    const sizes = groups.find(({ id }) => id === 'SIZES')?.options.map(({ id }) => id)
    expect(sizes).toEqual(expect.arrayContaining(['GLASS', 'BOTTLE', 'PERSONS-4']))
    expect(items.length).toBeGreaterThan(70)

    const imported = await openShop({ demo: false })
    expect(await beginEmptyShop(imported.store)).toBe(true)
    await importOldSite(imported.store, { food: [{ _id: '5e1', name: 'Cappuccino', category: 'COFFEE', price: 3.2 }] })
    const menu = await imported.ask('menu.read', {})
    expect([menu.categories.length, menu.message, menu.reservations]).toEqual([13, '', true])
    expect(await imported.ask('reservations.rules', {})).toMatchObject({ on: true, closedWeekdays: [1] })
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
    expect(await beginEmptyShop(shop.store)).toBe(false)
    expect((await shop.ask('menu.readAll', {}, { as: amira })).branches).toEqual([])
  })
})
