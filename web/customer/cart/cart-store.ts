// The customer's cart and branch on this phone: kept across reloads, the same in every tab (CART-1).
import { type Cart, type Key, setQuantity } from '#domain/order/cart/cart.ts'
import { type CartLine, emptyCart, pieceCountOf } from '#domain/order/cart/kept-cart.ts'
import { limits } from '#domain/order/order-limits.ts'
import type { Cents } from '#domain/shared/money.ts'
import { onStoredElsewhere, readStored, writeStored } from '#web/data/browser-storage.ts'
import { loadAnewReason } from '#web/data/http/load-anew.ts'
import { createObservable, useDerived, useObservable, whileWatched } from '#web/data/observable.ts'
import { leaveFor } from '../ordering/seat.ts'

const cart = keptStore('cart', readCart)
const branch = keptStore('branch', readBranch)

/** What is stored under `name`; while it is watched, it follows changes in other tabs. */
function keptStore<Value>(name: string, read: (value: unknown) => Value) {
  const store = createObservable(read(readStored(name)))
  const hear = () => {
    const kept = readStored(name)
    store.write(read(kept))
    if (strangeIn(kept)[0]) loadAnewReason.write('newer')
  }
  return whileWatched(store, () => onStoredElsewhere(name, hear))
}

export const useCart = (): Cart => useObservable(cart)
/** Parts of the cart that a component can watch without rendering at every other change. */
export const useCartCount = (): number => useDerived(cart, pieceCountOf)
export const useCartDay = (): Cart['day'] => useDerived(cart, (now) => now.day)
/** How many of an item are in the cart, among the lines that `isOwn` counts. */
export const useQuantity = (item: string, isOwn: (line: CartLine) => boolean): number =>
  useDerived(cart, ({ lines }) => pieceCountOf({ lines: lines.filter((line) => line.item === item && isOwn(line)) }))
/** The size in which an item is in the cart; that of its first line if there are several. */
export const useSizeInCart = (item: string, sizes: readonly { readonly id: string }[]): string | undefined =>
  useDerived(cart, ({ lines }) => {
    const line = lines.find((one) => one.item === item)
    return line && lineSize(line, sizes)
  })
export const useBranchId = (): string | null => useObservable(branch)

export const readBranchId = (): string | null => branch.read()
export const watchBranchId = (changed: () => void): (() => void) => branch.watch(changed)

export const watchCart = (changed: () => void): (() => void) => cart.watch(changed)

/** The current cart, for actions on a click. */
export const readNow = (): Cart => cart.read()

/** Replaces the cart with a changed one, here and in every tab. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const next = change(cart.read())
  if (next === cart.read()) return
  const kept = readStored('cart')
  writeStored('cart', { ...(kept as object), ...next, lines: [...next.lines, ...strangeIn(kept)] })
  cart.write(next)
}

export function chooseBranch(id: string): void {
  leaveFor(id)
  writeStored('branch', id)
  branch.write(id)
}

/** MENU-6: 0 removes the line, a negative number changes nothing. */
export const changeQuantity = (key: Key, quantity: number, price: Cents): void =>
  changeCart((cart) => setQuantity(cart, key, quantity, price))

export const emptyTheCart = (): void => changeCart(() => emptyCart)

/** A cart from storage; what is not a valid line (written by another version or by hand) is left out. */
export function readCart(value: unknown): Cart {
  const day = isRecord(value) ? value.day : null
  const isDay = typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
  return { day: isDay ? day : null, lines: linesIn(value).filter(isLine) }
}

/** Lines that this version does not understand: another tab with a newer one wrote them, and they stay as they are. */
const strangeIn = (kept: unknown): unknown[] => linesIn(kept).filter((line) => !isLine(line))

/** A declaration, as the cart is read while this file is being loaded. */
function linesIn(kept: unknown): unknown[] {
  return isRecord(kept) && Array.isArray(kept.lines) ? kept.lines : []
}

function readBranch(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false
  const { item, options, parts, part, quantity, note, seenPrice, since } = value
  return (
    typeof item === 'string' &&
    // A line that means more than these fields say has a higher number.
    !((since as number) > 1) &&
    isChosen(options) &&
    (parts === undefined ||
      (Array.isArray(parts) &&
        parts.every(
          (one) => typeof one?.part === 'string' && typeof one.item === 'string' && isChosen(one.options),
        ))) &&
    (part === undefined || Number.isInteger(part)) &&
    Number.isInteger(quantity) &&
    (quantity as number) > 0 &&
    (quantity as number) <= limits.quantity &&
    typeof note === 'string' &&
    Number.isInteger(seenPrice)
  )
}

/** A declaration for the same reason. */
function isChosen(options: unknown): boolean {
  if (options === undefined) return true
  return Array.isArray(options) && options.every((one) => typeof one?.option === 'string' && one.quantity > 0)
}

/** The one of those that are shown; a line that says none of them, as before there were sizes, is in the first. */
export const lineSize = (
  { options = [] }: Pick<CartLine, 'options'>,
  sizes: readonly { readonly id: string }[],
): string | undefined => (sizes.find(({ id }) => options.some(({ option }) => option === id)) ?? sizes[0])?.id
