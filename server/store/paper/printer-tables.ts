// The tables of printers and of what they print as Kysely sees them.
import type { Generated } from 'kysely'

export interface PrinterRow {
  id: Generated<number>
  branch: string
  name: string
  kind: string
  /** The hash of the secret in its address. */
  key_hash: string
  /** What it says it is, from its first call on: the Ethernet address of a Star, the ID of an Epson. */
  hardware: string | null
  /** When another device last called with its address. */
  stranger_at: number | null
  /** JSON, as is `leaves_out`. */
  prints: string
  leaves_out: string
  station: string
  width: number
  lang: string
  covered_by: number | null
  model: string
  interval_s: number
  condition: string
  condition_since: number
  seen_at: number | null
  version: number
  at: number
  withdrawn_at: number | null
}

export interface PrintJobRow {
  id: Generated<number>
  printer: number
  branch: string
  /** Null: a test page. */
  order_id: number | null
  /** The version that the order had when it was drawn. */
  order_version: number | null
  what: string
  station: string
  mark: string
  /** 1: the page may be on paper already. */
  reprint: number
  /** 1: all its pages may be. */
  again: number
  state: string
  token: string
  offers: number
  offered_to: number | null
  /** When it was fetched in this offer. */
  fetched_at: number | null
  page: number
  pages: number
  /** All pages, once drawn and until it is confirmed. */
  image: Uint8Array | null
  /** JSON. */
  said: string | null
  /** Why it failed. */
  code: string
  next_at: number
  since: number
  ended_at: number | null
}
