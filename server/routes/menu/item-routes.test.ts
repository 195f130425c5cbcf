// Menu editing: what customers see afterwards, two people at once, a lost response, and what is refused.
import { beforeAll, expect, test } from 'vitest'
import type { Input } from '#contract/index.ts'
import { firstCategoryIds } from '#domain/menu/menu.ts'
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

  const onMenu = async (id: string, lang: 'en' | 'fr' = 'en') =>
    (await shop.ask('menu.read', { lang })).items.find((item) => item.id === id)
  const editable = async (id: string) => {
    const item = (await shop.ask('items.read', {}, { as: staff.amira })).items.find((one) => one.id === id)
    if (!item) throw new Error(`${id} is not on the menu`)
    return item
  }
  const bun: Input<'items.add'> = {
    category: 'WAFFELS',
    name: { en: ' Cinnamon bun ', fr: 'Brioche à la cannelle', nl: '' },
    desc: { en: 'Warm' },
    price: 390,
  }

  test('[EDIT-2] an added item stands at the end of its category, in its languages, and can be ordered at once', async () => {
    const added = await shop.ask('items.add', bun, { as: staff.lotte })
    expect(added).toMatchObject({ id: 'cinnamon-bun', category: 'WAFFELS', name: { en: 'Cinnamon bun' }, desc2: {} })
    expect(await onMenu('cinnamon-bun')).toMatchObject({ name: 'Cinnamon bun', price: 390, desc: 'Warm' })
    expect((await onMenu('cinnamon-bun', 'fr'))?.name).toBe('Brioche à la cannelle')
    const { items } = await shop.ask('menu.read', {})
    expect(items.filter(({ category }) => category === 'WAFFELS').at(-1)?.id).toBe('cinnamon-bun')
    await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'cinnamon-bun', quantity: 1 }] }))
  })

  test('asking again after a lost answer makes no second item; another item of the same name gets an id of its own', async () => {
    const again = await shop.ask('items.add', bun, { as: staff.lotte })
    expect(again.id).toBe('cinnamon-bun')
    const both = await Promise.all(
      [410, 420].map((price) => shop.ask('items.add', { ...bun, price }, { as: staff.amira })),
    )
    expect(both.map(({ id }) => id).sort()).toEqual(['cinnamon-bun-2', 'cinnamon-bun-3'])
  })

  test('[EDIT-3] a saved item changes on the menu, with an uploaded picture, a glass, a bottle and a combo', async () => {
    const reply = await shop.inject({
      method: 'POST',
      url: '/api/staff/images',
      payload: await halves(30, 20).png().toBuffer(),
      headers: { 'content-type': 'image/png', cookie: staff.amira.cookie },
    })
    const { image } = reply.json() as { image: { kind: 'uploaded'; ref: string } }
    const before = await editable('house-red-wine')
    const sizes = [
      { size: 'PERSONS-4', price: 3000, count: 8 },
      { size: 'GLASS', price: 500 },
      { size: 'BOTTLE', price: 2300 },
    ]
    const wish = { ...before, image, sizes, desc2: { en: 'Sulphites' } }
    const saved = await shop.ask('items.save', wish, { as: staff.amira })
    expect(saved.version).not.toBe(before.version)
    expect(saved).toMatchObject({ price: null, sizes: [sizes[1], sizes[2], sizes[0]] })
    expect(await onMenu('house-red-wine')).toMatchObject({
      image,
      price: 500,
      groups: [
        {
          group: 'SIZES',
          only: ['GLASS', 'BOTTLE', 'PERSONS-4'],
          prices: { GLASS: 0, BOTTLE: 1800, 'PERSONS-4': 2500 },
          counts: { 'PERSONS-4': 8 },
        },
      ],
      desc2: 'Sulphites',
    })
    await shop.ask('items.save', { ...saved, price: 500, sizes: [], desc2: {} }, { as: staff.amira })
    expect(await onMenu('house-red-wine')).not.toHaveProperty('groups')
    expect(await onMenu('house-red-wine')).not.toHaveProperty('desc2')
  })

  test('[OPT-6] the short word for staff stands on their menu and on lines ordered with it, and never reaches customers', async () => {
    const before = await editable('caffe-latte')
    expect(before.kitchenName).toBe('')
    const saved = await shop.ask('items.save', { ...before, kitchenName: ' Latte ' }, { as: staff.amira })
    expect(saved.kitchenName).toBe('Latte')
    const placed = await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'caffe-latte', quantity: 1 }] }))

    // What is left out stays as it is.
    const { kitchenName: _, ...older } = saved
    const again = await shop.ask('items.save', { ...older, price: 450 }, { as: staff.amira })
    expect(again).toMatchObject({ price: 450, kitchenName: 'Latte' })
    const staffMenu = await shop.ask('menu.readAll', {}, { as: staff.jef })
    expect(staffMenu.items.find(({ id }) => id === 'caffe-latte')).toMatchObject({ kitchenName: 'Latte' })

    // The line keeps the word that it was ordered with.
    await shop.ask('items.save', { ...again, kitchenName: 'Lt' }, { as: staff.amira })
    const orders = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: staff.jef })
    expect(JSON.stringify(orders)).toContain('"kitchenName":"Latte"')
    for (const seen of [
      await shop.ask('menu.read', {}),
      placed,
      await shop.ask('orders.track', { token: placed.token }),
    ])
      expect(JSON.stringify(seen)).not.toMatch(/"kitchenName":"L(atte|t)"/)
    expect(
      await shop.refused('items.save', { ...again, kitchenName: 'x'.repeat(25) }, { as: staff.amira }),
    ).toMatchObject({ problems: [{ problem: 'kitchen_name_too_long', field: 'kitchenName' }] })
    await shop.ask('items.save', { ...(await editable('caffe-latte')), kitchenName: '' }, { as: staff.amira })
    expect((await editable('caffe-latte')).kitchenName).toBe('')
  })

  test('[OFFICE-4] two who change one item: the second is told by whom and when, nothing is lost, and a retry of the first is no conflict', async () => {
    const before = await editable('mocha')
    const first = { ...before, price: 410 }
    await shop.ask('items.save', first, { as: staff.amira })
    const second = { ...before, name: { ...before.name, en: 'Mokka' } }
    expect(await shop.refused('items.save', second, { as: staff.lotte })).toMatchObject({
      status: 409,
      refusal: 'changed_meanwhile',
      savedBy: { name: 'Amira', at: shop.clock.now() },
    })
    expect((await shop.ask('items.save', first, { as: staff.amira })).price).toBe(410)
    const fresh = await editable('mocha')
    await shop.ask('items.save', { ...fresh, name: second.name }, { as: staff.lotte })
    expect(await onMenu('mocha')).toMatchObject({ name: 'Mokka', price: 410 })
  })

  test('two who change one item in the same moment: one wins, one is told', async () => {
    const other = await shop.beside()
    const before = await editable('lungo')
    const replies = await Promise.all(
      [shop, other].map((server, place) =>
        server.reply('items.save', { ...before, price: 300 + place }, { as: staff.amira }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    await other.close()
  })

  test('[EDIT-4] every field is checked on the server, and the problem names it', async () => {
    const problems = async (change: object, name: 'items.add' | 'items.save' = 'items.add') => {
      const refused = await shop.refused(name, { ...bun, ...change }, { as: staff.amira })
      expect([refused.status, refused.refusal]).toEqual([400, 'bad_input'])
      return refused.problems.map(({ field, problem }) => `${field} ${problem}`)
    }
    expect(await problems({ name: { en: '' } })).toEqual(['name name_missing'])
    expect(await problems({ name: { en: 'x'.repeat(81) } })).toEqual(['name.en name_too_long'])
    expect(await problems({ desc2: { ar: 'x'.repeat(301) } })).toEqual(['desc2.ar desc_too_long'])
    expect(await problems({ price: null })).toEqual(['price price_missing'])
    expect(await problems({ price: 3.2 })).toEqual(['price bad_input'])
    expect(await problems({ price: '3.20' })).toEqual(['price bad_input'])
    expect(await problems({ price: -1, sizes: [{ size: 'GLASS', price: 100_001 }] })).toEqual([
      'price price_invalid',
      'sizes.GLASS.price price_too_high',
    ])
    expect(await problems({ sizes: [{ size: 'PERSONS-2', count: 0, price: 100 }] })).toEqual([
      'sizes.PERSONS-2.count pieces_invalid',
    ])
    expect(await problems({ sizes: [{ size: 'huge', price: 100 }] })).toEqual(['sizes size_unknown'])
    expect(await problems({ category: 'SUSHI' })).toEqual(['category bad_input'])
    for (const image of [
      { kind: 'url', ref: 'http://localhost/a.jpg' },
      { kind: 'url', ref: 'javascript:alert(1)' },
      { kind: 'uploaded', ref: '../../etc/passwd' },
      { kind: 'uploaded', ref: 'aaaaaaaaaaaaaaaaaaaaaa-000000' },
    ])
      expect(await problems({ image }), image.ref).toEqual(['image image_invalid'])
    const mocha = await editable('mocha')
    expect(await problems({ ...mocha, name: {} }, 'items.save')).toEqual(['name name_missing'])
  })

  test('[EDIT-5] a removed item is gone for customers, orders keep their lines, and a new one never takes its id', async () => {
    const placed = await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'cheesecake', quantity: 2 }] }))
    const stock = { item: 'cheesecake', branches: ['merksem'], stock: 'out' as const }
    await shop.ask('stock.set', stock, { as: staff.lotte })
    for (let time = 0; time < 2; time++) await shop.ask('items.remove', { id: 'cheesecake' }, { as: staff.amira })
    expect(await onMenu('cheesecake')).toBeUndefined()
    const { lines } = await shop.ask('orders.track', { token: placed.token })
    expect(lines[0]).toMatchObject({ item: 'cheesecake', quantity: 2, name: { en: 'Cheesecake' } })
    const again = await shop.refused('orders.place', noorsOrder({ lines: [{ item: 'cheesecake', quantity: 1 }] }))
    expect(again.problems).toEqual([{ problem: 'item_unknown', line: 0 }])
    const save = { id: 'cheesecake', version: '', name: { en: 'Cheesecake' }, price: 1 }
    expect((await shop.refused('items.save', save, { as: staff.lotte })).refusal).toBe('item_unknown')
    expect((await shop.refused('items.remove', { id: 'unicorn' }, { as: staff.amira })).refusal).toBe('item_unknown')
    const fresh = { category: 'CAKEANDSWEETS' as const, name: { en: 'Cheesecake' }, price: 500 }
    expect((await shop.ask('items.add', fresh, { as: staff.lotte })).id).toBe('cheesecake-2')
  })

  test('[ALLG-1] nobody has declared a new item; staff declare it, an older form leaves it as it is, and it can be taken back', async () => {
    const soup = await shop.ask('items.add', { ...bun, name: { en: 'Pea soup' } }, { as: staff.lotte })
    expect(soup.declaration).toBeNull()
    expect(await onMenu('pea-soup')).not.toHaveProperty('declaration')
    const declaration = { contains: ['milk', 'celery', 'pork'], mayContain: ['mustard'] } as const
    const wish = {
      ...soup,
      declaration: { contains: [...declaration.contains].reverse(), mayContain: ['mustard' as const] },
    }
    const declared = await shop.ask('items.save', wish, { as: staff.amira })
    expect(declared.declaration).toEqual(declaration)
    expect((await onMenu('pea-soup'))?.declaration).toEqual(declaration)
    const { declaration: _, ...older } = { ...declared, price: 400 }
    expect((await shop.ask('items.save', older, { as: staff.amira })).declaration).toEqual(declaration)
    const none = { ...(await editable('pea-soup')), declaration: { contains: [], mayContain: [] } }
    await shop.ask('items.save', none, { as: staff.amira })
    expect((await onMenu('pea-soup'))?.declaration).toEqual({ contains: [], mayContain: [] })
    const back = await shop.ask(
      'items.save',
      { ...(await editable('pea-soup')), declaration: null },
      { as: staff.amira },
    )
    expect([back.declaration, await onMenu('pea-soup')]).toEqual([
      null,
      expect.not.objectContaining({ declaration: {} }),
    ])
    const { entries } = await shop.ask('log.list', {}, { as: staff.amira })
    const data = entries.filter(({ act }) => act === 'items.save').map((entry) => entry.data)
    expect(data.slice(0, 4)).toEqual([{ declared: false }, { declared: true }, {}, { declared: true }])
  })

  test('[ALLG-1] an unknown allergen, one that is contained and a trace, and an item that is gone are refused', async () => {
    const refused = async (contains: string[], mayContain: string[], id = 'espresso') => {
      const wish = { ...(await editable('espresso')), id, declaration: { contains, mayContain } }
      const { refusal, problems = [] } = await shop.refused('items.save', wish as never, { as: staff.amira })
      return [refusal, ...problems.map(({ field, problem }) => `${field} ${problem}`)]
    }
    expect(await refused(['milk', 'gluten'], [])).toEqual(['bad_input', 'declaration.contains.1 bad_input'])
    expect(await refused([], ['pork'])).toEqual(['bad_input', 'declaration.mayContain.0 bad_input'])
    expect(await refused(['milk', 'soy'], ['milk'])).toEqual(['bad_input', 'declaration.milk declared_twice'])
    expect(await refused(['milk'], [], 'unicorn')).toEqual(['item_unknown'])
    expect((await editable('espresso')).declaration).toEqual({ contains: [], mayContain: [] })
  })

  test('[ALLG-3] a line keeps what its item contained when it was ordered', async () => {
    const order = noorsOrder({ lines: [{ item: 'egg-bagel', quantity: 1 }] })
    const { token } = await shop.ask('orders.place', order)
    const before = await editable('egg-bagel')
    await shop.ask('items.save', { ...before, declaration: null }, { as: staff.amira })
    expect((await shop.ask('orders.track', { token })).lines[0]?.declaration).toEqual(before.declaration)
    const later = await shop.ask('orders.place', { ...order, key: crypto.randomUUID() })
    expect((await shop.ask('orders.track', { token: later.token })).lines[0]?.declaration).toBeNull()
  })

  test('[J-101] a line keeps the age of a cocktail that nobody has declared, for its customer and for staff', async () => {
    const before = await editable('c1')
    await shop.ask('items.save', { ...before, declaration: null }, { as: staff.amira })
    const order = noorsOrder({ lines: [{ item: 'c1', quantity: 1 }] })
    const { token } = await shop.ask('orders.place', order)
    const declared = { ...(await editable('c1')), declaration: before.declaration }
    await shop.ask('items.save', declared, { as: staff.amira })
    expect((await shop.ask('orders.track', { token })).lines).toMatchObject([{ declaration: null, age: 18 }])
    const { orders } = await shop.ask('orders.board', { branch: order.branch, earlier: 0 }, { as: staff.amira })
    expect(orders.find((one) => one.token === token)?.lines).toMatchObject([{ declaration: null, age: 18 }])
  })

  test('[EDIT-7] [D-21] a category takes an index, and who held it goes to the first unused one; customers see it', async () => {
    const indexes = async () =>
      Object.fromEntries((await shop.ask('menu.read', {})).categories.map(({ id, index }) => [id, index]))
    const before = await indexes()
    const { categories } = await shop.ask('categories.setIndex', { id: 'BAGEL', index: 1 }, { as: staff.lotte })
    expect(categories[0]).toEqual({ id: 'BAGEL', index: 1 })
    expect(await indexes()).toEqual({ ...before, BAGEL: 1, COFFEE: before.BAGEL })
    await shop.ask('categories.setIndex', { id: 'COFFEE', index: 1 }, { as: staff.lotte })
    expect(await indexes()).toEqual(before)
    for (const index of [0, 14, -3])
      expect((await shop.refused('categories.setIndex', { id: 'BAGEL', index }, { as: staff.lotte })).problems).toEqual(
        [{ problem: 'bad_input', field: 'index' }],
      )
    const unknown = { id: 'SUSHI', index: 1 }
    expect((await shop.refused('categories.setIndex', unknown, { as: staff.lotte })).refusal).toBe('not_found')
  })

  test('[EDIT-7] many who order the categories at once, also through two servers, never leave two at one place', async () => {
    const other = await shop.beside()
    await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        const wish = { id: firstCategoryIds[n % 13] ?? 'COFFEE', index: ((n * 5) % 13) + 1 }
        return (n % 2 ? other : shop).ask('categories.setIndex', wish, { as: staff.amira })
      }),
    )
    const { categories } = await shop.ask('menu.read', {})
    expect(categories.map(({ index }) => index).sort((a, b) => a - b)).toEqual(
      firstCategoryIds.map((_, place) => place + 1),
    )
    await other.close()
  })
})
