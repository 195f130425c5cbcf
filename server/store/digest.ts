// The hash with which the server distinguishes contents and stores secrets that it need not read.
import { createHash } from 'node:crypto'

/** The SHA-256 of the concatenated parts: 43 characters that are safe in addresses, cookies and headers. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

/** The first 22 characters of the digest, 132 bits: enough to distinguish versions. */
export const shortDigest = (...parts: readonly (string | Uint8Array)[]): string => digest(...parts).slice(0, 22)
