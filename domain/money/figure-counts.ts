// What an order adds to the figures of its day.
import { clockText, type Minutes } from '#domain/branch/hours.ts'
import { largeSale } from '#domain/money/day-book.ts'
import { countsAsSold, type PaidOrder, soldFor } from '#domain/money/order-payments.ts'
import { isInShop } from '../order/course.ts'
import { latenessOf } from '../order/lateness.ts'
import type { Order, OrderLine } from '../order/order.ts'
import { bookedKinds } from './booked-counts.ts'
import { eatenHere } from './till-limit.ts'

/**
 * `hour`, `minute`: orders by the hour, and by the minute such as '09:05', for which they were promised; `turnover`:
 * their cents by that minute. `item`: pieces sold, and `part` those within meal deals. `reduced`: cents that
 * reductions took off what was sold, and `reducedPieces` off how many pieces, by the id of the rule. `soldOut`: how
 * often an item was, and `minutesOut` for how long while its branch was open. `large`: sales in cents, by the id of
 * their order. `eaten`: cents without VAT of the food that is eaten at a table. The booked ones stand on the day of the
 * ledger, all others on the day of the promise.
 */
export const figureKinds = [
  'hour',
  'minute',
  'turnover',
  'item',
  'part',
  'reduced',
  'reducedPieces',
  'kept',
  'late',
  'soldOut',
  'minutesOut',
  'large',
  'eaten',
  ...bookedKinds,
] as const
export type FigureKind = (typeof figureKinds)[number]

/** `subject` is an hour such as '09', a minute, the id of an item, or empty. */
export interface Counted {
  readonly kind: FigureKind
  readonly subject: string
  readonly amount: number
}

type Countable = Pick<Order, 'id' | 'form' | 'course' | 'lines' | 'total' | 'payments' | 'placedAt' | 'wantedAt'> &
  Partial<Pick<Order, 'firstPromisedAt' | 'readyAt' | 'keptAt'>>

/** `minute`: that of its promise on the clock of the branch. */
export function countedOf(order: Countable, minute: Minutes): Counted[] {
  const { course, lines, firstPromisedAt, readyAt } = order
  if (!isInShop(course)) return []
  const counted = countedSale(order, minute)
  const eaten = eatenHere(order)
  if (eaten !== 0) counted.push({ kind: 'eaten', subject: '', amount: eaten })
  // What was ready kept its promise or missed it, also if nobody collected it.
  if (firstPromisedAt && readyAt)
    counted.push({ kind: latenessOf(firstPromisedAt, readyAt) === 'kept' ? 'kept' : 'late', subject: '', amount: 1 })
  return countsAsSold(order) ? [...countedPieces(lines, minute), ...counted] : counted
}

/** The order itself and its pieces, once it counts as sold. */
export function countedPieces(
  lines: readonly Pick<OrderLine, 'item' | 'quantity' | 'parts' | 'reduction'>[],
  minute: Minutes,
): Counted[] {
  const at = clockText(minute)
  return [
    { kind: 'hour', subject: at.slice(0, 2), amount: 1 },
    { kind: 'minute', subject: at, amount: 1 },
    ...lines.map(({ item, quantity }) => ({ kind: 'item' as const, subject: item, amount: quantity })),
    ...countedParts(lines),
    ...lines.flatMap((line) => countedReduction(line)),
  ]
}

const countedReduction = ({ reduction, quantity }: Pick<OrderLine, 'quantity' | 'reduction'>): Counted[] =>
  reduction
    ? [
        { kind: 'reduced', subject: reduction.id, amount: reduction.off * quantity },
        { kind: 'reducedPieces', subject: reduction.id, amount: quantity },
      ]
    : []

/** What meal deals consist of: the deals themselves are pieces. */
export const countedParts = (lines: readonly Pick<OrderLine, 'quantity' | 'parts'>[]): Counted[] =>
  lines.flatMap(({ parts = [], quantity }) =>
    parts.map(({ item }) => ({ kind: 'part' as const, subject: item, amount: quantity })),
  )

/** The cents for which an order is sold: by the minute, and by itself if it is large. */
export function countedSale(order: PaidOrder & Pick<Order, 'id'>, minute: Minutes): Counted[] {
  const sold = soldFor(order)
  const counted: Counted[] = []
  if (sold !== 0) counted.push({ kind: 'turnover', subject: clockText(minute), amount: sold })
  if (sold > largeSale) counted.push({ kind: 'large', subject: String(order.id), amount: sold })
  return counted
}
