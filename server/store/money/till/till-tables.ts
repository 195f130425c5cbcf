// The tables of the link to a till as Kysely sees them.
import type { OutboxRow } from '../../outbox-row.ts'

export interface TillLinkRow {
  branch: string
  /** '' until the owner has set it. */
  url: string
  /** Signs what is sent; '' without an address. */
  secret: string
  /** The language of the names in messages. */
  lang: string
  /** The number of the newest message; 0 before the first. */
  last: number
  /** Since when the branch is linked. */
  since: number
}

/** A message to the till of a branch. */
export interface TillMessageRow extends OutboxRow {
  branch: string
  /** Counts from 1 at its branch. */
  number: number
  id: string
  order_id: number
  kind: string
  /** As it is sent, byte by byte, at each try. */
  body: string
  /** The number of the till's ticket; null until the till has acknowledged it. */
  ticket: string | null
  /** Why the owner had it rung up by hand; '' otherwise. */
  aside: string
}
