// Takes out of every text what no database can keep, so that both engines store the same.

/** The same value with its texts cleaned: NUL characters dropped, halves of a character replaced by the sign for unknown. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, cleanTexts(one)]))
}
