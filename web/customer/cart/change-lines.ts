// Changing lines of the cart: quantity, note, splitting, new prices (CART-3), removing and restoring.
import { type CartLine, isLine, type LineKey } from '#domain/order/cart/cart.ts'
import {
  acceptPrice,
  joinAlike,
  type RemovedLine,
  restoreLine,
  rowsOf,
  setLineQuantity,
  setNote,
  splitLine,
} from '#domain/order/cart/cart-lines.ts'
import type { CheckedLine } from '#domain/order/cart/checked-line.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'
import { changeCart, readNow } from './cart-store.ts'

/** How long a removed line can be restored. */
const keptMs = 10_000

export interface GoneLine extends RemovedLine {
  readonly id: number
}

const gone = createObservable<readonly GoneLine[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0

export const changeNote = (key: LineKey, note: string): void => changeCart((cart) => setNote(cart, key, note))

/** 0 removes the line, with Undo. */
export function changeLine(key: CartLine, quantity: number): void {
  if (quantity === 0) remove(key)
  else changeCart((cart) => setLineQuantity(cart, key, quantity))
}

/** Splits one piece of a line into a line of its own; returns that line. */
export function splitCartLine(key: LineKey): CartLine | null {
  const { cart, made } = splitLine(readNow(), key)
  changeCart(() => cart)
  return made
}

export const joinLines = (): void => changeCart(joinAlike)

export function useGoneLines(): readonly GoneLine[] {
  return useObservable(gone)
}

function remove(key: CartLine): void {
  const { lines } = readNow()
  const line = lines.find((one) => isLine(one, key))
  if (!line) return
  const place = rowsOf<CartLine, GoneLine>(lines, gone.read()).indexOf(line)
  const id = ++lastId
  gone.write([...gone.read(), { id, line, place }])
  changeCart((cart) => setLineQuantity(cart, line, 0))
  letGo(id)
}

/** Restores a removed line with its note, at its former index. */
export function bringBackLine(one: GoneLine): void {
  changeCart((cart) => restoreLine(cart, one, gone.read()))
  holdOn(one.id)
  gone.write(gone.read().filter(({ id }) => id !== one.id))
}

/** The removed line stays while the pointer or focus is on its button. */
export function holdOn(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

export function letGo(id: number): void {
  holdOn(id)
  timers.set(
    id,
    setTimeout(() => forget(id), keptMs),
  )
}

/** Removed lines belonged to an order that was placed. */
export function forgetGone(): void {
  for (const { id } of gone.read()) holdOn(id)
  gone.write([])
}

function forget(id: number): void {
  timers.delete(id)
  const place = gone.read().find((one) => one.id === id)?.place ?? 0
  const others = gone.read().filter((one) => one.id !== id)
  gone.write(others.map((one) => (one.place > place ? { ...one, place: one.place - 1 } : one)))
}

// Agreeing to prices that changed since the customer saw them (CART-3).

export function acceptPrices(lines: readonly CheckedLine[]): void {
  changeCart((cart) =>
    lines
      .filter((line) => line.mark === 'price_changed')
      .reduce((next, line) => acceptPrice(next, line, line.price), cart),
  )
}
