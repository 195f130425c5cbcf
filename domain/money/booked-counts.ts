// What an order adds to the figures of the day on which the ledger has it: like the ledger, these figures of a day that
// has ended never change (BOOK-1).
import type { DateText, Instant } from '#domain/branch/hours.ts'
import type { BookedOrder } from '#domain/money/ledger.ts'
import { countsAsSold } from '#domain/money/order-payments.ts'
import { paidByRate } from '#domain/money/paid-by-rate.ts'
import { isInShop, isSold } from '../order/course.ts'

/**
 * `sold`: orders that are sold, also where the shop keeps what was paid for one that nobody collected; `paid`: what of
 * them was sold by method and VAT rate, in cents, such as 'card:600'; the others, what became of orders that nobody
 * gets.
 */
export const bookedKinds = ['sold', 'paid', 'refused', 'cancelled', 'not-collected'] as const
type BookedKind = (typeof bookedKinds)[number]

export interface BookedCount {
  readonly day: DateText
  readonly kind: BookedKind
  readonly subject: string
  readonly amount: number
}

/** Of orders of the old site, which have no time, those that were paid here: the ledger has no others. */
export function bookedCountsOf(order: BookedOrder, dayOf: (at: Instant) => DateText): BookedCount[] {
  const { course, payments, placedAt, wantedAt } = order
  if (!isInShop(course) || (wantedAt === null && payments.length === 0)) return []
  const day = dayOf(wantedAt ?? placedAt)
  const counts: BookedCount[] = paidByRate(order).map(({ way, rate, gross }) => ({
    day,
    kind: 'paid',
    subject: `${way}:${rate ?? 'none'}`,
    amount: gross,
  }))
  if (countsAsSold(order)) counts.push({ day, kind: 'sold', subject: '', amount: 1 })
  if (!isSold(course) && wantedAt !== null) counts.push({ day, kind: course as BookedKind, subject: '', amount: 1 })
  return counts
}

/** What leads from one to the other. What belongs to a day that has ended is dated `today`, as in the ledger. */
export function countsBetween(
  before: readonly BookedCount[],
  after: readonly BookedCount[],
  today: DateText,
): BookedCount[] {
  const changed = new Map<string, BookedCount>()
  const add = (count: BookedCount, sign: 1 | -1) => {
    const day = count.day < today ? today : count.day
    const key = `${day} ${count.kind} ${count.subject}`
    const amount = (changed.get(key)?.amount ?? 0) + sign * count.amount
    changed.set(key, { ...count, day, amount })
  }
  for (const count of before) add(count, -1)
  for (const count of after) add(count, 1)
  return [...changed.values()].filter(({ amount }) => amount !== 0)
}
