// What every measurement is handed: a folder of its own on the disk, and how thorough to be.

export interface Setting {
  readonly folder: string
  /** How often the two sides take turns. */
  readonly rounds: number
  /** How long one side runs in a round, in ms. */
  readonly turnMs: number
  readonly quick: boolean
  /** Tells the person who waits. */
  readonly say: (line: string) => void
}
