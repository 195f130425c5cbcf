// Counts what a call makes the database do, statement by statement: the steps of SQLite's virtual machine. Every statement is counted as it really runs, so that a new query of a route needs no entry here.
import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** The work of each statement that ran, by its text. */
export type Visited = ReadonlyMap<string, number>

export interface VisitCounter {
  /** What `work` made the database do. */
  during(work: () => Promise<unknown>): Promise<Visited>
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
  }
}
