// Begins the event log of a shop that came from elsewhere: open pages read everything again.

import type { Engine } from '../engines/engine.ts'
import { writeSetting } from '../setting-store.ts'

/** More events than a shop writes between a backup and its loss. */
const eventsSkipped = 10_000_000

/** Pages that resume where they were in another copy of the database are told to read everything again. */
export async function beginNewLog({ db, head, skipNumbers }: Engine): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('event').execute()
    await skipNumbers(trx, 'event', eventsSkipped)
  })
  const beginning = await head()
  await db.transaction().execute(async (trx) => {
    await writeSetting(trx, 'events.horizon', beginning)
    await writeSetting(trx, 'hooks.cursor', beginning)
  })
}

/** More orders than a shop takes between a backup and its loss. */
const ordersSkipped = 10_000

export async function startAnew(engine: Engine): Promise<void> {
  await engine.db.transaction().execute((trx) => engine.skipNumbers(trx, 'orders', ordersSkipped))
  await beginNewLog(engine)
}
