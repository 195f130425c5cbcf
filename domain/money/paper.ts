// What stands on a printed page, before any program has drawn it.
import type { Locale } from '../shared/locale.ts'

/** A row of a table; a strong one stands out, such as a sum. */
export interface PaperRow {
  readonly cells: readonly string[]
  readonly strong?: boolean
}

/** The first column begins where lines begin, the others end where lines end. */
export interface PaperTable {
  readonly title?: string
  /** Left out for a list of names with one amount each. */
  readonly columns?: readonly string[]
  readonly rows: readonly PaperRow[]
}

export type PaperPart =
  | ({ readonly kind: 'table' } & PaperTable)
  | { readonly kind: 'note'; readonly text: string }
  | {
      readonly kind: 'beside'
      readonly start: readonly PaperTable[]
      readonly end: readonly PaperTable[]
      /** Who signs, below the tables at the start. */
      readonly signatures?: readonly string[]
    }

export interface Paper {
  readonly locale: Locale
  readonly title: string
  readonly lines: readonly string[]
  /** Who issues it, on the other side of the head: the name, the address, the number. */
  readonly issuer: readonly string[]
  readonly parts: readonly PaperPart[]
  readonly foot: readonly string[]
  /** 'Page {page} of {pages}'. */
  readonly page: string
}
