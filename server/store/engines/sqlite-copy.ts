// A SQLite file copied while a shop writes into it, and looked at as a file of its own.
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'

/** So many pages are copied at once, about a megabyte. */
const pagesAtOnce = 256
/** Then it rests so many times as long as they took, so that the shop has its disk and processor most of the time. */
const restFor = 4
/** A disk that hangs for once does not make it rest for long. */
const longestRestMs = 200

/**
 * Copies the database as it is now into a new file. The copy shares no lock with the shop, which goes on writing. It is
 * of one moment: within a transaction that reads, SQLite never begins it again because of a write.
 */
export async function copySqlite(file: string, to: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    source.exec('begin')
    source.prepare('select count(*) from sqlite_master').get()
    await backup(source, to, { rate: pagesAtOnce, progress: resting() })
    source.exec('commit')
  } finally {
    source.close()
  }
  closeCopy(to)
}

/** To be called after each piece of work. It blocks its thread, so it is only for a process of its own. */
function resting(): () => void {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  let began = performance.now()
  return () => {
    Atomics.wait(clock, 0, 0, Math.min((performance.now() - began) * restFor, longestRestMs))
    began = performance.now()
  }
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
