// The hash by which the server tells contents apart and keeps secrets that it need not read.
import { createHash } from 'node:crypto'

/** The SHA-256 of the parts, one after the other: 43 characters that fit into addresses, cookies and headers. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}

/** The first 22 characters of it, 132 bits: enough to tell versions of a thing apart. */
export const shortDigest = (...parts: readonly (string | Uint8Array)[]): string => digest(...parts).slice(0, 22)
