// How to import an old shop, and what became of the entries of each part of its file; time and chance are handed in.

import type { Locale } from '#domain/shared/locale.ts'
import type { Note, ReadEntry } from '../read/notes.ts'

export interface Took {
  readonly path: string
  /** Its name or id here. */
  readonly as: string
}

export interface ImportOutcome {
  readonly took: readonly Took[]
  readonly notes: readonly Note[]
}

export interface ImportTally {
  readonly brought: ImportOutcome
  take(entry: ReadEntry<unknown>, as: string, ...more: Note[]): void
  leave(note: Note): void
}

/** Collects what is imported, with what was mended in it, and what is left alone. */
export function openTally(): ImportTally {
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

export interface PictureFolder {
  /** The path of the picture with this old name, ignoring case, with or without its extension. */
  find(oldName: string): string | undefined
}

export interface ImportOptions {
  /** The language of the old texts. */
  readonly lang: Locale
  /**
   * In an empty shop, the names of the branches to make; the first one gets the orders and reservations. In any other
   * shop at most one branch, by id or name, which gets them; without it the first branch does.
   */
  readonly branches?: readonly string[]
  /** Leaves out the cocktails that were built into the old site. */
  readonly noCocktails?: boolean
  readonly pictures?: PictureFolder | undefined
  /** The instant for old orders and reviews that have none. */
  readonly at: number
  /** What becomes of names that are older than the shop keeps them; without it such an import is refused. */
  readonly names?: 'keep' | 'erase' | undefined
  readonly now: number
  /** Only reports what would be done. */
  readonly dryRun: boolean
  /** Removes the demo menu and the demo reviews, except what was changed since. */
  readonly replaceDemo: boolean
  readonly randomBytes: (size: number) => Uint8Array
}

export type BranchOptions = ImportOptions & {
  /** The id of the branch that gets the orders and reservations. */
  readonly branch: string
}
