// PostgreSQL by pg: a pool, named statements, and NOTIFY as a wake-up between servers.
import { createHash } from 'node:crypto'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { isFirst } from '../commit-memory.ts'
import { runCompiled } from '../pipeline.ts'
import type { Tables } from '../tables.ts'
import { type Cursor, type Engine, type FailureHearer, type StreamTopics, wantedBy } from './engine.ts'

const channel = 'noisette'
const migrationLock = 7_216_403
const wordLock = 7_216_404

// Counts, sums and instants fit in a double; by default pg returns them as text.
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)

/** Opens a pool for a connection address such as postgres://user@host/database. */
export function openPostgres(address: string, poolSize = 10): Engine {
  const hearers: FailureHearer[] = []
  const failed: FailureHearer = (error, doing) => {
    for (const hear of hearers) hear(error, doing)
  }
  const pool = openPool(address, poolSize, failed)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) })
  // Through Kysely like every query: the named clients only return promises, and pool.query would wait forever.
  const notify = atMostEvery(
    5,
    () => sql`notify ${sql.raw(channel)}`.execute(db),
    (error) => failed(error, 'other servers could not be woken'),
  )
  return {
    kind: 'postgres',
    db,
    ddl,
    ...locks,
    ...eventLog(db),
    afterMigration: () => {},
    endOtherSessions: async (trx) => {
      const others = sql`datname = current_database() and usename = current_user and pid <> pg_backend_pid()`
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`.execute(trx)
    },
    isUniqueViolation: (error) => stateOf(error) === '23505',
    isBusy: (error) => stateOf(error) === '40001' || stateOf(error) === '40P01',
    isUnavailable,
    readingOnly: (work) => db.transaction().setAccessMode('read only').execute(work),
    skipNumbers: async (trx, table, count) => {
      const sequence = sql`pg_get_serial_sequence(${table}, 'id')`
      await sql`select setval(${sequence}, nextval(${sequence}) + ${sql.lit(count)})`.execute(trx)
    },
    // The files are PostgreSQL's own; docs/operations.md says what stays in them.
    emptyLog: async () => {},
    rewrite: async () => {},
    wakeOthers: notify,
    onWake: (wake) => listen(address, wake, failed),
    onFailure: (hear) => hearers.push(hear),
    close: () => db.destroy(),
  }
}

function openPool(address: string, poolSize: number, failed: FailureHearer): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    max: poolSize,
    // What `pipeline.ts` starts together goes out together.
    pipeline: true,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    // A server that hangs, as opposed to one that is down, reports nothing by itself.
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  // The pool replaces a lost connection; without a listener, an error on an idle or a used one would end the process.
  pool.on('error', (error) => failed(error, 'an idle connection to the database was lost'))
  // On a used connection, the current query fails as well and gives the reason.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const ddl: Engine['ddl'] = (statement) =>
  (statement.startsWith('{sqlite}') ? '' : statement)
    .replaceAll('{id}', 'bigint generated always as identity primary key')
    .replaceAll('{int}', 'bigint')
    .replaceAll('{real}', 'double precision')
    .replaceAll('{blob}', 'bytea')
    .replaceAll('{event_tx}', 'xid8 not null default pg_current_xact_id()')
    .replaceAll('{table}', '')
    .replaceAll('{binary}', 'collate "C"')
    .replaceAll('{postgres}', '')

const lockKeys = `select pg_advisory_xact_lock(${wordLock}, key) from unnest($1::int[]) as key`

const locks: Pick<Engine, 'lockMigrations' | 'lockWords' | 'rowLock'> = {
  lockMigrations: async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx)
  },
  lockWords: async (trx, words) => {
    // In one order everywhere, so that two servers never wait for each other.
    const wanted = words.filter((word) => isFirst(trx, `the turn of ${word}`))
    const keys = [...new Set(wanted.map((word) => createHash('sha256').update(word).digest().readInt32LE()))]
    keys.sort((one, other) => one - other)
    if (keys.length > 0) await runCompiled(trx, CompiledQuery.raw(lockKeys, [keys]))
  },
  // A plain update of the row, such as a change of stock, does not wait for shared locks.
  rowLock: { together: sql`for key share`, alone: sql`for update` },
}

type EventLog = Pick<
  Engine,
  'eventsAfter' | 'isFarBehind' | 'head' | 'pendingEvents' | 'compareCursors' | 'isCursor' | 'pruneEvents'
>

const eventLog = (db: Kysely<Tables>): EventLog => ({
  eventsAfter: async (cursor, limit, topics) => {
    const [tx, id] = parts(cursor)
    const rows = await db
      .selectFrom('event')
      .select(['id', sql<string>`tx::text`.as('place'), 'name', 'branch', 'token', 'data'])
      // Ids become visible out of order; transactions below the snapshot's horizon do not.
      .where(sql<boolean>`(tx, id) > (${tx}::xid8, ${id}::bigint)`)
      .where(sql<boolean>`tx < pg_snapshot_xmin(pg_current_snapshot())`)
      .$if(topics !== undefined, (query) => query.where(wantedBy(topics as StreamTopics)))
      .orderBy('tx')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id: at, place, ...event }) => ({ ...event, cursor: `${place}-${at}` }))
  },
  isFarBehind: async (cursor, events) => {
    const [tx, id] = parts(cursor)
    const query = db
      .selectFrom('event')
      .select('id')
      .where(sql<boolean>`(tx, id) > (${tx}::xid8, ${id}::bigint)`)
      .orderBy('tx')
      .orderBy('id')
    return (await query.offset(events).limit(1).executeTakeFirst()) !== undefined
  },
  head: async () => {
    const { rows } = await sql<{ tx: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`.execute(db)
    // Everything below this transaction is visible, and nothing at or above it was read yet.
    return `${rows[0]?.tx ?? '0'}-0`
  },
  pendingEvents: async () => {
    const { rows } = await sql<{ pending: boolean }>`
      select exists (select 1 from event where tx >= pg_snapshot_xmin(pg_current_snapshot())) as pending`.execute(db)
    return rows[0]?.pending === true
  },
  compareCursors,
  isCursor: (text) => /^\d{1,20}-\d{1,19}$/.test(text),
  pruneEvents: async (trx, before) => {
    const { rows } = await sql<{ place: string; id: number }>`
      with gone as (delete from event where at < ${before} returning tx, id)
      select tx::text as place, id from gone order by tx desc, id desc limit 1`.execute(trx)
    return rows[0] ? `${rows[0].place}-${rows[0].id}` : null
  },
})

