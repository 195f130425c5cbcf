// Reads the end of a day at a branch from balances and counts, whatever number of orders the day had (BOOK-1).
import { addDays, type DateText } from '#domain/branch/hours.ts'
import { readBookLine } from '#domain/money/day-book.ts'
import type { KeptCount } from '#domain/money/day-count.ts'
import type { DayEnd } from '#domain/money/day-end.ts'
import { notGivenBack, takenBy } from '#domain/money/ledger.ts'
import { paymentWays } from '#domain/money/payment.ts'
import { grossOf, ratesOf } from '#domain/money/rate-sums.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { sumBalances } from '#server/store/money/balance-range.ts'
import { bookLinesOf, dayBalances, sealBefore } from '#server/store/money/day-book-store.ts'
import { newestCount } from '#server/store/money/day-count-store.ts'
import { type PlainCount, readCounts } from '#server/store/money/figure-reads.ts'
import { invoicedOn } from '#server/store/money/invoice-store.ts'
import { balancesOf } from '#server/store/money/ledger-store.ts'
import { codesOf } from '#server/store/order/codes.ts'
import { soldByWay } from './sold-by-way.ts'

const kinds = ['sold', 'refused', 'cancelled', 'not-collected', 'large'] as const

export async function readDayEnd(db: Db, branch: string, day: DateText, today: DateText): Promise<DayEnd> {
  const balances = await dayBalances(db, branch, day)
  const counts = await readCounts(db, [branch], [day], kinds)
  const [line] = await bookLinesOf(db, branch, { from: day, to: day })
  const sealed = line && readBookLine(line)
  const invoiced = sealed ? undefined : await invoicedOn(db, branch, day)
  const count = await newestCount(db, branch, day, 'of')
  const sum = (kind: string) => counts.filter((one) => one.kind === kind).reduce((all, { amount }) => all + amount, 0)
  return {
    branch,
    day,
    today: day >= today,
    sold: ratesOf(Object.entries(balances)),
    ways: await soldByWay(db, branch, day),
    taken: paymentWays.flatMap((way) =>
      takenBy(balances, way) === 0 ? [] : [{ way, amount: takenBy(balances, way) }],
    ),
    giftSold: 0 - (balances['gift-sold'] ?? 0),
    rounding: 0 - (balances.rounding ?? 0),
    cash: takenBy(balances, 'cash'),
    toGiveBack: await notGivenBackAfter(db, branch, day),
    orders: {
      sold: sum('sold'),
      refused: sum('refused'),
      cancelled: sum('cancelled'),
      notCollected: sum('not-collected'),
    },
    large: sealed
      ? sealed.large.map(({ code, sales }) => ({ code, gross: grossOf(sales) }))
      : await largeOf(db, counts, invoiced?.orders),
    invoiced: grossOf(sealed?.invoiced ?? invoiced?.rates ?? []),
    floatBefore: (await newestCount(db, branch, day, 'before'))?.keeps ?? null,
    count: count ? withoutPlace(count) : null,
    version: count?.id ?? 0,
    line: sealed
      ? {
          number: sealed.number,
          closedAt: sealed.closedAt,
          seal: line.seal,
          before: await sealBefore(db, branch, sealed.number),
        }
      : null,
  }
}

/** What customers had not got back as the day ended: a day that ended never changes, so it is read from today's. */
async function notGivenBackAfter(db: Db, branch: string, day: DateText): Promise<Cents> {
  const since = await sumBalances(db, [branch], { from: addDays(day, 1), to: '9999-12-31' })
  return notGivenBack(await balancesOf(db, branch)) - notGivenBack(since)
}

/** The large sales of a day that is not in the book yet; what was invoiced will not be there. */
async function largeOf(db: Db, counts: readonly PlainCount[], invoiced: ReadonlySet<number> = new Set()) {
  const sales = counts
    .filter(({ kind, subject }) => kind === 'large' && !invoiced.has(Number(subject)))
    .map(({ subject, amount }) => ({ order: Number(subject), gross: amount }))
    .sort((one, other) => one.order - other.order)
  const codes = await codesOf(
    db,
    sales.map(({ order }) => order),
  )
  return sales.map(({ order, gross }) => ({ code: codes.get(order) ?? '', gross }))
}

const withoutPlace = ({ branch: _, day: __, id: ___, ...count }: KeptCount) => count
