// Options over HTTP: edited once, asked for by items and categories, priced by the server, out of stock at a branch.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#contract/index.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { at } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const one = (option: string, quantity = 1) => ({ option, quantity })
const option = (name: string, price = 0, more: object = {}) => ({ id: '', name: { en: name }, price, most: 1, ...more })
const milk: Input<'groups.add'> = {
  name: { en: 'Milk', nl: 'Melk' },
  kind: 'one',
  min: 1,
  options: [option('Cow'), option('Oat', 40, { kitchenName: 'OAT', making: [{ station: 'bar', seconds: 10 }] })],
}
const extra: Input<'groups.add'> = { name: { en: 'Extra' }, kind: 'many', options: [option('Shot', 60, { most: 3 })] }

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
    for (const group of [milk, extra]) await shop.ask('groups.add', group, { as: staff.amira })
    await shop.ask(
      'groups.use',
      { owner: { category: 'COFFEE' }, uses: [{ group: 'milk', defaults: [one('cow')] }] },
      { as: staff.amira },
    )
    await shop.ask(
      'groups.use',
      {
        owner: { item: 'caffe-latte' },
        uses: [{ group: 'milk', defaults: [one('cow')], prices: { oat: 50 } }, { group: 'extra' }],
      },
      { as: staff.amira },
    )
  })
  const wish = (item: string, options?: readonly { option: string; quantity: number }[]) =>
    noorsOrder({ lines: [{ item, quantity: 1, ...(options && { options: [...options] }) }] })
  const lineOf = async (item: string, options?: readonly { option: string; quantity: number }[]) => {
    const { token } = await shop.ask('orders.place', wish(item, options))
    const { lines } = await shop.ask('orders.track', { token })
    return lines[0]
  }
  const wrong = async (item: string, ...options: readonly { option: string; quantity: number }[]) =>
    (await shop.refused('orders.place', wish(item, options))).problems

  test('[OPT-1] the menu names the groups once, and each item says which it asks for', async () => {
    const { groups, items } = await shop.ask('menu.read', { lang: 'nl' })
    expect(groups[1]).toMatchObject({
      id: 'milk',
      name: 'Melk',
      kind: 'one',
      min: 1,
      max: 1,
      options: [{ id: 'cow' }, { id: 'oat' }],
    })
    const uses = (id: string) => items.find((item) => item.id === id)?.groups?.map(({ group }) => group)
    expect([uses('cappuccino'), uses('caffe-latte'), uses('salmon-bagel')]).toEqual([
      ['milk'],
      ['milk', 'extra'],
      undefined,
    ])
  })

  test('[OPT-4] an order costs what the server reckons, and keeps what was chosen in its words and prices', async () => {
    const { items } = await shop.ask('menu.read', {})
    const base = items.find(({ id }) => id === 'caffe-latte')?.price ?? 0
    const line = await lineOf('caffe-latte', [one('shot', 2), one('oat')])
    expect(line).toMatchObject({
      price: base + 50 + 120,
      options: [
        { group: 'milk', option: 'oat', name: { en: 'Oat' }, kitchenName: 'OAT', quantity: 1, price: 50 },
        { group: 'extra', option: 'shot', quantity: 2, price: 120 },
      ],
    })
    expect((await lineOf('cappuccino', [one('oat')]))?.price).toBe(360)
  })

  test('[OPT-4] an order that chooses nothing is for the item as it comes', async () => {
    expect(await lineOf('cappuccino')).toMatchObject({ price: 320, options: [{ option: 'cow', price: 0 }] })
    const { lines } = await shop.ask('orders.track', { token: (await shop.ask('orders.place', noorsOrder())).token })
    expect(lines[0]?.options).toHaveLength(1)
  })

  test('[OPT-4] a wrong choice is refused with line, group and reason', async () => {
    expect(await wrong('caffe-latte', one('gold'), one('cow'))).toEqual([
      { problem: 'option_unknown', option: 'gold', line: 0 },
    ])
    expect(await wrong('salmon-bagel', one('oat'))).toEqual([{ problem: 'option_unknown', option: 'oat', line: 0 }])
    expect(await wrong('caffe-latte')).toEqual([{ problem: 'too_few', group: 'milk', line: 0 }])
    expect(await wrong('caffe-latte', one('cow'), one('oat'))).toEqual([
      { problem: 'too_many', group: 'milk', line: 0 },
    ])
    for (const quantity of [-1, 4, 1000])
      expect(await wrong('caffe-latte', one('cow'), one('shot', quantity))).toEqual([
        { problem: 'too_many', group: 'extra', option: 'shot', line: 0 },
      ])
    expect((await lineOf('caffe-latte', [one('cow'), one('shot', 0)]))?.options).toHaveLength(1)
  })

  test('[OPT-4] what belongs to the large one only is refused with the small one, with its group', async () => {
    const as = { as: staff.amira }
    const sizes = [option('Small'), option('Large', 60)]
    await shop.ask('groups.add', { name: { en: 'Size' }, kind: 'one', min: 1, options: sizes }, as)
    await shop.ask('groups.add', { name: { en: 'Topping' }, kind: 'many', options: [option('Cream', 50)] }, as)
    const owner = { item: 'mocha' }
    await shop.ask('groups.use', { owner, uses: [{ group: 'size' }, { group: 'topping', when: ['large'] }] }, as)
    expect(await wrong('mocha', one('cow'), one('small'), one('cream'))).toEqual([
      { problem: 'not_with', group: 'topping', option: 'cream', line: 0 },
    ])
    const large = [one('cow'), one('large'), one('cream')]
    expect((await lineOf('mocha', large))?.options.map(({ price }) => price)).toEqual([0, 60, 50])
    for (const quantity of [1.5, 2 ** 53])
      expect(await wrong('mocha', one('cow'), one('large'), one('cream', quantity))).toContainEqual({
        problem: 'too_many',
        group: 'topping',
        option: 'cream',
        line: 0,
      })
    await shop.ask('groups.use', { owner, uses: [] }, as)
    for (const id of ['size', 'topping']) await shop.ask('groups.remove', { id }, as)
  })

  test('[OPT-3] [OPT-4] an option that became dearer while it lay in a cart: the total that was seen no longer counts', async () => {
    const seen = { ...wish('caffe-latte', [one('oat')]), seenTotal: (await lineOf('caffe-latte', [one('oat')]))?.price }
    const owner = { item: 'caffe-latte' }
    const uses = [{ group: 'milk', defaults: [one('cow')], prices: { oat: 50 } }, { group: 'extra' }]
    const dearer = uses.map((use) => ({ ...use, ...(use.prices && { prices: { oat: 90 } }) }))
    await shop.ask('groups.use', { owner, uses: dearer }, { as: staff.amira })
    expect((await shop.refused('orders.place', seen)).problems).toMatchObject([{ problem: 'total_changed' }])
    await shop.ask('orders.place', { ...seen, seenTotal: (seen.seenTotal ?? 0) + 40 })
    await shop.ask('groups.use', { owner, uses }, { as: staff.amira })
  })

  test('[OPT-5] no oat milk at one branch: the menu says so at once, the server refuses it there, and it is back by itself', async () => {
    const until = at('2026-03-04 11:00')
    await shop.ask(
      'options.setStock',
      { option: 'oat', branches: ['antwerpen'], stock: 'out', until },
      { as: staff.jef },
    )
    const out = async () => (await shop.ask('menu.read', {})).groups[1]?.options[1]?.out
    expect(await out()).toEqual(['antwerpen'])
    expect(await wrong('caffe-latte', one('oat'))).toEqual([
      { problem: 'option_sold_out', group: 'milk', option: 'oat', line: 0 },
    ])
    await shop.ask('orders.place', { ...wish('caffe-latte', [one('oat')]), branch: 'merksem' })
    const read = (await shop.ask('options.readStock', {}, { as: staff.jef })).groups[1]?.options[1]
    expect(read).toMatchObject({ option: 'oat', out: ['antwerpen'], until: { antwerpen: until } })
    await shop.ask('options.setStock', { option: 'oat', branches: ['antwerpen'], stock: 'in' }, { as: staff.jef })
    expect(await out()).toBeUndefined()
    const foreign = { option: 'oat', branches: ['merksem'], stock: 'out' as const }
    expect((await shop.refused('options.setStock', foreign, { as: staff.jef })).refusal).toBe('not_allowed')
    const unknown = { ...foreign, branches: ['antwerpen'], option: 'gold' }
    expect((await shop.refused('options.setStock', unknown, { as: staff.jef })).refusal).toBe('not_found')
  })

  describe('[OPT-5] editing', () => {
    const read = async (id: string) => {
      const { groups } = await shop.ask('groups.read', {}, { as: staff.amira })
      const group = groups.find((each) => each.id === id)
      if (!group) throw new Error(id)
      return group
    }
    const problems = async (change: object) => {
      const refused = await shop.refused('groups.add', { ...extra, ...change }, { as: staff.amira })
      return refused.problems.map(({ field, problem }) => `${field} ${problem}`)
    }

    test('a group says where it is asked for; the same again is the same; a new option gets an id that nobody has', async () => {
      const { uses } = await shop.ask('groups.read', {}, { as: staff.amira })
      expect(uses.map(({ owner }) => owner)).toEqual([{ category: 'COFFEE' }, { item: 'caffe-latte' }])
      expect((await shop.ask('groups.add', extra, { as: staff.amira })).id).toBe('extra')
      const own = await shop.ask('groups.add', { ...extra, name: { en: 'Tea extra' } }, { as: staff.amira })
      expect(own.options.map(({ id }) => id)).toEqual(['shot-2'])
      await shop.ask('groups.remove', { id: own.id }, { as: staff.amira })
      await shop.ask('groups.remove', { id: own.id }, { as: staff.amira })
    })

    test('of two owners who save one group at once, one is told that it changed', async () => {
      const group = await read('extra')
      const replies = await Promise.all(
        [70, 80].map((price) => {
          const options = group.options.map((each) => ({ ...each, price }))
          return shop.reply('groups.save', { ...group, options }, { as: staff.amira })
        }),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    test('of two owners who say what an item asks for, the second is told, nothing is lost, and a retry is no conflict', async () => {
      const owner = { item: 'lungo' }
      const versionNow = async () =>
        (await shop.ask('groups.read', {}, { as: staff.amira })).uses.find(
          (one) => 'item' in one.owner && one.owner.item === 'lungo',
        )?.version ?? ''
      const first = { owner, uses: [{ group: 'extra', max: 2 }], version: await versionNow() }
      const other = await shop.beside()
      const replies = await Promise.all(
        [shop, other].map((server, at) =>
          server.reply('groups.use', { ...first, uses: [{ group: 'extra', max: 2 + at }] }, { as: staff.amira }),
        ),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      await other.close()
      const now = await versionNow()
      const mine = { owner, uses: [{ group: 'milk', prices: { oat: 30, cow: 10 } }], version: now }
      const saved = await shop.ask('groups.use', mine, { as: staff.amira })
      expect(await shop.refused('groups.use', first, { as: staff.lotte })).toMatchObject({
        status: 409,
        refusal: 'changed_meanwhile',
      })
      // Sent again, whatever the order of its fields.
      const again = { owner, uses: [{ prices: { cow: 10, oat: 30 }, group: 'milk' }], version: now }
      expect((await shop.ask('groups.use', again, { as: staff.amira })).version).toBe(saved.version)
      // Without a version it is saved whatever changed.
      expect((await shop.ask('groups.use', { owner, uses: [] }, { as: staff.amira })).version).toBe('')
    })

    test('what is wrong is named by its field', async () => {
      expect(await problems({ name: {} })).toEqual(['name name_missing'])
      expect(await problems({ options: [] })).toContain('options options_missing')
      expect(await problems({ min: 9 })).toEqual(['min min_invalid'])
      expect(await problems({ options: [option('Own cup', 10, { ownCup: true })] })).toEqual([
        'options.0.price own_cup_dearer',
      ])
      expect(await problems({ options: [option('', 100_001, { most: 0 })] })).toEqual([
        'options.0.name name_missing',
        'options.0.price price_invalid',
        'options.0.most most_invalid',
      ])
    })

    test('a use of a group that is gone, of foreign options, or in a circle is refused', async () => {
      const refusedUse = async (...uses: Input<'groups.use'>['uses']) => {
        const refused = await shop.refused('groups.use', { owner: { item: 'mocha' }, uses }, { as: staff.amira })
        return refused.problems.map(({ field, problem }) => `${field} ${problem}`)
      }
      expect(await refusedUse({ group: 'gone' })).toEqual(['uses.0.group group_unknown'])
      expect(await refusedUse({ group: 'milk', only: ['shot'] })).toEqual(['uses.0.only option_unknown'])
      expect(await refusedUse({ group: 'milk', defaults: [one('cow'), one('oat')] })).toEqual([
        'uses.0.defaults defaults_invalid',
      ])
      expect(await refusedUse({ group: 'milk', when: ['shot'] }, { group: 'extra', when: ['oat'] })).toEqual([
        'uses.0.when when_circle',
        'uses.1.when when_circle',
      ])
      const nowhere = { owner: { item: 'unicorn' }, uses: [] }
      expect((await shop.refused('groups.use', nowhere, { as: staff.amira })).refusal).toBe('not_found')
    })

    test('a group that is removed leaves the menu; a cart that has it is told, and orders keep their words', async () => {
      const { token } = await shop.ask('orders.place', wish('caffe-latte', [one('cow'), one('shot')]))
      await shop.ask('groups.remove', { id: 'extra' }, { as: staff.amira })
      const { groups, items } = await shop.ask('menu.read', {})
      expect(groups.map(({ id }) => id)).not.toContain('extra')
      expect(items.find(({ id }) => id === 'caffe-latte')?.groups?.map(({ group }) => group)).toEqual(['milk'])
      expect(await wrong('caffe-latte', one('cow'), one('shot'))).toEqual([
        { problem: 'option_unknown', option: 'shot', line: 0 },
      ])
      const { lines } = await shop.ask('orders.track', { token })
      expect(lines[0]?.options).toMatchObject([{ option: 'cow' }, { option: 'shot', name: { en: 'Shot' } }])
    })
  })
})
