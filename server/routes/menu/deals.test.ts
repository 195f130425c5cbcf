// Meal deals over HTTP: edited by staff, ordered part by part at the server's own price, gone where a part is.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#contract/index.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

type Parts = NonNullable<Input<'orders.place'>['lines'][number]['parts']>
const one = (option: string, quantity = 1) => ({ option, quantity })
const free = (...items: readonly string[]) => items.map((item) => ({ item, extra: 0 }))

const lunch = {
  category: 'PANINI',
  name: { en: 'Noon deal', nl: 'Middagformule', fr: 'Formule de midi', ar: 'وجبة الظهر' },
  price: 1290,
  parts: [
    { name: { en: 'Panini', nl: 'Panini' }, choose: [...free('tuna-panini'), { item: 'salmon-bagel', extra: 250 }] },
    { name: { en: 'Drink', nl: 'Drankje' }, choose: free('caffe-latte', 'cappuccino', 'ginger-lemonade') },
    { name: { en: 'Sweet', nl: 'Zoet' }, choose: free('brownie') },
  ],
} satisfies Input<'items.add'>

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  const usual: Parts = [
    { part: 'panini', item: 'tuna-panini' },
    { part: 'drink', item: 'cappuccino' },
    { part: 'sweet', item: 'brownie' },
  ]
  const wish = (parts?: Parts, more: object = {}) =>
    noorsOrder({ lines: [{ item: 'noon-deal', quantity: 1, ...(parts && { parts }) }], ...more })
  const wrong = async (parts?: Parts) => (await shop.refused('orders.place', wish(parts))).problems
  const setStock = (item: string, stock: 'in' | 'out') =>
    shop.ask('stock.set', { item, branches: ['antwerpen'], stock }, { as: staff.jef })
  const dealIn = async (branch: string) => {
    const { items } = await shop.ask('menu.read', {})
    return !items.find(({ id }) => id === 'noon-deal')?.out?.includes(branch)
  }
  beforeAll(async () => {
    shop = await openShop({ demo: 'paced' })
    staff = await shop.staff()
    await shop.ask('items.add', lunch, { as: staff.amira })
  })

  test('[OPT-7] the menu says the parts in the reader’s language, and which items each can be', async () => {
    const { items } = await shop.ask('menu.read', { lang: 'nl' })
    expect(items.find(({ id }) => id === 'noon-deal')).toMatchObject({
      name: 'Middagformule',
      parts: [
        {
          id: 'panini',
          name: 'Panini',
          choose: [
            { item: 'tuna-panini', extra: 0 },
            { item: 'salmon-bagel', extra: 250 },
          ],
        },
        { id: 'drink', name: 'Drankje' },
        { id: 'sweet', name: 'Zoet' },
      ],
    })
  })

  test('[OPT-7] an order costs what the server reckons, split over its parts to the cent, and keeps them', async () => {
    const latte = { part: 'drink', item: 'caffe-latte', options: [one('oat-milk'), one('size-large')] }
    const parts = [{ part: 'sweet', item: 'brownie' }, latte, { part: 'panini', item: 'salmon-bagel' }]
    const { token } = await shop.ask('orders.place', wish(parts))
    const { lines, total } = await shop.ask('orders.track', { token })
    const [line] = lines
    expect(total).toBe(1290 + 250 + 60 + 40)
    expect(line?.parts?.reduce((sum, { price }) => sum + price, 0)).toBe(total)
    expect(line?.parts).toMatchObject([
      { part: 'panini', item: 'salmon-bagel', name: { nl: 'Bagel zalm' }, options: [] },
      { part: 'drink', item: 'caffe-latte', options: [{ option: 'size-large' }, { option: 'oat-milk', price: 40 }] },
      { part: 'sweet', item: 'brownie' },
    ])
    expect(JSON.stringify(line)).not.toContain('station')
  })

  test('[OPT-7] a wrong choice is refused with line, part, group and reason', async () => {
    expect(await wrong()).toEqual(
      ['panini', 'drink', 'sweet'].map((part) => ({ problem: 'part_missing', part, line: 0 })),
    )
    const swapped = [{ part: 'panini', item: 'brownie' }, ...usual.slice(1)]
    expect(await wrong(swapped)).toEqual([{ problem: 'part_item_unknown', part: 'panini', item: 'brownie', line: 0 }])
    const twoMilks = {
      part: 'drink',
      item: 'cappuccino',
      options: ['AS-IT-COMES', 'cow-milk', 'oat-milk'].map((id) => one(id)),
    }
    expect(await wrong([...usual.filter(({ part }) => part !== 'drink'), twoMilks])).toEqual([
      { problem: 'too_many', group: 'milk', part: 'drink', item: 'cappuccino', line: 0 },
    ])
  })

  test('[OPT-7] a sold-out item cannot be chosen there; without anything for a part, the deal is sold out', async () => {
    await setStock('tuna-panini', 'out')
    expect(await dealIn('antwerpen')).toBe(true)
    expect(await wrong(usual)).toEqual([{ problem: 'part_item_out', part: 'panini', item: 'tuna-panini', line: 0 }])
    await setStock('salmon-bagel', 'out')
    expect([await dealIn('antwerpen'), await dealIn('merksem')]).toEqual([false, true])
    expect(await wrong(usual)).toEqual([{ problem: 'item_out_of_stock', line: 0 }])
    await setStock('salmon-bagel', 'in')
    await setStock('tuna-panini', 'in')
    await shop.ask('orders.place', wish(usual))
  })

  test('[OPT-7] staff see the parts with their making, enter one, and change an order that has one', async () => {
    const { id } = await shop.ask(
      'orders.place',
      wish(usual, {
        lines: [
          { item: 'noon-deal', quantity: 2, parts: usual },
          { item: 'espresso', quantity: 1 },
        ],
      }),
    )
    const order = await shop.ask('orders.read', { id }, { as: staff.jef })
    const [line] = order.lines
    expect(line?.parts?.map(({ making }) => making[0]?.station)).toEqual(['grill', 'bar', 'bar'])
    expect(line?.making.map(({ station }) => station).sort()).toEqual(['bar', 'grill', 'kitchen'])
    const listed = await shop.ask('orders.list', {}, { as: staff.jef })
    expect(listed.orders.find((one) => one.id === id)?.items[0]?.parts).toHaveLength(3)
    const kept = { line: 1, item: 'noon-deal', quantity: 1, note: 'no napkins' }
    const changed = await shop.ask('orders.change', { key: crypto.randomUUID(), id, lines: [kept] }, { as: staff.jef })
    expect(changed.lines).toHaveLength(1)
    expect(changed.lines[0]).toMatchObject({ quantity: 1, notes: 'no napkins', parts: line?.parts })
    const lines = [{ item: 'noon-deal', quantity: 1, parts: usual }]
    const entered = { key: crypto.randomUUID(), branch: 'antwerpen', form: 'pick-up' as const, lines }
    expect((await shop.ask('orders.enter', entered, { as: staff.jef })).total).toBe(1290)
  })

  test('[OPT-7] [BOARD-2] two stations make a deal part by part; it is ready when both are, and only then', async () => {
    const { id, token } = await shop.ask('orders.place', wish(usual))
    const line = async () => (await shop.ask('orders.read', { id }, { as: staff.jef })).lines[0]
    const made = async () => (await line())?.parts?.filter(({ ready }) => ready).map(({ part }) => part)
    type Change = Input<'orders.setLineStatus'>['changes'][number]
    const set = (change: Omit<Change, 'line'>, as: keyof Staff = 'jef') =>
      shop.reply('orders.setLineStatus', { id, changes: [{ line: 1, ...change }] }, { as: staff[as] })
    const bar = { status: 'ready', from: 'received', parts: ['drink', 'sweet'] } as const
    const grill = { status: 'ready', from: 'received', parts: ['panini'] } as const

    expect((await set(bar)).status).toBe(200)
    expect(await line()).toMatchObject({ status: 'received' })
    expect(await made()).toEqual(['drink', 'sweet'])
    // The customer reads that it is being made, and can no longer cancel.
    expect(await shop.ask('orders.track', { token })).toMatchObject({ phase: 'making', mayWithdraw: false })
    expect((await set({ ...grill, status: 'served' })).status).toBe(400)
    expect((await set({ ...grill, parts: ['soup'] })).status).toBe(404)

    // An answer that was lost may be asked for again; both at once lose nothing.
    expect((await Promise.all([set(bar), set(grill, 'amira')])).map(({ status }) => status)).toEqual([200, 200])
    expect(await line()).toMatchObject({ status: 'ready' })
    expect(await made()).toEqual([])
    expect((await shop.ask('orders.track', { token })).phase).toBe('ready')

    expect((await set({ status: 'received', from: 'ready', parts: ['panini'] })).status).toBe(200)
    expect(await line()).toMatchObject({ status: 'received' })
    expect(await made()).toEqual(['drink', 'sweet'])
    const { steps } = await shop.ask('orders.history', { id }, { as: staff.jef })
    expect(steps.at(-1)?.data.lines).toEqual([{ line: 1, status: 'received', parts: ['panini'] }])

    await set({ status: 'served' })
    expect((await set({ status: 'received', from: 'ready', parts: ['panini'] })).status).toBe(409)
    expect((await shop.ask('orders.track', { token })).phase).toBe('out')
  })

  test('[OPT-7] removing an item from the menu takes it out of the deal', async () => {
    await shop.ask('items.remove', { id: 'ginger-lemonade' }, { as: staff.amira })
    const { items } = await shop.ask('menu.read', {})
    const drinks = items.find(({ id }) => id === 'noon-deal')?.parts?.[1]?.choose.map(({ item }) => item)
    expect(drinks).toEqual(['caffe-latte', 'cappuccino'])
  })

  describe('[OPT-7] editing', () => {
    const read = async (id = 'noon-deal') => {
      const { items } = await shop.ask('items.read', {}, { as: staff.amira })
      const item = items.find((each) => each.id === id)
      if (!item) throw new Error(id)
      const { category: __, ...rest } = item
      return rest
    }
    const problems = async (parts: Input<'items.add'>['parts'], more: object = {}) => {
      const refused = await shop.refused('items.add', { ...lunch, ...more, parts }, { as: staff.amira })
      return refused.problems.map(({ field, problem }) => `${field} ${problem}`)
    }

    test('an empty part, one that holds a deal, and one without a name are refused naming the field', async () => {
      expect(await problems([{ name: { en: 'Drink' }, choose: [] }])).toEqual(['parts.0.choose part_empty'])
      expect(await problems([{ name: {}, choose: free('espresso') }])).toEqual(['parts.0.name name_missing'])
      expect(await problems([{ name: { en: 'Meal' }, choose: free('noon-deal', 'soup') }])).toEqual([
        'parts.0.choose.0 part_is_deal',
        'parts.0.choose.1 part_item_unknown',
      ])
      const panini = await read('tuna-panini')
      const asDeal = { ...panini, parts: [{ name: { en: 'Drink' }, choose: free('espresso') }] }
      const refused = await shop.refused('items.save', asDeal, { as: staff.amira })
      expect(refused.problems).toEqual([{ problem: 'in_other_deal', field: 'parts' }])
      const self = await read()
      const inItself = { ...self, parts: [{ ...self.parts[0], name: { en: 'Me' }, choose: free('noon-deal') }] }
      expect((await shop.refused('items.save', inItself, { as: staff.amira })).problems).toEqual([
        { problem: 'part_is_deal', field: 'parts.0.choose.0' },
      ])
    })

    test('of two owners who save at once one is told; a form without parts keeps them; none makes it plain', async () => {
      const before = await read()
      const saved = await shop.ask('items.save', { ...before, price: 1350 }, { as: staff.amira })
      const late = { ...before, parts: before.parts.slice(1) }
      expect((await shop.refused('items.save', late, { as: staff.amira })).refusal).toBe('changed_meanwhile')
      const { parts: _, ...old } = before
      const kept = await shop.ask('items.save', { ...old, version: saved.version, price: 1290 }, { as: staff.amira })
      expect(kept.parts).toEqual(before.parts)
      const plain = await shop.ask('items.save', { ...before, version: kept.version, parts: [] }, { as: staff.amira })
      expect(plain.parts).toEqual([])
      await shop.ask('items.save', { ...before, version: plain.version }, { as: staff.amira })
    })
  })
})
