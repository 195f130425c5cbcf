// The code in a one-time link for a new password: 24 random bytes, valid for a day; only its hash is stored.
import { digest } from '../store/digest.ts'

export const linkMs = 24 * 3_600_000

export const linkCode = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(24)).toString('base64url')

export const hashOfCode = (code: string): string => digest(code)
