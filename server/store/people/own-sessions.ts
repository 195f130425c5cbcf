// The sessions of one account, as its owner sees them and ends them, and the devices on which it signed in: only the
// hash of a device’s cookie is kept.
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

interface SessionsWish {
  /** Of the one that asks. */
  readonly tokenHash: string
  readonly now: number
  readonly seenSince: number
  readonly begunSince: number
}

/** Those of an account that are valid still, the last used first. */
export async function sessionsOf(
  db: Db,
  staff: number,
  { tokenHash, now, seenSince, begunSince }: SessionsWish,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('staff', '=', staff)
    .where('ended', '=', 0)
    .where('seen_at', '>=', seenSince)
    .where('created_at', '>=', begunSince)
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
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

/** Whether the account with this name key signed in with this device since `seenSince`, in ms. */
export async function deviceKnows(db: Db, tokenHash: string, nameKey: string, seenSince: number): Promise<boolean> {
  const row = await db
    .selectFrom('staff_device')
    .innerJoin('staff', 'staff.id', 'staff_device.staff')
    .select('staff.id')
    .where('token_hash', '=', tokenHash)
    .where('name_key', '=', nameKey)
    .where('seen_at', '>=', seenSince)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether any account signed in with this device since `seenSince`, in ms. */
export async function deviceHasAny(db: Db, tokenHash: string, seenSince: number): Promise<boolean> {
  const row = await db
    .selectFrom('staff_device')
    .select('staff')
    .where('token_hash', '=', tokenHash)
    .where('seen_at', '>=', seenSince)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveDevice(trx: Trx, tokenHash: string, staff: number, now: number): Promise<void> {
  await trx
    .insertInto('staff_device')
    .values({ token_hash: tokenHash, staff, seen_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'staff']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Forgets all devices of this account. */
export async function forgetDevices(trx: Trx, staff: number): Promise<void> {
  await trx.deleteFrom('staff_device').where('staff', '=', staff).execute()
}

/** Forgets devices last seen before `seenBefore`, in ms. */
export async function purgeDevices(trx: Trx, seenBefore: number): Promise<void> {
  await trx.deleteFrom('staff_device').where('seen_at', '<', seenBefore).execute()
}
