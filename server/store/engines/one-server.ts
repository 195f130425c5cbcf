// Keeps a second server off a SQLite database: each would cache and count what the other does not know (F-88).
import { DatabaseSync } from 'node:sqlite'
import { keepPrivate } from './private-files.ts'

/**
 * Holds the database for this process. Returns how to give it back, or undefined if another process holds it. The lock is
 * SQLite's own on an empty file beside the database, so that it ends with its process however that ends. Commands such as
 * an import work beside the server and need no lock.
 */
export function holdAlone(file: string): (() => void) | undefined {
  const lock = `${file}.lock`
  keepPrivate(lock)
  const connection = new DatabaseSync(lock, { timeout: 0 })
  try {
    connection.exec('begin exclusive')
    return () => connection.close()
  } catch (error) {
    connection.close()
    if ((error as { errcode?: number }).errcode === 5) return undefined
    throw error
  }
}
