// What a shop restored from a backup must not do: reuse the number of an order that was lost, or let an open page resume
// among events that it never saw.
import type { Engine } from '../engines/engine.ts'
import { beginNewLog } from './begin-new-log.ts'

/** More orders than a shop takes between a backup and its loss. */
const ordersSkipped = 10_000

export async function startAnew(engine: Engine): Promise<void> {
  await engine.db.transaction().execute((trx) => engine.skipNumbers(trx, 'orders', ordersSkipped))
  await beginNewLog(engine)
}
