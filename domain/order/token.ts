// The 8-character token with which a customer follows an order.
import { accept, type Result, refuse } from '../shared/result.ts'

export const tokenLength = 8

/** Letters and digits without I, L, O and U, which are easily misread. There are 32, so a byte maps evenly. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes a token from 8 random bytes of a cryptographic source (D-7); 40 bits of randomness. */
export function tokenFrom(bytes: Uint8Array): string {
  if (bytes.length !== tokenLength) throw new Error(`a token takes ${tokenLength} bytes, got ${bytes.length}`)
  return Array.from(bytes, (byte) => alphabet[byte & 31]).join('')
}

/** Reads what a person typed as a token, ignoring blanks, dashes and case (TRACK-1); null if it cannot be one. */
export function readToken(text: string): string | null {
  const token = signsOf(text)
  return /^[A-Z0-9]{8}$/.test(token) ? token : null
}

/** Reads O as 0 and I and L as 1, which the alphabet leaves out. Tokens of the old site may contain them. */
export const mendToken = (token: string): string => token.replace(/O/g, '0').replace(/[IL]/g, '1')

/** `code`: it is the short code that is called at the counter, such as M-80, which is no key to the order. */
export type TokenProblem = 'missing' | 'code' | 'length' | 'signs'

/** Reads typed or pasted text, also a whole link. Returns the tokens it may mean, likeliest first. */
export function readTypedToken(text: string): Result<readonly string[], { problem: TokenProblem; length: number }> {
  const [, linked] = /\/(?:track|confirm)\/([^/?#\s]+)/.exec(text) ?? []
  const signs = signsOf(linked ?? text)
  const { length } = [...signs]
  if (length === 0) return refuse({ problem: 'missing', length })
  if (/^[A-Z]\d{2,6}$/.test(signs)) return refuse({ problem: 'code', length })
  if (/[^A-Z0-9]/.test(signs)) return refuse({ problem: 'signs', length })
  if (length !== tokenLength) return refuse({ problem: 'length', length })
  return accept([...new Set([signs, mendToken(signs)])])
}

/** Upper case, without the blanks, dashes and dots that people add. */
const signsOf = (text: string): string => text.replace(/[\s\p{Pd}\p{Cf}\u2212._]/gu, '').toUpperCase()

/** The part of a token that is called out in the shop. */
export const shortToken = (token: string): string => token.slice(0, 4)