function parts(cursor: Cursor): [string, string] {
  const [tx = '0', id = '0'] = cursor.split('-')
  return [tx, id]
}

function compareCursors(a: Cursor, b: Cursor): number {
  const [aTx, aId] = parts(a).map(BigInt) as [bigint, bigint]
  const [bTx, bId] = parts(b).map(BigInt) as [bigint, bigint]
  if (aTx !== bTx) return aTx < bTx ? -1 : 1
  return aId === bId ? 0 : aId < bId ? -1 : 1
}

const stateOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

const lostConnection =
  /connection terminated|query read timeout|timeout exceeded|connection error|client has encountered|not queryable|cannot use a pool/i

/** Connection lost or refused; server starting, stopping or full; lock or statement timeout. */
function isUnavailable(error: unknown): boolean {
  const state = stateOf(error)
  if (/^(08|53|57|58)/.test(state) || ['55P03', '25P03', '40001', '40P01'].includes(state)) return true
  if (/^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|ENOENT)/.test(state)) return true
  return error instanceof Error && (lostConnection.test(error.message) || error instanceof AggregateError)
}

/** The same pool, whose clients prepare each statement once per connection: twice the throughput. */
function namedStatements(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    let name = names.get(text)
    if (!name) {
      name = createHash('sha1').update(text).digest('base64url')
      if (names.size < 1000) names.set(text, name)
    }
    return name
  }
  const wrapped = new WeakSet<pg.PoolClient>()
  return new Proxy(pool, {
    get(target, property) {
      if (property === 'connect')
        return async () => {
          const client = await target.connect()
          if (!wrapped.has(client)) {
            wrapped.add(client)
            const query = client.query.bind(client) as (config: pg.QueryConfig) => Promise<pg.QueryResult>
            client.query = ((text: string, values?: unknown[]) =>
              values && values.length > 0 ? query({ name: nameOf(text), text, values }) : query({ text })) as never
          }
          return client
        }
      const value = Reflect.get(target, property) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Runs `act` soon, at most once in `ms`; a failure is not retried. */
function atMostEvery(ms: number, act: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      act().catch(failed)
    }, ms)
  }
}

/** A separate connection that listens, and reconnects when it is lost. A loss is reported once until then. */
function listen(address: string, wake: () => void, failed: FailureHearer): () => void {
  let stopped = false
  let listening = true
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    if (stopped) return
    const mine = new pg.Client({ connectionString: address, keepAlive: true, connectionTimeoutMillis: 3000 })
    client = mine
    let over = false
    const again = (reason: unknown): void => {
      if (over) return
      over = true
      // The connection may be closed already.
      mine.end().catch(() => {})
      if (stopped) return
      if (listening) failed(reason, 'news of other servers are not heard at once: the listening connection was lost')
      listening = false
      setTimeout(connect, 500)
    }
    mine.on('error', again)
    mine.on('end', () => again('it was ended'))
    mine.on('notification', wake)
    try {
      await mine.connect()
      await mine.query(`listen ${channel}`)
      listening = true
      wake()
    } catch (error) {
      again(error)
    }
  }
  void connect()
  return () => {
    stopped = true
    client?.end().catch(() => {})
  }
}
