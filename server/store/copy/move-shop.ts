// Moves a shop from one database to another: SQLite to PostgreSQL, or back. What comes from elsewhere begins a new
// event log.
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import type { Engine } from '../engines/engine.ts'
import { migrate } from '../migrate.ts'
import { openEngine, type StoreAddress } from '../open.ts'
import { writeSetting } from '../shop/setting-store.ts'
import { unfinishedCopy } from '../unfinished-copy.ts'
import { type CopiedShop, copyShop } from './copy-shop.ts'
import { betweenRows, hasShop, isInUse, isThere } from './sides.ts'

/** `in_use`: a shop runs there. `not_empty`: there is a shop already, and it is not what an earlier try left. */
export type MoveRefusal = 'from_missing' | 'from_in_use' | 'from_unfinished' | 'to_in_use' | 'to_not_empty'

export interface ShopMove {
  readonly from: StoreAddress
  readonly to: StoreAddress
  readonly now: number
  readonly tell?: (copied: CopiedShop) => void
}

/** Both shops must be stopped. Started again it goes on where it was; until then no shop starts on `to`. */
export async function moveShop({ from, to, now, tell }: ShopMove): Promise<Result<readonly CopiedShop[], MoveRefusal>> {
  if (!isThere(from)) return refuse('from_missing')
  if (await isInUse(from)) return refuse('from_in_use')
  if (await isInUse(to)) return refuse('to_in_use')
  const source = await openEngine(from)
  const target = await openEngine(to)
  try {
    await migrate(source, now)
    await migrate(target, now)
    if (await unfinishedCopy.has(source.db)) return refuse('from_unfinished')
    const isAgain = await unfinishedCopy.has(target.db)
    if (!isAgain && (await hasShop(target.db))) return refuse('to_not_empty')
    await target.db.transaction().execute(unfinishedCopy.begin)
    const copied = await betweenRows(from, to, (ours, theirs) => copyShop(ours, theirs, tell))
    await beginNewLog(target)
    await target.db.transaction().execute(unfinishedCopy.end)
    return accept(copied)
  } finally {
    await source.close()
    await target.close()
  }
}

/** More events than a shop writes between a backup and its loss. */
const eventsSkipped = 10_000_000

/** Pages that resume where they were in another copy of the database are told to read everything again. */
async function beginNewLog({ db, head, skipNumbers }: Engine): Promise<void> {
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
