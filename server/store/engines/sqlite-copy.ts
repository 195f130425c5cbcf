// A SQLite file copied while a shop writes into it, and looked at as a file of its own.
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Writes the database as it is now into a new or empty file, row by row: free pages, where erased names may stand, are
 * not copied. It is of one moment, and the shop goes on writing meanwhile. It blocks its thread, so it is only for a
 * process of its own.
 */
export function copySqlite(file: string, to: string): void {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    source.prepare('vacuum into ?').run(to)
  } finally {
    source.close()
  }
  closeCopy(to)
}

/** One file without a log beside it, on the disk. */
export function closeCopy(file: string): void {
  const copy = new DatabaseSync(file)
  copy.exec('pragma journal_mode = delete')
  copy.close()
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** What is wrong with the file, in SQLite's words; [] if it is whole. */
export function faultsOf(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const found = database
      .prepare('pragma integrity_check(20)')
      .all()
      .map((row) => String(row.integrity_check))
    const strays = database
      .prepare('pragma foreign_key_check')
      .all()
      .map((row) => `a row of ${row.table} refers to nothing`)
    return [...found.filter((line) => line !== 'ok'), ...strays]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    database.close()
  }
}

/** The one row of a query of a file that is only read. */
export function readOne(file: string, query: string): Record<string, unknown> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(query).get() ?? {}
  } finally {
    database.close()
  }
}
