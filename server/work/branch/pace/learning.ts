// Learns each night how long orders really take, so that the next promises are kept (TIME-7).
import type { Branch } from '#domain/branch/branch.ts'
import { longestPiece } from '#domain/branch/capacity/capacity.ts'
import { inOneStroke, makingOf, nextFactor, type OrderMaking, usualQuote } from '#domain/branch/capacity/quote.ts'
import { addDays, type DateText, type Instant, localTime, weekdayOf } from '#domain/branch/hours.ts'
import {
  beginLearning,
  type LearnedFactor,
  learnedDays,
  madeSince,
  saveFactors,
} from '#server/store/branch/made-orders.ts'
import { type Catalogue, factorKey } from '#server/store/menu/catalogue.ts'
import type { Store } from '#server/store/open.ts'
import type { Trx } from '#server/store/write-queue.ts'

const learnedFromMs = 28 * 24 * 3_600_000
/** From this hour of the branch's clock on, the day before is over. */
const nightEnds = 3 * 60

/** Once a night, by the branch's clock; a missed night is made up for. Several servers may call it at any time. */
export async function learnQuotes(store: Store, now: Instant): Promise<void> {
  const { branches } = await store.catalogue.current(store.db)
  const learned = await learnedDays(store.db)
  for (const branch of branches) {
    if (!branch.capacity) continue
    const day = lastDay(branch, now)
    if ((learned.get(branch.id) ?? '') >= day) continue
    await store.write(async (trx) => {
      if (await beginLearning(trx, branch.id, day))
        await learn(trx, branch, await store.catalogue.current(trx), day, now)
    })
  }
}

/** The last day that is over at the branch. */
function lastDay({ timeZone }: Branch, now: Instant): DateText {
  const { date, minutes } = localTime(now, timeZone)
  return addDays(date, minutes >= nightEnds ? -1 : -2)
}

async function learn(trx: Trx, branch: Branch, { factors }: Catalogue, day: DateText, now: Instant): Promise<void> {
  const orders = await madeSince(trx, branch.id, now - learnedFromMs)
  const together = inOneStroke(orders.map(({ readyAt }) => readyAt))
  const made = orders.map(
    ({ promisedAt, readyAt, quoted, lines }, place): OrderMaking => ({
      promisedAt,
      readyAt,
      quoted,
      reckoned: makingOf(branch.prepMinutes, longestPiece(lines), usualQuote.factor),
      together: together[place] ?? false,
    }),
  )
  const learned: LearnedFactor[] = []
  for (const [key, some] of Map.groupBy(made, (one) => hourOf(one, branch))) {
    const [weekday = 1, hour = 0] = key.split(' ').map(Number)
    const before = factors.get(factorKey(branch.id, weekday, hour)) ?? usualQuote.factor
    const factor = nextFactor(before, some)
    if (factor !== before) learned.push({ weekday, hour, factor })
  }
  await saveFactors(trx, branch.id, day, learned)
}

/** The weekday and the hour in which the making of an order was to begin. */
function hourOf({ promisedAt, quoted }: OrderMaking, { timeZone }: Branch): string {
  const { date, minutes } = localTime(promisedAt - quoted, timeZone)
  return `${weekdayOf(date)} ${Math.floor(minutes / 60)}`
}
