// Which backups are kept: all of the last hour, then one for each hour, day and week, as many as the settings say.

export interface Keeping {
  /** How many hours, days and weeks back there is one backup each. */
  readonly hours: number
  readonly days: number
  readonly weeks: number
}

const hour = 3_600_000
const day = 24 * hour
const week = 7 * day

/**
 * Of the times of all backups (ms), those that stay: the newest always, everything of the last hour, and the last one of
 * each hour, day and week (by UTC) that is not too far back.
 */
export function keptBackups(times: readonly number[], { hours, days, weeks }: Keeping, now: number): Set<number> {
  const newestFirst = [...times].sort((a, b) => b - a)
  const kept = new Set(newestFirst.slice(0, 1).concat(newestFirst.filter((time) => now - time < hour)))
  for (const [length, count] of [
    [hour, hours],
    [day, days],
    [week, weeks],
  ] as const) {
    const seen = new Set<number>()
    for (const time of newestFirst) {
      const which = Math.floor(time / length)
      if (seen.has(which) || now - time > length * (count + 1) || seen.size >= count) continue
      seen.add(which)
      kept.add(time)
    }
  }
  return kept
}
