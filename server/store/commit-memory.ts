// What the jobs of a commit have read and need not read again, such as the rules by which each of its orders is judged.
// Their answers are sent together after the commit, so each may see the rules as they were when it began. Who changes
// what others act upon, such as the printers that orders queue slips for, makes them read it again.
import type { Db } from './engines/engine.ts'

const memories = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** What `read` returns, read once in this transaction. Outside of one it is read each time. */
export function readOnce<Value>(db: Db, what: string, read: () => Promise<Value>): Promise<Value> {
  if (!db.isTransaction) return read()
  const memory = memories.get(db) ?? new Map<string, Promise<unknown>>()
  memories.set(db, memory)
  const known = memory.get(what) as Promise<Value> | undefined
  if (known !== undefined) return known
  const value = read()
  memory.set(what, value)
  return value
}

/** Whether nobody asked this before in this transaction. */
export function isFirst(db: Db, what: string): boolean {
  let first = false
  void readOnce(db, what, async () => {
    first = true
  })
  return first
}

/** A job was undone, and with it what it had changed and read again; or it changed what others act upon. */
export const forgetReads = (db: Db): boolean => memories.delete(db)
