// SQLite by Node's own module: one file, one process, every commit synced to disk.

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { type Db, type Engine, type StreamTopics, wantedBy } from './engine.ts'
import { keepPrivate } from './private-files.ts'

/** How long one attempt waits for another process's write lock, in ms; longer waits leave the event loop free. */
const lockWait = 50

/**
 * The number of 4 kB pages after which the log is copied into the file. A page that many orders changed is copied once,
 * so four times SQLite's default saves a sixth of an order's CPU time; the log stays below about 16 MB.
 */
const checkpointEvery = 4000

/** Opens the file, or ':memory:'; creates the file and its folder if missing, for this user alone. */
export function openSqlite(file: string): Engine {
  if (file !== ':memory:') keepPrivate(file)
  const database = new DatabaseSync(file, { timeout: lockWait, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory')
  database.exec(`pragma wal_autocheckpoint = ${checkpointEvery}`)
  // What is deleted or replaced is overwritten with zeros: names that were erased are gone from the file too.
  database.exec('pragma secure_delete = on')
  const statements = new StatementCache(database)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: async () => statements }) })
  return {
    kind: 'sqlite',
    db,
    ddl: (text) =>
      (text.startsWith('{postgres}') ? '' : text)
        .replaceAll('{id}', 'integer primary key autoincrement')
        .replaceAll('{int}', 'integer')
        .replaceAll('{real}', 'real')
        .replaceAll('{blob}', 'blob')
        .replaceAll('{event_tx}', 'integer not null default 0')
        .replaceAll('{table}', 'strict')
        .replaceAll('{binary}', '')
        .replaceAll('{sqlite}', ''),
    lockMigrations: async () => {},
    // One server writes at a time.
    lockWords: async () => {},
    afterMigration: () => statements.clear(),
    endOtherSessions: async () => {},
    isUniqueViolation: (error) => codeOf(error) === 2067 || codeOf(error) === 1555,
    isBusy: (error) => primaryCode(error) === 5 || primaryCode(error) === 6,
    isUnavailable: (error) => [5, 6, 10, 13, 14].includes(primaryCode(error)),
    eventsAfter: async (cursor, limit, topics) => {
      const rows = await db
        .selectFrom('event')
        .select(['id', 'name', 'branch', 'token', 'data'])
        .where('id', '>', Number(cursor))
        .$if(topics !== undefined, (query) => query.where(wantedBy(topics as StreamTopics)))
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id, ...event }) => ({ ...event, cursor: String(id) }))
    },
    isFarBehind: async (cursor, events) => {
      const query = db.selectFrom('event').select('id').where('id', '>', Number(cursor)).orderBy('id')
      return (await query.offset(events).limit(1).executeTakeFirst()) !== undefined
    },
    head: async () => String(await lastNumber(db, 'event')),
    pendingEvents: async () => false,
    rowLock: { together: sql``, alone: sql`` },
    readingOnly: async (work) => {
      database.exec('pragma query_only = on')
      try {
        return await work(db)
      } finally {
        database.exec('pragma query_only = off')
      }
    },
    compareCursors: (a, b) => Number(a) - Number(b),
    isCursor: (text) => /^\d{1,15}$/.test(text),
    pruneEvents: async (trx, before) => {
      const row = await trx
        .selectFrom('event')
        .select((e) => e.fn.max('id').as('id'))
        .where('at', '<', before)
        .executeTakeFirst()
      if (!row?.id) return null
      await trx.deleteFrom('event').where('id', '<=', row.id).execute()
      return String(row.id)
    },
    skipNumbers: async (trx, table, count) => {
      const next = (await lastNumber(trx, table)) + count
      await sql`delete from sqlite_sequence where name = ${table}`.execute(trx)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${next})`.execute(trx)
    },
    emptyLog: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
    rewrite: async () => {
      if (file !== ':memory:') await rewriteSqlite(file)
    },
    wakeOthers: () => {},
    onWake: (wake) => watchOthers(database, wake),
    // Everything here is a query, which reports its own failure.
    onFailure: () => {},
    close: async () => {
      statements.clear()
      await db.destroy()
    },
  }
}

/** The highest id ever given, even if its row was deleted since. */
async function lastNumber(db: Db, table: 'event' | 'orders'): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(db)
  return rows[0]?.seq ?? 0
}

/** How soon a change by another process, such as an import, is noticed, in ms. */
const lookEvery = 500

/** Calls back when another process has changed the file; `data_version` does not change with our own writes. */
function watchOthers(database: DatabaseSync, wake: () => void): () => void {
  const look = database.prepare('pragma data_version')
  let seen: unknown
  const version = (): unknown => {
    try {
      return look.get()?.data_version
    } catch {
      // The file is locked for a moment; the next poll will tell.
      return seen
    }
  }
  seen = version()
  const timer = setInterval(() => {
    const now = version()
    if (now !== seen) wake()
    seen = now
  }, lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}

const codeOf = (error: unknown): number => (error as { errcode?: number } | null)?.errcode ?? 0
const primaryCode = (error: unknown): number => codeOf(error) & 0xff

interface Prepared {
  readonly reader: boolean
  all(parameters: readonly unknown[]): unknown[]
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>
}

/** Kysely's database with a cache of prepared statements: twice as fast as preparing each time. */
class StatementCache {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  prepare(text: string): Prepared {
    // Two transactions that begin as readers and then write would deadlock.
    const command = text === 'begin' ? 'begin immediate' : text
    let prepared = this.#statements.get(command)
    if (!prepared) {
      prepared = wrap(this.#database.prepare(command))
      if (this.#statements.size >= 300) this.#statements.clear()
      this.#statements.set(command, prepared)
    }
    return prepared
  }

  clear(): void {
    this.#statements.clear()
  }

  close(): void {
    this.#database.close()
  }
}

/** Rows are read as arrays and turned into objects here, which is faster than the module's own objects. */
function wrap(statement: StatementSync): Prepared {
  const columns = statement.columns().map((column) => column.name)
  statement.setReturnArrays(true)
  return {
    reader: columns.length > 0,
    all: (parameters) =>
      (statement.all(...(parameters as SQLInputValue[])) as unknown as unknown[][]).map((values) => {
        const row: Record<string, unknown> = {}
        for (let i = 0; i < columns.length; i++) row[columns[i] as string] = values[i]
        return row
      }),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: () => {
      throw new Error('streams of rows are not used with SQLite')
    },
  }
}

/** A text, because the built server is a single file, which knows no path of a thread's own. Waits 5 s for a writer. */
const thread = `
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(require('node:worker_threads').workerData, { timeout: 5000 })
  database.exec('pragma secure_delete = on; vacuum; pragma wal_checkpoint(truncate)')
  database.close()
`

/** Takes half a second for 100 MB, and room for two more copies of the file. Rejects if another process is writing. */
async function rewriteSqlite(file: string): Promise<void> {
  const worker = new Worker(thread, { eval: true, workerData: file })
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
}
