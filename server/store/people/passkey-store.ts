// Passkeys: what a device of a member signs in with; only public keys are kept.
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import type { StaffPasskeyRow } from './account-tables.ts'

export interface Passkey {
  /** As the browser calls it, in base64url. */
  readonly id: string
  readonly staff: number
  /** The name of the site for which it was made; it works nowhere else. */
  readonly site: string
  readonly name: string
  /** The public key in base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly madeAt: number
  readonly usedAt: number | null
}

/** A unique violation if the passkey is known already. */
export async function insertPasskey(trx: Trx, passkey: Passkey): Promise<void> {
  const { publicKey, transports, madeAt, usedAt, ...rest } = passkey
  await trx
    .insertInto('staff_passkey')
    .values({ ...rest, public_key: publicKey, transports: toJson(transports), made_at: madeAt, used_at: usedAt })
    .execute()
}

/** Those of an account, the oldest first. */
export async function passkeysOf(db: Db, staff: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('staff', '=', staff)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map(passkeyIn)
}

export async function passkeyById(db: Db, id: string): Promise<Passkey | undefined> {
  const row = await db.selectFrom('staff_passkey').selectAll().where('id', '=', id).executeTakeFirst()
  return row && passkeyIn(row)
}

/** Notes a use; false if the passkey was removed meanwhile. */
export async function notePasskeyUse(trx: Trx, id: string, counter: number, now: number): Promise<boolean> {
  const noted = await trx
    .updateTable('staff_passkey')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function removePasskey(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('staff_passkey').where('id', '=', id).execute()
}

/** Uses a challenge up; false if it was answered before, on any server. */
export async function spendChallenge(trx: Trx, hash: string, now: number): Promise<boolean> {
  const spent = await trx
    .insertInto('spent_challenge')
    .values({ hash, at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** Whether a challenge was used up. */
export const isSpent = async (db: Db, hash: string): Promise<boolean> =>
  (await db.selectFrom('spent_challenge').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined

/** Forgets challenges that were used up before this instant; by then they are over. */
export async function purgeChallenges(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('spent_challenge').where('at', '<', before).execute()
}

const passkeyIn = ({ public_key, transports, made_at, used_at, ...row }: StaffPasskeyRow): Passkey => ({
  ...row,
  publicKey: public_key,
  transports: fromJson<string[]>(transports),
  madeAt: made_at,
  usedAt: used_at,
})
