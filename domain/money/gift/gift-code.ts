// The code of a gift card: sixteen signs in fours, of which the last tells a code that was typed wrongly (GIFT-3).
import { accept, type Result, refuse } from '#domain/shared/result.ts'

export const giftCodeLength = 16
/** Random signs; with 5 bits each a code has 75. The last sign of a code follows from them. */
export const giftCodeBytes = giftCodeLength - 1

/** Letters and digits without I, L, O and U, which are easily misread. There are 32, so a byte maps evenly. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes a code from 15 random bytes of a cryptographic source. */
export function giftCodeFrom(bytes: Uint8Array): string {
  if (bytes.length !== giftCodeBytes) throw new Error(`a gift card takes ${giftCodeBytes} bytes, got ${bytes.length}`)
  const signs = Array.from(bytes, (byte) => alphabet[byte & 31]).join('')
  return signs + checkSign(signs)
}

/**
 * Luhn's sign in base 32: it tells every single wrong sign, and nearly every two neighbours that changed places.
 */
function checkSign(signs: string): string {
  const sum = [...signs].reduce((before, sign, at) => {
    const value = alphabet.indexOf(sign)
    const weighed = at % 2 === (signs.length - 1) % 2 ? value * 2 : value
    return before + Math.floor(weighed / 32) + (weighed % 32)
  }, 0)
  return alphabet[(32 - (sum % 32)) % 32] ?? ''
}

export type GiftCodeProblem = 'gift_missing' | 'gift_mistyped'

/**
 * Reads what a person typed, pasted or scanned, also a whole link to the card. A code that was typed wrongly is told by
 * itself: nobody has to look it up, so it counts as no guess.
 */
export function readGiftCode(text: string): Result<string, GiftCodeProblem> {
  const code = text
    .slice(text.lastIndexOf('/') + 1)
    .replace(/[\s\p{Pd}\p{Cf}\u2212._]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  if (code === '') return refuse('gift_missing')
  const isCode = code.length === giftCodeLength && [...code].every((sign) => alphabet.includes(sign))
  return isCode && checkSign(code.slice(0, -1)) === code.at(-1) ? accept(code) : refuse('gift_mistyped')
}

/** As it is shown and printed: 'K7QM-2XPA-9D4T-VB3H'. */
export const giftCodeText = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

/** The last four signs, by which staff tell cards apart. */
export const giftCodeEnds = (code: string): string => code.slice(-4)

/** The page of a card: who has its address holds the card. What stands behind the # no browser sends anywhere. */
export const giftPageOf = (code: string): string => `/#/gift-card/${giftCodeText(code)}`
