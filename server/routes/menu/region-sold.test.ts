// What a region sells and for which price, over HTTP: in its branches' menus, orders, off-menu rules and the log.
import { beforeEach, expect, test } from 'vitest'
import type { Input } from '#contract/index.ts'
import type { SaleRules } from '#domain/menu/sold.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { changeBranch } from '#server/testing/test-branch-settings.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'

storeOnBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeEach(async () => {
    shop = await openShop()
    staff = await shop.staff()
    const { version } = await shop.ask('regions.read', {}, { as: staff.amira })
    const regions = [{ name: { en: 'North' } }, { name: { en: 'South' } }]
    await shop.ask('regions.save', { version, regions }, { as: staff.amira })
    await changeBranch(shop, { region: 'north' }, 'antwerpen')
    await changeBranch(shop, { region: 'north' }, 'merksem')
  })

  const editable = async (id: string) => {
    const { items } = await shop.ask('items.read', {}, { as: staff.amira })
    return items.find((one) => one.id === id)
  }
  const sell = async (id: string, sold: SaleRules | null, as = staff.amira) =>
    await shop.reply('items.save', { ...(await editable(id)), sold } as Input<'items.save'>, { as })
  const onMenu = async (id: string) =>
    (await shop.ask('menu.read', { lang: 'en' })).items.find((one) => one.id === id)?.sold
  const total = async (branch: string) =>
    (await shop.ask('orders.place', noorsOrder({ branch, lines: [{ item: 'espresso', quantity: 1 }] }))).total

  test('[CHAIN-2] a region’s price holds at its branches, also at one that joins later, and that of a branch beats it', async () => {
    const usual = await total('etterbeek')
    const sold = { prices: { 'region:north': usual + 20, merksem: usual + 50 } }
    expect(await sell('espresso', sold)).toMatchObject({ ok: true, value: { sold } })
    expect(await onMenu('espresso')).toEqual({ prices: { antwerpen: usual + 20, merksem: usual + 50 } })
    expect([await total('antwerpen'), await total('merksem'), await total('etterbeek')]).toEqual([
      usual + 20,
      usual + 50,
      usual,
    ])
    await changeBranch(shop, { region: 'north' }, 'etterbeek')
    await changeBranch(shop, { region: null }, 'antwerpen')
    expect([await total('antwerpen'), await total('etterbeek')]).toEqual([usual, usual + 20])
    const { entries } = await shop.ask('log.list', { kind: 'menu' }, { as: staff.amira })
    expect(entries).toContainEqual(
      expect.objectContaining({ act: 'prices.one', branchName: { en: 'North' }, data: { from: null, to: usual + 20 } }),
    )
  })

  test('[CHAIN-2] what a region sells is on the menu of its branches alone, and of a category as well', async () => {
    await sell('espresso', { branches: ['region:north'] })
    expect(await onMenu('espresso')).toEqual({ branches: ['antwerpen', 'merksem'] })
    const elsewhere = noorsOrder({ branch: 'etterbeek', lines: [{ item: 'espresso', quantity: 1 }] })
    expect((await shop.refused('orders.place', elsewhere)).problems).toMatchObject([{ problem: 'item_not_here' }])
    await changeBranch(shop, { region: 'north' }, 'etterbeek')
    await total('etterbeek')

    const { categories } = await shop.ask('categories.read', {}, { as: staff.amira })
    const coffee = categories.find(({ id }) => id === 'COFFEE')
    const sold = { branches: ['region:south', 'antwerpen'] }
    await shop.ask('categories.save', { ...coffee, sold } as Input<'categories.save'>, { as: staff.amira })
    const menu = await shop.ask('menu.read', { lang: 'en' })
    expect(menu.categories.find(({ id }) => id === 'COFFEE')?.sold).toEqual({ branches: ['antwerpen'] })
    await total('antwerpen')
    expect((await shop.refused('orders.place', elsewhere)).problems).toMatchObject([{ problem: 'item_not_here' }])
  })

  test('[CHAIN-2] [J-83] who manages one branch takes nothing off the menu of the others by naming a region', async () => {
    const south = { branches: ['region:south', 'merksem'] }
    expect(await sell('espresso', south, staff.lotte)).toMatchObject({ refusal: { refusal: 'menu_of_others' } })
    expect(await onMenu('espresso')).toBeUndefined()
  })

  test('[CHAIN-2] a region that the menu names is not removed, and one that is gone is refused at its field', async () => {
    await sell('espresso', { prices: { 'region:south': 500 } })
    const { version, regions } = await shop.ask('regions.read', {}, { as: staff.amira })
    expect(regions).toMatchObject([
      { id: 'north', branches: 2, things: 0 },
      { id: 'south', branches: 0, things: 1 },
    ])
    const left = [{ id: 'north', name: { en: 'North' } }]
    expect((await shop.refused('regions.save', { version, regions: left }, { as: staff.amira })).refusal).toBe(
      'region_in_use',
    )
    await sell('espresso', null)
    await shop.ask('regions.save', { version, regions: left }, { as: staff.amira })
    expect(await sell('espresso', { prices: { 'region:south': 500 } })).toMatchObject({
      status: 400,
      refusal: { problems: [{ problem: 'region_unknown', field: 'sold.prices.region:south' }] },
    })
    expect((await editable('espresso'))?.sold).toBeNull()
  })

  test('[CHAIN-2] new prices at a branch begin with those of its region, and end them there', async () => {
    const usual = (await editable('espresso'))?.price ?? 0
    await sell('espresso', { prices: { 'region:north': usual + 20 } })
    const change = (from: number, to: number) =>
      shop.reply(
        'prices.change',
        { items: [{ item: 'espresso', price: 'price', branch: 'antwerpen', from, to }], options: [] },
        { as: staff.amira },
      )
    expect((await change(usual, usual + 40)).ok).toBe(false)
    expect((await change(usual + 20, usual)).ok).toBe(true)
    expect([await total('antwerpen'), await total('merksem')]).toEqual([usual, usual + 20])
  })
})
