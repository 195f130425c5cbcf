// Finds payments of another amount than was asked for; and the journal gets an account for each way of payment.

import { oddPayment } from '#domain/money/online-payment.ts'
import { paymentWays } from '#domain/money/payment.ts'
import { fromJson, toJson } from '../json.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'

export const oddPayments: readonly string[] = [
  `create index online_payment_odd on online_payment (at) where reason = '${oddPayment}'`,
]

/** What all ways were booked to unless the owner set another account. */
const usual = '580000'

/** An account that the owner had set for all ways stays that of each. */
export async function eachWayItsAccount(trx: Trx): Promise<void> {
  const kept = await readSetting(trx, 'books.numbers')
  if (kept === null) return
  const { ways = usual, ...numbers } = fromJson<Record<string, string>>(kept)
  const own = ways === usual ? {} : Object.fromEntries(paymentWays.map((way) => [way, ways]))
  await writeSetting(trx, 'books.numbers', toJson({ ...numbers, ...own }))
}
