// The tables of news and receipts as Kysely sees them.
import type { Generated } from 'kysely'

/** A browser that is told of one order. */
export interface NewsFollowerRow {
  id: Generated<number>
  order_id: number
  /** Where its push service takes messages for it. */
  endpoint: string
  /** Its keys, in base64url. */
  p256dh: string
  auth: string
  /** The shop's address as the customer sees it. */
  site: string
  lang: string
  at: number
}

/** A piece of news for one browser. */
export interface NewsMessageRow {
  id: Generated<number>
  follower: number
  kind: string
  /** From then on it helps nobody. */
  until: number
  state: string
  since: number
  tries: number
  next_at: number
  error: string
}

/** The receipt of an order that is to be mailed, or was. */
export interface ReceiptMailRow {
  order_id: number
  email: string
  lang: string
  /** How often it was asked for. */
  asked: number
  state: string
  since: number
  tries: number
  next_at: number
  error: string
}
