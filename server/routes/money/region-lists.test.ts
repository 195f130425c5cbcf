// Lists and figures of a region: what those of its branches come to.
import { beforeEach, expect, test } from 'vitest'
import { downloadAddress } from '#contract/addresses.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { changeBranch } from '#server/testing/test-branch-settings.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const today = { span: 'day', day: '2026-03-04' } as const

storeOnBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeEach(async () => {
    shop = await openShop()
    staff = await shop.staff()
    const regions = [{ name: { nl: 'Antwerpen' } }, { name: { nl: 'Leeg' } }]
    const { version } = await shop.ask('regions.read', {}, { as: staff.amira })
    await shop.ask('regions.save', { version, regions }, { as: staff.amira })
    for (const branch of ['antwerpen', 'merksem']) await changeBranch(shop, { region: 'antwerpen' }, branch)
    await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'espresso', quantity: 3 }] }))
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem', lines: [{ item: 'cappuccino', quantity: 2 }] }))
    await shop.ask('orders.place', noorsOrder({ branch: 'etterbeek', lines: [{ item: 'espresso', quantity: 1 }] }))
  })

  test('[CHAIN-2] the figures of a region are the sum over its branches, and the regions side by side come to the whole', async () => {
    const as = { as: staff.amira }
    const money = async (place: { branch?: string; region?: string }) =>
      (await shop.ask('figures.readMoney', { ...today, ...place }, as)).of
    const one = await money({ branch: 'antwerpen' })
    const other = await money({ branch: 'merksem' })
    const both = await money({ region: 'antwerpen' })
    expect(both).toMatchObject({ turnover: one.turnover + other.turnover, orders: 2 })
    expect((await shop.ask('figures.read', { ...today, region: 'antwerpen' }, as)).of.orders).toBe(2)

    const { regions } = await shop.ask('figures.readRegions', today, as)
    expect(regions.map(({ region, turnover, orders }) => [region, turnover, orders])).toEqual([
      ['antwerpen', both.turnover, 2],
      [null, (await money({ branch: 'etterbeek' })).turnover, 1],
    ])
    const all = await money({})
    expect(regions.reduce((sum, { turnover }) => sum + turnover, 0)).toBe(all.turnover)
  })

  test('[CHAIN-2] the order list and the closed days of a region have those of its branches', async () => {
    const as = { as: staff.amira }
    const listed = async (region: string) => {
      const { orders } = await shop.ask('orders.list', { region }, as)
      return orders.map(({ branch }) => branch).sort()
    }
    expect(await listed('antwerpen')).toEqual(['antwerpen', 'merksem'])
    const branches = ['antwerpen', 'merksem', 'etterbeek']
    await shop.ask('orders.clear', { branches, alsoOpen: true, alsoLater: true }, as)
    const { days } = await shop.ask('days.list', { region: 'antwerpen' }, as)
    expect(days.map(({ branch }) => branch).sort()).toEqual(['antwerpen', 'merksem'])
    const file = await shop.inject({
      method: 'GET',
      url: downloadAddress('journal.csv', { from: '2026-03-01', to: '2026-03-31', region: 'leeg' }),
      headers: { cookie: staff.amira.cookie },
    })
    expect(file.statusCode).toBe(403)
  })

  test('[CHAIN-2] a member sees of a region their own branches, and reads why there are none', async () => {
    const lottes = await shop.ask('orders.list', { region: 'antwerpen' }, { as: staff.lotte })
    expect(lottes.orders.map(({ branch }) => branch)).toEqual(['merksem'])
    expect((await shop.ask('figures.readRegions', today, { as: staff.lotte })).regions).toMatchObject([
      { region: 'antwerpen', orders: 1 },
    ])
    for (const call of ['orders.list', 'days.list'] as const) {
      expect(await shop.refused(call, { region: 'gone' }, { as: staff.amira })).toMatchObject({
        status: 422,
        refusal: 'region_unknown',
      })
      expect((await shop.refused(call, { region: 'leeg' }, { as: staff.lotte })).refusal).toBe('not_allowed')
    }
    expect((await shop.refused('figures.read', { ...today, region: 'gone' }, { as: staff.amira })).refusal).toBe(
      'region_unknown',
    )
  })
})
