// Making times as people type them, in minutes and seconds.

/**
 * Seconds for '1:30', '0:45', ':45' or '2', which is two minutes; null where nothing is typed, NaN if it is not a time.
 */
export function readMakingTime(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return null
  const match = text === ':' ? null : /^(\d{0,3})(?::([0-5]\d))?$/.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2] ?? 0) : Number.NaN
}

/** '1:30' for 90 seconds. */
export const makingTimeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
