// How a transaction sends its queries: those that are started together go out together, in their order, and what writes
// need not be waited for. Each answer that is waited for is a round trip, and on PostgreSQL round trips are what costs.
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Db, Engine } from './engines/engine.ts'

interface Line {
  readonly connection: DatabaseConnection
  /** Whether nothing may follow a write that failed, because the engine may have ended the transaction with it. */
  readonly stopsAtOnce: boolean
  /** Writes of the job under way that nobody has waited for. */
  readonly unwaited: Promise<unknown>[]
  /** What failed first of them. */
  failed?: { readonly error: unknown } | undefined
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

/** The rows of these queries, in their order. All are sent at once, except where nothing may follow one that failed. */
export async function runInOrder<Row>(db: Db, queries: readonly CompiledQuery<Row>[]): Promise<Row[]> {
  const line = lines.get(db)
  if (line && !line.stopsAtOnce) {
    const answers = await Promise.all(queries.map((query) => line.connection.executeQuery<Row>(query)))
    return answers.flatMap(({ rows }) => rows)
  }
  const found: Row[] = []
  for (const query of queries) found.push(...(await runCompiled<Row>(db, query)).rows)
  return found
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
  line.unwaited.push(
    write.catch((error: unknown) => {
      line.failed ??= { error }
    }),
  )
}

/** Waits for what the job under way wrote behind. Throws what failed first, if anything did. */
export async function catchUp(trx: Db): Promise<void> {
  const line = lines.get(trx)
  if (!line) return
  await Promise.all(line.unwaited.splice(0))
  if (line.failed) throw line.failed.error
}

/**
 * Why a job failed that threw this: a write that failed behind it made what followed fail too, for a reason that says
 * nothing. The next job begins anew.
 */
export async function causeOf(trx: Db, thrown: unknown): Promise<unknown> {
  const line = lines.get(trx)
  const earlier = line?.failed
  if (line) {
    await Promise.all(line.unwaited.splice(0))
    line.failed = undefined
  }
  return earlier ? earlier.error : thrown
}

/**
 * What all of these come to, which are started together. Throws what failed first in time: what follows it fails for a
 * reason that says nothing. It waits for every one of them all the same, so that none goes on once their job is undone.
 */
export async function sentTogether<Parts extends readonly unknown[]>(
  parts: readonly [...{ [Place in keyof Parts]: Parts[Place] | Promise<Parts[Place]> }],
): Promise<Parts> {
  try {
    return (await Promise.all(parts)) as unknown as Parts
  } catch (error) {
    await Promise.allSettled(parts)
    throw error
  }
}
