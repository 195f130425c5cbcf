// The cash of some branches: all orders of the list, and apart from them what was taken today and what is open (F-50).
import type { Branch } from '../../../domain/branch/branch.ts'
import { addDays, type Instant, instantOf, localTime } from '../../../domain/branch/hours.ts'
import type { Takings } from '../../../domain/counter/payment.ts'
import type { Store } from '../../store/open.ts'
import type { Cash, CashBook } from '../../store/takings/cash.ts'
import { takenBetween } from '../../store/takings/payments.ts'
import type { UnpaidBook } from '../../store/takings/unpaid.ts'

interface Books {
  readonly cash: CashBook
  readonly unpaid: UnpaidBook
  readonly db: Store['db']
}

/** Each branch counts its own day, by its own clock. */
export async function cashOf(
  { cash, unpaid, db }: Books,
  branches: readonly Branch[],
  now: Instant,
): Promise<Cash & { readonly takings: Takings }> {
  const all = { total: 0, today: 0, orders: 0 }
  const taken = { cash: 0, card: 0, other: 0 }
  const sums = { rounding: 0, open: 0, later: 0, toGiveBack: 0 }
  for (const { id, timeZone } of branches) {
    const { date } = localTime(now, timeZone)
    const [from, to] = [instantOf(date, 0, timeZone), instantOf(addDays(date, 1), 0, timeZone)]
    const money = await takenBetween(db, id, from, to)
    add(all, await cash.read(id, from, to))
    add(taken, money.taken)
    add(sums, { rounding: money.rounding, ...(await unpaid.read(id, from, to)) })
  }
  return { ...all, takings: { taken, ...sums } }
}

function add<Key extends string>(sums: Record<Key, number>, more: Readonly<Record<Key, number>>): void {
  for (const key of Object.keys(sums) as Key[]) sums[key] += more[key]
}
