// What the card of an item is told of where and when it is sold.
import type { ComponentType } from 'react'
import type { MenuItem } from '../api/menu/menu.ts'

/** What the card of an item says of it: plain values, so that a minute renders only the cards that it changes. */
export interface SaleProps {
  /** It cannot be ordered for that day (any more). */
  readonly over?: boolean
  /** A line of the card: until when, from when, or where it is sold. */
  readonly Note?: ComponentType<{ item: MenuItem }>
}
