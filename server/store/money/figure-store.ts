// The figures of each day of a branch: running counts, changed in the same transaction as what they count, so that
// reading them costs the same however many orders there are.
import type { Instant } from '#domain/branch/hours.ts'
import { type Counted, countedOf } from '#domain/money/figure-counts.ts'
import type { Order } from '#domain/order/order.ts'
import { localDays } from '../branch/branch-days.ts'
import type { Trx } from '../write-queue.ts'
import type { FigureRow } from './ledger-tables.ts'
import { addToSums } from './running-sums.ts'

/** What something adds to the figures of a branch, at the day of an instant. */
interface FigureChange extends Counted {
  readonly branch: string
  readonly at: Instant
}

export async function addToFigures(trx: Trx, changes: readonly FigureChange[]): Promise<void> {
  const figures: FigureRow[] = []
  for (const { branch, at, kind, subject, amount } of changes)
    figures.push({ branch, day: (await localDays(trx, branch)).dayOf(at), kind, subject, amount })
  await addToSums(trx, { figures })
}

type InFigures = Pick<Order, 'branch'> & Parameters<typeof countedOf>[0]

/**
 * What an order adds to the figures, on the day of its promise. Orders of the old site have no time: not counted. The
 * ledger counts what is booked with its entries.
 */
export async function figuresOf(trx: Trx, order: InFigures, sign: 1 | -1): Promise<FigureRow[]> {
  const { branch, wantedAt } = order
  if (wantedAt === null) return []
  const { dayOf, minuteOf } = await localDays(trx, branch)
  const day = dayOf(wantedAt)
  return countedOf(order, minuteOf(wantedAt)).map(({ kind, subject, amount }) => ({
    branch,
    day,
    kind,
    subject,
    amount: sign * amount,
  }))
}
