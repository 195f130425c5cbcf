// What an order adds to the figures of its day.
import { keptWithin } from '../capacity/quote.ts'
import { isInShop, isSold } from '../order/course.ts'
import type { Order } from '../order/order.ts'

/** `hour`: orders by the hour for which they were promised. `item`: pieces sold. `soldOut`: how often an item was. */
export const figureKinds = ['hour', 'item', 'kept', 'late', 'refused', 'cancelled', 'not-collected', 'soldOut'] as const
export type FigureKind = (typeof figureKinds)[number]

/** `subject` is an hour such as '09', the id of an item, or empty. */
export interface Counted {
  readonly kind: FigureKind
  readonly subject: string
  readonly amount: number
}

type Countable = Pick<Order, 'course' | 'lines'> & Partial<Pick<Order, 'firstPromisedAt' | 'readyAt'>>

/** `hour`: that of its promise at the branch, 0 to 23. An order that nobody gets counts only as what became of it. */
export function countedOf(order: Countable, hour: number): Counted[] {
  const { course, lines, firstPromisedAt, readyAt } = order
  if (!isInShop(course)) return []
  if (!isSold(course)) return [{ kind: course as FigureKind, subject: '', amount: 1 }]
  const counted: Counted[] = [
    { kind: 'hour', subject: String(hour).padStart(2, '0'), amount: 1 },
    ...lines.map(({ item, quantity }) => ({ kind: 'item' as const, subject: item, amount: quantity })),
  ]
  if (firstPromisedAt && readyAt)
    counted.push({ kind: readyAt <= firstPromisedAt + keptWithin ? 'kept' : 'late', subject: '', amount: 1 })
  return counted
}
