// The customer's cart and branch on this phone: kept across reloads, the same in every tab (CART-1).
import { type Cart, type CartLine, type Key, setQuantity } from '../../domain/cart/cart.ts'
import { countOf, emptyCart } from '../../domain/cart/kept-cart.ts'
import { optionsOfKept } from '../../domain/cart/old-line.ts'
import { limits } from '../../domain/order/order-limits.ts'
import type { Cents } from '../../domain/shared/money.ts'
import { onStoredElsewhere, readStored, writeStored } from '../api/browser-storage.ts'
import { createObservable, useDerived, useObservable, whileWatched } from '../api/observable.ts'
import { leaveFor } from '../ordering/seat.ts'
import { lineSize } from './line-size.ts'

const cart = keptStore('cart', readCart)
const branch = keptStore('branch', readBranch)

/** What is stored under `name`; while it is watched, it follows changes in other tabs. */
function keptStore<Value>(name: string, read: (value: unknown) => Value) {
  const store = createObservable(read(readStored(name)))
  return whileWatched(store, () => onStoredElsewhere(name, () => store.write(read(readStored(name)))))
}

export const useCart = (): Cart => useObservable(cart)
/** Parts of the cart that a component can watch without rendering at every other change. */
export const useCartCount = (): number => useDerived(cart, countOf)
export const useCartDay = (): Cart['day'] => useDerived(cart, (now) => now.day)
/** How many of an item are in the cart, among the lines that `isOwn` counts. */
export const useQuantity = (item: string, isOwn: (line: CartLine) => boolean): number =>
  useDerived(cart, ({ lines }) => countOf({ lines: lines.filter((line) => line.item === item && isOwn(line)) }))
/** In which of its sizes an item is in the cart; that of the first line if there are several. */
export const useSizeInCart = (item: string, sizes: readonly { readonly id: string }[]): string | undefined =>
  useDerived(cart, ({ lines }) => {
    const line = lines.find((one) => one.item === item)
    return line && lineSize(line, sizes)
  })
export const useBranchId = (): string | null => useObservable(branch)

export const readBranchId = (): string | null => branch.read()
export const watchBranchId = (changed: () => void): (() => void) => branch.watch(changed)

/** The current cart, for actions on a click. */
export const readNow = (): Cart => cart.read()

/** Replaces the cart with a changed one, here and in every tab. */
export function changeCart(change: (cart: Cart) => Cart): void {
  const next = change(cart.read())
  if (next === cart.read()) return
  writeStored('cart', next)
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

/** A cart from storage; anything that is not a valid line (written by an older version or by hand) is dropped. */
export function readCart(value: unknown): Cart {
  if (!isRecord(value) || !Array.isArray(value.lines)) return emptyCart
  const day = typeof value.day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.day) ? value.day : null
  return { day, lines: value.lines.filter(isLine).map(withoutChoice) }
}

function readBranch(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A line as it was kept before sizes were options: in a choice. */
type KeptLine = CartLine & { readonly choice?: string }

function withoutChoice({ choice, options: kept, ...line }: KeptLine): CartLine {
  const options = optionsOfKept(choice, kept)
  return { ...line, ...(options && { options }) }
}

function isLine(value: unknown): value is KeptLine {
  if (!isRecord(value)) return false
  const { item, options, parts, part, quantity, note, seenPrice } = value
  return (
    typeof item === 'string' &&
    // A line without options, as it was kept before there were any, is read as it is.
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

/** A declaration, as the cart is read while this file is being loaded. */
function isChosen(options: unknown): boolean {
  if (options === undefined) return true
  return Array.isArray(options) && options.every((one) => typeof one?.option === 'string' && one.quantity > 0)
}
