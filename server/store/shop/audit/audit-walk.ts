// What the checks of an audit walk: orders and entries of the ledger, a batch at a time, with a pause between two.
import { sql } from 'kysely'
import type { DateText, Instant } from '#domain/branch/hours.ts'
import type { LedgerLine } from '#domain/money/ledger.ts'
import type { Order } from '#domain/order/order.ts'
import type { LocalDays } from '#server/store/branch/branch-days.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { fromJson } from '#server/store/json.ts'
import { anyById } from '#server/store/order/order-store.ts'

export interface AuditAsk {
  readonly db: Db
  readonly now: Instant
  /** From this day on, everything that counted a day is still stored: older orders and entries may be forgotten. */
  readonly since: DateText
  /** The days of a branch: every order is counted by them, so each branch is read once for the whole audit. */
  readonly daysOf: (branch: string) => Promise<LocalDays>
  /** Called between two batches, so that nobody waits for an audit. */
  readonly pause: () => Promise<void>
}

/** Yields a sentence for each thing that does not hold. */
export type AuditWalk = (ask: AuditAsk) => AsyncGenerator<string>

const batch = 200

/** An order with the archive that it is in: 0 for the list, -1 if it has not reached the shop. */
export type AuditedOrder = Order & { readonly archive: number; readonly due: number; readonly status: number }

/** Every stored order, wherever it is, with the columns that follow from the others as they are stored. */
export async function* everyOrder({ db, pause }: AuditAsk): AsyncGenerator<readonly AuditedOrder[]> {
  for (let after = 0; ; ) {
    const heads = await db
      .selectFrom('orders')
      .select(['id', 'archive', 'due', 'status'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    const byId = new Map(heads.map((head) => [Number(head.id), head]))
    const orders = await anyById(db, [...byId.keys()])
    yield orders.flatMap((order) => {
      const head = byId.get(order.id)
      return head
        ? [{ ...order, archive: Number(head.archive), due: Number(head.due), status: Number(head.status) }]
        : []
    })
    if (heads.length < batch) return
    after = Number(heads.at(-1)?.id)
    await pause()
  }
}

export interface AuditedEntry {
  readonly id: number
  readonly branch: string
  readonly order: number | null
  readonly lines: readonly LedgerLine[]
}

const entryPage = 2000

/**
 * The entries of the ledger in the order of their ids; `orders`: only those about orders with these ids, the second
 * left out.
 */
export async function* everyEntry(
  { db, pause }: AuditAsk,
  orders?: readonly [from: number, to: number],
): AsyncGenerator<readonly AuditedEntry[]> {
  const which = orders ? sql`order_id >= ${orders[0]} and order_id < ${orders[1]}` : sql`1 = 1`
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; branch: string; order_id: number | null; lines: string }>`
      select id, branch, order_id, lines from ledger_entry where ${which} and id > ${after}
      order by id limit ${entryPage}`.execute(db)
    yield rows.map(({ id, branch, order_id, lines }) => ({
      id: Number(id),
      branch,
      order: order_id === null ? null : Number(order_id),
      lines: fromJson<LedgerLine[]>(lines),
    }))
    if (rows.length < entryPage) return
    after = Number(rows.at(-1)?.id)
    await pause()
  }
}
