// What a branch learns from a tap, in the transaction that makes it known when the order was ready (QUOTE-1, QUOTE-5).
import { afterTap, afterUndoing, beginMemory, onDay, type ReadyTap } from '#domain/branch/capacity/pace-memory.ts'
import { isBoundPromise } from '#domain/branch/capacity/quote.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { phaseOf } from '#domain/order/course.ts'
import { latenessOf } from '#domain/order/lateness.ts'
import type { Order } from '#domain/order/order.ts'
import { localDays } from '#server/store/branch/branch-days.ts'
import { changeMemory } from '#server/store/branch/branch-pace-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** What is handed over without having been tapped as ready teaches nothing: nobody knows since when it was. */
export async function learnFromTap(trx: Trx, before: Order, after: Order, at: Instant): Promise<void> {
  const isTapped = before.readyAt === null && after.readyAt !== null && phaseOf(after) === 'ready'
  const isUndone = before.readyAt !== null && after.readyAt === null
  if (!isTapped && !isUndone) return
  const { dayOf } = await localDays(trx, after.branch)
  await changeMemory(trx, after.branch, (memory, { prepMinutes, lateShare }) => {
    if (isUndone) return memory && afterUndoing(memory, after.id)
    const today = onDay(memory ?? beginMemory(prepMinutes, dayOf(at)), dayOf(at))
    return afterTap(today, { order: after.id, at, truth: truthOf(after, at) }, lateShare)
  })
}

/** null: it was not promised for as soon as possible. */
function truthOf({ quoted, firstPromisedAt }: Order, readyAt: Instant): ReadyTap['truth'] {
  if (!quoted || firstPromisedAt === null) return null
  return {
    work: quoted.work,
    isBound: isBoundPromise(quoted, firstPromisedAt),
    taken: (readyAt - quoted.at) / 60_000,
    isLate: latenessOf(firstPromisedAt, readyAt) !== 'kept',
  }
}
