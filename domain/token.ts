// The 8-character token with which a customer follows an order.

export const tokenLength = 8

/** Letters and digits without I, L, O and U, which are misread; 32 of them, so a byte maps evenly. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A token from 8 random bytes of a cryptographic source (D-7): 40 bits of chance. */
export function tokenFrom(bytes: Uint8Array): string {
  if (bytes.length !== tokenLength) throw new Error(`a token takes ${tokenLength} bytes, got ${bytes.length}`)
  return Array.from(bytes, (byte) => alphabet[byte & 31]).join('')
}

/** What a person typed as a token: blanks and case do not matter (TRACK-1); null when it cannot be one. */
export function readToken(text: string): string | null {
  const token = text.replace(/\s/g, '').toUpperCase()
  return /^[A-Z0-9]{8}$/.test(token) ? token : null
}

/** The part of a token that is called out at the counter. */
export const shortToken = (token: string): string => token.slice(0, 4)
