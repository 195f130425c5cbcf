// Recognizes an entry of the old file at the next import, wherever it is in the file by then.
import { digest } from '#server/store/digest.ts'

/** The same for equal values, whatever the order of their fields. */
export const fingerprintOf = (value: unknown): string => digest(JSON.stringify(sorted(value, deepest))).slice(0, 32)

/** No data of the old site was nested half as deep; differences below this depth are ignored. */
const deepest = 20

function sorted(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return 'deeper'
  if (Array.isArray(value)) return value.map((one) => sorted(one, depth - 1))
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, one]) => [field, sorted(one, depth - 1)]),
  )
}

/** Makes fingerprints that differ even for equal entries: the second one gets '#2'. */
export function countingFingerprints(): (value: unknown) => string {
  const seen = new Map<string, number>()
  return (value) => {
    const print = fingerprintOf(value)
    const times = (seen.get(print) ?? 0) + 1
    seen.set(print, times)
    return times === 1 ? print : `${print}#${times}`
  }
}

/** The fingerprint without the count. */
export const withoutCount = (key: string): string => key.replace(/#\d+$/, '')
