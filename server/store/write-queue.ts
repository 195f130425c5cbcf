// The write queue: writes that arrive while a sync to disk is under way share the next commit.
import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, type ControlledTransaction, type DatabaseConnection, type Transaction } from 'kysely'
import { forgetReads } from './commit-memory.ts'
import type { Engine } from './engines/engine.ts'
import { catchUp, causeOf, closePipeline, openPipeline, sentTogether } from './pipeline.ts'
import type { Tables } from './tables.ts'

export type Trx = Transaction<Tables>

/** Nothing was decided: the database is locked, full or down. The same request may be tried again. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

export interface WriteQueue {
  /**
   * Runs `job` inside a durable transaction and resolves only after the sync to disk. A job that throws is undone and
   * affects no other, but all may be run again: what a job sets outside of the database, it sets each time. After a
   * unique violation it finds what another server has written. Rejects with Unavailable if the database cannot be
   * written to within `patience` ms from now.
   * Jobs run in the order in which they came, so that many at one branch keep no other branch waiting. On PostgreSQL
   * those of a commit run in the order of their `branch`, those without one last, so that two transactions that lock
   * what belongs to several branches do it in the same order; and jobs of one branch are in one lane, while commits of
   * several lanes are under way at once.
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

/** More connections of the pool are left for reading. */
const mostLanes = 4

/** `committed` is called after each commit, before the responses are sent. */
export function openWriteQueue(
  engine: Engine,
  last: readonly LastOfCommit[],
  committed: (sync: Sync) => void,
  patience = 5000,
): WriteQueue {
  const count = engine.kind === 'postgres' ? mostLanes : 1
  const lanes = Array.from({ length: count }, () => openLane(engine, last, committed))
  return {
    write: <Value>(job: (trx: Trx) => Promise<Value>, branch = '~') => {
      const lane = lanes[numberOf(branch) % count] as Lane
      return new Promise<Value>((resolve, reject) => {
        const until = performance.now() + patience
        lane.add({ job, branch, until, resolve: resolve as (value: unknown) => void, reject })
      })
    },
    get depth() {
      return lanes.reduce((sum, lane) => sum + lane.depth, 0)
    },
    idle: async () => {
      for (const lane of lanes) await lane.idle()
    },
  }
}

/** The same for the same name, also for one that a caller made up. */
const numberOf = (branch: string): number =>
  [...branch].reduce((number, letter) => (number * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 0)

/** Jobs of which one commit after the other is made. */
interface Lane extends Pick<WriteQueue, 'depth' | 'idle'> {
  add(one: Waiting): void
}

function openLane(engine: Engine, last: readonly LastOfCommit[], committed: (sync: Sync) => void): Lane {
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
    add: (one) => {
      waiting.push(one)
      running ??= run()
    },
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

/**
 * One transaction for the batch, retried while another writer holds the lock; impatient jobs are left out. No job has a
 * savepoint of its own, unless one throws: then all of it is undone and run again, so that the others can stay.
 */
async function commitTogether(
  engine: Engine,
  last: readonly LastOfCommit[],
  batch: readonly Waiting[],
): Promise<{ readonly outcomes: readonly Settled[]; readonly rest: readonly Waiting[]; readonly ms: number }> {
  let left = batch
  let run: (commit: Commit, job: Waiting['job']) => Promise<Outcome> = inTheOpen
  for (let attempt = 1; ; attempt++) {
    let trx: ControlledTransaction<Tables> | undefined
    try {
      const opened = await engine.db.startTransaction().execute()
      trx = opened
      const commit: Commit = {
        engine,
        trx,
        connection: await openPipeline(opened, engine.kind),
        held: last.map(({ hold }) => hold(opened)),
      }
      const done: Settled[] = []
      const isLong = engine.kind === 'sqlite' ? longerThan(mostBusyMs) : () => false
      for (const waited of left) {
        if (done.length > 0 && isLong()) break
        done.push([waited, await run(commit, waited.job)])
      }
      for (const { write } of last) await write(opened)
      await catchUp(opened)
      closePipeline(opened)
      const begun = performance.now()
      await opened.commit().execute()
      return { outcomes: done, rest: left.slice(done.length), ms: performance.now() - begun }
    } catch (thrown) {
      const error = trx ? await causeOf(trx, thrown) : thrown
      if (trx) await giveUp(trx)
      if (!engine.isBusy(error)) {
        if (run === inSavepoint || engine.isUnavailable(error)) throw error
        run = inSavepoint
        continue
      }
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

interface Commit {
  readonly engine: Engine
  readonly trx: ControlledTransaction<Tables>
  readonly connection: DatabaseConnection
  /** What each `LastOfCommit` holds. */
  readonly held: readonly unknown[][]
}

const savepoint = CompiledQuery.raw('savepoint job')
const rollBack = CompiledQuery.raw('rollback to savepoint job')
const release = CompiledQuery.raw('release savepoint job')

/** A savepoint costs two statements, and on SQLite a copy of every page that the job changes. */
const inTheOpen = async ({ trx }: Commit, job: Waiting['job']): Promise<Outcome> => ({ value: await job(trx) })

async function inSavepoint({ engine, trx, connection, held }: Commit, job: Waiting['job']): Promise<Outcome> {
  const before = held.map((one) => [...one])
  for (let attempt = 1; ; attempt++) {
    try {
      const begun = connection.executeQuery(savepoint)
      // Without its savepoint nothing may be written; PostgreSQL sees to that by itself, and is not waited for.
      if (engine.kind === 'sqlite') await begun
      const [, value] = await sentTogether([begun, job(trx)])
      await sentTogether([catchUp(trx), connection.executeQuery(release)])
      return { value }
    } catch (thrown) {
      const error = await causeOf(trx, thrown)
      // A lost connection or lock ends the whole transaction, not only this job.
      if (engine.isUnavailable(error)) throw error
      await connection.executeQuery(rollBack)
      for (const [place, one] of held.entries()) one.splice(0, one.length, ...(before[place] ?? []))
      forgetReads(trx)
      await connection.executeQuery(release)
      if (attempt > 1 || !engine.isUniqueViolation(error)) return { error }
    }
  }
}

async function giveUp(trx: ControlledTransaction<Tables>): Promise<void> {
  closePipeline(trx)
  try {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
  } catch {
    // The connection is gone, and the transaction with it.
  }
}
