// How a transaction sends its queries: those that are started together go out together, in their order, and what writes
// need not be waited for. Each answer that is waited for is a round trip, and on PostgreSQL round trips are what costs.
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Db, Engine } from './engines/engine.ts'

interface Line {
  readonly connection: DatabaseConnection
  /** Whether nothing may follow a write that failed, because the engine may have ended the transaction with it. */
  readonly stopsAtOnce: boolean
  /** Writes of the job under way that nobody has waited for. */
  unwaited: Promise<unknown>[]
}

const lines = new WeakMap<Db, Line>()

/**
 * From now on prepared queries of this transaction go straight to its connection, until `closePipeline`. Kysely's own
 * way there waits for the answer to each before it sends the next.
 */
export async function openPipeline(trx: Db, kind: Engine['kind']): Promise<DatabaseConnection> {
  return await trx.getExecutor().provideConnection(async (connection) => {
    // A full disk makes SQLite undo all of a transaction, and what followed would be written outside of it.
    lines.set(trx, { connection, unwaited: [], stopsAtOnce: kind === 'sqlite' })
    return connection
  })
}

/** Soon the connection belongs to another transaction. */
export const closePipeline = (trx: Db): boolean => lines.delete(trx)

export function runCompiled<Row>(db: Db, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  const connection = lines.get(db)?.connection
  return connection ? connection.executeQuery(query) : db.executeQuery(query)
}

/**
 * A write whose answer its job does not need. The job waits for it at its end, and fails if it has failed. Reads that
 * follow see it. Outside of a job it is waited for at once, and on SQLite, which answers at once.
 */
export async function writeBehind(trx: Db, write: Promise<unknown>): Promise<void> {
  const line = lines.get(trx)
  if (!line || line.stopsAtOnce) {
    await write
    return
  }
  // It is thrown at the end of the job.
  write.catch(() => undefined)
  line.unwaited.push(write)
}

/** Waits for what the job under way wrote behind. Throws what the first of it threw, which made the others fail. */
export async function catchUp(trx: Db): Promise<void> {
  const line = lines.get(trx)
  if (!line) return
  const writes = line.unwaited
  line.unwaited = []
  await sentTogether(writes)
}

/**
 * What all of these come to, which are started together. It waits for every one of them, so that none goes on once
 * another has failed and their job is undone. Throws what the first of them threw.
 */
export async function sentTogether<Parts extends readonly unknown[]>(
  parts: readonly [...{ [Place in keyof Parts]: Parts[Place] | Promise<Parts[Place]> }],
): Promise<Parts> {
  const ends: readonly PromiseSettledResult<unknown>[] = await Promise.allSettled(parts)
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  }) as unknown as Parts
}
