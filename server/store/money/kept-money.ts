// Orders that nobody collected and whose money was kept before that was a sale: their sales are entered, dated today.
import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import { bookedCountsOf, countsBetween } from '#domain/money/booked-counts.ts'
import { countedSale } from '#domain/money/figure-counts.ts'
import { type BookedOrder, ledgerDifference, positionOf } from '#domain/money/ledger.ts'
import { due, isPaidAhead, type OrderPayment, soldFor } from '#domain/money/order-payments.ts'
import type { VatShare } from '#domain/money/vat.ts'
import { localDays } from '../branch/branch-days.ts'
import { fromJson } from '../json.ts'
import { byClock } from '../order/acted-by.ts'
import type { Trx } from '../write-queue.ts'
import { addToFigures } from './figure-store.ts'
import type { LedgerEntry } from './ledger-store.ts'
import { addToSums } from './running-sums.ts'

interface UncollectedRow {
  readonly id: number
  readonly branch: string
  readonly archive: number
  readonly total: number
  readonly payments: string
  readonly placed_at: number
  readonly wanted_at: number
  readonly wanted_known: number
  readonly over_at: number | null
}

/**
 * Enters what was kept of each order that nobody collected, was paid online, and is not being paid back. Says on the
 * server's output how many there were. It names each column: later versions read more of an order than there is yet.
 */
export async function enterKeptMoney(trx: Trx, now: Instant): Promise<void> {
  const { rows } = await sql<UncollectedRow>`
    select id, branch, archive, total, payments, placed_at, wanted_at, wanted_known, over_at from orders o
    where course = 'not-collected' and kept_at is null and payments <> '[]' and not exists (
      select 1 from refund r join online_payment p on p.id = r.payment
      where p.order_id = o.id and (r.status in ('due', 'sent') or (r.status = 'failed' and r.ended_by = '')))
    order by id`.execute(trx)
  let entered = 0
  let sum = 0
  for (const row of rows) {
    const kept = await enterOne(trx, row, now)
    if (kept > 0) entered += 1
    sum += kept
  }
  await setLossesApart(trx, now)
  if (entered > 0)
    console.log(
      `${entered} ${entered === 1 ? 'order' : 'orders'} paid online and not collected: the ${(sum / 100).toFixed(2)} euros that were kept are sales now, with their VAT, dated today.`,
    )
}

/** What a bank took back of an order that is not sold, after its refund, stood among what customers still pay. */
async function setLossesApart(trx: Trx, now: Instant): Promise<void> {
  const { rows } = await sql<{ id: number; branch: string; due: number }>`
    select id, branch, due from orders where course not in ('placed', 'accepted') and due > 0 order by id`.execute(trx)
  for (const { id, branch, due: lost } of rows) {
    const day = (await localDays(trx, branch)).dayOf(now)
    const lines = [['receivable', day, -Number(lost)] as const, ['unsettled', day, Number(lost)] as const]
    const entry: LedgerEntry = { kind: 'correct', by: byClock, at: now, branch, order: Number(id), lines }
    await addToSums(trx, { entries: [entry] })
  }
}

async function enterOne(trx: Trx, row: UncollectedRow, now: Instant): Promise<number> {
  const { id, branch } = row
  const payments = fromJson<OrderPayment[]>(row.payments)
  if (!isPaidAhead({ payments })) return 0
  const { rows } = await sql<{ quantity: number; price: number; vat: string | null }>`
    select quantity, price, vat from order_line where order_id = ${id} order by line`.execute(trx)
  const lines = rows.map(({ quantity, price, vat }) => ({
    quantity: Number(quantity),
    price: Number(price),
    ...(vat !== null && { vat: fromJson<VatShare[]>(vat) }),
  }))
  const keptAt = Number(row.over_at ?? now)
  const before: BookedOrder = {
    course: 'not-collected',
    total: Number(row.total),
    lines,
    payments,
    placedAt: Number(row.placed_at),
    wantedAt: Number(row.wanted_known) === 1 ? Number(row.wanted_at) : null,
  }
  const after: BookedOrder = { ...before, keptAt }
  await sql`update orders set kept_at = ${keptAt}, due = ${due(after)} where id = ${id}`.execute(trx)
  const { dayOf, minuteOf } = await localDays(trx, branch)
  const hasLeft = Number(row.archive) > 0
  const [stood, stands] = [before, after].map((order) => positionOf(order, { dayOf, hasLeft }))
  const today = dayOf(now)
  const changed = ledgerDifference(stood ?? [], stands ?? [], today)
  const counts = countsBetween(bookedCountsOf(before, dayOf), bookedCountsOf(after, dayOf), today)
  const entry: LedgerEntry = { kind: 'correct', by: byClock, at: now, branch, order: id, lines: changed, counts }
  await addToSums(trx, { entries: [entry] })
  const { wantedAt } = after
  if (wantedAt !== null) {
    const counted = countedSale({ ...after, id: Number(id) }, minuteOf(wantedAt))
    await addToFigures(
      trx,
      counted.map((one) => ({ ...one, branch, at: wantedAt })),
    )
  }
  return soldFor(after)
}
