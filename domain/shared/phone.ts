// Telephone numbers: read as people type them, and written as people read them.

/** How a telephone number library parses a text, as dialled from Belgium. */
type Parse = (typed: string) => { isValid(): boolean; readonly number: string } | undefined

/**
 * Returns E.164 for a number that libphonenumber finds valid with Belgium as its home country. Returns any other ten
 * digits from 1 to 9 as they are, and null for any other text (D-5). The server and the checkout both use this, each
 * with the library handed in.
 */
export function readPhone(typed: string, parse: Parse): string | null {
  const parsed = typed.trim() === '' ? undefined : parse(typed)
  if (parsed?.isValid()) return parsed.number
  const digits = typed.replace(/[\s./-]/g, '')
  return /^[1-9]\d{9}$/.test(digits) ? digits : null
}

/** Belgian area codes with one digit; the others have two. */
const shortZones = /^[2349]/

/**
 * A number in E.164 with spaces: '+3232000014' is '+32 3 200 00 14', a mobile '+32470123456' is '+32 470 12 34 56'.
 * Numbers of other countries and other texts stay as they are.
 */
export function phoneText(phone: string): string {
  const [, rest] = /^\+32(\d{8,9})$/.exec(phone) ?? []
  if (rest === undefined) return phone
  if (rest.length === 9) return spaced('+32', rest, [3, 2, 2, 2])
  return spaced('+32', rest, shortZones.test(rest) ? [1, 3, 2, 2] : [2, 2, 2, 2])
}

function spaced(country: string, digits: string, lengths: readonly number[]): string {
  let at = 0
  const parts = lengths.map((length) => {
    at += length
    return digits.slice(at - length, at)
  })
  return [country, ...parts].join(' ')
}
