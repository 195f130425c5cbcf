// Which item is open in its sheet: from its card, or from its line in the cart, to change it.

import type { Chosen } from '#domain/menu/options.ts'
import type { CartLine, Key } from '#domain/order/cart/cart.ts'
import type { Cents } from '#domain/shared/money.ts'
import { createObservable } from '#web/data/observable.ts'

/** What somebody wants to add. */
export interface ItemToAdd extends Key {
  readonly quantity: number
  /** Absent: none. */
  readonly note?: string
  /** Cents for one, as it was seen. */
  readonly price: Cents
}

export interface OpenedItem {
  readonly item: string
  /** As the card shows it; absent: as it is in `options`. */
  readonly size?: string | undefined
  /** What is chosen at first; absent: as it comes. */
  readonly options?: Chosen | undefined
  /** The line that is being changed; absent: something is added. */
  readonly line?: CartLine
  /** Something has to be chosen: say at once what. */
  readonly urgent?: boolean
  /** Before a branch is chosen: asks for it, then adds. */
  readonly ask?: ((wish: ItemToAdd) => void) | undefined
}

/** Null if none is open. */
export const openedItem = createObservable<OpenedItem | null>(null)

export const openItem = (opened: OpenedItem): void => openedItem.write(opened)

export const closeItem = (): void => openedItem.write(null)
