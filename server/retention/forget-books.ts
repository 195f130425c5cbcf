// Ten years later: what the tax law no longer asks for is deleted, in small batches.
import { setImmediate as turn } from 'node:timers/promises'
import type { Store } from '../store/open.ts'
import { forgetArchivesBefore, forgetOrdersBefore } from '../store/retention/books.ts'

/** Orders in one transaction, with their lines and steps. */
const batch = 100

export async function forgetBooks(store: Store, before: number): Promise<void> {
  while ((await store.write((trx) => forgetOrdersBefore(trx, before, batch))) === batch) await turn()
  await store.write((trx) => forgetArchivesBefore(trx, before))
}
