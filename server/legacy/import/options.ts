// How an old shop is to be taken over; time and chance are handed in.
import type { Locale } from '../../../domain/shared/locale.ts'
import type { PictureFolder } from './picture-folder.ts'

export interface ImportOptions {
  /** The language of the old texts. */
  readonly lang: Locale
  /**
   * In an empty shop the names of the branches to make, the first of which gets orders and reservations; in any other at
   * most one, by its id or name, to which these go; without it the first.
   */
  readonly branches?: readonly string[]
  /** Leaves out the cocktails that were built into the old site. */
  readonly noCocktails?: boolean
  /** The folder with the old site's pictures. */
  readonly pictures?: PictureFolder | undefined
  /** The instant that old orders and reviews get, which had none. */
  readonly at: number
  readonly now: number
  /** Only says what would be done. */
  readonly dryRun: boolean
  /** Takes the demo menu and the demo reviews away where nobody changed them. */
  readonly replaceDemo: boolean
  readonly randomBytes: (size: number) => Uint8Array
}

export type BranchOptions = ImportOptions & {
  /** The id of the branch of orders and reservations. */
  readonly branch: string
}
