// The sessions of one account, as its owner sees them and ends them.

import { shortDigest } from '../digest.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

export interface OwnSession {
  /** Names it to its member, and opens nothing. */
  readonly id: string
  readonly begunAt: number
  readonly seenAt: number
  readonly agent: string
  /** In coarse; '' if unknown. */
  readonly network: string
  /** The one that asks. */
  readonly own: boolean
}

const most = 50

/** Those of an account that are valid still, the last used first. */
export async function sessionsOf(
  db: Db,
  staff: number,
  { tokenHash, seenSince, begunSince }: { tokenHash: string; seenSince: number; begunSince: number },
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('staff', '=', staff)
    .where('ended', '=', 0)
    .where('seen_at', '>=', seenSince)
    .where('created_at', '>=', begunSince)
    .orderBy('seen_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: idOf(row.token_hash),
    begunAt: row.created_at,
    seenAt: row.seen_at,
    agent: row.agent,
    network: row.network,
    own: row.token_hash === tokenHash,
  }))
}

const idOf = (tokenHash: string): string => shortDigest('session', tokenHash)

/** Ends one session of the account, but not the one that asks; returns what it was begun on, if there is such a one. */
export async function endOther(
  trx: Trx,
  staff: number,
  { id, tokenHash: own }: { id: string; tokenHash: string },
): Promise<{ agent: string } | undefined> {
  const sessions = await trx
    .selectFrom('staff_session')
    .select(['token_hash as tokenHash', 'agent'])
    .where('staff', '=', staff)
    .where('ended', '=', 0)
    .execute()
  const other = sessions.find(({ tokenHash }) => tokenHash !== own && idOf(tokenHash) === id)
  if (!other) return undefined
  await trx.updateTable('staff_session').set({ ended: 1 }).where('token_hash', '=', other.tokenHash).execute()
  return { agent: other.agent }
}

/** Ends every session of the account but this one; returns how many. */
export async function endOthers(trx: Trx, staff: number, tokenHash: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_session')
    .set({ ended: 1 })
    .where('staff', '=', staff)
    .where('token_hash', '!=', tokenHash)
    .where('ended', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
