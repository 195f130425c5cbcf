// Keeps the database for the user that runs the shop: nobody else on the machine reads customers' names (F-77).
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

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
