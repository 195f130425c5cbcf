// Seeds a whole shop into an empty database: branches, categories, items and the texts of the landing page.
import type { Branch } from '#domain/branch/branch.ts'
import type { Region } from '#domain/branch/regions.ts'
import type { Ratings } from '#domain/guests/review.ts'
import { firstSizes } from '#domain/menu/first-sizes.ts'
import type { Category, Item } from '#domain/menu/menu.ts'
import type { GroupUse, Option, OptionGroup } from '#domain/menu/options.ts'
import type { StoredReduction } from '#domain/money/reductions/reduction-draft.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Brand } from '#domain/shop/brand/brand.ts'
import { branchRow } from '../branch/branch-rows.ts'
import { saveRegions } from '../branch/region-store.ts'
import { chunks } from '../chunks.ts'
import { countNewReviews } from '../guests/review-tally.ts'
import { saveReduction } from '../money/reduction-store.ts'
import { saveBrand } from '../shop/brand-store.ts'
import {
  nameFrom,
  type OfferContent,
  offerRow,
  type PostContent,
  postRow,
  type TestimonialContent,
  testimonialRow,
  touchContent,
} from '../shop/content-store.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'
import { touchCatalogue } from './catalogue.ts'
import { categoryRow } from './category-rows.ts'
import { moveCategories } from './category-store.ts'
import { itemRow } from './item-rows.ts'
import { addGroups, addSizes, saveSizes, saveUses } from './option-edit.ts'

export interface SeedShop {
  readonly regions?: readonly Region[]
  readonly branches: readonly Branch[]
  readonly categories: readonly Category[]
  readonly items: readonly Item[]
  /** The sizes that it has besides the first ones. */
  readonly sizes?: readonly Option[]
  readonly groups: readonly OptionGroup[]
  /** By item id, the groups that it asks for. */
  readonly uses: Readonly<Record<string, readonly GroupUse[]>>
  readonly reductions?: readonly StoredReduction[]
  readonly offers: readonly Seed<Omit<OfferContent, 'imageWords'>>[]
  readonly posts: readonly Seed<Omit<PostContent, 'imageWords' | 'name'> & { readonly name: LocalText | string }>[]
  readonly reviews: readonly (Ratings & { readonly userName: string; readonly text: string })[]
  readonly testimonials: readonly Seed<TestimonialContent>[]
  /** Without it, its owner has set nothing. */
  readonly brand?: Brand
}

type Seed<Fields> = Fields & { readonly id: string }

/** Returns false and changes nothing if the database has had a shop before. */
export async function seedShop(trx: Trx, shop: SeedShop, now: number): Promise<boolean> {
  if ((await readSetting(trx, 'demo.planted')) !== null) return false
  if (await trx.selectFrom('branch').select('id').limit(1).executeTakeFirst()) return false
  await writeSetting(trx, 'demo.planted', String(now))
  if (shop.regions) await saveRegions(trx, [], shop.regions)
  const rows = shop.branches.map((branch, index) => branchRow(branch, index + 1))
  for (const some of chunks(rows, 100)) await trx.insertInto('branch').values(some).execute()
  await seedCategories(trx, shop.categories)
  for (const [index, item] of shop.items.entries()) await seedItem(trx, item, index + 1)
  await addSizes(trx, [...firstSizes.options, ...(shop.sizes ?? [])])
  await addGroups(trx, shop.groups)
  for (const [item, uses] of Object.entries(shop.uses)) await saveUses(trx, { item }, uses)
  for (const rule of shop.reductions ?? []) await saveReduction(trx, rule, now)
  await seedTexts(trx, shop, now)
  if (shop.brand) await saveBrand(trx, shop.brand)
  await touchCatalogue(trx)
  await touchContent(trx)
  return true
}

/** In this order; categories that are there already stay, those that the shop does not have behind the others. */
async function seedCategories(trx: Trx, categories: readonly Category[]): Promise<void> {
  const here = await trx.selectFrom('category').select('id').orderBy('position').execute()
  const ids = here.map(({ id }) => id)
  const others = ids.filter((id) => !categories.some((one) => one.id === id))
  const last = Math.max(0, ...categories.map(({ index }) => index))
  const places = [
    ...categories.filter(({ id }) => ids.includes(id)),
    ...others.map((id, at) => ({ id, index: last + at + 1 })),
  ]
  if (places.length > 0) await moveCategories(trx, places)
  const added = categories.filter(({ id }) => !ids.includes(id))
  if (added.length > 0) await trx.insertInto('category').values(added.map(categoryRow)).execute()
}

export async function seedItem(trx: Trx, item: Item, position: number): Promise<void> {
  await trx.insertInto('item').values(itemRow(item, position)).execute()
  await saveSizes(trx, item)
}

async function seedTexts(trx: Trx, { offers, posts, testimonials, reviews }: SeedShop, now: number): Promise<void> {
  const words = { imageWords: {} }
  for (const [index, { id, ...offer }] of offers.entries())
    await trx
      .insertInto('offer')
      .values({ id, position: index + 1, ...offerRow({ ...words, ...offer }) })
      .execute()
  for (const [index, { id, name, ...post }] of posts.entries())
    await trx
      .insertInto('post')
      .values({ id, position: index + 1, ...postRow({ ...words, ...post, name: nameFrom(name) }) })
      .execute()
  for (const [index, { id, ...testimonial }] of testimonials.entries())
    await trx
      .insertInto('testimonial')
      .values({ id, position: index + 1, ...testimonialRow(testimonial) })
      .execute()
  const rows = reviews.map(({ food, service, value, atmosphere, userName, text }) => ({
    food,
    service,
    value,
    atmosphere,
    user_name: userName,
    text,
    at: now,
  }))
  if (rows.length === 0) return
  const added = await trx.insertInto('review').values(rows).returning('id').execute()
  await countNewReviews(
    trx,
    added.map(({ id }) => id),
  )
}
