// The one-time links for a new password: one per account; only the hash of its code is kept.
import type { StaffState } from '#domain/people/staff.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

export interface PasswordLink {
  readonly staff: number
  readonly name: string
  readonly state: StaffState
  /** Milliseconds since 1970, as is `usedAt`. */
  readonly expiresAt: number
  readonly usedAt: number | null
  /** Using it also removes the second factor. */
  readonly dropsFactor: boolean
}

/** Saves the link of an account, replacing an earlier one. */
export async function savePasswordLink(
  trx: Trx,
  {
    staff,
    codeHash,
    expiresAt,
    dropsFactor,
  }: Pick<PasswordLink, 'staff' | 'expiresAt' | 'dropsFactor'> & {
    readonly codeHash: string
  },
): Promise<void> {
  const link = { code_hash: codeHash, expires_at: expiresAt, used_at: null, drops_factor: dropsFactor ? 1 : 0 }
  await trx
    .insertInto('password_link')
    .values({ staff, ...link })
    .onConflict((conflict) => conflict.column('staff').doUpdateSet(link))
    .execute()
}

export async function passwordLinkByHash(db: Db, codeHash: string): Promise<PasswordLink | undefined> {
  const row = await db
    .selectFrom('password_link')
    .innerJoin('staff', 'staff.id', 'password_link.staff')
    .select(['staff.id', 'staff.name', 'staff.state', 'expires_at', 'used_at', 'drops_factor'])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return (
    row && {
      staff: row.id,
      name: row.name,
      state: row.state as StaffState,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      dropsFactor: row.drops_factor === 1,
    }
  )
}

/** Uses the link up; false if another request, on any server, was quicker. */
export async function spendPasswordLink(trx: Trx, codeHash: string, now: number): Promise<boolean> {
  const spent = await trx
    .updateTable('password_link')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('staff')
    .executeTakeFirst()
  return spent !== undefined
}

/** Withdraws the link of an account, if it has one. */
export async function dropPasswordLink(trx: Trx, staff: number): Promise<void> {
  await trx.deleteFrom('password_link').where('staff', '=', staff).execute()
}

/** Deletes links that ended before `endedBefore`, in ms. */
export async function purgePasswordLinks(trx: Trx, endedBefore: number): Promise<void> {
  await trx.deleteFrom('password_link').where('expires_at', '<', endedBefore).execute()
}
