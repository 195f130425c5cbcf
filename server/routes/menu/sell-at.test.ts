// A branch that says itself that it does not sell an item: until it says otherwise, and without a word to the others
// (J-83).
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Input, Output } from '#contract/index.ts'
import { menuHtml } from '#server/door/page/menu-html.ts'
import { publicMenuAt } from '#server/routes/menu/menu-routes.ts'
import { checkedReply } from '#server/testing/contract-check.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { gentSettings } from '#server/testing/test-branch-settings.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const free = (...items: readonly string[]) => items.map((item) => ({ item, extra: 0 }))
const lunch = {
  category: 'PANINI',
  name: { en: 'Noon deal' },
  price: 1290,
  parts: [
    { name: { en: 'Panini' }, choose: free('tuna-panini', 'salmon-bagel') },
    { name: { en: 'Sweet' }, choose: free('brownie') },
  ],
} satisfies Input<'items.add'>

onBothEngines((openShop) => {
  let shop: TestShop
  let amira: Person
  /** Manages Antwerpen alone. */
  let tine: Person
  let jef: Person
  beforeAll(async () => {
    shop = await openShop({ demo: 'paced' })
    const staff = await shop.staff()
    amira = staff.amira
    jef = staff.jef
    tine = await shop.hire('Tine', { antwerpen: 'manager' })
    await shop.ask('items.add', lunch, { as: amira })
  })
  beforeEach(async () => {
    const { items } = await shop.ask('items.read', {}, { as: amira })
    for (const { id, notAt } of items)
      if (notAt.length > 0) await shop.ask('items.sellAt', { item: id, branches: notAt, sold: true }, { as: amira })
  })

  const sell = (item: string, sold: boolean, branches = ['antwerpen'], as = tine) =>
    shop.reply('items.sellAt', { item, branches, sold }, { as })
  const editable = async (id: string) => {
    const found = (await shop.ask('items.read', {}, { as: amira })).items.find((one) => one.id === id)
    if (!found) throw new Error(`${id} is not on the menu`)
    return found
  }
  const shown = async (id: string) => (await shop.ask('menu.read', {})).items.find((item) => item.id === id)
  const order = (branch: string, lines: Input<'orders.place'>['lines'] = [{ item: 'cappuccino', quantity: 1 }]) =>
    shop.reply('orders.place', noorsOrder({ branch, lines }))
  const refusedFor = (problem: string, more = {}) => ({ refusal: { problems: [{ problem, line: 0, ...more }] } })

  test('[J-83] what a branch does not sell is ordered and entered elsewhere only, until it sells it again', async () => {
    expect(await sell('cappuccino', false)).toMatchObject({ ok: true })
    expect(await shown('cappuccino')).toMatchObject({ notAt: ['antwerpen'] })
    expect(await order('antwerpen')).toMatchObject(refusedFor('item_not_here'))
    expect(await order('merksem')).toMatchObject({ ok: true })
    const entered = { key: newKey(), branch: 'antwerpen', lines: [{ item: 'cappuccino', quantity: 1 }] }
    expect(await shop.reply('orders.enter', entered, { as: jef })).toMatchObject(refusedFor('item_not_here'))

    expect(await sell('cappuccino', true)).toMatchObject({ ok: true })
    expect(await shown('cappuccino')).not.toHaveProperty('notAt')
    expect(await order('antwerpen')).toMatchObject({ ok: true })
  })

  test('[J-83] a deal goes on there with what is left of its part, and without anything left it is sold out', async () => {
    const parts = (panini: string) => [
      {
        item: 'noon-deal',
        quantity: 1,
        parts: [
          { part: 'panini', item: panini },
          { part: 'sweet', item: 'brownie' },
        ],
      },
    ]
    await sell('tuna-panini', false)
    expect(await order('antwerpen', parts('tuna-panini'))).toMatchObject(
      refusedFor('part_item_out', { part: 'panini', item: 'tuna-panini' }),
    )
    expect(await order('antwerpen', parts('salmon-bagel'))).toMatchObject({ ok: true })
    await sell('salmon-bagel', false)
    expect((await shown('noon-deal'))?.out).toEqual(['antwerpen'])
    expect(await order('merksem', parts('tuna-panini'))).toMatchObject({ ok: true })
  })

  test('[J-83] who edits the menu of a branch says it of that one alone, the owner of any; never who only sets stock', async () => {
    expect(await sell('cappuccino', false, ['merksem'])).toMatchObject({ refusal: { refusal: 'not_allowed' } })
    expect(await sell('cappuccino', false, ['antwerpen', 'merksem'])).toMatchObject({
      refusal: { refusal: 'not_allowed' },
    })
    expect(await sell('cappuccino', false, ['antwerpen'], jef)).toMatchObject({ refusal: { refusal: 'not_allowed' } })
    expect(await sell('cappuccino', false, ['atlantis'], amira)).toMatchObject({ refusal: { refusal: 'not_allowed' } })
    expect(await sell('unicorn', false)).toMatchObject({ refusal: { refusal: 'item_unknown' } })
    expect((await editable('cappuccino')).notAt).toEqual([])
    expect(await sell('cappuccino', false, ['merksem', 'antwerpen'], amira)).toMatchObject({ ok: true })
    expect((await editable('cappuccino')).notAt).toEqual(['antwerpen', 'merksem'])
  })

  test('[J-83] the staff log says who and when, once for each change', async () => {
    const logged = async () =>
      (await shop.ask('log.list', { kind: 'menu' }, { as: amira })).entries.filter(({ act }) => act === 'items.sellAt')
    const before = (await logged()).length
    for (let time = 0; time < 2; time++) expect(await sell('espresso', false)).toMatchObject({ ok: true })
    const entries = await logged()
    expect(entries.length).toBe(before + 1)
    expect(entries[0]).toMatchObject({ staffName: 'Tine', at: shop.clock.now(), data: { sold: false } })
  })

  test('[J-83] it is nothing of the item: who edits the item meanwhile saves it, and stock is another matter', async () => {
    const before = await editable('lungo')
    await sell('lungo', false)
    const dearer = { ...before, price: 990 } as Input<'items.save'>
    expect(await shop.reply('items.save', dearer, { as: amira })).toMatchObject({ ok: true })
    expect(await editable('lungo')).toMatchObject({ price: 990, notAt: ['antwerpen'] })
    await shop.ask('stock.set', { item: 'lungo', branches: ['antwerpen'], stock: 'in' }, { as: jef })
    expect((await editable('lungo')).notAt).toEqual(['antwerpen'])
    expect((await shown('lungo'))?.out).toBeUndefined()
  })

  test('[J-83] the menu goes out as a file and comes back without a word of it', async () => {
    await sell('cappuccino', false)
    const { file } = await shop.ask('sheet.write', { format: 'csv', lang: 'en' }, { as: amira })
    const headers = { 'content-type': 'application/octet-stream', cookie: amira.cookie }
    const send = (url: string, payload: string | Buffer, query: Record<string, string>) =>
      shop.inject({ method: 'POST', url: `/api/staff/sheet/${url}`, query, payload, headers })
    const previewOf = async (payload: string | Buffer) => {
      const seen = checkedReply('sheet.preview', await send('preview', payload, {}))
      if (!seen.ok) throw new Error(seen.refusal.refusal)
      return seen.value as Output<'sheet.preview'>
    }
    expect(await previewOf(Buffer.from(file, 'base64'))).toMatchObject({ changed: [], missing: 0 })
    const dearer = ['id;category;price', 'cappuccino;COFFEE;3,30'].join('\n')
    const { plan, changed } = await previewOf(dearer)
    expect(changed.map(({ item }) => item)).toEqual(['cappuccino'])
    expect((await send('apply', dearer, { plan, key: newKey() })).statusCode).toBe(200)
    expect(await editable('cappuccino')).toMatchObject({ price: 330, notAt: ['antwerpen'] })
  })

  test('[J-83] what machines read of the menu names the branches that sell it, and nothing that none sells', async () => {
    const page = async () => {
      const catalogue = await shop.store.catalogue.current(shop.store.db)
      return menuHtml(publicMenuAt(catalogue, 'en', shop.clock.now()), 'en', '2026-03-04')
    }
    const rowOf = async () => /<li [^>]*><b itemprop="name">Cappuccino<.*?<\/li>/.exec(await page())?.[0]
    const branches = (await shop.ask('menu.read', {})).branches.map(({ id }) => id)
    await sell('cappuccino', false)
    expect(await rowOf()).toContain('Merksem')
    expect(await rowOf()).not.toContain('Antwerpen')
    await sell('cappuccino', false, branches, amira)
    expect(await rowOf()).toBeUndefined()
  })

  test('[J-83] a new branch sells everything, also one that is made like a branch that does not', async () => {
    await sell('cappuccino', false)
    const wish = { settings: { ...gentSettings, name: { en: newKey() } }, like: 'antwerpen' }
    await shop.ask('branches.add', wish as Input<'branches.add'>, { as: amira })
    expect((await shown('cappuccino'))?.notAt).toEqual(['antwerpen'])
  })
})
