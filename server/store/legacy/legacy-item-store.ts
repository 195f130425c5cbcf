// Items of the old site: finding those already here, adding the others, removing the demo's.
import { usualIcon } from '#domain/menu/category-icons.ts'
import { type Category, firstCategoryIds, type Image, type Item } from '#domain/menu/menu.ts'
import type { GroupUse } from '#domain/menu/options.ts'
import { sizesGroup, sizesUse } from '#domain/menu/sizes.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { freeId } from '#domain/shared/slug.ts'
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson } from '../json.ts'
import { touchCatalogue } from '../menu/catalogue.ts'
import { categoryRow } from '../menu/category-rows.ts'
import { itemRow } from '../menu/item-rows.ts'
import { saveSizes } from '../menu/option-edit.ts'
import type { Trx } from '../write-queue.ts'

/** An existing item, even if it was taken off the menu. */
export interface KnownItem {
  readonly id: string
  readonly legacyId: string | null
  readonly name: string
  readonly price: number | null
  readonly removed: boolean
  /** The old site's name of its picture, unless staff have chosen another picture. */
  readonly oldPicture: string | null
  readonly imageKind: string
}

export async function knownItems(db: Db): Promise<KnownItem[]> {
  const rows = await db
    .selectFrom('item')
    .select(['id', 'legacy_id', 'name', 'price', 'removed_at', 'legacy_image', 'image_kind'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    legacyId: row.legacy_id,
    name: row.name,
    price: row.price,
    removed: row.removed_at !== null,
    oldPicture: row.legacy_image,
    imageKind: row.image_kind,
  }))
}

/** What the catalogue lacks, by item: the legacy id, the type, and the words beside glass and bottle. */
export interface LegacyColumns {
  readonly id: string
  readonly legacyId: string | null
  readonly type: string
  readonly glasses: string | null
  readonly bottles: string | null
  readonly oldPicture: string | null
}

export async function legacyColumns(db: Db): Promise<LegacyColumns[]> {
  return await db
    .selectFrom('item')
    .select(['id', 'legacy_id as legacyId', 'type', 'glasses', 'bottles', 'legacy_image as oldPicture'])
    .execute()
}

export interface NewLegacyItem extends Item {
  readonly legacyId: string
  readonly type: string
  readonly glasses: string
  readonly bottles: string
  readonly inStock: boolean
  /** '' for none. */
  readonly oldPicture: string
}

/** Adds items at the end of the menu; those not in stock are out at every branch. */
export async function insertLegacyItems(trx: Trx, items: readonly NewLegacyItem[]): Promise<void> {
  if (items.length === 0) return
  const { last } = await trx
    .selectFrom('item')
    .select((e) => e.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  for (const [place, item] of items.entries()) {
    await trx
      .insertInto('item')
      .values({
        ...itemRow(item, Number(last ?? 0) + place + 1),
        legacy_id: item.legacyId,
        type: item.type,
        glasses: item.glasses || null,
        bottles: item.bottles || null,
        legacy_image: item.oldPicture || null,
      })
      .execute()
    await saveSizes(trx, item)
  }
  await putOutOfStock(
    trx,
    items.filter(({ inStock }) => !inStock).map(({ id }) => id),
  )
  await touchCatalogue(trx)
}

async function putOutOfStock(trx: Trx, items: readonly string[]): Promise<void> {
  const branches = await trx.selectFrom('branch').select('id').execute()
  const rows = items.flatMap((item) => branches.map(({ id }) => ({ item, branch: id, until: null })))
  for (const some of chunks(rows, 500)) await trx.insertInto('stock_out').values(some).execute()
}

/** Gives an item the upload made from its old picture. */
export async function givePicture(trx: Trx, id: string, image: Image): Promise<void> {
  await trx.updateTable('item').set({ image_kind: image.kind, image_ref: image.ref }).where('id', '=', id).execute()
  await touchCatalogue(trx)
}

/** Adds those of these categories that are not here yet, hidden and after all others. */
export async function addHiddenCategories(trx: Trx, categories: ReadonlyMap<string, LocalText>): Promise<void> {
  const here = await trx.selectFrom('category').select(['id', 'position', 'slug']).execute()
  const slugs = new Set(here.flatMap(({ slug }) => slug ?? []))
  const missing = [...categories].filter(([id]) => !here.some((one) => one.id === id))
  if (missing.length === 0) return
  const last = Math.max(0, ...here.map(({ position }) => position))
  const rows = missing.map(([id, name], place) =>
    categoryRow({ id, index: last + place + 1, name, desc: {}, hidden: true, ...freeSlug(id, slugs), icon: usualIcon }),
  )
  await trx.insertInto('category').values(rows).execute()
  await touchCatalogue(trx)
}

/** A category of the specification has a page of its own; another one gets its id as address. */
const freeSlug = (id: string, taken: ReadonlySet<string>): Pick<Category, 'slug'> =>
  firstCategoryIds.some((first) => first === id) ? {} : { slug: freeId(id, taken) }

export async function categoryIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('category').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Takes those of these items off the menu that are still unchanged, word for word; returns how many. */
export async function removeUntouched(trx: Trx, items: readonly Item[], now: number): Promise<number> {
  let removed = 0
  for (const item of items) {
    // A demo that was planted by an earlier version, or without limits, has no making times, is sold at any time, and
    // declares nothing.
    const { position: _, removed_at: __, glass_price: ___, bottle_price: ____, ...all } = itemRow(item, 0)
    const { making, declaration, sold, ...wanted } = all
    const row = await trx.selectFrom('item').selectAll().where('id', '=', item.id).executeTakeFirst()
    if (row?.removed_at !== null) continue
    const sizes = await trx
      .selectFrom('group_use')
      .select('settings')
      .where('owner_kind', '=', 'item')
      .where('owner', '=', item.id)
      .where('group_id', '=', sizesGroup)
      .executeTakeFirst()
    const isTimed = row.making === making || row.making === '[]'
    const isDeclared = row.declaration === declaration || row.declaration === null
    const isSold = row.sold === sold || row.sold === null
    const same =
      isTimed &&
      isDeclared &&
      isSold &&
      Object.entries(wanted).every(([column, value]) => row[column as keyof typeof row] === value)
    if (!same || !sameSizes(sizes?.settings, item)) continue
    await trx.updateTable('item').set({ removed_at: now }).where('id', '=', item.id).execute()
    removed++
  }
  if (removed > 0) await touchCatalogue(trx)
  return removed
}

function sameSizes(settings: string | undefined, item: Item): boolean {
  const here =
    settings === undefined ? undefined : { group: sizesGroup, ...fromJson<Omit<GroupUse, 'group'>>(settings) }
  const wanted = sizesUse(item)
  return JSON.stringify(Object.entries(here ?? {}).sort()) === JSON.stringify(Object.entries(wanted ?? {}).sort())
}
