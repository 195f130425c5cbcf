// Seeds the demo shop on the first start, or without it a shop with nothing of the demo's.
import type { Branch } from '#domain/branch/branch.ts'
import { newShopRules } from '#domain/guests/reservation-rules.ts'
import { firstSizes } from '#domain/menu/first-sizes.ts'
import { asItComes } from '#domain/menu/sizes.ts'
import { demoMedia } from '#domain/shop/brand/media.ts'
import { savedRules, saveRules } from '#server/store/guests/reservation-store.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { removeSizes } from '#server/store/menu/option-edit.ts'
import { seedShop } from '#server/store/menu/seed.ts'
import type { Store } from '#server/store/open.ts'
import { saveMedia } from '#server/store/shop/brand-store.ts'
import { readSetting, takeSetting, writeSetting } from '#server/store/shop/setting-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { deals } from './deals.ts'
import { demo } from './index.ts'
import { optionGroups, ownSizes, usesOfItems, withOwnSizes } from './option-groups.ts'

/**
 * Sets an empty shop up for its owner, without demo data: these branches and the categories, those named in `order`
 * first. Returns false if the database has had a shop before. Afterwards the demo is never seeded.
 */
export async function seedEmptyShop(
  trx: Trx,
  branches: readonly Branch[],
  order: readonly string[],
  now: number,
): Promise<boolean> {
  const place = ({ id }: { readonly id: string }): number => (order.includes(id) ? order.indexOf(id) : order.length)
  const categories = [...demo.categories].sort((a, b) => place(a) - place(b) || a.index - b.index)
  const nothing = { items: [], groups: [], uses: {}, offers: [], posts: [], reviews: [], testimonials: [] }
  const inOrder = categories.map((category, index) => ({ ...category, index: index + 1 }))
  if (!(await seedShop(trx, { ...nothing, branches, categories: inOrder }, now))) return false
  await endEmptyShop(trx)
  // The shop that it was had a film, a tour and pictures.
  await saveMedia(trx, demoMedia)
  return true
}

/**
 * How real the demo is. `paced`: its branches make so much in ten minutes, its items have options, some are not sold
 * everywhere or always, and there are meal deals and a code, as in a real shop. `unlimited`: none of that, so that a
 * test or a bench can order as much as it likes of what costs one price, and only the hours limit. `optioned`: the
 * options alone.
 */
export type DemoPace = 'paced' | 'optioned' | 'unlimited'

/** Returns true if it seeded the demo. */
export async function seedDemo(store: Store, now: number, pace: DemoPace = 'paced'): Promise<boolean> {
  const paced = pace === 'paced'
  const items = paced ? [...demo.items, ...deals] : demo.items.map(({ making: _, sold: __, ...item }) => item)
  const chosen =
    pace !== 'unlimited'
      ? { items: withOwnSizes(items), sizes: ownSizes, groups: optionGroups, uses: usesOfItems }
      : { items, groups: [], uses: {} }
  const reductions = paced ? demo.reductions : []
  return await store.write(async (trx) =>
    (await hasBegun(trx))
      ? false
      : await seedShop(trx, { ...demo, ...chosen, reductions, branches: openBranches(paced) }, now),
  )
}

/** Whether somebody has begun a shop of their own here, without a branch so far. */
async function hasBegun(trx: Trx): Promise<boolean> {
  if ((await readSetting(trx, 'brand')) !== null) return true
  return (await trx.selectFrom('item').select('id').limit(1).executeTakeFirst()) !== undefined
}

/**
 * On a first start without the demo: no sizes to sell in, no delivery message, and no reservations, until the owner
 * wants them. Returns false if anything was here before.
 */
export async function beginEmptyShop(store: Store): Promise<boolean> {
  return await store.write(async (trx) => {
    for (const key of ['demo.planted', 'categories.planted', 'reservation.rules', 'delivery.shown'] as const)
      if ((await readSetting(trx, key)) !== null) return false
    if (await hasBegun(trx)) return false
    for (const table of ['branch', 'category'] as const)
      if (await trx.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
    await removeSizes(
      trx,
      firstSizes.options.map(({ id }) => id).filter((id) => id !== asItComes),
    )
    await writeSetting(trx, 'delivery.shown', 'no')
    await saveRules(trx, newShopRules)
    await touchCatalogue(trx)
    return true
  })
}

/** An imported shop is as the old one was, even where somebody has begun with nothing before. */
async function endEmptyShop(trx: Trx): Promise<void> {
  const rules = await savedRules(trx)
  if (rules?.on !== false) return
  await takeSetting(trx, 'reservation.rules')
  await takeSetting(trx, 'delivery.shown')
}

/** The branches as the demo plants them. */
export const openBranches = (paced: boolean): readonly Branch[] =>
  paced ? demo.branches : demo.branches.map((branch) => ({ ...branch, capacity: null }))
