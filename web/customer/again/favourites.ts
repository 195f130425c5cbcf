// What this customer likes: items and whole orders with a heart, kept on this device only (AGAIN-2).
import type { CartLine } from '#domain/order/cart/cart.ts'
import { onStoredElsewhere, readStored, writeStored } from '#web/data/browser-storage.ts'
import { createObservable, useObservable, whileWatched } from '#web/data/observable.ts'
import { readCart } from '../cart/cart-store.ts'
import type { PastLine } from './past-lines.ts'

export interface FavouriteOrder {
  /** The id of the order that got the heart. */
  readonly id: string
  /** Where it was ordered. */
  readonly branch: string
  readonly lines: readonly PastLine[]
}

export interface Favourites {
  /** Ids of items, newest first. */
  readonly items: readonly string[]
  readonly orders: readonly FavouriteOrder[]
}

/** Of items, and of orders; one more replaces the oldest. */
export const mostFavourites = { items: 24, orders: 12 } as const

const known = createObservable(readFavourites())

const favourites = whileWatched(known, () => onStoredElsewhere('favourites', () => known.write(readFavourites())))

export const useFavourites = (): Favourites => useObservable(favourites)

/** What is stored by this version; anything else is dropped. */
export function readFavourites(): Favourites {
  const { items, orders } = (readStored('favourites') ?? {}) as { [Key in keyof Favourites]?: unknown }
  return {
    items: listOf(items).flatMap((one) => (typeof one === 'string' ? [one] : [])),
    orders: listOf(orders).flatMap((one) => orderFrom(one) ?? []),
  }
}

/** Declarations, as the list is read while this file is being loaded. */
function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function orderFrom(value: unknown): FavouriteOrder | undefined {
  const { id, branch, lines } = (value ?? {}) as { [Key in keyof FavouriteOrder]?: unknown }
  const kept = readCart({ lines }).lines as readonly CartLine[]
  return typeof id === 'string' && typeof branch === 'string' && kept.length > 0
    ? { id, branch, lines: kept }
    : undefined
}

function keep(next: Favourites): void {
  writeStored('favourites', next.items.length + next.orders.length > 0 ? next : undefined)
  known.write(next)
}

/** Gives an item a heart, or takes it away. */
export function likeItem(item: string, liked: boolean): void {
  const now = readFavourites()
  const others = now.items.filter((one) => one !== item)
  keep({ ...now, items: liked ? [item, ...others].slice(0, mostFavourites.items) : others })
}

export function likeOrder(order: FavouriteOrder, liked: boolean): void {
  const now = readFavourites()
  const others = now.orders.filter(({ id }) => id !== order.id)
  keep({ ...now, orders: liked ? [order, ...others].slice(0, mostFavourites.orders) : others })
}
