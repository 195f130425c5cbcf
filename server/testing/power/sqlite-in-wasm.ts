// SQLite compiled to WebAssembly under the name of Node's own module: its file access goes through `node:fs`, where a
// test can lose what was not synced. Only what the store uses of the module is here.
import sqlite, { type Database, type JSValue, type SQLiteValue, type Statement } from 'node-sqlite3-wasm'

/** The texts of SQLite's errors that the store tells apart, with the codes that Node's module gives them. */
const codes: readonly (readonly [RegExp, number])[] = [
  [/^UNIQUE constraint failed/, 2067],
  [/^database is locked/, 5],
  [/^disk I\/O error/, 10],
  [/^database or disk is full/, 13],
]

/** Throws as Node's module does, with a code. */
function withCode<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw Object.assign(new Error(text), { errcode: codes.find(([words]) => words.test(text))?.[1] ?? 1 })
  }
}

/** How many pages of the log are copied into the file at once: few, so that a short life has that too. */
const checkpointEvery = process.env.POWER_CHECKPOINT ?? '4000'

export class DatabaseSync {
  readonly #database: Database

  constructor(file: string) {
    this.#database = withCode(() => new sqlite.Database(file))
    // One process alone has the file: its log works without memory that processes share.
    if (!file.endsWith('.lock')) this.exec('pragma locking_mode = exclusive')
    this.exec('pragma foreign_keys = on')
  }

  exec(text: string): void {
    withCode(() => this.#database.exec(text.replace(/(wal_autocheckpoint = )\d+/, `$1${checkpointEvery}`)))
  }

  prepare(text: string): PreparedStatement {
    return new PreparedStatement(withCode(() => this.#database.prepare(text)))
  }

  close(): void {
    this.#database.close()
  }
}

/** What the library knows of a statement and does not show. */
type Opened = Statement & { _getColumnNames(): string[]; _reset(): boolean }

class PreparedStatement {
  readonly #statement: Opened
  readonly #names: readonly string[]
  #asArrays = false

  constructor(statement: Statement) {
    this.#statement = statement as Opened
    this.#names = this.#statement._getColumnNames()
  }

  columns(): { name: string }[] {
    return this.#names.map((name) => ({ name }))
  }

  setReturnArrays(asArrays: boolean): void {
    this.#asArrays = asArrays
  }

  all(...parameters: JSValue[]): unknown[] {
    return this.#ended(() => {
      const rows = this.#statement.all(parameters) as Record<string, SQLiteValue>[]
      return this.#asArrays ? rows.map((row) => this.#names.map((name) => row[name])) : rows
    })
  }

  get(...parameters: JSValue[]): unknown {
    return this.all(...parameters)[0]
  }

  run(...parameters: JSValue[]): { changes: number; lastInsertRowid: number | bigint } {
    return this.#ended(() => this.#statement.run(parameters))
  }

  /** A statement that is left where it stopped would keep its transaction open. */
  #ended<Value>(work: () => Value): Value {
    return withCode(() => {
      try {
        return work()
      } finally {
        this.#statement._reset()
      }
    })
  }
}
