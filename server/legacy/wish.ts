// How an old shop is to be taken over; time and chance are handed in.
import type { Locale } from '../../domain/locale.ts'

export interface ImportWish {
  /** The language of the old texts. */
  readonly lang: Locale
  /** Where orders and reservations go; without it the first branch. */
  readonly branch?: string | undefined
  /** The instant that old orders and reviews get, which had none. */
  readonly at: number
  readonly now: number
  /** Only says what would be done. */
  readonly dryRun: boolean
  /** Takes the demo menu and the demo reviews away where nobody changed them. */
  readonly replaceDemo: boolean
  readonly randomBytes: (size: number) => Uint8Array
}

export type BranchWish = ImportWish & { readonly branch: string }
