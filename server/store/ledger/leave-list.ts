// What the ledger writes when orders leave the list, and when they come back: what nobody paid or gave back is set apart.
import { type RawBuilder, sql } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import { type BookedOrder, difference, positionOf } from '../../../domain/money/ledger.ts'
import { type OrderPayment, owedParts } from '../../../domain/money/order-payments.ts'
import type { Course } from '../../../domain/order/course.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { localDays } from '../branch-days.ts'
import { read } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { bySelf, type EntryActor, type LedgerEntry, postEntries } from './ledger-store.ts'

interface Leaving {
  readonly kind: 'close' | 'forget' | 'restore'
  readonly by?: EntryActor
  readonly at: Instant
}

const page = 500

/** One entry for each order of which something is still due. Returns what is to be given back of all of them. */
export async function postLeaving(trx: Trx, which: RawBuilder<boolean>, act: Leaving): Promise<Cents> {
  let toGiveBack = 0
  for (let after = 0; ; ) {
    const rows = await trx
      .selectFrom('orders')
      .select(['id', 'branch', 'course', 'total', 'payments', 'placed_at', 'wanted_at', 'wanted_known'])
      .where(which)
      .where('due', '<>', sql.lit(0))
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
      .execute()
    const entries: LedgerEntry[] = []
    for (const { id, branch, placed_at: placedAt, ...row } of rows) {
      const { dayOf } = await localDays(trx, branch)
      const order: BookedOrder = {
        ...{ course: row.course as Course, total: row.total, payments: read<OrderPayment[]>(row.payments), placedAt },
        wantedAt: row.wanted_known === 1 ? row.wanted_at : null,
      }
      toGiveBack += owedParts(order).reduce((sum, { amount }) => sum + amount, 0)
      const [listed, left] = [positionOf(order, { dayOf }), positionOf(order, { dayOf, left: true })]
      const [before, now] = act.kind === 'restore' ? [left, listed] : [listed, left]
      entries.push({ by: bySelf, ...act, branch, order: id, lines: difference(before, now, dayOf(act.at)) })
    }
    await postEntries(trx, entries)
    if (rows.length < page) return toGiveBack
    after = rows.at(-1)?.id ?? 0
  }
}
