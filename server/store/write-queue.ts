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
   * server has written. Rejects with Unavailable if the database cannot be written to within `patience` ms.
   */
  write<Value>(job: (trx: Trx) => Promise<Value>): Promise<Value>
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
}

interface Waiting {
  readonly job: (trx: Trx) => Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

type Outcome = { readonly value: unknown } | { readonly error: unknown }

const most = 64

/** `committed` is called after each commit, before the responses are sent. */
export function openWriteQueue(engine: Engine, committed: () => void, patience = 5000): WriteQueue {
  const waiting: Waiting[] = []
  let running: Promise<void> | null = null

  const run = async (): Promise<void> => {
    // One turn of the event loop lets the requests that arrived during the last sync join.
    await new Promise((turn) => setImmediate(turn))
    while (waiting.length > 0) {
      await settle(waiting.splice(0, most))
      await new Promise((turn) => setImmediate(turn))
    }
    running = null
  }

  const settle = async (batch: Waiting[]): Promise<void> => {
    try {
      const outcomes = await commitTogether(engine, batch, Date.now() + patience)
      committed()
      for (const [place, outcome] of outcomes.entries()) {
        if ('error' in outcome)
          batch[place]?.reject(engine.isUnavailable(outcome.error) ? unavailable(outcome.error) : outcome.error)
        else batch[place]?.resolve(outcome.value)
      }
    } catch (error) {
      const reason = engine.isUnavailable(error) ? unavailable(error) : error
      for (const { reject } of batch) reject(reason)
    }
  }

  return {
    write: <Value>(job: (trx: Trx) => Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        waiting.push({ job, resolve: resolve as (value: unknown) => void, reject })
        running ??= run()
      }),
    idle: async () => {
      while (running !== null) await running
    },
  }
}

const unavailable = (error: unknown): Unavailable =>
  new Unavailable(error instanceof Error ? error.message : String(error), { cause: error })

/** One transaction for the whole batch, retried while another writer holds the lock and there is time. */
async function commitTogether(engine: Engine, batch: readonly Waiting[], until: number): Promise<Outcome[]> {
  for (let attempt = 1; ; attempt++) {
    let trx: ControlledTransaction<Tables> | undefined
    try {
      trx = await engine.db.startTransaction().execute()
      const outcomes: Outcome[] = []
      for (const { job } of batch) outcomes.push(await inSavepoint(engine, trx, job))
      await trx.commit().execute()
      return outcomes
    } catch (error) {
      if (trx) await giveUp(trx)
      if (!engine.isBusy(error) || Date.now() >= until) throw error
      await sleep(Math.min(100, 5 * attempt))
    }
  }
}

async function inSavepoint(engine: Engine, trx: ControlledTransaction<Tables>, job: Waiting['job']): Promise<Outcome> {
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
