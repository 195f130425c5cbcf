// The tables of invoices as Kysely sees them.
import type { Generated } from 'kysely'

/** Who an order is to be invoiced to. */
export interface InvoiceWishRow {
  order_id: number
  /** JSON: an invoice party. */
  buyer: string
  email: string
  locale: string
}

/** An invoice or a credit note; it never changes. */
export interface InvoiceRow {
  id: Generated<number>
  /** The enterprise number of the seller: each has series of its own. */
  seller: string
  kind: string
  year: number
  /** 1 to n within seller, kind and year, without gaps. */
  number: number
  order_id: number
  /** 1 to n among those of the order. */
  turn: number
  branch: string
  /** The day on which the day book of the branch leaves it out. */
  day: string
  at: number
  /** JSON: what it says. */
  data: string
}

/** What is still to be mailed, or was. */
export interface InvoiceMailRow {
  invoice: number
  email: string
  state: string
  since: number
  tries: number
  next_at: number
  error: string
}
