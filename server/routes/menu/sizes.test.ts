// Sizes over HTTP: the owner's own beside glass and bottle, and what no form takes away.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Input, Output } from '#contract/index.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

type Line = NonNullable<Input<'orders.place'>['lines']>[number]
type Group = Output<'groups.read'>['groups'][number]

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  let large = ''
  const group = async (): Promise<Group> => {
    const { groups } = await shop.ask('groups.read', {}, { as: staff.amira })
    const sizes = groups.find(({ id }) => id === 'SIZES')
    if (!sizes) throw new Error('no sizes')
    return sizes
  }
  const editable = async (id: string) => {
    const item = (await shop.ask('items.read', {}, { as: staff.amira })).items.find((one) => one.id === id)
    if (!item) throw new Error('no such item')
    return item
  }
  const lineOf = async (line: Line) => {
    const { token } = await shop.ask('orders.place', noorsOrder({ lines: [line] }))
    return (await shop.ask('orders.track', { token })).lines[0]
  }
  const wrong = async (line: Line) =>
    (await shop.refused('orders.place', noorsOrder({ lines: [line] }))).problems.map(({ problem }) => problem)
  const of = (option: string) => [{ option, quantity: 1 }]

  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
    const before = await group()
    const added = { id: '', name: { en: 'Large' }, kitchenName: 'L', price: 60, most: 1 }
    const saved = await shop.ask('groups.save', { ...before, options: [...before.options, added] }, { as: staff.amira })
    large = saved.options.at(-1)?.id ?? ''
    const latte = await editable('caffe-latte')
    await shop.ask('items.save', { ...latte, sizes: [{ size: large, price: 420 }] }, { as: staff.amira })
  })

  describe('[OPT-2] an order', () => {
    test('costs what its size costs, and says it', async () => {
      const line = await lineOf({ item: 'caffe-latte', quantity: 1, options: of(large) })
      expect(line).toMatchObject({ price: 420, options: [{ group: 'SIZES', option: large, price: 60 }] })
      expect(await lineOf({ item: 'caffe-latte', quantity: 1, options: of('AS-IT-COMES') })).toMatchObject({
        price: 360,
        options: [{ option: 'AS-IT-COMES', usual: true }],
      })
    })

    test('is for a bottle or for two people, or refused with its line', async () => {
      const size = (option: string) => [{ group: 'SIZES', option }]
      const wine = 'house-white-wine'
      expect(await lineOf({ item: wine, options: of('BOTTLE'), quantity: 1 })).toMatchObject({
        price: 2200,
        options: size('BOTTLE'),
      })
      expect(await lineOf({ item: 'breakfast-board', options: of('PERSONS-2'), quantity: 1 })).toMatchObject({
        options: [{ option: 'PERSONS-2', count: 8 }],
      })
      expect(await lineOf({ item: 'caffe-latte', quantity: 1 })).toMatchObject({ price: 360 })
      expect(await wrong({ item: wine, options: of('PERSONS-2'), quantity: 1 })).toEqual(['choice_not_offered'])
      expect(await wrong({ item: wine, options: [], quantity: 1 })).toEqual(['choice_not_offered'])
    })

    test('with a size that the item is not sold in is refused, and so is one with two', async () => {
      expect(await wrong({ item: 'cappuccino', quantity: 1, options: of('GLASS') })).toEqual(['option_unknown'])
      expect(await wrong({ item: 'house-white-wine', quantity: 1, options: [] })).toEqual(['choice_not_offered'])
      const two = [...of('GLASS'), ...of('BOTTLE')]
      expect(await wrong({ item: 'house-white-wine', quantity: 1, options: two })).toEqual(['too_many'])
    })

    test('[OPT-5] of a size that has run out at the branch is refused there', async () => {
      const stock = { option: 'BOTTLE', branches: ['antwerpen'] }
      await shop.ask('options.setStock', { ...stock, stock: 'out' }, { as: staff.jef })
      const bottle = { item: 'house-white-wine', quantity: 1, options: of('BOTTLE') }
      expect(await wrong(bottle)).toEqual(['option_sold_out'])
      await shop.ask('options.setStock', { ...stock, stock: 'in' }, { as: staff.jef })
      expect(await lineOf(bottle)).toMatchObject({ price: 2200 })
    })
  })

  describe('[OPT-2] what staff do', () => {
    test('a form that knows no sizes, and the list of groups, leave them as they are', async () => {
      const { sizes: _, ...older } = await editable('caffe-latte')
      const saved = await shop.ask('items.save', { ...older, price: 370 }, { as: staff.amira })
      expect(saved).toMatchObject({ price: 370, sizes: [{ size: large, price: 420 }] })
      await shop.ask('groups.use', { owner: { item: 'caffe-latte' }, uses: [] }, { as: staff.amira })
      expect((await editable('caffe-latte')).sizes).toEqual([{ size: large, price: 420 }])
      await shop.ask('items.save', { ...saved, price: 360 }, { as: staff.amira })
    })

    test('prices of sizes change with many others, and each branch may have its own', async () => {
      const change = { item: 'caffe-latte', price: `size.${large}.price` as const, from: 420, to: 430 }
      await shop.ask('prices.change', { items: [change] }, { as: staff.amira })
      const latte = await editable('caffe-latte')
      expect(latte.sizes).toEqual([{ size: large, price: 430 }])
      const sold = { sizes: { antwerpen: { [large]: 450 } } }
      await shop.ask('items.save', { ...latte, sold }, { as: staff.amira })
      const line = { item: 'caffe-latte', quantity: 1, options: of(large) }
      expect(await lineOf(line)).toMatchObject({ price: 450 })
      const there = await shop.ask('orders.place', noorsOrder({ branch: 'merksem', lines: [line] }))
      expect(there.total).toBe(430)
    })

    test('sizes stay a group of which one is chosen, with the first ones and all that are in use', async () => {
      const before = await group()
      const refused = async (change: Partial<Group>) =>
        (await shop.refused('groups.save', { ...before, ...change }, { as: staff.amira })).problems
      expect(await refused({ kind: 'many' })).toEqual([{ problem: 'size_fixed', field: 'kind' }])
      expect(await refused({ options: before.options.filter(({ id }) => id !== 'BOTTLE') })).toEqual([
        { problem: 'size_fixed', field: 'options' },
      ])
      expect(await refused({ options: before.options.filter(({ id }) => id !== large) })).toEqual([
        { problem: 'size_in_use', field: 'options' },
      ])
      expect((await shop.refused('groups.remove', { id: 'SIZES' }, { as: staff.amira })).refusal).toBe('not_allowed')
      const hidden = before.options.map((option) => ({ ...option, hidden: option.id === 'BOTTLE' }))
      await shop.ask('groups.save', { ...before, options: hidden }, { as: staff.amira })
      const bottle = { item: 'house-white-wine', quantity: 1, options: of('BOTTLE') }
      expect(await wrong(bottle)).toEqual(['choice_not_offered'])
      // What is hidden keeps its price.
      expect((await editable('house-white-wine')).sizes.map(({ size }) => size)).toEqual(['GLASS', 'BOTTLE'])
    })
  })
})
