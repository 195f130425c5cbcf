// What a measure gets and returns: a figure says what was measured, beside what, and whether it meets our aim.

/** For each measure: its own folder on the disk, and how thorough to be. */
export interface BenchSetting {
  readonly folder: string
  /** How often the two sides alternate. */
  readonly rounds: number
  /** How long one side runs in a round, in ms. */
  readonly turnMs: number
  readonly quick: boolean
  /** Prints progress for the person who waits. */
  readonly say: (line: string) => void
}

export interface Figure {
  readonly what: string
  readonly value: string
  /** The other side of the ratio, measured in the same run. */
  readonly beside?: string
  readonly ratio?: string
  readonly aim?: string
  /** Only if there is an aim. */
  readonly met?: boolean
  /** Why it may miss the aim all the same. */
  readonly reason?: string
}

export interface Chapter {
  readonly title: string
  readonly figures: readonly Figure[]
  /** What a reader must know about this run, such as a part that could not be measured. */
  readonly notes: readonly string[]
}

/** A chapter as docs/performance.md shows it. */
export interface KeptChapter extends Chapter {
  /** On which day, as YYYY-MM-DD. */
  readonly measured: string
  readonly machine: string
  /** Of the machine when the chapter began. */
  readonly load: number
}

/** The middle of the values, which one slow round does not change. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export const medianOf = <Round>(rounds: readonly Round[], value: (round: Round) => number): number =>
  median(rounds.map(value))

export const perSecond = (count: number): string => `${Math.round(count).toLocaleString('en-GB')}/s`
export const ms = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value)} ms`
export const times = (ratio: number): string => `× ${ratio.toFixed(2)}`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
export const kilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(1)} kB`

export const atMost = (value: number, budget: number, write: (value: number) => string) => ({
  value: write(value),
  aim: `at most ${write(budget)}`,
  met: value <= budget,
})
