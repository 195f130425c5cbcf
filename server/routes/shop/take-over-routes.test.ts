// Taking over the demo over HTTP: what nobody changed goes in one act, what somebody changed stays.
import { describe, expect, test } from 'vitest'
import { noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  const open = async () => {
    const shop = await openShop({ demo: 'paced' })
    const { amira } = await shop.staff()
    return { shop, amira }
  }
  const readItem = async (shop: TestShop, as: Person, id: string) => {
    const { items } = await shop.ask('items.read', {}, { as })
    const item = items.find((one) => one.id === id)
    if (!item) throw new Error(`${id} is not there`)
    return item
  }
  const rename = async (shop: TestShop, as: Person, id: string, name: string) => {
    await shop.ask('items.save', { ...(await readItem(shop, as, id)), name: { en: name } }, { as })
  }
  const rebrand = async (shop: TestShop, as: Person) => {
    const { brand, version } = await shop.ask('brand.read', {}, { as })
    const texts = { ...brand.texts, foot: { nl: 'Tot straks.' } }
    await shop.ask('brand.save', { version, brand: { ...brand, texts } }, { as })
  }

  test('[BRAND-2] an untouched demo goes whole: branches, items, options, texts, reviews and the name', async () => {
    const { shop, amira } = await open()
    const before = await shop.ask('demo.read', {}, { as: amira })
    expect(before).toMatchObject({ items: { own: 0 }, groups: { own: 0 }, texts: { own: 0 }, brand: true })
    expect(before.branches.map(({ untouched }) => untouched)).toEqual([true, true, true])
    expect(before.items.untouched).toBeGreaterThanOrEqual(95)

    const gone = await shop.ask('demo.takeOver', {}, { as: amira })
    expect(gone).toMatchObject({ branches: 3, items: before.items.untouched, reviews: 50, brand: true })
    const menu = await shop.ask('menu.read', {})
    expect([menu.branches, menu.items]).toEqual([[], []])
    // The sizes that every shop has, without the demo's own.
    expect(menu.groups.map(({ id, options }) => [id, options.length])).toEqual([['SIZES', 7]])
    expect(menu.categories).toHaveLength(13)
    expect(menu.brand).toMatchObject({ name: '', shown: 'Our shop' })
    const content = await shop.ask('content.read', {})
    expect([content.offers, content.posts, content.testimonials]).toEqual([[], [], []])
    expect((await shop.ask('reviews.summary', {})).count).toBe(0)
    const { steps, ofDemo } = await shop.ask('guide.read', {}, { as: amira })
    expect([ofDemo, steps.find(({ step }) => step === 'branch')?.state]).toEqual([false, 'open'])

    const nothing = { branches: 0, items: 0, texts: 0, reviews: 0, brand: false }
    expect(await shop.ask('demo.takeOver', {}, { as: amira })).toEqual(nothing)
    const { entries } = await shop.ask('log.list', {}, { as: amira })
    expect(entries.filter(({ act }) => act === 'demo.takeOver')).toHaveLength(1)
  })

  test('[BRAND-2] what somebody changed or added stays, with the options that it asks for', async () => {
    const { shop, amira } = await open()
    await rename(shop, amira, 'cappuccino', 'Cappuccino of the house')
    await shop.ask('items.add', { category: 'COFFEE', name: { en: 'Cortado' }, price: 310 }, { as: amira })
    await rebrand(shop, amira)
    const { branches } = await shop.ask('branches.read', {}, { as: amira })
    const merksem = branches.find(({ id }) => id === 'merksem')
    if (!merksem) throw new Error('Merksem is not there')
    const {
      id,
      version,
      shop: _,
      letter: __,
      capacity: ___,
      autoAccept,
      pause,
      extra,
      hidden,
      removed,
      ...own
    } = merksem
    expect([autoAccept, pause, extra, hidden, removed]).toEqual([false, null, null, false, false])
    await shop.ask('branches.save', { id, version, settings: { ...own, tables: 3 } }, { as: amira })

    await shop.ask('demo.takeOver', {}, { as: amira })
    const menu = await shop.ask('menu.read', {})
    expect(menu.items.map(({ name }) => name)).toEqual(['Cappuccino of the house', 'Cortado'])
    expect(menu.groups.map((group) => group.id)).toContain('milk')
    expect(menu.branches.map((branch) => branch.id)).toEqual(['merksem'])
    expect((await shop.ask('menu.read', { lang: 'nl' })).brand).toMatchObject({ name: '', foot: 'Tot straks.' })
  })

  test('[BRAND-2] items and branches may wait as drafts that no customer sees, and each kind may stay', async () => {
    const { shop, amira } = await open()
    const keep = { texts: 'keep', reviews: 'keep', brand: 'keep' } as const
    const hidden = await shop.ask('demo.takeOver', { ...keep, items: 'hide', branches: 'hide' }, { as: amira })
    expect(hidden).toMatchObject({ branches: 3, texts: 0, reviews: 0, brand: false })
    const menu = await shop.ask('menu.read', {})
    expect([menu.items, menu.branches]).toEqual([[], []])
    const all = await shop.ask('menu.readAll', {}, { as: amira })
    const drafts = all.categories.find(({ name }) => name === 'Drafts from the demo')
    expect(drafts?.hidden).toBe(true)
    expect(all.items.filter(({ category }) => category === drafts?.id)).toHaveLength(hidden.items)
    expect((await shop.ask('reviews.summary', {})).count).toBe(50)
    // Drafts can still be taken out later.
    const later = await shop.ask('demo.takeOver', {}, { as: amira })
    expect(later).toMatchObject({ branches: 3, items: hidden.items })
    expect((await shop.ask('menu.readAll', {}, { as: amira })).items).toEqual([])
    expect(await shop.ask('reductions.read', {}, { as: amira })).toEqual({ reductions: [] })
  })

  describe('[BRAND-2] it is refused, naming the branches, and changes nothing', () => {
    test('while orders are open there, or tables are reserved', async () => {
      const { shop, amira } = await open()
      await shop.ask('orders.place', noorsOrder({ branch: 'antwerpen' }))
      await shop.ask('reservations.place', noorsTable({ branch: 'merksem' }))
      const before = await shop.ask('demo.read', {}, { as: amira })
      expect(await shop.refused('demo.takeOver', {}, { as: amira })).toMatchObject({
        refusal: 'branch_has_orders',
        problems: [
          { problem: 'branch_has_orders', field: 'branches.antwerpen' },
          { problem: 'branch_has_reservations', field: 'branches.merksem' },
        ],
      })
      expect(await shop.ask('demo.read', {}, { as: amira })).toEqual(before)
      expect(await shop.ask('demo.takeOver', { branches: 'keep' }, { as: amira })).toMatchObject({ branches: 0 })
    })
  })
})
