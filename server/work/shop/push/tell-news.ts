// Writes down what a step tells the customers who follow the order while its page is closed (PUSH-1).
import type { Instant } from '#domain/branch/hours.ts'
import type { Step } from '#domain/order/course.ts'
import { newsOf, newsUntil } from '#domain/order/news.ts'
import type { Order } from '#domain/order/order.ts'
import { replaceNews } from '#server/store/order/news-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** Call it in the transaction of the step; `news-job.ts` sends it. */
export async function tellNews(
  trx: Trx,
  before: Order,
  after: Order,
  { step, now }: { readonly step: Step; readonly now: Instant },
): Promise<void> {
  const kind = newsOf(before, after, step)
  if (kind === null) return
  await replaceNews(trx, after.id, { kind, until: newsUntil(kind, after.wantedAt, now), now })
}
