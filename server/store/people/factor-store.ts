// The second factors of accounts: the secret of time codes, and recovery codes; and who must have one.
import { type FactorReach, factorReaches, factorRequired, usualFactorReach } from '#domain/people/factor.ts'
import { chunks } from '../chunks.ts'
import type { Db } from '../engines/engine.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'
import { decidedStaff } from './staff-store.ts'

/** As the owner set it, or the default. */
export async function factorReach(db: Db): Promise<FactorReach> {
  const set = await readSetting(db, 'factor.reach')
  return factorReaches.find((reach) => reach === set) ?? usualFactorReach
}

/** Sets who must have a second factor, and lets go of sessions that need not set one up any more. */
export async function setFactorReach(trx: Trx, reach: FactorReach): Promise<void> {
  await writeSetting(trx, 'factor.reach', reach)
  const free = (await decidedStaff(trx)).filter((member) => !factorRequired(member, reach))
  for (const some of chunks(free, 500))
    await trx
      .updateTable('staff_session')
      .set({ held: 0 })
      .where('held', '=', 1)
      .where(
        'staff',
        'in',
        some.map(({ id }) => id),
      )
      .execute()
}

/** Locks the account's row until the transaction ends, so that two servers change its factors one after the other. */
export async function lockAccount(trx: Trx, staff: number): Promise<void> {
  await trx
    .updateTable('staff')
    .set((e) => ({ owner: e.ref('owner') }))
    .where('id', '=', staff)
    .execute()
}

interface FactorsHeld {
  readonly code: boolean
  readonly passkey: boolean
}

export async function factorsOf(db: Db, staff: number): Promise<FactorsHeld> {
  const { codes, passkeys } = await db
    .selectNoFrom((e) => [
      e
        .selectFrom('staff_totp')
        .select((f) => f.fn.countAll<number>().as('n'))
        .where('staff', '=', staff)
        .as('codes'),
      e
        .selectFrom('staff_passkey')
        .select((f) => f.fn.countAll<number>().as('n'))
        .where('staff', '=', staff)
        .as('passkeys'),
    ])
    .executeTakeFirstOrThrow()
  return { code: Number(codes) > 0, passkey: Number(passkeys) > 0 }
}

export const hasFactor = async (db: Db, staff: number): Promise<boolean> => {
  const { code, passkey } = await factorsOf(db, staff)
  return code || passkey
}

/** The ids of all accounts with a second factor. */
export async function factorHolders(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('staff_totp')
    .select('staff')
    .union(db.selectFrom('staff_passkey').select('staff'))
    .execute()
  return new Set(rows.map(({ staff }) => staff))
}

interface TimeSecret {
  /** The secret in base 32. */
  readonly secret: string
  readonly setAt: number
}

export async function timeSecretOf(db: Db, staff: number): Promise<TimeSecret | undefined> {
  const row = await db.selectFrom('staff_totp').selectAll().where('staff', '=', staff).executeTakeFirst()
  return row && { secret: row.secret, setAt: row.set_at }
}

/** Replaces an earlier secret. `step`: that of the code with which it was confirmed. */
export async function saveTimeSecret(
  trx: Trx,
  staff: number,
  { secret, setAt, step }: TimeSecret & { readonly step: number },
): Promise<void> {
  const set = { secret, set_at: setAt, last_step: step }
  await trx
    .insertInto('staff_totp')
    .values({ staff, ...set })
    .onConflict((conflict) => conflict.column('staff').doUpdateSet(set))
    .execute()
}

/**
 * Uses up the code of a step; false if it or a later one was used before, on any server, or the secret is another now.
 */
export async function spendTimeWindow(trx: Trx, staff: number, secret: string, step: number): Promise<boolean> {
  const spent = await trx
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('staff', '=', staff)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .returning('staff')
    .executeTakeFirst()
  return spent !== undefined
}

export async function dropTimeSecret(trx: Trx, staff: number): Promise<void> {
  await trx.deleteFrom('staff_totp').where('staff', '=', staff).execute()
}

/** Replaces all recovery codes of the account. */
export async function saveRecoveryCodes(trx: Trx, staff: number, hashes: readonly string[]): Promise<void> {
  await dropRecoveryCodes(trx, staff)
  const codes = hashes.map((hash) => ({ staff, code_hash: hash, used_at: null }))
  await trx.insertInto('recovery_code').values(codes).execute()
}

/** Uses the code up; false if there is no such code, or it was used before, on any server. */
export async function spendRecoveryCode(trx: Trx, staff: number, hash: string, now: number): Promise<boolean> {
  const spent = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('staff', '=', staff)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('staff')
    .executeTakeFirst()
  return spent !== undefined
}

/** How many recovery codes are left. */
export async function recoveryLeft(db: Db, staff: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((e) => e.fn.countAll<number>().as('left'))
    .where('staff', '=', staff)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export async function dropRecoveryCodes(trx: Trx, staff: number): Promise<void> {
  await trx.deleteFrom('recovery_code').where('staff', '=', staff).execute()
}

/** Removes every factor of the account and its recovery codes. */
export async function dropFactors(trx: Trx, staff: number): Promise<void> {
  await dropTimeSecret(trx, staff)
  await trx.deleteFrom('staff_passkey').where('staff', '=', staff).execute()
  await dropRecoveryCodes(trx, staff)
}
