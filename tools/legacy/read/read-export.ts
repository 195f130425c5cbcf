// Reads a whole export of the old site into this shop's own values; no clock, no chance, no database.
import type { FirstCategoryId } from '#domain/menu/menu.ts'
import { type LegacyReservation, type LegacyReview, readReservations, readReviews } from './guest-entries.ts'
import { readCategories } from './menu/category.ts'
import { type LegacyItem, readFood } from './menu/read-food.ts'
import { type Note, openNotebook, type ReadEntry } from './notes.ts'
import { type LegacyOrder, readOrders } from './orders/read-orders.ts'
import { isEntry, pathPart } from './read-shapes.ts'
import { type LegacyShopState, readMessage, readShopState } from './read-shop.ts'

export interface LegacyShop {
  readonly items: readonly ReadEntry<LegacyItem>[]
  readonly orders: readonly ReadEntry<LegacyOrder>[]
  /** The order of the categories, if the old site had one. */
  readonly categories: ReadEntry<readonly FirstCategoryId[]> | null
  readonly reviews: readonly ReadEntry<LegacyReview>[]
  readonly reservations: readonly ReadEntry<LegacyReservation>[]
  readonly shopState: ReadEntry<LegacyShopState> | null
  readonly message: ReadEntry<string | null> | null
  readonly notes: readonly Note[]
}

export const parts: readonly string[] = [
  'food',
  'categories',
  'orders',
  'reviews',
  'shopstatus',
  'deliveryMessage',
  'reservations',
]

/** Null if it is not an export of the old site. `pictures`: the names of the pictures that come with this shop. */
export function readExport(root: unknown, pictures: ReadonlySet<string>): LegacyShop | null {
  if (!isEntry(root) || !Object.keys(root).some((key) => parts.includes(key) || /^\d+$/.test(key))) return null
  const book = openNotebook()
  for (const [key, value] of Object.entries(root))
    if (!parts.includes(key) && !/^\d+$/.test(key)) book.refused(pathPart(key), 'not a known part of the shop', value)
  const items = readFood(root, book, pictures)
  const byOldId = Map.groupBy(
    items.map(({ value }) => value),
    (item) => item.oldId,
  )
  return {
    items,
    categories: readCategories(root.categories, book),
    orders: readOrders(root.orders, book, { byOldId, pictures }),
    reviews: readReviews(root.reviews, book),
    reservations: readReservations(root.reservations, book),
    shopState: readShopState(root.shopstatus, book),
    message: readMessage(root.deliveryMessage, book),
    notes: book.notes,
  }
}
