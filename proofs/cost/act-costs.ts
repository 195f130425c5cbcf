// Counts what an act makes the database do: by numbers that are the same on every machine, whatever else it does.
import { statSync } from 'node:fs'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import pg from 'pg'
import type { StoreAddress } from '#server/store/open.ts'
import { hearPlans, rowsIn } from '../growth/visited.ts'

export interface ActCost {
  /** Those that open and end a transaction or a job included. */
  readonly statements: number
  /** How often the server waits for the database. SQLite is in its own process: 0. */
  readonly trips: number
  /** Rows visited on PostgreSQL, steps of its virtual machine on SQLite. */
  readonly read: number
  /** Rows inserted, changed or deleted. */
  readonly written: number
  /** What goes to the log of writes, in bytes: on SQLite whole pages. */
  readonly bytes: number
}

export interface CostCounter {
  during(work: () => Promise<unknown>): Promise<ActCost>
  /** From now on nothing is counted. */
  stop(): void
}

/**
 * A server reads what is new for its streams, and which codes are taken, once for many acts, at moments of its own.
 */
const isOfManyActs = (text: string): boolean => /from "?event"? where|^notify |^select "code" from "orders"/i.test(text)

/** Counts in the database of this address, on connections that are opened from now on. */
export const countCosts = (address: StoreAddress): Promise<CostCounter> =>
  'sqlite' in address ? Promise.resolve(countSqliteCosts(address.sqlite)) : countPostgresCosts(address.postgres)

type CountedStatement = StatementSync & { stat(counter: 'vmStep'): number }

function countSqliteCosts(file: string): CostCounter {
  const { prepare } = DatabaseSync.prototype
  const { all, run } = StatementSync.prototype
  const prepared: { readonly statement: CountedStatement; seen: number }[] = []
  let statements = 0
  let written = 0
  DatabaseSync.prototype.prepare = function (text, ...options) {
    const statement = prepare.call(this, text, ...options) as CountedStatement
    if (!isOfManyActs(text)) prepared.push({ statement, seen: 0 })
    return statement
  }
  StatementSync.prototype.all = function (this: StatementSync, ...values: Parameters<typeof all>) {
    if (!isOfManyActs(this.sourceSQL)) statements++
    const rows = all.apply(this, values)
    if (/^(insert|update|delete)/i.test(this.sourceSQL)) written += rows.length
    return rows
  } as typeof all
  StatementSync.prototype.run = function (this: StatementSync, ...values: Parameters<typeof run>) {
    statements++
    const done = run.apply(this, values)
    if (/^(insert|update|delete)/i.test(this.sourceSQL)) written += Number(done.changes)
    return done
  } as typeof run
  const steps = () => {
    let sum = 0
    for (const one of prepared) {
      const now = one.statement.stat('vmStep')
      sum += now - one.seen
      one.seen = now
    }
    return sum
  }
  const emptyLog = () => {
    const database = new DatabaseSync(file, { timeout: 5000 })
    database.exec('pragma wal_checkpoint(truncate)')
    database.close()
  }
  return {
    during: async (work) => {
      emptyLog()
      steps()
      statements = 0
      written = 0
      await work()
      return { statements, trips: 0, read: steps(), written, bytes: statSync(`${file}-wal`).size }
    },
    stop: () => {
      DatabaseSync.prototype.prepare = prepare
      Object.assign(StatementSync.prototype, { all, run })
    },
  }
}

async function countPostgresCosts(url: string): Promise<CostCounter> {
  let statements = 0
  let trips = 0
  let read = 0
  let written = 0
  let bytes = 0
  const deaf = await hearPlans(url, (text, plan) => {
    if (isOfManyActs(text)) return
    read += rowsIn(plan)
    bytes += plan['WAL Bytes'] ?? 0
  })
  const { query } = pg.Client.prototype
  const waiting = new WeakMap<pg.Client, number>()
  pg.Client.prototype.query = function (this: pg.Client, ...given: [pg.QueryConfig]) {
    if (isOfManyActs(String(given[0].text))) return Reflect.apply(query, this, given)
    // Queries that are sent while others are under way are waited for together with them.
    const before = waiting.get(this) ?? 0
    waiting.set(this, before + 1)
    statements++
    if (before === 0) trips++
    const result = Reflect.apply(query, this, given) as Promise<pg.QueryResult>
    const done = () => waiting.set(this, (waiting.get(this) ?? 1) - 1)
    result.then(({ command, rowCount }) => {
      done()
      if (['INSERT', 'UPDATE', 'DELETE'].includes(command)) written += rowCount ?? 0
    }, done)
    return result
  } as unknown as typeof query
  return {
    during: async (work) => {
      statements = trips = read = written = bytes = 0
      await work()
      return { statements, trips, read, written, bytes }
    },
    stop: () => {
      deaf()
      pg.Client.prototype.query = query
    },
  }
}
