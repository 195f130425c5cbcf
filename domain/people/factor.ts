// The second factor of a sign-in: who must have one, and the codes that people type (SAFE-6).
import { normalForm } from '../shared/normal-form.ts'
import { type RegionPost, roleOf, type StaffMember } from './staff.ts'

/** Who must have a second factor; the owner decides. */
export const factorReaches = ['nobody', 'owners', 'managers'] as const
export type FactorReach = (typeof factorReaches)[number]
export const usualFactorReach: FactorReach = 'nobody'

/** Whether this member must have a second factor; 'managers' includes the owners. */
export function factorRequired({ owner, branches, regions }: FactorHolder, reach: FactorReach): boolean {
  if (reach === 'nobody') return false
  if (owner) return true
  return reach === 'managers' && [...branches, ...regions].some(({ role }) => roleOf(role).leads)
}

/** Who manages a region leads, whether or not a branch is in it yet. */
interface FactorHolder extends Pick<StaffMember, 'owner' | 'branches'> {
  readonly regions: readonly RegionPost[]
}

export const factorLimits = {
  /** Recovery codes that are made at once; with this many left or fewer, the member is told to make new ones. */
  recoveryCodes: 10,
  fewCodes: 3,
  passkeys: 10,
  passkeyName: 40,
  /** How long after a password was typed its member may change the factors of the account, in ms. */
  confirmedMs: 10 * 60_000,
  /** How long the second step of a sign-in may take, in ms. */
  stepMs: 10 * 60_000,
} as const

/** Seconds for which a time code stands; how many steps a clock may be wrong, and digits (RFC 6238). */
export const timeCodes = { seconds: 30, drift: 1, digits: 6 } as const

/** Letters and digits without I, L, O and U, which are easily misread. There are 32, so a byte maps evenly. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const recoveryLength = 12

/** Makes a recovery code of 60 bits from 12 random bytes of a cryptographic source, such as 'K7QM-2XWD-9RTA'. */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  if (bytes.length !== recoveryLength) throw new Error(`a recovery code takes ${recoveryLength} bytes`)
  const signs = Array.from(bytes, (byte) => alphabet[byte & 31]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}

export type FactorCode = { readonly kind: 'time' | 'recovery'; readonly code: string }

/** Reads what a person typed: a time code or a recovery code without its dashes; undefined if it can be neither. */
export function readFactorCode(text: string): FactorCode | undefined {
  const signs = normalForm(text, 'NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212._]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .toUpperCase()
  if (/^\d{6}$/.test(signs)) return { kind: 'time', code: signs }
  const code = signs.replace(/O/g, '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? { kind: 'recovery', code } : undefined
}
