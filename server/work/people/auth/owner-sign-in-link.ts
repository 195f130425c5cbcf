// How an owner gets in: the one-time code of the first sign-up, and the one-time link of one who forgot the password.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { digest } from '#server/store/digest.ts'
import type { Db } from '#server/store/engines/engine.ts'
import type { Store } from '#server/store/open.ts'
import { hasFactor } from '#server/store/people/factor-store.ts'
import { savePasswordLink } from '#server/store/people/password-links.ts'
import { activeOwners, nameKey, ownerCount } from '#server/store/people/staff-store.ts'
import { readSetting, takeSetting, writeSetting } from '#server/store/shop/setting-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

export type OwnerLink =
  /** `path` begins with '/#/'. */
  | {
      readonly kind: 'password'
      readonly path: string
      readonly name: string
      readonly expiresAt: number
      /** The owner's second factor: there is none, it stays, or the link removes it too. */
      readonly factor: 'none' | 'stays' | 'goes'
    }
  | { readonly kind: 'set-up'; readonly path: string }
  | { readonly kind: 'which'; readonly names: readonly string[] }
  | { readonly kind: 'unknown'; readonly names: readonly string[] }

interface OwnerWish {
  /** Which owner, where there are several. */
  readonly name?: string | undefined
  /** The link also removes the second factor, because the phone and the recovery codes are gone. */
  readonly dropsFactor?: boolean | undefined
}

/** Makes a link for the only owner, or for the owner with that name; the set-up link if there is no owner yet. */
export async function makeOwnerLink(
  store: Store,
  { name, dropsFactor = false }: OwnerWish,
  now: number,
): Promise<OwnerLink> {
  const owners = await activeOwners(store.db)
  if (owners.length === 0) {
    const code = await renewSetupCode(store)
    return { kind: 'set-up', path: `/#/account/signup?code=${code}` }
  }
  const names = owners.map((owner) => owner.name)
  if (name === undefined && owners.length > 1) return { kind: 'which', names }
  const owner = name === undefined ? owners[0] : owners.find((one) => nameKey(one.name) === nameKey(name))
  if (!owner) return { kind: 'unknown', names }
  const code = linkCode(randomBytes)
  const expiresAt = now + linkMs
  const link = { staff: owner.id, codeHash: hashOfCode(code), expiresAt, dropsFactor }
  await store.write((trx) => savePasswordLink(trx, link))
  const factor = (await hasFactor(store.db, owner.id)) ? (dropsFactor ? 'goes' : 'stays') : 'none'
  return { kind: 'password', path: `/#/account/password?code=${code}`, name: owner.name, expiresAt, factor }
}

export const linkMs = 24 * 3_600_000

export const linkCode = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(24)).toString('base64url')

export const hashOfCode = (code: string): string => digest(code)

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
