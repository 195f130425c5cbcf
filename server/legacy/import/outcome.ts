// What became of the entries of one part of the old file.
import type { Entry, Note } from '../read/notes.ts'

export interface Took {
  readonly path: string
  /** Its name or id here. */
  readonly as: string
}

export interface Outcome {
  readonly took: readonly Took[]
  readonly notes: readonly Note[]
}

export interface Tally {
  readonly brought: Outcome
  take(entry: Entry<unknown>, as: string, ...more: Note[]): void
  leave(note: Note): void
}

/** Collects what is imported, with what was mended in it, and what is left alone. */
export function openTally(): Tally {
  const took: Took[] = []
  const notes: Note[] = []
  return {
    brought: { took, notes },
    take: ({ path, notes: mended }, as, ...more) => {
      took.push({ path, as })
      for (const note of [...mended, ...more]) notes.push(note)
    },
    leave: (note) => notes.push(note),
  }
}
