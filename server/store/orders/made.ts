// What a branch made ready last: what the next promises learn from (TIME-7).
import type { Instant } from '../../../domain/branch/hours.ts'
import type { Db } from '../engines/engine.ts'
import { prepared } from '../prepared.ts'

/** When an order was promised first, and when it was ready. */
export interface MadeReady {
  readonly promisedAt: Instant
  readonly readyAt: Instant
}

const lastRows = prepared<{ branch: string }, { promised: number; ready: number }>(['branch'], (db, { branch }) =>
  db
    .selectFrom('orders')
    .select((e) => [e.ref('first_promised_at').$notNull().as('promised'), e.ref('ready_at').$notNull().as('ready')])
    .where('branch', '=', branch)
    .where('ready_at', 'is not', null)
    .where('first_promised_at', 'is not', null)
    .orderBy('ready_at', 'desc')
    .limit(5),
)

/** The last five orders that the branch made ready. */
export async function lastMade(db: Db, branch: string): Promise<MadeReady[]> {
  const { rows } = await lastRows(db, { branch })
  return rows.map(({ promised, ready }) => ({ promisedAt: promised, readyAt: ready }))
}
