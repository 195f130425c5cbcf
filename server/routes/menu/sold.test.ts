// Where and when things are sold, over HTTP: soup in two branches, from October to March, until 15:00, dearer in
// Merksem.
import { beforeEach, expect, test } from 'vitest'
import type { Input } from '#contract/index.ts'
import type { SaleRules } from '#domain/menu/sold.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { at } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeEach(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })

  const winter = { from: '10-01', to: '03-31' }
  const editable = async (id: string) => {
    const item = (await shop.ask('items.read', {}, { as: staff.amira })).items.find((one) => one.id === id)
    if (!item) throw new Error(`${id} is not on the menu`)
    return item
  }
  const sell = async (id: string, sold: SaleRules | null, more = {}) => {
    const { ...item } = await editable(id)
    const wish = { ...item, sold, ...more } as Input<'items.save'>
    return await shop.reply('items.save', wish, { as: staff.amira })
  }
  const onMenu = async (id: string) => (await shop.ask('menu.read', {})).items.find((item) => item.id === id)
  const waffle = { item: 'brussels-waffle', quantity: 1 }
  const order = async (more: Parameters<typeof noorsOrder>[0] = {}) =>
    (await shop.refused('orders.place', noorsOrder({ lines: [waffle], ...more }))).problems

  test('[CATG-2] an owner adds soup: two branches, October to March, until 15:00, dearer in Merksem', async () => {
    const sold = { branches: ['antwerpen', 'merksem'], times: [{ until: 15 * 60, season: winter }] }
    const category = await shop.ask('categories.add', { name: { en: 'Soup' }, sold }, { as: staff.amira })
    expect(category.sold).toEqual(sold)
    const draft = { category: category.id, name: { en: 'Tomato soup' }, price: 600, sold: { prices: { merksem: 650 } } }
    const soup = await shop.ask('items.add', draft, { as: staff.amira })
    expect(soup.sold).toEqual({ prices: { merksem: 650 } })
    const menu = await shop.ask('menu.read', {})
    expect(menu.categories.find(({ id }) => id === category.id)?.sold).toEqual(sold)
    expect(menu.items.find(({ id }) => id === soup.id)?.sold).toEqual({ prices: { merksem: 650 } })

    const lines = [{ item: soup.id, quantity: 2 }]
    const placed = async (branch: string) => (await shop.ask('orders.place', noorsOrder({ branch, lines }))).total
    expect(await placed('antwerpen')).toBe(1200)
    expect(await placed('merksem')).toBe(1300)
    const [, , third] = menu.branches.map(({ id }) => id).filter((id) => id !== 'antwerpen' && id !== 'merksem')
    const elsewhere = third ?? menu.branches.find(({ id }) => id !== 'antwerpen' && id !== 'merksem')?.id ?? ''
    expect(await order({ branch: elsewhere, lines })).toEqual([{ problem: 'item_not_here', line: 0 }])
    // What is seen of the total is compared with the price there.
    expect(await order({ branch: 'merksem', lines, seenTotal: 1200 })).toMatchObject([
      { problem: 'total_changed', field: 'seenTotal' },
    ])
    const late = await order({ lines, at: at('2026-03-04 16:00') })
    expect(late).toEqual([{ problem: 'item_not_then', line: 0, hours: [{ from: 0, to: 900 }] }])
    shop.clock.set('2026-04-01 09:00')
    expect(await order({ lines, day: '2026-04-01' })).toEqual([{ problem: 'item_not_then', line: 0, hours: [] }])
  })

  test('[CATG-2] the lines that are wrong are named, the others are not', async () => {
    expect(await sell('brussels-waffle', { branches: ['merksem'] })).toMatchObject({ ok: true })
    const lines = [{ item: 'cappuccino', quantity: 1 }, waffle]
    expect(await order({ lines })).toEqual([{ problem: 'item_not_here', line: 1 }])
  })

  test('[CATG-2] staff may enter and add what is over for the day, not what their branch does not sell', async () => {
    await sell('brussels-waffle', { prices: { antwerpen: 777 }, times: [{ until: 8 * 60 }] })
    const enter = (lines: Input<'orders.enter'>['lines']) =>
      shop.reply('orders.enter', { key: newKey(), branch: 'antwerpen', lines }, { as: staff.jef })
    expect(await enter([waffle])).toMatchObject({ ok: true, value: { total: 777 } })
    const { id } = await shop.ask('orders.place', noorsOrder())
    const change = () =>
      shop.reply(
        'orders.change',
        { key: newKey(), id, lines: [{ line: 1, item: 'cappuccino', quantity: 1 }, waffle] },
        { as: staff.jef },
      )
    await sell('brussels-waffle', { branches: ['merksem'] })
    const notHere = { refusal: { problems: [{ problem: 'item_not_here', line: 0 }] } }
    expect(await enter([waffle])).toMatchObject(notHere)
    expect(await change()).toMatchObject({ refusal: { problems: [{ problem: 'item_not_here', line: 1 }] } })
    await sell('brussels-waffle', { times: [{ until: 8 * 60 }] })
    expect(await change()).toMatchObject({ ok: true })
  })

  test('[CATG-2] each wrong field is named; a form that sends nothing of it leaves it as it is, null clears it', async () => {
    const times = [{ from: 900, until: 600 }, { weekdays: [] }, { season: { from: '02-30', to: '03-01' } }]
    const wrong = await sell('brussels-waffle', { branches: [], prices: { antwerpen: -1 }, times })
    expect(wrong).toMatchObject({
      refusal: {
        refusal: 'bad_input',
        problems: [
          { problem: 'sold_nowhere', field: 'sold.branches' },
          { problem: 'hours_invalid', field: 'sold.times.0.hours' },
          { problem: 'weekdays_missing', field: 'sold.times.1.weekdays' },
          { problem: 'season_invalid', field: 'sold.times.2.season' },
        ],
      },
    })
    expect(await sell('brussels-waffle', { prices: { antwerpen: -1, merksem: 100_001 } })).toMatchObject({
      refusal: { problems: [{ field: 'sold.prices.antwerpen' }, { field: 'sold.prices.merksem' }] },
    })
    expect(await sell('brussels-waffle', { branches: ['atlantis'] })).toMatchObject({
      refusal: { problems: [{ problem: 'branch_unknown', field: 'sold.branches' }] },
    })
    const sold = { branches: ['antwerpen', 'merksem'] }
    await sell('brussels-waffle', sold)
    const { sold: _, ...old } = await editable('brussels-waffle')
    const saved = await shop.ask('items.save', { ...old, price: 700 } as Input<'items.save'>, { as: staff.amira })
    expect(saved).toMatchObject({ price: 700, sold })
    expect(await sell('brussels-waffle', null)).toMatchObject({ ok: true, value: { sold: null } })
    expect(await onMenu('brussels-waffle')).not.toHaveProperty('sold')
  })

  test('[CATG-2] what is said of a branch goes with it, and cannot be said of it any more', async () => {
    await sell('brussels-waffle', { branches: ['antwerpen', 'merksem'], prices: { merksem: 800 } })
    await shop.ask('branches.remove', { id: 'merksem' }, { as: staff.amira })
    expect((await onMenu('brussels-waffle'))?.sold).toEqual({ branches: ['antwerpen'] })
    expect((await editable('brussels-waffle')).sold).toEqual({ branches: ['antwerpen'] })
    expect(await sell('brussels-waffle', { prices: { merksem: 800 } })).toMatchObject({
      refusal: { problems: [{ problem: 'branch_unknown', field: 'sold.prices.merksem' }] },
    })
  })

  test('[CATG-2] two owners: who saves second is told, and saves over it only knowingly', async () => {
    const first = await editable('brussels-waffle')
    await sell('brussels-waffle', { branches: ['antwerpen'] })
    const { ...item } = first
    const second = await shop.refused(
      'items.save',
      { ...item, sold: { branches: ['merksem'] } } as Input<'items.save'>,
      { as: staff.amira },
    )
    expect(second.refusal).toBe('changed_meanwhile')
  })
})
