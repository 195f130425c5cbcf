// Moves a shop from one database to another: SQLite to PostgreSQL, or back.
import { accept, type Result, refuse } from '../../../domain/shared/result.ts'
import { migrate } from '../migrate.ts'
import { openEngine, type StoreAddress } from '../open.ts'
import { unfinishedCopy } from '../unfinished-copy.ts'
import { beginNewLog } from './begin-new-log.ts'
import { type Copied, copyShop } from './copy-shop.ts'
import { betweenRows, hasShop, isInUse, isThere } from './sides.ts'

/** `in_use`: a shop runs there. `not_empty`: there is a shop already, and it is not what an earlier try left. */
export type MoveRefusal = 'from_missing' | 'from_in_use' | 'from_unfinished' | 'to_in_use' | 'to_not_empty'

export interface Move {
  readonly from: StoreAddress
  readonly to: StoreAddress
  readonly now: number
  readonly tell?: (copied: Copied) => void
}

/** Both shops must be stopped. Started again it goes on where it was; until then no shop starts on `to`. */
export async function moveShop({ from, to, now, tell }: Move): Promise<Result<readonly Copied[], MoveRefusal>> {
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
