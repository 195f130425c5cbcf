// What staff change about categories: adding, saving, sorting and removing them.
import { draftOfCategory } from '#domain/menu/category-draft.ts'
import { closeGaps, type PlacedCategory } from '#domain/menu/category-order.ts'
import type { Category } from '#domain/menu/menu.ts'
import type { GroupUse } from '#domain/menu/options.ts'
import { shortDigest } from '../digest.ts'
import type { Trx } from '../write-queue.ts'
import { touchCatalogue } from './catalogue.ts'
import { categoryRow } from './category-rows.ts'
import { moveItems } from './item-store.ts'
import { saveUses } from './option-edit.ts'

/** Changes with everything that staff can write, and is the same for the same content. */
export const categoryVersion = (category: Category): string => shortDigest(JSON.stringify(draftOfCategory(category)))

export async function addCategory(trx: Trx, category: Category): Promise<void> {
  await trx.insertInto('category').values(categoryRow(category)).execute()
  await touchCatalogue(trx)
}

/** Saves everything but its position. */
export async function saveCategory(trx: Trx, category: Category): Promise<void> {
  const { id, position: _, ...columns } = categoryRow(category)
  await trx.updateTable('category').set(columns).where('id', '=', id).execute()
  await touchCatalogue(trx)
}

/** Moves categories to their indexes; no two ever share an index, not even in between. */
export async function moveCategories(trx: Trx, moves: readonly PlacedCategory[]): Promise<void> {
  for (const side of [-1, 1])
    for (const { id, index } of moves)
      await trx
        .updateTable('category')
        .set({ position: side * index })
        .where('id', '=', id)
        .execute()
  await touchCatalogue(trx)
}

interface Removal {
  /** The category that its items go to, behind those that are there. */
  readonly target: string
  readonly items: readonly string[]
  /** What its items ask for, together with what the category asked for: they keep it. */
  readonly uses: ReadonlyMap<string, readonly GroupUse[]>
  /** The categories that stay. */
  readonly others: readonly PlacedCategory[]
}

/** Items off the menu go along with the others: orders and imports know them. */
export async function removeCategory(trx: Trx, id: string, { target, items, uses, others }: Removal): Promise<void> {
  await moveItems(trx, items, target)
  for (const [item, asked] of uses) await saveUses(trx, { item }, asked)
  await saveUses(trx, { category: id }, [])
  await trx.updateTable('item').set({ category: target }).where('category', '=', id).execute()
  await trx.deleteFrom('category').where('id', '=', id).execute()
  await moveCategories(trx, closeGaps(others))
}
