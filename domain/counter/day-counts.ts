// What an order adds to the figures of its day.
import { clockText, type Minutes } from '../branch/hours.ts'
import { keptWithin } from '../capacity/quote.ts'
import { largeSale } from '../money/day-book.ts'
import { paidByRate } from '../money/paid-by-rate.ts'
import { isInShop, isSold } from '../order/course.ts'
import type { Order } from '../order/order.ts'

/**
 * `hour`, `minute`: orders by the hour, and by the minute such as '09:05', for which they were promised; `turnover`: their
 * cents by that minute. `item`: pieces sold. `soldOut`: how often an item was,
 * and `minutesOut` for how long while its branch was open. In cents, too: `paid` by method and VAT rate,
 * such as 'card:600', and `large` sales by their code.
 */
export const figureKinds = [
  'hour',
  'minute',
  'turnover',
  'item',
  'kept',
  'late',
  'refused',
  'cancelled',
  'not-collected',
  'soldOut',
  'minutesOut',
  'paid',
  'large',
] as const
export type FigureKind = (typeof figureKinds)[number]

/** `subject` is an hour such as '09', a minute, the id of an item, or empty. */
export interface Counted {
  readonly kind: FigureKind
  readonly subject: string
  readonly amount: number
}

type Countable = Pick<Order, 'course' | 'lines' | 'total' | 'payments' | 'code' | 'placedAt' | 'wantedAt'> &
  Partial<Pick<Order, 'firstPromisedAt' | 'readyAt'>>

/** `minute`: that of its promise on the clock of the branch. An order that nobody gets counts only as what became of it. */
export function countedOf(order: Countable, minute: Minutes): Counted[] {
  const { course, lines, firstPromisedAt, readyAt, total, code } = order
  if (!isInShop(course)) return []
  if (!isSold(course)) return [{ kind: course as FigureKind, subject: '', amount: 1 }]
  const at = clockText(minute)
  const counted: Counted[] = [
    { kind: 'hour', subject: at.slice(0, 2), amount: 1 },
    { kind: 'minute', subject: at, amount: 1 },
    { kind: 'turnover', subject: at, amount: total },
    ...lines.map(({ item, quantity }) => ({ kind: 'item' as const, subject: item, amount: quantity })),
    ...paidByRate(order).map(({ way, rate, gross }) => ({
      kind: 'paid' as const,
      subject: `${way}:${rate ?? 'none'}`,
      amount: gross,
    })),
  ]
  if (total > largeSale) counted.push({ kind: 'large', subject: code, amount: total })
  if (firstPromisedAt && readyAt)
    counted.push({ kind: readyAt <= firstPromisedAt + keptWithin ? 'kept' : 'late', subject: '', amount: 1 })
  return counted
}
