// The way back in for an owner who forgot the password: a one-time link, made on the server itself.
import { randomBytes } from 'node:crypto'
import { hasFactor } from '../store/accounts/factor-store.ts'
import { savePasswordLink } from '../store/accounts/password-links.ts'
import { activeOwners, nameKey } from '../store/accounts/staff-store.ts'
import { digest } from '../store/digest.ts'
import type { Store } from '../store/open.ts'
import { renewSetupCode } from './setup-code.ts'

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
