// Which codes the open orders of a branch have, and which were called lately (CALL-1).
import { sql } from 'kysely'
import type { Instant } from '#domain/branch/hours.ts'
import type { Db } from '../engines/engine.ts'
import { preparedQuery } from '../prepared.ts'

/** As many as there are codes of two and three digits; with more open orders a code that is drawn may be taken. */
export const mostCodes = 1000
/** How long a code rests after its order is over: somebody may still wait for it to be called. */
const restMs = 2 * 3_600_000
/** As many are looked at: beyond a hundred, codes have three digits anyway. */
const mostResting = 150

export interface CodesTaken {
  readonly taken: Set<string>
  /** Of orders that have been over for less than two hours. */
  readonly lately: ReadonlySet<string>
}

const openCodes = preparedQuery<{ branch: string }, { code: string }>((db, { branch }) =>
  db
    .selectFrom('orders')
    .select('code')
    .where('branch', '=', branch)
    .where('status', '=', sql.lit(0))
    .where('archive', '=', sql.lit(0))
    .where('code', '<>', sql.lit(''))
    .limit(sql.lit(mostCodes)),
)

const restingCodes = preparedQuery<{ branch: string; since: Instant }, { code: string }>((db, { branch, since }) =>
  db
    .selectFrom('orders')
    .select('code')
    .where('branch', '=', branch)
    .where('archive', '=', sql.lit(0))
    .where('over_at', 'is not', null)
    .where('over_at', '>=', since)
    .orderBy('over_at', 'desc')
    .limit(sql.lit(mostResting)),
)

const openCupNames = preparedQuery<{ branch: string }, { name: string }>((db, { branch }) =>
  db
    .selectFrom('orders')
    .select('cup_name as name')
    .where('branch', '=', branch)
    .where('status', '=', sql.lit(0))
    .where('archive', '=', sql.lit(0))
    .where('cup_name', '<>', sql.lit(''))
    .limit(sql.lit(mostCodes)),
)

/** The cup names of the branch's open orders. */
export async function cupNamesTaken(db: Db, branch: string): Promise<string[]> {
  return (await openCupNames(db, { branch })).map(({ name }) => name)
}

/** At most `mostCodes` of those taken. */
export async function codesTaken(db: Db, branch: string, now: Instant): Promise<CodesTaken> {
  const open = await openCodes(db, { branch })
  const resting = await restingCodes(db, { branch, since: now - restMs })
  return { taken: codesIn(open), lately: codesIn(resting) }
}

const codesIn = (rows: readonly { readonly code: string }[]) => new Set(rows.map(({ code }) => code))

interface Known extends CodesTaken {
  /** On the process's own clock, in milliseconds. */
  readonly readAt: number
}

const knownFor = 500
const known = new WeakMap<object, Map<string, Known>>()

/**
 * The same, read at most twice a second by each server: a code that is free again by now is only left out, and one that
 * another server has given is found when the order is saved. `again`: read it now.
 */
export async function codesKnown(db: Db, branch: string, now: Instant, again: boolean): Promise<CodesTaken> {
  const { adapter } = db.getExecutor()
  const branches = known.get(adapter) ?? new Map<string, Known>()
  known.set(adapter, branches)
  const before = branches.get(branch)
  if (before && !again && performance.now() - before.readAt < knownFor) return before
  const read = { ...(await codesTaken(db, branch, now)), readAt: performance.now() }
  branches.set(branch, read)
  return read
}

/** The codes of these orders, by their ids, wherever they are. */
export async function codesOf(db: Db, orders: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (orders.length === 0) return new Map()
  const rows = await db.selectFrom('orders').select(['id', 'code']).where('id', 'in', orders).execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}
