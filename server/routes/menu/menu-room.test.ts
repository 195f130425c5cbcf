// A menu has room for 2,000 items and 200 categories, whether they come one by one, by a sheet or by an import.
import { expect, test } from 'vitest'
import type { Output } from '#contract/index.ts'
import { menuLimits } from '#domain/menu/menu.ts'
import { addItem } from '#server/store/menu/item-store.ts'
import { checkedReply } from '#server/testing/contract-check.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import { importOldSite } from '#tools/legacy/testing/taking-over.ts'

const openShop = shopsOn('sqlite')

async function previewed(shop: TestShop, cookie: string, rows: readonly string[]) {
  const file = ['category;name.ar;price', ...rows].join('\n')
  const headers = { 'content-type': 'application/octet-stream', cookie }
  const url = '/api/staff/sheet/preview'
  return checkedReply('sheet.preview', await shop.inject({ method: 'POST', url, payload: file, headers }))
}

/** As many items as the menu still has room for, less `left`. */
async function fill(shop: TestShop, left: number): Promise<void> {
  const { items } = await shop.store.catalogue.current(shop.store.db)
  const [first] = items
  if (!first) throw new Error('the demo has items')
  await shop.store.write(async (trx) => {
    for (let at = items.length; at < menuLimits.items - left; at++)
      await addItem(trx, { ...first, id: `more-${at}`, name: { en: `More ${at}` } })
  })
}

test('[J-116] the item after the 2,000th is refused with a sentence, typed, in a sheet and in an import', async () => {
  const shop = await openShop()
  const { amira } = await shop.staff()
  await fill(shop, 1)
  const category = (await shop.store.catalogue.current(shop.store.db)).categories[0]?.id ?? ''

  const two = await previewed(shop, amira.cookie, [`${category};قهوة;3`, `${category};شاي;3`])
  expect(!two.ok && two.refusal.refusal).toBe('menu_full')
  const one = await previewed(shop, amira.cookie, [`${category};قهوة;3`])
  expect(one.ok && (one.value as Output<'sheet.preview'>).added.length).toBe(1)

  const item = (name: string) => ({
    category,
    name: { en: name },
    desc: {},
    desc2: {},
    price: 300,
    sizes: [],
    image: { kind: 'bundled' as const, ref: 'cappuccino' },
  })
  await shop.ask('items.add', item('The last'), { as: amira })
  expect(await shop.refused('items.add', item('One more'), { as: amira })).toMatchObject({ refusal: 'menu_full' })

  const report = await importOldSite(shop.store, { food: { a: { name: 'Old soup', price: 4, category: 'lunch' } } })
  expect(JSON.stringify(report)).toContain('the menu is full: 2000 items, 200 categories')
})

test('[J-116] the category after the 200th is refused', async () => {
  const shop = await openShop()
  const { amira } = await shop.staff()
  const there = (await shop.store.catalogue.current(shop.store.db)).categories.length
  const names = Array.from({ length: menuLimits.categories - there + 1 }, (_, at) => `Shelf ${at};قهوة ${at};3`)
  const tooMany = await previewed(shop, amira.cookie, names)
  expect(!tooMany.ok && tooMany.refusal.refusal).toBe('menu_full')
  expect((await previewed(shop, amira.cookie, names.slice(1))).ok).toBe(true)
})
