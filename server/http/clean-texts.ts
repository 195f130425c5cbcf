// Takes out of every text what no database can keep, so that both engines store the same.

/** Deeper than any input of the contract; what lies below is left out. */
const deepest = 8

/** The same value with its texts cleaned: NUL characters dropped, halves of a character replaced by the sign for unknown. */
export function cleanTexts(value: unknown, depth = deepest): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return null
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, cleanTexts(one, depth - 1)]))
}
