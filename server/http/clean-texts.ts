// Removes from every text the characters that no database can store, so that both engines store the same.

/** Deeper than any input of the contract; anything below is dropped. */
const deepest = 8

/** The same value with its texts cleaned: NUL characters removed, lone surrogates replaced by U+FFFD. */
export function cleanTexts(value: unknown, depth = deepest): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return null
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, cleanTexts(one, depth - 1)]))
}
