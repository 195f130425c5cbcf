// Keeps the database for the user that runs the shop: nobody else on the machine reads customers' names (F-77).

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const ownFolder = 0o700
const ownFile = 0o600
const others = 0o077
/** A folder such as /tmp, which belongs to everybody and stays so. */
const shared = 0o1000

/** SQLite keeps its log and its journal beside the file, with the file's own permissions. */
const besides = ['', '-wal', '-shm', '-journal']

/**
 * Creates the folder and the file of a database if they are missing, readable for this user alone, and closes those of
 * an earlier version to others. Call it before the file is opened.
 */
export function keepPrivate(file: string): void {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: ownFolder })
  closeToOthers(folder, ownFolder)
  closeSync(openSync(file, 'a', ownFile))
  for (const beside of besides) if (existsSync(file + beside)) closeToOthers(file + beside, ownFile)
}

function closeToOthers(path: string, mode: number): void {
  const { mode: now, uid } = statSync(path)
  const isOurs = uid === process.getuid?.()
  if (isOurs && (now & others) !== 0 && (now & shared) === 0) chmodSync(path, mode)
}

/**
 * Holds the database for this process. Returns how to give it back, or undefined if another process holds it. The lock
 * is SQLite's own on an empty file beside the database, so that it ends with its process however that ends. Commands
 * such as an import work beside the server and need no lock.
 */
export function holdFileAlone(file: string): (() => void) | undefined {
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
