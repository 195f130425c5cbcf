// Counts what a call makes the database do, statement by statement: rows visited on PostgreSQL, steps of its virtual
// machine on SQLite. Every statement is counted as it really runs, so that a new query of a route needs no entry here.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import pg from 'pg'
import { onServer } from '#server/testing/postgres/postgres-databases.ts'

/** The work of each statement that ran, by its text. */
export type Visited = ReadonlyMap<string, number>

export interface VisitCounter {
  /** What `work` made the database do. */
  during(work: () => Promise<unknown>): Promise<Visited>
  /** From now on nothing is counted; the counter that began last stops first. */
  stop(): void
}

interface CountedStatement {
  readonly text: string
  readonly statement: StatementSync & { stat(counter: 'vmStep'): number }
  seen: number
}

/** Counts in every SQLite database that is opened from now on in this process. */
export function countSqlite(): VisitCounter {
  const counted: CountedStatement[] = []
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (text, ...options) {
    const statement = prepare.call(this, text, ...options) as CountedStatement['statement']
    counted.push({ text, statement, seen: 0 })
    return statement
  }
  const news = () => {
    const visited = new Map<string, number>()
    for (const one of counted) {
      const steps = one.statement.stat('vmStep')
      if (steps > one.seen) visited.set(one.text, (visited.get(one.text) ?? 0) + steps - one.seen)
      one.seen = steps
    }
    return visited
  }
  return {
    during: async (work) => {
      news()
      await work()
      return news()
    },
    stop: () => {
      DatabaseSync.prototype.prepare = prepare
    },
  }
}

/** Counts in this database, on every connection that is opened from now on in this process. */
export async function countPostgres(url: string): Promise<VisitCounter> {
  let visited = new Map<string, number>()
  const stop = await hearPlans(url, (text, plan) => visited.set(text, (visited.get(text) ?? 0) + rowsIn(plan)))
  return {
    during: async (work) => {
      visited = new Map()
      await work()
      return visited
    },
    stop,
  }
}

/**
 * Tells of every statement in this database how it ran, on every connection that is opened from now on in this process.
 * Returns what stops it.
 */
export async function hearPlans(url: string, heard: (text: string, plan: PlanNode) => void): Promise<() => void> {
  // The server's own module sends the plan of each statement, with what it really did, as a notice.
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_wal': 'on',
    'auto_explain.log_format': 'json',
    client_min_messages: 'log',
  }
  const name = pg.escapeIdentifier(new URL(url).pathname.slice(1))
  for (const [setting, value] of Object.entries(settings))
    await onServer(url, `alter database ${name} set ${setting} = '${value}'`)
  const { connect } = pg.Client.prototype
  pg.Client.prototype.connect = function (this: pg.Client, ...done: [() => void]) {
    this.on('notice', ({ message = '' }) => {
      const [, plan] = /^duration: .*?plan:\n(.*)$/s.exec(message) ?? []
      if (!plan) return
      const { 'Query Text': text, Plan: top } = JSON.parse(plan) as { 'Query Text': string; Plan: PlanNode }
      heard(text, top)
    })
    return connect.apply(this, done)
  } as typeof connect
  return () => {
    pg.Client.prototype.connect = connect
  }
}

export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Rows Removed by Join Filter'?: number
  /** What it and all below it wrote to the log. */
  readonly 'WAL Bytes'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Rows that leave a node or are dropped by it, over all nodes: a sum that is small only if few rows were read. */
export function rowsIn(node: PlanNode): number {
  const perLoop =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0)
  const own = /Scan|Modify/.test(node['Node Type']) ? perLoop * node['Actual Loops'] : 0
  return own + (node.Plans ?? []).reduce((sum, one) => sum + rowsIn(one), 0)
}
