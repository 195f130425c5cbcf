// Opens the store: an engine, the newest schema, the write queue and the reader of the catalogue.

import type { Engine } from './engines/engine.ts'
import { openSqlite } from './engines/sqlite.ts'
import { heldEvents } from './events.ts'
import { CatalogueReader } from './menu/catalogue.ts'
import { migrate } from './migrate.ts'
import { bookFiguresOnce } from './money/booked-once.ts'
import { countFiguresOnce } from './money/count-anew.ts'
import { heldSums } from './money/running-sums.ts'
import { unfinishedCopy } from './unfinished-copy.ts'
import { openWriteQueue, type Sync, type WriteQueue } from './write-queue.ts'

export interface Store {
  readonly engine: Engine
  readonly db: Engine['db']
  readonly write: WriteQueue['write']
  readonly catalogue: CatalogueReader
  /** How many jobs wait to be written or are under way. */
  readonly depth: number
  /** Called after every commit of this server. */
  onCommit(hear: (sync: Sync) => void): void
  close(): Promise<void>
}

/** A PostgreSQL address, or the path of a SQLite file. */
export type StoreAddress = { readonly postgres: string } | { readonly sqlite: string }

const copyUnfinished =
  'a shop is being copied into this database and is not all there. Run the same command again to finish it; see "Moving to another database" in docs/operations.md.'

/** `patience`: how long a write waits for a locked database, in ms. */
export async function openStore(address: StoreAddress, now: number, patience?: number): Promise<Store> {
  const engine = await openEngine(address)
  const hearers: ((sync: Sync) => void)[] = []
  const queue = openWriteQueue(
    engine,
    [heldSums, heldEvents],
    (sync) => {
      engine.wakeOthers()
      for (const hear of hearers) hear(sync)
    },
    patience,
  )
  try {
    await migrate(engine, now)
    await countFiguresOnce(engine.db)
    await bookFiguresOnce(engine.db)
    if (await unfinishedCopy.has(engine.db)) throw new Error(copyUnfinished)
  } catch (error) {
    await engine.close()
    throw error
  }
  return {
    engine,
    db: engine.db,
    write: queue.write,
    catalogue: new CatalogueReader(engine),
    get depth() {
      return queue.depth
    },
    onCommit: (hear) => hearers.push(hear),
    close: async () => {
      await queue.idle()
      await engine.close()
    },
  }
}

/** A shop on SQLite never loads the PostgreSQL driver, so it starts sooner and takes less memory. */
export async function openEngine(address: StoreAddress): Promise<Engine> {
  if ('sqlite' in address) return openSqlite(address.sqlite)
  const { openPostgres } = await import('./engines/postgres.ts')
  return openPostgres(address.postgres)
}
