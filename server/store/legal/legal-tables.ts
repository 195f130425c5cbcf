// The table of legal texts as Kysely sees it.

export interface LegalTextRow {
  page: string
  locale: string
  /** Counts from 1, with each change of the words. */
  version: number
  text: string
  at: number
  /** When the owner confirmed it; null: still a draft. */
  confirmed_at: number | null
}
