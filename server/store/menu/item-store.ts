// What staff change on the menu: items added, saved, moved and taken off.
import type { Branch } from '#domain/branch/branch.ts'
import { type ItemDraft, itemDraftOf, pricesOfDraft } from '#domain/menu/item-draft.ts'
import type { Item } from '#domain/menu/menu.ts'
import { shortDigest } from '../digest.ts'
import type { Db } from '../engines/engine.ts'
import { inPieces } from '../in-pieces.ts'
import { fromJson, toJson } from '../json.ts'
import { countMinutesOut } from '../money/minutes-out.ts'
import type { Trx } from '../write-queue.ts'
import { touchCatalogue } from './catalogue.ts'
import { itemRow } from './item-rows.ts'
import { saveSizes, saveUses } from './option-edit.ts'

/** Changes with everything that staff can write, and is the same for the same content, because it is a hash. */
export const itemVersionOf = (item: Item): string => shortDigest(JSON.stringify(itemDraftOf(item)))

/** Every id that was ever given, including those of items taken off the menu. */
export const itemIds = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom('item').select('id').execute()).map(({ id }) => id))

/** Adds the item at the end of its category. */
export async function addItem(trx: Trx, item: Item): Promise<void> {
  const last = await trx
    .selectFrom('item')
    .select((e) => e.fn.max('position').as('position'))
    .where('category', '=', item.category)
    .executeTakeFirst()
  await trx
    .insertInto('item')
    .values(itemRow(item, Number(last?.position ?? 0) + 1))
    .execute()
  await saveSizes(trx, item)
  await touchCatalogue(trx)
}

/**
 * Saves everything that staff can write; its position, its category, where branches do not sell it and what an import
 * added stay.
 */
export async function saveItem(trx: Trx, item: Item): Promise<void> {
  await forgetOldPicture(trx, item)
  const row = itemRow(item, 0)
  const { name, description, description2, image_kind, image_ref, price } = row
  const { making, ahead, declaration, kitchen_name, sold, parts, vat, vouchers, keeps } = row
  await trx
    .updateTable('item')
    .set({ name, description, description2, image_kind, image_ref, price })
    .set({ making, ahead, declaration, kitchen_name, sold, parts, vat, vouchers, keeps })
    .where('id', '=', item.id)
    .execute()
  await saveSizes(trx, item)
  await touchCatalogue(trx)
}

/** Says of each of the branches whether it sells the item; what others say, also of removed branches, stays. */
export async function sellAt(trx: Trx, id: string, branches: readonly string[], sold: boolean): Promise<void> {
  const row = await trx.selectFrom('item').select('not_at').where('id', '=', id).executeTakeFirstOrThrow()
  const others = fromJson<string[]>(row.not_at).filter((branch) => !branches.includes(branch))
  const notAt = sold ? others : [...others, ...new Set(branches)].sort()
  await trx
    .updateTable('item')
    .set({ not_at: toJson(notAt) })
    .where('id', '=', id)
    .execute()
  await touchCatalogue(trx)
}

/** With a new picture, the old site's name of the earlier one no longer applies. */
async function forgetOldPicture(trx: Trx, { id, image }: Item): Promise<void> {
  await trx
    .updateTable('item')
    .set({ legacy_image: null })
    .where('id', '=', id)
    .where((e) => e.or([e('image_kind', '!=', image.kind), e('image_ref', '!=', image.ref)]))
    .execute()
}

/** Moves items to the end of a category; returns those that were in another one. */
export async function moveItems(trx: Trx, ids: readonly string[], category: string): Promise<string[]> {
  const last = await trx
    .selectFrom('item')
    .select((e) => e.fn.max('position').as('position'))
    .where('category', '=', category)
    .executeTakeFirst()
  const moved: string[] = []
  for (const id of ids) {
    const { numUpdatedRows } = await trx
      .updateTable('item')
      .set({ category, position: Number(last?.position ?? 0) + moved.length + 1 })
      .where('id', '=', id)
      .where('category', '!=', category)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) moved.push(id)
  }
  await touchCatalogue(trx)
  return moved
}

/** Puts the items of a category in this order; those that were in another category come into this one. */
export async function orderItems(trx: Trx, category: string, ids: readonly string[]): Promise<void> {
  const rest = inPieces()
  for (const [place, id] of ids.entries()) {
    await trx
      .updateTable('item')
      .set({ category, position: place + 1 })
      .where('id', '=', id)
      .execute()
    await rest()
  }
  await touchCatalogue(trx)
}

/**
 * Takes the item off the menu of these branches and deletes its stock entries; false if there never was such an item.
 */
export async function removeItem(trx: Trx, id: string, branches: readonly Branch[], now: number): Promise<boolean> {
  const row = await trx.selectFrom('item').select('removed_at').where('id', '=', id).executeTakeFirst()
  if (!row) return false
  await trx.updateTable('item').set({ removed_at: now }).where('id', '=', id).where('removed_at', 'is', null).execute()
  const over = await trx.deleteFrom('stock_out').where('item', '=', id).returningAll().execute()
  await countMinutesOut(trx, over, branches, now)
  await saveUses(trx, { item: id }, [])
  await saveSizes(trx, { id, price: 0 })
  await touchCatalogue(trx)
  return true
}

/** The item that a draft describes. */
export const itemFromDraft = (id: string, category: Item['category'], draft: ItemDraft): Item => ({
  id,
  category,
  name: draft.name,
  ...(draft.kitchenName ? { kitchenName: draft.kitchenName } : {}),
  desc: draft.desc,
  ...(Object.keys(draft.desc2).length === 0 ? {} : { desc2: draft.desc2 }),
  image: draft.image,
  ...pricesOfDraft(draft),
  ...(draft.making?.length ? { making: draft.making } : {}),
  ...(draft.ahead ? { ahead: draft.ahead } : {}),
  ...(draft.declaration ? { declaration: draft.declaration } : {}),
  ...(draft.sold ? { sold: draft.sold } : {}),
  ...(draft.vat ? { vat: draft.vat } : {}),
  ...(typeof draft.vouchers === 'boolean' ? { vouchers: draft.vouchers } : {}),
  ...(draft.keeps && { keeps: true }),
  ...(draft.parts?.length ? { parts: draft.parts } : {}),
})
