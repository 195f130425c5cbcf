// Categories of the owner's own: added, changed, hidden, put in order and removed; items that change their place.
import { beforeAll, expect, test, vi } from 'vitest'
import { firstCategoryIds } from '#domain/menu/menu.ts'
import { purgePictures, unusedPictureKeptMs } from '#server/store/shop/picture-store.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { halves } from '#server/testing/picture-files.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const soup = {
    name: { en: ' Soup ', nl: 'Soep', fr: 'Soupe', ar: 'حساء' },
    desc: { en: 'From the pan' },
    icon: 'soup' as const,
  }
  const asked = () => ({ as: staff.amira })
  const categories = async () => (await shop.ask('categories.read', {}, asked())).categories
  const category = async (id: string) => {
    const found = (await categories()).find((one) => one.id === id)
    if (!found) throw new Error(`no category ${id}`)
    return found
  }
  const item = async (id: string) => {
    const found = (await shop.ask('items.read', {}, asked())).items.find((one) => one.id === id)
    if (!found) throw new Error(`no item ${id}`)
    return found
  }
  const onMenu = async (lang: 'en' | 'ar' = 'en') => await shop.ask('menu.read', { lang })
  const inCategory = async (id: string) =>
    (await onMenu()).items.filter((one) => one.category === id).map((one) => one.id)

  test('[CATG-1] the first ones have their icons, and the pages of the specification', async () => {
    const all = await categories()
    expect(all.map(({ id }) => id)).toEqual([...firstCategoryIds])
    expect(all.every(({ slug }) => slug === '')).toBe(true)
    expect((await onMenu()).categories[0]).toEqual({
      id: 'COFFEE',
      name: 'Coffee',
      desc: 'Ground when you order',
      index: 1,
      icon: 'cup',
    })
  })

  test('[CATG-1] an added one is on every open menu at once, in its languages; items are added to it and ordered', async () => {
    const stream = await listenTo(await shop.listen())
    await stream.live()
    const added = await shop.ask('categories.add', soup, { as: staff.lotte })
    expect(added).toMatchObject({ id: 'soup', slug: 'soup', name: { en: 'Soup' }, index: 14, items: 0, hidden: false })
    await vi.waitFor(() => expect(stream.heard.map(({ name }) => name)).toContain('menu.changed'))
    stream.close()
    expect((await onMenu('ar')).categories.at(-1)).toMatchObject({
      id: 'soup',
      name: 'حساء',
      slug: 'soup',
      icon: 'soup',
    })
    const wish = { category: 'soup', name: { en: 'Pea soup' }, price: 540 }
    expect(await shop.ask('items.add', wish, asked())).toMatchObject({ id: 'pea-soup', category: 'soup' })
    await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'pea-soup', quantity: 1 }] }))
    expect((await category('soup')).items).toBe(1)
  })

  test('[CATG-1] sent again it is the same one; another of that name gets an address of its own', async () => {
    expect((await shop.ask('categories.add', soup, asked())).id).toBe('soup')
    const cold = await shop.ask('categories.add', { ...soup, desc: { en: 'Cold' } }, asked())
    expect(cold).toMatchObject({ id: 'soup-2', slug: 'soup-2', index: 15 })
    const taken = await shop.refused('categories.add', { ...soup, desc: {}, slug: 'Soup-2' }, asked())
    expect(taken.problems).toEqual([{ problem: 'slug_taken', field: 'slug' }])
    await shop.ask('categories.remove', { id: 'soup-2' }, asked())
    await shop.ask('categories.remove', { id: 'soup-2' }, asked())
    expect((await categories()).map(({ index }) => index)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1))
  })

  test('[CATG-1] every field is checked on the server, and the problem names it', async () => {
    const problems = async (change: object) =>
      (await shop.refused('categories.add', { ...soup, ...change }, asked())).problems.map(
        ({ field, problem }) => `${field} ${problem}`,
      )
    expect(await problems({ name: { en: ' ' } })).toEqual(['name name_missing'])
    expect(await problems({ slug: 'a b' })).toEqual(['slug slug_invalid'])
    expect(await problems({ icon: 'skull' })).toEqual(['icon bad_input'])
    expect(await problems({ image: { kind: 'uploaded', ref: 'aaaaaaaaaaaaaaaaaaaaaa-000000' } })).toEqual([
      'image image_invalid',
    ])
    expect(await problems({ image: { kind: 'url', ref: 'javascript:alert(1)' } })).toEqual(['image image_invalid'])
  })

  test('[CATG-1] renamed, with another address and a picture, which is kept while it is shown', async () => {
    const reply = await shop.inject({
      method: 'POST',
      url: '/api/staff/images',
      payload: await halves(30, 20).png().toBuffer(),
      headers: { 'content-type': 'image/png', cookie: staff.amira.cookie },
    })
    const { image } = reply.json() as { image: { kind: 'uploaded'; ref: string } }
    const before = await category('soup')
    const wish = { ...before, name: { en: 'Soups' }, slug: 'warm-soups', image }
    const saved = await shop.ask('categories.save', wish, asked())
    expect(saved.version).not.toBe(before.version)
    expect((await onMenu()).categories.at(-1)).toMatchObject({ id: 'soup', name: 'Soups', slug: 'warm-soups', image })
    await shop.store.write((trx) => purgePictures(trx, shop.clock.now() + unusedPictureKeptMs))
    expect((await shop.inject({ url: `/uploads/${image.ref}/160` })).statusCode).toBe(200)
    const late = await shop.refused('categories.save', { ...before, name: { en: 'Potage' } }, { as: staff.lotte })
    expect([late.status, late.refusal]).toEqual([409, 'changed_meanwhile'])
    expect((await shop.ask('categories.save', wish, asked())).version).toBe(saved.version)
    const gone = await shop.refused('categories.save', { ...before, id: 'unicorn' }, asked())
    expect(gone.refusal).toBe('not_found')
  })

  test('[CATG-1] one of the first may be renamed, and keeps its page whatever address is sent', async () => {
    const coffee = await category('COFFEE')
    const saved = await shop.ask('categories.save', { ...coffee, name: { en: 'Koffie' }, slug: 'koffie' }, asked())
    expect(saved).toMatchObject({ id: 'COFFEE', slug: '', name: { en: 'Koffie' } })
    await shop.ask('categories.save', { ...saved, name: coffee.name }, asked())
  })

  test('[CATG-1] hidden, customers see and order nothing of it, staff do; it keeps its place for all others', async () => {
    const bagels = await category('BAGEL')
    await shop.ask('categories.save', { ...bagels, hidden: true }, asked())
    const { categories: seen, items } = await onMenu()
    expect(seen.some(({ id }) => id === 'BAGEL') || items.some((one) => one.category === 'BAGEL')).toBe(false)
    const refused = await shop.refused('orders.place', noorsOrder({ lines: [{ item: 'egg-bagel', quantity: 1 }] }))
    expect(refused.problems).toEqual([{ problem: 'item_unknown', line: 0 }])
    const all = await shop.ask('menu.readAll', { lang: 'en' }, { as: staff.jef })
    expect(all.categories.find(({ id }) => id === 'BAGEL')?.hidden).toBe(true)
    // The index of a hidden one is held by it.
    await shop.ask('categories.setIndex', { id: 'COFFEE', index: bagels.index }, asked())
    expect((await category('BAGEL')).index).toBe(1)
    await shop.ask('categories.setIndex', { id: 'COFFEE', index: 1 }, asked())
    await shop.ask('categories.save', { ...(await category('BAGEL')), hidden: false }, asked())
    await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'egg-bagel', quantity: 1 }] }))
  })

  test('[CATG-1] with items it goes only once they have a place, which may be a hidden one', async () => {
    const tea = await inCategory('HOTTEA')
    const soups = await inCategory('soup')
    await shop.ask('items.remove', { id: tea[0] ?? '' }, asked())
    const kept = await shop.refused('categories.remove', { id: 'HOTTEA' }, asked())
    expect([kept.status, kept.refusal]).toEqual([409, 'category_has_items'])
    for (const moveTo of ['HOTTEA', 'unicorn'])
      expect((await shop.refused('categories.remove', { id: 'HOTTEA', moveTo }, asked())).problems).toEqual([
        { problem: 'bad_input', field: 'moveTo' },
      ])
    const { moved } = await shop.ask('categories.remove', { id: 'HOTTEA', moveTo: 'soup' }, asked())
    expect(moved).toEqual(tea.slice(1))
    expect(await inCategory('soup')).toEqual([...soups, ...tea.slice(1)])
    const all = await categories()
    expect(all.map(({ index }) => index)).toEqual(all.map((_, at) => at + 1))
    const { entries } = await shop.ask('log.list', { kind: 'menu' }, asked())
    expect(entries[0]).toMatchObject({
      act: 'categories.remove',
      name: { en: 'Hot tea' },
      data: { items: moved.length },
    })
  })

  test('[CATG-1] items keep the options that a removed category asked for, and a copy those of its original', async () => {
    const own = await openShop()
    const { amira } = await own.staff()
    const as = { as: amira }
    const milk = await own.ask(
      'groups.add',
      { name: { en: 'Foam' }, kind: 'many', options: [{ id: '', name: { en: 'Oat foam' }, price: 40, most: 1 }] },
      as,
    )
    await own.ask('groups.use', { owner: { category: 'ICECOFFEE' }, uses: [{ group: milk.id }] }, as)
    const asks = async (id: string) =>
      (await own.ask('menu.read', {})).items
        .find((one) => one.id === id)
        ?.groups?.some(({ group }) => group === milk.id)
    const [first] = (await own.ask('menu.read', {})).items.filter(({ category: of }) => of === 'ICECOFFEE')
    await own.ask('categories.remove', { id: 'ICECOFFEE', moveTo: 'SALADS' }, as)
    expect(await asks(first?.id ?? '')).toBe(true)
    const { items } = await own.ask('items.read', {}, as)
    const { id = '', version: _, ...drink } = items.find((one) => one.id === first?.id) ?? items[0] ?? {}
    const copy = await own.ask('items.add', { ...(drink as typeof bowl), name: { en: 'Another' }, copyOf: id }, as)
    expect(await asks(copy.id)).toBe(true)
  })
  const bowl = { category: 'SALADS', name: { en: 'Bowl' }, price: 500 }

  test('[CATG-1] the last category stays, so that there is one for new items', async () => {
    const own = await openShop()
    const { amira } = await own.staff()
    const all = (await own.ask('categories.read', {}, { as: amira })).categories
    for (const { id } of all.slice(1)) await own.ask('categories.remove', { id, moveTo: 'COFFEE' }, { as: amira })
    const last = await own.refused('categories.remove', { id: 'COFFEE' }, { as: amira })
    expect(last.refusal).toBe('last_category')
  })

  test('[CATG-1] two who remove and add at the same moment, also through two servers, leave an order without gaps', async () => {
    const own = await openShop()
    const { amira } = await own.staff()
    const other = await own.beside()
    const wishes = Array.from({ length: 8 }, (_, n) => {
      const server = n % 2 ? other : own
      return n % 3 === 0
        ? server.ask('categories.remove', { id: firstCategoryIds[n] ?? '', moveTo: 'COCKTAILS' }, { as: amira })
        : server.ask('categories.add', { name: { en: 'Soup' }, desc: { en: String(n) } }, { as: amira })
    })
    await Promise.all(wishes)
    const all = (await own.ask('categories.read', {}, { as: amira })).categories
    expect(all.map(({ index }) => index)).toEqual(all.map((_, at) => at + 1))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ slug }) => slug || crypto.randomUUID())).size).toBe(all.length)
  })

  test('[CATG-1] an item goes to another category and to a place in it; its texts may change meanwhile', async () => {
    const before = await item('lungo')
    await shop.ask('items.save', { ...before, category: 'SALADS', place: 2 }, asked())
    expect((await inCategory('SALADS'))[1]).toBe('lungo')
    expect(await inCategory('COFFEE')).not.toContain('lungo')
    await shop.ask('items.save', { ...before, category: 'SALADS', place: 1 }, asked())
    expect((await inCategory('SALADS'))[0]).toBe('lungo')
    const { category: _, ...older } = await item('lungo')
    await shop.ask('items.save', { ...older, price: 333 }, asked())
    expect((await inCategory('SALADS'))[0]).toBe('lungo')
    await shop.ask('items.save', { ...(await item('lungo')), category: 'COFFEE' }, asked())
    expect((await inCategory('COFFEE')).at(-1)).toBe('lungo')
    const nowhere = await shop.refused('items.save', { ...before, category: 'unicorn' }, asked())
    expect(nowhere.problems).toEqual([{ problem: 'bad_input', field: 'category' }])
    const moved = await shop.refused('items.move', { items: ['lungo'], category: 'unicorn' }, asked())
    expect(moved.problems).toEqual([{ problem: 'bad_input', field: 'category' }])
  })

  test('[CATG-1] a copy stands behind what it was copied from, even if nothing else is different', async () => {
    const { id, version: _, ...mocha } = await item('mocha')
    const copy = await shop.ask('items.add', { ...mocha, copyOf: id }, asked())
    expect(copy).toMatchObject({ id: 'mocha-2', price: mocha.price, declaration: mocha.declaration })
    const coffee = await inCategory('COFFEE')
    expect(coffee.indexOf('mocha-2')).toBe(coffee.indexOf('mocha') + 1)
    expect((await shop.ask('items.add', { ...mocha, copyOf: id }, asked())).id).toBe('mocha-2')
  })
})
