// The devices on which accounts signed in: only the hash of a device's cookie is kept, one row per account.
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

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
