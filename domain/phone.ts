// A phone number as people read it.

/** Zones of Belgium with one digit; the others have two. */
const shortZones = /^[2349]/

/**
 * A number in E.164 with spaces: '+3232000014' is '+32 3 200 00 14', a mobile '+32470123456' is '+32 470 12 34 56'. Other
 * countries' numbers and other texts stay as they are.
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
