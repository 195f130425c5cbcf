// Closes the day books: every day that has ended, in order, also those that ended while no server ran (BOOK-2).
import type { Instant } from '#domain/branch/hours.ts'
import { closeNextDay } from '#server/store/money/day-book-store.ts'
import type { Store } from '#server/store/open.ts'

/** Each day is closed in a transaction of its own, by one of several servers. */
export async function closeBooks(store: Store, now: Instant): Promise<void> {
  const { branches } = await store.catalogue.current(store.db)
  for (const branch of branches) while (await store.write((trx) => closeNextDay(trx, branch, now)));
}
