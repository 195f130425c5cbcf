// The figures of each day of a branch: running counts, changed in the same transaction as what they count, so that
// reading them costs the same however many orders there are.
import type { Kysely } from 'kysely'
import type { Instant } from '../../../domain/branch/hours.ts'
import { type Counted, countedOf, type FigureKind } from '../../../domain/counter/day-counts.ts'
import type { Order } from '../../../domain/order/order.ts'
import { localDays } from '../branch-days.ts'
import type { FigureRow } from '../ledger/ledger-tables.ts'
import { anyById } from '../orders/order-store.ts'
import { preparedRows } from '../prepared.ts'
import { doOnce } from '../setting-store.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'

/** What something adds to the figures of a branch, at the day of an instant. */
interface FigureChange extends Counted {
  readonly branch: string
  readonly at: Instant
}

/** Always in the same order of rows, so that two servers neither lose what the other adds nor deadlock. */
export async function addToFigures(trx: Trx, changes: readonly FigureChange[]): Promise<void> {
  const rows = new Map<string, FigureRow>()
  for (const { branch, at, kind, subject, amount } of changes) {
    const day = (await localDays(trx, branch)).dayOf(at)
    const key = [branch, day, kind, subject].join('\n')
    const row = rows.get(key) ?? { branch, day, kind, subject, amount: 0 }
    rows.set(key, { ...row, amount: row.amount + amount })
  }
  const changed = [...rows]
    .filter(([, { amount }]) => amount !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
  if (changed.length > 0) await upsert(trx, changed)
}

const upsert = preparedRows<FigureRow, unknown>((db, rows) =>
  db
    .insertInto('figure')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['branch', 'day', 'kind', 'subject'])
        .doUpdateSet((e) => ({ amount: e('figure.amount', '+', e.ref('excluded.amount')) })),
    ),
)

type InFigures = Pick<Order, 'branch'> & Parameters<typeof countedOf>[0]

/** Counts an order, or with what it was before, what a step changed. Orders of the old site have no time: not counted. */
export async function countOrder(trx: Trx, order: InFigures, before?: InFigures): Promise<void> {
  const changes = before ? await changesOf(trx, before, -1) : []
  await addToFigures(trx, [...changes, ...(await changesOf(trx, order, 1))])
}

async function changesOf(trx: Trx, order: InFigures, sign: 1 | -1): Promise<FigureChange[]> {
  const { branch, wantedAt: at } = order
  if (at === null) return []
  const { minuteOf } = await localDays(trx, branch)
  return countedOf(order, minuteOf(at)).map((counted) => ({ ...counted, branch, at, amount: sign * counted.amount }))
}

/** Counts what there is, unless that was done before. A database that was filled without the calls has no figures. */
export const countFiguresOnce = (db: Kysely<Tables>): Promise<void> => doOnce(db, 'figures.counted', countFigures)

const page = 500

/** What no order says. */
const ofStock: readonly FigureKind[] = ['soldOut', 'minutesOut']

/** Counts all orders again from scratch, and keeps how often and how long items were sold out. */
export async function countFigures(trx: Trx): Promise<void> {
  await trx.deleteFrom('figure').where('kind', 'not in', ofStock).execute()
  for (let after = 0; ; ) {
    const rows = await trx.selectFrom('orders').select('id').where('id', '>', after).orderBy('id').limit(page).execute()
    const ids = rows.map(({ id }) => id)
    const changes: FigureChange[] = []
    for (const order of await anyById(trx, ids)) changes.push(...(await changesOf(trx, order, 1)))
    await addToFigures(trx, changes)
    if (ids.length < page) return
    after = ids.at(-1) ?? 0
  }
}
