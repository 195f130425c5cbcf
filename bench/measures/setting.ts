// What every measurement gets: its own folder on the disk, and how thorough to be.

export interface Setting {
  readonly folder: string
  /** How often the two sides alternate. */
  readonly rounds: number
  /** How long one side runs in a round, in ms. */
  readonly turnMs: number
  readonly quick: boolean
  /** Prints progress for the person who waits. */
  readonly say: (line: string) => void
}
