// Which codes the open orders of a branch have, and which were given lately (CALL-1).
import { sql } from 'kysely'
import type { Db } from '../engines/engine.ts'
import { prepared } from '../prepared.ts'

/** Above any number of orders that a branch makes at once; with more, a code that is drawn may be taken. */
export const mostCodes = 200
const latelyGiven = 20

export interface CodesTaken {
  readonly taken: Set<string>
  /** Of the newest orders, over or not. */
  readonly lately: ReadonlySet<string>
}

const openCodes = prepared<{ branch: string }, { code: string }>(['branch'], (db, { branch }) =>
  db
    .selectFrom('orders')
    .select('code')
    .where('branch', '=', branch)
    .where('status', '=', sql.lit(0))
    .where('archive', '=', sql.lit(0))
    .where('code', '<>', sql.lit(''))
    .limit(sql.lit(mostCodes)),
)

const newestCodes = prepared<{ branch: string }, { code: string }>(['branch'], (db, { branch }) =>
  db
    .selectFrom('orders')
    .select('code')
    .where('branch', '=', branch)
    .where('archive', '=', sql.lit(0))
    .orderBy('id', 'desc')
    .limit(sql.lit(latelyGiven)),
)

/** At most `mostCodes` of those taken. */
export async function codesTaken(db: Db, branch: string): Promise<CodesTaken> {
  const open = await openCodes(db, { branch })
  const newest = await newestCodes(db, { branch })
  return { taken: codesIn(open.rows), lately: codesIn(newest.rows) }
}

const codesIn = (rows: readonly { readonly code: string }[]) => new Set(rows.map(({ code }) => code))
