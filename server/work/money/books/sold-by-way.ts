// What was sold on a day by method of payment and rate: for its page and for the accountant's file (BOOK-1, BOOK-3).
import type { DateText } from '#domain/branch/hours.ts'
import type { WayAtRates } from '#domain/money/day-end.ts'
import { paymentWays } from '#domain/money/payment.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { readCounts } from '#server/store/money/figure-reads.ts'

/**
 * In the order of the methods; what is due comes last. Adds up to what the ledger sold, as it is counted with its
 * entries.
 */
export async function soldByWay(db: Db, branch: string, day: DateText): Promise<WayAtRates[]> {
  const counts = await readCounts(db, [branch], [day], ['paid'])
  const paid = counts.map(({ subject, amount }) => {
    const [way, rate] = subject.split(':')
    return { way, rate: rate === 'none' ? null : Number(rate), gross: amount }
  })
  return ([...paymentWays, 'due'] as const).flatMap((way) => {
    const byRate = paid.filter((one) => one.way === way).map(({ rate, gross }) => ({ rate, gross }))
    return byRate.length > 0 ? [{ way, byRate }] : []
  })
}
