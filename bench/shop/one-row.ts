// The rate of raw one-row transactions, on the same disk or the same PostgreSQL.
import { startChild } from '../processes/child.ts'
import type { OneRowTalk } from '../subjects/one-row.ts'

export interface OneRow {
  /** Commits a second. */
  rate(forMs: number): Promise<number>
  end(): Promise<void>
}

/** With DATABASE_URL in the environment on PostgreSQL, else on SQLite in DATA_DIR. */
export async function openOneRow(environment: Readonly<Record<string, string>>): Promise<OneRow> {
  const file = environment.DATABASE_URL ? 'subjects/one-row-postgres.ts' : 'subjects/one-row.ts'
  const child = await startChild<OneRowTalk>(file, { environment })
  return {
    rate: async (forMs) => {
      const { commits, ms } = await child.ask('commit', forMs)
      return (commits / ms) * 1000
    },
    end: () => child.end(),
  }
}
