// What staff change about options: groups, where they are asked for, and what is out of stock.
import type { Item } from '#domain/menu/menu.ts'
import { type GroupUse, isOfSizes, type Option, type OptionGroup } from '#domain/menu/options.ts'
import { sizesGroup, sizesUse } from '#domain/menu/sizes.ts'
import type { OutPlaces } from '#domain/menu/stock.ts'
import { toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { touchCatalogue, touchStock } from './catalogue.ts'
import type { OptionGroupRow, ShopOptionRow } from './catalogue-tables.ts'

/** To what a group is attached: an item, or every item of a category. */
export type StoredUseOwner = { readonly item: string } | { readonly category: string }

const groupRow = ({ id, name, kind, min, max, included }: OptionGroup, position: number): OptionGroupRow => ({
  id,
  name: toJson(name),
  kind,
  min,
  max,
  included,
  position,
})

const optionRow = (group: string, option: Option, position: number): ShopOptionRow => ({
  id: option.id,
  group_id: group,
  name: toJson(option.name),
  kitchen_name: option.kitchenName ?? '',
  price: option.price,
  most: option.most,
  making: toJson(option.making ?? []),
  declaration: option.declaration ? toJson(option.declaration) : null,
  vat: option.vat ?? null,
  own_cup: option.ownCup ? 1 : 0,
  hidden: option.hidden ? 1 : 0,
  position,
})

/** Adds the groups after those there are. */
export async function addGroups(trx: Trx, groups: readonly OptionGroup[]): Promise<void> {
  const last = await trx
    .selectFrom('option_group')
    .select((e) => e.fn.max('position').as('position'))
    .executeTakeFirst()
  const from = Number(last?.position ?? 0) + 1
  if (groups.length === 0) return
  await trx
    .insertInto('option_group')
    .values(groups.map((group, at) => groupRow(group, from + at)))
    .execute()
  const options = groups.flatMap((group) => group.options.map((option, at) => optionRow(group.id, option, at)))
  if (options.length > 0) await trx.insertInto('shop_option').values(options).execute()
  await touchCatalogue(trx)
}

/** Adds sizes after those there are; one that is there already stays as it is. */
export async function addSizes(trx: Trx, sizes: readonly Option[]): Promise<void> {
  const here = await trx
    .selectFrom('shop_option')
    .select(['id', 'position'])
    .where('group_id', '=', sizesGroup)
    .execute()
  const from = Math.max(-1, ...here.map(({ position }) => position)) + 1
  const added = sizes.filter(({ id }) => here.every((one) => one.id !== id))
  if (added.length === 0) return
  await trx
    .insertInto('shop_option')
    .values(added.map((size, at) => optionRow(sizesGroup, size, from + at)))
    .execute()
  await touchCatalogue(trx)
}

/** Removes sizes that nothing is sold in. */
export async function removeSizes(trx: Trx, sizes: readonly string[]): Promise<void> {
  if (sizes.length === 0) return
  await trx.deleteFrom('shop_option').where('group_id', '=', sizesGroup).where('id', 'in', sizes).execute()
  await touchCatalogue(trx)
}

/** Saves a group with exactly these options; those it no longer has are gone, with what was out of stock of them. */
export async function saveGroup(trx: Trx, group: OptionGroup): Promise<void> {
  const { name, kind, min, max, included } = groupRow(group, 0)
  await trx.updateTable('option_group').set({ name, kind, min, max, included }).where('id', '=', group.id).execute()
  const kept = group.options.map(({ id }) => id)
  await trx
    .deleteFrom('shop_option')
    .where('group_id', '=', group.id)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
  for (const [at, option] of group.options.entries()) {
    const { id, ...row } = optionRow(group.id, option, at)
    await trx
      .insertInto('shop_option')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
  await touchCatalogue(trx)
}

/** Removes a group with its options and uses. */
export async function removeOptionGroup(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('option_group').where('id', '=', id).execute()
  await touchCatalogue(trx)
}

/** Sets the groups that an item or a category asks for, in this order, besides the sizes of an item. */
export async function saveUses(trx: Trx, owner: StoredUseOwner, uses: readonly GroupUse[]): Promise<void> {
  const [owner_kind, id] = 'item' in owner ? (['item', owner.item] as const) : (['category', owner.category] as const)
  await trx
    .deleteFrom('group_use')
    .where('owner_kind', '=', owner_kind)
    .where('owner', '=', id)
    .where('group_id', '!=', sizesGroup)
    .execute()
  const others = uses.filter((use) => !isOfSizes(use))
  const rows = others.map(({ group, ...settings }, position) => ({
    owner_kind,
    owner: id,
    position,
    group_id: group,
    settings: toJson(settings),
  }))
  if (rows.length > 0) await trx.insertInto('group_use').values(rows).execute()
  await touchCatalogue(trx)
}

/** Sets the sizes that an item is sold in, each with its price: none for an item with one price. */
export async function saveSizes(trx: Trx, item: Pick<Item, 'id' | 'price' | 'sizes'>): Promise<void> {
  const { id: owner } = item
  await trx
    .deleteFrom('group_use')
    .where('owner_kind', '=', 'item')
    .where('owner', '=', owner)
    .where('group_id', '=', sizesGroup)
    .execute()
  const use = sizesUse(item)
  if (!use) return
  const { group: group_id, ...settings } = use
  const row = { owner_kind: 'item' as const, owner, position: -1, group_id, settings: toJson(settings) }
  await trx.insertInto('group_use').values(row).execute()
}

/** Sets an option in stock at branches, or out of stock at those that `out` names with their until. */
export async function setOptionStock(
  trx: Trx,
  option: string,
  branches: readonly string[],
  out: OutPlaces,
): Promise<void> {
  await trx.deleteFrom('option_out').where('option', '=', option).where('branch', 'in', branches).execute()
  const rows = [...out].map(([branch, until]) => ({ option, branch, until }))
  if (rows.length > 0) await trx.insertInto('option_out').values(rows).execute()
  await touchStock(trx)
}
