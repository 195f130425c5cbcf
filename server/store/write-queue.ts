// The write queue: writes that arrive while a sync to disk is under way share the next commit.
import { setTimeout as sleep } from 'node:timers/promises'
import type { ControlledTransaction, Transaction } from 'kysely'
import type { Engine } from './engines/engine.ts'
import type { Tables } from './tables.ts'

export type Trx = Transaction<Tables>

/** Nothing was decided: the database is locked, full or down. The same request may be tried again. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

export interface WriteQueue {
  /**
   * Runs `job` inside a durable transaction, in its own savepoint, and resolves only after the sync to disk. A job that
   * throws is undone and affects no other. After a unique violation it is run once more, so that it finds what another
   * server has written. Rejects with Unavailable if the database cannot be written to within `patience` ms from now.
   * Jobs run in the order in which they came, so that many at one branch keep no other branch waiting. On PostgreSQL
   * those of a commit run in the order of their `branch`, those without one last, so that two servers that lock what
   * belongs to several branches do it in the same order.
   */
  write<Value>(job: (trx: Trx) => Promise<Value>, branch?: string): Promise<Value>
  /** How many jobs wait or are under way. */
  readonly depth: number
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
}

/** A transaction that was synced to disk: how long that took, in ms, and how many jobs it held. */
export interface Sync {
  readonly ms: number
  readonly jobs: number
}

interface Waiting {
  readonly branch: string
  readonly job: (trx: Trx) => Promise<unknown>
  /** When its patience is over, by a clock that only goes forward. */
  readonly until: number
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** What jobs leave to be written once, before their commit. */
export interface LastOfCommit {
  /** Returns what waits: an undone job takes back what it added, and brings back what it wrote early. */
  readonly hold: (trx: Trx) => unknown[]
  readonly write: (trx: Trx) => Promise<void>
}

type Outcome = { readonly value: unknown } | { readonly error: unknown }

const most = 64
/**
 * On SQLite a job runs without a pause, so the jobs of a commit would let nothing else happen in between: once they
 * took this long, in ms of the processor, the rest goes first with the next commit.
 */
const mostBusyMs = 30

/** `committed` is called after each commit, before the responses are sent. */
export function openWriteQueue(
  engine: Engine,
  last: LastOfCommit,
  committed: (sync: Sync) => void,
  patience = 5000,
): WriteQueue {
  const waiting: Waiting[] = []
  let underWay = 0
  let running: Promise<void> | null = null

  const run = async (): Promise<void> => {
    // One turn of the event loop lets the requests that arrived during the last sync join.
    await new Promise((turn) => setImmediate(turn))
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      if (engine.kind === 'postgres') batch.sort(byBranch)
      underWay = batch.length
      waiting.unshift(...(await settle(batch)))
      underWay = 0
      await new Promise((turn) => setImmediate(turn))
    }
    running = null
  }

  /** Returns those that were left for the next commit. */
  const settle = async (batch: Waiting[]): Promise<readonly Waiting[]> => {
    try {
      const { outcomes, rest, ms } = await commitTogether(engine, last, batch)
      if (outcomes.length > 0) committed({ ms, jobs: outcomes.length })
      for (const [waited, outcome] of outcomes) {
        if ('error' in outcome)
          waited.reject(engine.isUnavailable(outcome.error) ? unavailable(outcome.error) : outcome.error)
        else waited.resolve(outcome.value)
      }
      return rest
    } catch (error) {
      const reason = engine.isUnavailable(error) ? unavailable(error) : error
      for (const { reject } of batch) reject(reason)
      return []
    }
  }

  return {
    write: <Value>(job: (trx: Trx) => Promise<Value>, branch = '~') =>
      new Promise<Value>((resolve, reject) => {
        const until = performance.now() + patience
        waiting.push({ job, branch, until, resolve: resolve as (value: unknown) => void, reject })
        running ??= run()
      }),
    get depth() {
      return waiting.length + underWay
    },
    idle: async () => {
      while (running !== null) await running
    },
  }
}

const byBranch = (one: Waiting, other: Waiting): number =>
  one.branch < other.branch ? -1 : one.branch > other.branch ? 1 : 0

const unavailable = (error: unknown): Unavailable =>
  new Unavailable(error instanceof Error ? error.message : String(error), { cause: error })

type Settled = readonly [waited: Waiting, outcome: Outcome]

/** One transaction for the batch, retried while another writer holds the lock; impatient jobs are left out. */
async function commitTogether(
  engine: Engine,
  last: LastOfCommit,
  batch: readonly Waiting[],
): Promise<{ readonly outcomes: readonly Settled[]; readonly rest: readonly Waiting[]; readonly ms: number }> {
  let left = batch
  for (let attempt = 1; ; attempt++) {
    let trx: ControlledTransaction<Tables> | undefined
    try {
      trx = await engine.db.startTransaction().execute()
      const held = last.hold(trx)
      const done: Settled[] = []
      const isLong = engine.kind === 'sqlite' ? longerThan(mostBusyMs) : () => false
      for (const waited of left) {
        if (done.length > 0 && isLong()) break
        done.push([waited, await inSavepoint(engine, trx, waited.job, held)])
      }
      await last.write(trx)
      const begun = performance.now()
      await trx.commit().execute()
      return { outcomes: done, rest: left.slice(done.length), ms: performance.now() - begun }
    } catch (error) {
      if (trx) await giveUp(trx)
      if (!engine.isBusy(error)) throw error
      const now = performance.now()
      for (const waited of left) if (now >= waited.until) waited.reject(unavailable(error))
      left = left.filter(({ until }) => now < until)
      if (left.length === 0) return { outcomes: [], rest: [], ms: 0 }
      await sleep(Math.min(100, 5 * attempt))
    }
  }
}

/** Whether this thread has worked for so long since now. */
function longerThan(ms: number): () => boolean {
  const begun = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(begun)
    return user + system > ms * 1000
  }
}

async function inSavepoint(
  engine: Engine,
  trx: ControlledTransaction<Tables>,
  job: Waiting['job'],
  held: unknown[],
): Promise<Outcome> {
  const before = [...held]
  for (let attempt = 1; ; attempt++) {
    const saved = await trx.savepoint('job').execute()
    try {
      const value = await job(trx)
      await saved.releaseSavepoint('job').execute()
      return { value }
    } catch (error) {
      // A lost connection or lock ends the whole transaction, not only this job.
      if (engine.isUnavailable(error)) throw error
      await saved.rollbackToSavepoint('job').execute()
      held.splice(0, held.length, ...before)
      await saved.releaseSavepoint('job').execute()
      if (attempt > 1 || !engine.isUniqueViolation(error)) return { error }
    }
  }
}

async function giveUp(trx: ControlledTransaction<Tables>): Promise<void> {
  try {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
  } catch {
    // The connection is gone, and the transaction with it.
  }
}
