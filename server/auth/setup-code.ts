// The one-time code with which the first owner of a shop signs up.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { ownerCount } from '../store/accounts/staff-store.ts'
import type { Db } from '../store/engines/engine.ts'
import type { Store } from '../store/open.ts'
import { readSetting, takeSetting, writeSetting } from '../store/setting-store.ts'
import type { Trx } from '../store/write-queue.ts'

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest()

/** Makes a new code that replaces the earlier one; null if the shop has an owner. Only its hash is stored. */
export async function renewSetupCode(store: Store): Promise<string | null> {
  if ((await ownerCount(store.db)) > 0) return null
  const code = randomBytes(15).toString('base64url')
  await store.write((trx) => writeSetting(trx, 'setup.code', hashOf(code).toString('base64url')))
  return code
}

/** Whether this is the code; compared in constant time. */
export async function isSetupCode(db: Db, code: string): Promise<boolean> {
  const stored = await readSetting(db, 'setup.code')
  return stored !== null && timingSafeEqual(hashOf(code), Buffer.from(stored, 'base64url'))
}

/** Uses the code up; false if another sign-up, on any server, was quicker. */
export const spendSetupCode = (trx: Trx): Promise<boolean> => takeSetting(trx, 'setup.code')
