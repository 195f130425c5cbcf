// Takes a spreadsheet over: every item, category and order of a plan, in the transaction that compared it.
import { categoryOf, categorySlugFrom } from '#domain/menu/category-draft.ts'
import { usualIcon } from '#domain/menu/category-icons.ts'
import type { Part } from '#domain/menu/deals/parts.ts'
import { type ItemDraft, itemIdFrom } from '#domain/menu/item-draft.ts'
import type { Category } from '#domain/menu/menu.ts'
import type { Option } from '#domain/menu/options.ts'
import type { CategoryRef } from '#domain/menu/sheet/match.ts'
import type { SheetPlan } from '#domain/menu/sheet/plan.ts'
import { newRowKey } from '#domain/menu/sheet/sheet-order.ts'
import { sizesAmong } from '#domain/menu/sizes.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { inPieces } from '../in-pieces.ts'
import type { Trx } from '../write-queue.ts'
import type { Catalogue } from './catalogue.ts'
import { addCategory } from './category-store.ts'
import { addItem, itemFromDraft, itemIds, moveItems, orderItems, removeItem, saveItem } from './item-store.ts'
import { saveGroup, saveUses } from './option-edit.ts'

/** Does what the plan says. It must have been made of the catalogue as it is in this transaction. */
export async function applySheet(
  trx: Trx,
  plan: SheetPlan & { readonly sizes: readonly Option[] },
  menu: Pick<Catalogue, 'categories' | 'branches' | 'groups'>,
  now: number,
): Promise<void> {
  const sizes = sizesAmong(menu.groups)
  if (sizes && plan.sizes.length > 0) await saveGroup(trx, { ...sizes, options: [...sizes.options, ...plan.sizes] })
  const added = await addCategories(trx, plan.categories, menu.categories)
  const idOf = (ref: CategoryRef): string => ('id' in ref ? ref.id : (added[ref.proposed] ?? ''))
  const rest = inPieces()
  for (const id of plan.removed) {
    await removeItem(trx, id, menu.branches, now)
    await rest()
  }

  // Before anything is written: a deal may be of new items, in whatever order their rows are.
  const taken = new Set(await itemIds(trx))
  const fresh = new Map<string, string>()
  for (const { row, draft } of plan.added) {
    const id = itemIdFrom(draft.name, taken)
    taken.add(id)
    fresh.set(newRowKey(row), id)
  }
  const withIds = (draft: ItemDraft): ItemDraft =>
    draft.parts ? { ...draft, parts: ofItems(draft.parts, fresh) } : draft

  const current = new Map(plan.changed.map((change) => [change.id, change]))
  for (const { id, category, draft, uses, fields } of current.values()) {
    await saveItem(trx, itemFromDraft(id, idOf(category), withIds(draft)))
    if (fields.some(({ column }) => column === 'category')) await moveItems(trx, [id], idOf(category))
    if (uses) await saveUses(trx, { item: id }, uses)
    await rest()
  }

  for (const { row, category, draft, uses } of plan.added) {
    const id = fresh.get(newRowKey(row)) ?? ''
    await addItem(trx, itemFromDraft(id, idOf(category), withIds(draft)))
    if (uses) await saveUses(trx, { item: id }, uses)
    await rest()
  }
  for (const { category, items } of plan.orders)
    await orderItems(
      trx,
      idOf(category),
      items.map((key) => fresh.get(key) ?? key),
    )
}

/** The parts with the ids of the items that are new. */
const ofItems = (parts: readonly Part[], fresh: ReadonlyMap<string, string>): Part[] =>
  parts.map((part) => ({
    ...part,
    choose: part.choose.map((each) => ({ ...each, item: fresh.get(each.item) ?? each.item })),
  }))

/** The ids of the new categories, which come after all others. */
async function addCategories(
  trx: Trx,
  names: readonly LocalText[],
  there: readonly Category[],
): Promise<readonly string[]> {
  const all = [...there]
  const ids: string[] = []
  for (const name of names) {
    const slug = categorySlugFrom(name, new Set(all.flatMap((one) => one.slug ?? [])))
    const id = categorySlugFrom(name, new Set(all.map((one) => one.id)))
    const index = Math.max(0, ...all.map((one) => one.index)) + 1
    const category = categoryOf({ id, index }, { name, desc: {}, slug, icon: usualIcon, image: null, hidden: false })
    await addCategory(trx, category)
    all.push(category)
    ids.push(id)
  }
  return ids
}
