// Orders of days to come follow when their VAT rates change: each has the rates of its day, whenever they were entered
// (VAT-3). No order moves by that, so of what follows (`apply-step.ts`) only books and till do: its price and its
// course stay, and no page shows its rates.
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { linesAtRates, ratesIn, type VatRules, vatMoment } from '#domain/money/vat.ts'
import { listedAt, type Order } from '#domain/order/order.ts'
import { inPieces } from '#server/store/in-pieces.ts'
import { postChange } from '#server/store/money/post-orders.ts'
import { byClock } from '#server/store/order/acted-by.ts'
import { timeZoneOf } from '#server/store/order/order-store.ts'
import { lockedAfter, saveRated } from '#server/store/order/rated-orders.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { tellTill } from '../money/till/tell-till.ts'

const batch = 200

/** Returns how many orders have other rates now. What is sold on a day that has begun stays as it was sold. */
export async function followRates(trx: Trx, rules: VatRules, now: Instant): Promise<number> {
  const rest = inPieces()
  let followed = 0
  for (let last = 0; ; ) {
    const orders = await lockedAfter(trx, { after: last, since: now, limit: batch })
    for (const order of orders) {
      const rated = await atNewRates(trx, order, rules, now)
      if (rated) {
        await saveRated(trx, rated)
        await postChange(trx, { before: order, after: rated }, { kind: 'rates', by: byClock, at: now })
        await tellTill(trx, order, rated, now)
        followed += 1
      }
      await rest()
    }
    const end = orders.at(-1)
    if (!end || orders.length < batch) return followed
    last = end.id
  }
}

/** The order at the rates of its day; undefined if that has begun, or if it has them already. */
async function atNewRates(trx: Trx, order: Order, rules: VatRules, now: Instant): Promise<Order | undefined> {
  const timeZone = await timeZoneOf(trx, order.branch)
  const moment = vatMoment(listedAt(order), order.paidAt, rules.day)
  if (localTime(moment, timeZone).date <= localTime(now, timeZone).date) return undefined
  const rateOf = ratesIn(rules, timeZone)(order.form, moment)
  const proposal = order.proposal && linesAtRates(order.proposal, rateOf)
  const next = { ...linesAtRates(order, rateOf), proposal }
  const said = ({ lines, proposal }: Pick<Order, 'lines' | 'proposal'>) =>
    JSON.stringify([lines, proposal?.lines].map((some) => some?.map(({ vat }) => vat)))
  return said(next) === said(order) ? undefined : next
}
