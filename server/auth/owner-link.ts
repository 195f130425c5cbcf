// The way back in for an owner who forgot the password: a one-time link, made on the server itself.
import { randomBytes } from 'node:crypto'
import { savePasswordLink } from '../store/accounts/password-links.ts'
import { activeOwners, nameKey } from '../store/accounts/staff.ts'
import type { Store } from '../store/open.ts'
import { hashOfCode, linkCode, linkMs } from './link-code.ts'
import { renewSetupCode } from './setup-code.ts'

export type OwnerLink =
  /** `path` begins with '/#/'. */
  | { readonly kind: 'password'; readonly path: string; readonly name: string; readonly expiresAt: number }
  | { readonly kind: 'set-up'; readonly path: string }
  | { readonly kind: 'which'; readonly names: readonly string[] }
  | { readonly kind: 'unknown'; readonly names: readonly string[] }

/** Makes a link for the only owner, or for the owner with that name; the set-up link if there is no owner yet. */
export async function makeOwnerLink(store: Store, name: string | undefined, now: number): Promise<OwnerLink> {
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
  await store.write((trx) => savePasswordLink(trx, { staff: owner.id, codeHash: hashOfCode(code), expiresAt }))
  return { kind: 'password', path: `/#/account/password?code=${code}`, name: owner.name, expiresAt }
}
