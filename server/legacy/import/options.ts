// How to import an old shop; time and chance are handed in.
import type { Locale } from '../../../domain/shared/locale.ts'
import type { PictureFolder } from './picture-folder.ts'

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
