// The categories that a sheet brings into another order.
import { grouped } from '#domain/shared/grouped.ts'
import type { Item } from '../menu.ts'
import { type CategoryRef, categoryKey } from './match.ts'
import type { ReadRow } from './read-row.ts'

/** What stands for the new item of a row, where others have their id. */
export const newRowKey = (row: number): string => `row ${row}`

/** Each item's number within its category, 1 first. */
export function numbersInCategory(items: readonly Item[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  return new Map(
    items.map(({ id, category }) => {
      const place = (last.get(category) ?? 0) + 1
      last.set(category, place)
      return [id, place]
    }),
  )
}

export interface Reordered {
  readonly orders: readonly { readonly category: CategoryRef; readonly items: readonly string[] }[]
  /** By id, the new place of each item that moves within its own category. */
  readonly moved: ReadonlyMap<string, number>
}

export function reordered(
  read: readonly ReadRow[],
  items: readonly Item[],
  places: ReadonlyMap<string, number>,
  removed: ReadonlySet<string>,
): Reordered {
  const rowOf = new Map(read.flatMap((one) => (one.before ? [[one.before.id, one] as const] : [])))
  const standing = items
    .filter(({ id }) => !removed.has(id))
    .map((item) => {
      const one = rowOf.get(item.id)
      const ref = one?.category ?? { id: item.category }
      const at = one ? one.at : (places.get(item.id) ?? null)
      return { ref, key: item.id, at, wish: one?.wish ?? null }
    })
  const fresh = read
    .filter(({ before }) => !before)
    .map(({ row, category, wish }) => ({ ref: category, key: newRowKey(row), at: null, wish }))
  const moved = new Map<string, number>()
  const orders: { category: CategoryRef; items: readonly string[] }[] = []
  for (const group of grouped([...standing, ...fresh], ({ ref }) => categoryKey(ref)).values()) {
    const order = reorderedKeys(group)
    const plain = reorderedKeys(group.map((each): SheetStanding => ({ ...each, wish: null })))
    if (order.join('\n') === plain.join('\n')) continue
    orders.push({ category: group[0]?.ref ?? { id: '' }, items: order })
    for (const { key, at, wish } of group)
      if (at !== null && wish !== null && wish !== at) moved.set(key, order.indexOf(key) + 1)
  }
  return { orders, moved }
}

/** An item of one category: `at` is its place now, 1 first; null if it is new here. `wish` is what the sheet says. */
export interface SheetStanding {
  readonly key: string
  readonly at: number | null
  readonly wish: number | null
}

/**
 * The keys in their new order. Those without a wish, or whose place stays, keep their order, with newcomers at the end.
 * Then those that wish for another place are put there, the first place first.
 */
export function reorderedKeys(standings: readonly SheetStanding[]): readonly string[] {
  const moves = ({ at, wish }: SheetStanding): boolean => wish !== null && wish !== at
  const order = standings
    .filter((each) => !moves(each))
    .sort((a, b) => (a.at ?? Number.POSITIVE_INFINITY) - (b.at ?? Number.POSITIVE_INFINITY) || 0)
    .map(({ key }) => key)
  const movers = standings.filter(moves).sort((a, b) => (a.wish ?? 0) - (b.wish ?? 0))
  for (const { key, wish } of movers) order.splice(Math.max(0, (wish ?? 1) - 1), 0, key)
  return order
}
