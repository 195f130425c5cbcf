// The demo's menu for a shop of one's own: its items and options, without branches, guests or news.

import { firstSizes } from '#domain/menu/first-sizes.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { addCategory } from '#server/store/menu/category-store.ts'
import { itemIds } from '#server/store/menu/item-store.ts'
import { addGroups, addSizes, saveUses } from '#server/store/menu/option-edit.ts'
import { seedItem } from '#server/store/menu/seed.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { deals } from './deals.ts'
import { demo } from './index.ts'
import { optionGroups, ownSizes, usesOfItems, withOwnSizes } from './option-groups.ts'

/** The small coffee that is called like the demo shop: guests of another one would ask why. */
const namesake = 'noisette'

/**
 * Adds the items of the demo that this shop never had, and returns how many. Making times, and where and when they are
 * sold, stay behind: they are those of the demo's stations and branches.
 */
export async function takeDemoMenu(trx: Trx, menu: Pick<Catalogue, 'categories' | 'groups'>): Promise<number> {
  const known = await itemIds(trx)
  const items = withOwnSizes([...demo.items, ...deals]).filter(({ id }) => id !== namesake && !known.has(id))
  const last = Math.max(0, ...menu.categories.map(({ index }) => index))
  const missing = demo.categories.filter(
    ({ id }) => !menu.categories.some((one) => one.id === id) && items.some(({ category }) => category === id),
  )
  for (const [at, category] of missing.entries()) await addCategory(trx, { ...category, index: last + at + 1 })
  await addSizes(trx, [...firstSizes.options, ...ownSizes])
  await addGroups(
    trx,
    optionGroups.filter(({ id }) => !menu.groups.some((group) => group.id === id)),
  )
  for (const [at, { making: _, sold: __, ...item }] of items.entries()) {
    await seedItem(trx, item, at + 1)
    await saveUses(trx, { item: item.id }, usesOfItems[item.id] ?? [])
  }
  return items.length
}
