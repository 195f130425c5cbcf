// A figure of the report: what was measured, against what, and whether it meets our aim.

export interface Figure {
  readonly what: string
  readonly value: string
  /** The other side of the ratio, measured in the same run. */
  readonly beside?: string
  readonly ratio?: string
  readonly aim?: string
  /** Only if there is an aim. */
  readonly met?: boolean
}

export interface Chapter {
  readonly title: string
  readonly figures: readonly Figure[]
  /** What a reader must know about this run, such as a part that could not be measured. */
  readonly notes: readonly string[]
}

/** The middle of the values, which one slow round does not change. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** The median of a value over all rounds. */
export const medianOf = <Round>(rounds: readonly Round[], value: (round: Round) => number): number =>
  median(rounds.map(value))

export const perSecond = (count: number): string => `${Math.round(count).toLocaleString('en-GB')}/s`
export const ms = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value)} ms`
export const times = (ratio: number): string => `× ${ratio.toFixed(2)}`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
export const kilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(1)} kB`
