// Opens an office basket: an order that waits, and how it is shared (GROUP-1).

import type { Branch } from '#domain/branch/branch.ts'
import type { Pace } from '#domain/branch/capacity/ready-at.ts'
import { openerName } from '#domain/order/basket/basket.ts'
import type { BasketPayer } from '#domain/order/basket/basket-limits.ts'
import { type BasketTimes, latestTimes, timesWith } from '#domain/order/basket/basket-times.ts'
import type { PlacePermit } from '#domain/order/guard/leave.ts'
import type { OrderProblem, PlacedOrder } from '#domain/order/order.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { insertAwaiting } from '#server/store/money/awaiting-store.ts'
import { insertBasket, insertPerson } from '#server/store/order/basket-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { linkHash, secretHash } from './basket-link.ts'

export interface BasketWish {
  readonly payer: BasketPayer
  /** Until when others may add, at the latest; null: as long as possible. */
  readonly until: number | null
  /** What the opener's phone proves itself with. */
  readonly me: string
  /** Makes the link from the order's token. */
  readonly linkOf: (token: string) => string
}

interface Opening {
  readonly together: BasketWish
  readonly branch: Branch
  readonly pace: Pace
  readonly now: number
  readonly invoiced: boolean
}

/** Until when it is open, or why it cannot be opened. */
export function timesToOpen(
  { wantedAt, lines }: Pick<PlacedOrder, 'wantedAt' | 'lines'>,
  { together: { payer, until }, branch, pace, now, invoiced }: Opening,
): Result<BasketTimes, OrderProblem> {
  if (payer === 'each' && invoiced) return refuse({ problem: 'basket_invoice', field: 'invoice.number' })
  const latest = latestTimes({ branch, quote: pace.quote, wantedAt, lines, now, payer })
  return latest.ok ? accept(timesWith(latest.value, until, now)) : refuse({ problem: latest.refusal, field: 'at' })
}

/** Saves the order as one that waits, and its basket with the opener in it. */
export async function insertOpened(
  trx: Trx,
  leave: PlacePermit,
  order: PlacedOrder,
  { together, times, onlyOnline }: { together: BasketWish; times: BasketTimes; onlyOnline: boolean },
): Promise<{ readonly id: number; readonly code: string }> {
  const { payer, me, linkOf } = together
  const name = openerName(order)
  const lines = order.lines.map((line) => ({ ...line, person: { number: 1, name } }))
  const waiting = { ...order, lines, course: 'awaiting', acceptedAt: null } as const
  const saved = await insertAwaiting(trx, leave, waiting, {
    until: times.until,
    onlyOnline: onlyOnline || payer === 'each',
  })
  const { id, placedAt } = saved
  await insertBasket(trx, { order: id, linkHash: linkHash(linkOf(order.token)), payer, openedAt: placedAt, ...times })
  await insertPerson(trx, { order_id: id, number: 1, name, secret_hash: secretHash(me), joined_at: placedAt })
  return saved
}
