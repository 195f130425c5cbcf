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
   */
  write<Value>(job: (trx: Trx) => Promise<Value>): Promise<Value>
  /**
   * The same for a wish of a kind whose wishes run together if they arrive together, so that many cost few statements.
   * If that fails, each runs by itself, so that it affects no other.
   */
  writeTogether<Wish, Value>(kind: Together<Wish, Value>, wish: Wish): Promise<Value>
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

/** How wishes of one kind run together. */
export interface Together<Wish, Value> {
  /** Two wishes with the same key run one after the other, so that the second finds what the first wrote. */
  readonly keyOf: (wish: Wish) => string
  /** Returns one value for each wish, in order. */
  readonly run: (trx: Trx, wishes: readonly Wish[]) => Promise<readonly Value[]>
}

interface Waiting {
  /** What it may run together with: others of the same kind with another key. Undefined for a job by itself. */
  readonly kind?: object
  readonly key?: string
  readonly wish?: unknown
  /** When its patience is over, by a clock that only goes forward. */
  readonly until: number
  readonly run: (trx: Trx, wishes: readonly unknown[]) => Promise<readonly unknown[]>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

type Outcome = { readonly value: unknown } | { readonly error: unknown }

const most = 64

/** `committed` is called after each commit, before the responses are sent. */
export function openWriteQueue(engine: Engine, committed: (sync: Sync) => void, patience = 5000): WriteQueue {
  const waiting: Waiting[] = []
  let underWay = 0
  let running: Promise<void> | null = null

  const run = async (): Promise<void> => {
    // One turn of the event loop lets the requests that arrived during the last sync join.
    await new Promise((turn) => setImmediate(turn))
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      underWay = batch.length
      await settle(batch)
      underWay = 0
      await new Promise((turn) => setImmediate(turn))
    }
    running = null
  }

  const settle = async (batch: Waiting[]): Promise<void> => {
    try {
      const { outcomes, ms } = await commitTogether(engine, batch)
      if (outcomes.length > 0) committed({ ms, jobs: outcomes.length })
      for (const [waited, outcome] of outcomes) {
        if ('error' in outcome)
          waited.reject(engine.isUnavailable(outcome.error) ? unavailable(outcome.error) : outcome.error)
        else waited.resolve(outcome.value)
      }
    } catch (error) {
      const reason = engine.isUnavailable(error) ? unavailable(error) : error
      for (const { reject } of batch) reject(reason)
    }
  }

  const wait = <Value>(work: Omit<Waiting, 'resolve' | 'reject' | 'until'>) =>
    new Promise<Value>((resolve, reject) => {
      const until = performance.now() + patience
      waiting.push({ ...work, until, resolve: resolve as (value: unknown) => void, reject })
      running ??= run()
    })

  return {
    write: (job) => wait({ run: async (trx) => [await job(trx)] }),
    writeTogether: (kind, wish) => wait({ kind, key: kind.keyOf(wish), wish, run: kind.run as Waiting['run'] }),
    get depth() {
      return waiting.length + underWay
    },
    idle: async () => {
      while (running !== null) await running
    },
  }
}

const unavailable = (error: unknown): Unavailable =>
  new Unavailable(error instanceof Error ? error.message : String(error), { cause: error })

/** What runs together, in the order in which the first of each group arrived. */
function groupsOf(batch: readonly Waiting[]): Waiting[][] {
  const groups: Waiting[][] = []
  for (const one of batch) {
    const group = one.kind && groups.find((group) => isOpenTo(one, group))
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
}

const isOpenTo = ({ kind, key }: Waiting, group: readonly Waiting[]): boolean =>
  group[0]?.kind === kind && !group.some((other) => other.key === key)

type Settled = readonly [waited: Waiting, outcome: Outcome]

/**
 * One transaction for the whole batch, retried while another writer holds the lock. Whose patience is over meanwhile is
 * left out, whenever the others came.
 */
async function commitTogether(
  engine: Engine,
  batch: readonly Waiting[],
): Promise<{ readonly outcomes: readonly Settled[]; readonly ms: number }> {
  let left = batch
  for (let attempt = 1; ; attempt++) {
    let trx: ControlledTransaction<Tables> | undefined
    try {
      trx = await engine.db.startTransaction().execute()
      const done: Settled[] = []
      for (const group of groupsOf(left)) done.push(...(await inSavepoint(engine, trx, group)))
      const begun = performance.now()
      await trx.commit().execute()
      return { outcomes: done, ms: performance.now() - begun }
    } catch (error) {
      if (trx) await giveUp(trx)
      if (!engine.isBusy(error)) throw error
      const now = performance.now()
      for (const waited of left) if (now >= waited.until) waited.reject(unavailable(error))
      left = left.filter(({ until }) => now < until)
      if (left.length === 0) return { outcomes: [], ms: 0 }
      await sleep(Math.min(100, 5 * attempt))
    }
  }
}

async function inSavepoint(
  engine: Engine,
  trx: ControlledTransaction<Tables>,
  group: readonly Waiting[],
): Promise<Settled[]> {
  for (let attempt = 1; ; attempt++) {
    const saved = await trx.savepoint('job').execute()
    try {
      const values = await runAll(trx, group)
      await saved.releaseSavepoint('job').execute()
      return group.map((waited, place) => [waited, { value: values[place] }])
    } catch (error) {
      // A lost connection or lock ends the whole transaction, not only this job.
      if (engine.isUnavailable(error)) throw error
      await saved.rollbackToSavepoint('job').execute()
      await saved.releaseSavepoint('job').execute()
      if (group.length > 1) return await oneByOne(engine, trx, group)
      if (attempt > 1 || !engine.isUniqueViolation(error)) return group.map((waited) => [waited, { error }])
    }
  }
}

async function runAll(trx: Trx, group: readonly Waiting[]): Promise<readonly unknown[]> {
  const wishes = group.map(({ wish }) => wish)
  return (await group[0]?.run(trx, wishes)) ?? []
}

/** One of a group failed it; the others must not suffer. */
async function oneByOne(
  engine: Engine,
  trx: ControlledTransaction<Tables>,
  group: readonly Waiting[],
): Promise<Settled[]> {
  const settled: Settled[] = []
  for (const waited of group) settled.push(...(await inSavepoint(engine, trx, [waited])))
  return settled
}

async function giveUp(trx: ControlledTransaction<Tables>): Promise<void> {
  try {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
  } catch {
    // The connection is gone, and the transaction with it.
  }
}
