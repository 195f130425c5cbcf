// The tables of the guard against fake orders as Kysely sees them.
import type { Generated } from 'kysely'

/** Who placed an order on the website, as hashes; '' where there is none, or it was forgotten. */
export interface OrderOriginRow {
  order_id: number
  device: string
  asked_from: string
  /** 'known' if the browser had collected an order; anything else is new. */
  standing: string
  total: number
  at: number
}

export interface OrderBlockRow {
  id: Generated<number>
  branch: string
  /** The order that was refused, and its code. */
  order_id: number
  code: string
  device: string
  asked_from: string
  /** 1: new customers of the connection ask too. A block of several browsers has a row for each. */
  wide: number
  at: number
  until: number
  by_name: string
}

/** An order that waits for a word with staff; it is not placed. */
export interface OrderAskRow {
  id: Generated<number>
  branch: string
  /** The idempotency key of the order. */
  key: string
  device: string
  asked_from: string
  /** What the customer says at the counter or on the telephone. */
  code: string
  name: string
  total: number
  pieces: number
  /** JSON: what was ordered. */
  lines: string
  why: string
  at: number
  state: string
  answered_at: number | null
}
