// The tables of gift cards as Kysely sees them.
import type { Generated } from 'kysely'
import type { OutboxRow } from '../../outbox-row.ts'

export interface GiftCardRow {
  id: Generated<number>
  /** The hash of its code, by which it is found. */
  hash: string
  /** The last four signs of the code. */
  ends: string
  amount: number
  /** What all that moved it comes to; 0 until it is paid. */
  balance: number
  state: string
  /** In whose books it is. */
  branch: string
  lang: string
  sold_at: number
  /** Its last day; null: it does not expire. */
  expires_on: string | null
  /** Until when it waits for its payment; null once it does not. */
  until: number | null
  /** The online payment that paid it; null for one that was sold at the counter, or given as credit. */
  payment: string | null
  /** The order whose payment could not go back otherwise. */
  credit_of: number | null
  /** The code, encrypted, as long as somebody still has to get it; '' afterwards. */
  sealed: string
  /** When `sealed` is to be erased; null once it is. */
  sealed_until: number | null
  /** Why it was blocked. */
  reason: string
  for_whom: string
  from_whom: string
  words: string
  /** When the names and words were erased. */
  erased_at: number | null
}

/** What moved a balance; the triggers of the database let nobody change or remove it. */
export interface GiftMoveRow {
  id: Generated<number>
  card: number
  kind: string
  /** Below zero where it leaves the card. */
  amount: number
  order_id: number | null
  /** Where it happened, and the day there. */
  branch: string
  day: string
  at: number
  actor: string
  staff: number | null
  staff_name: string
}

/** The mail with which a card is sent; '' for an address that nobody needs any more. */
export interface GiftMailRow extends OutboxRow {
  card: number
  email: string
  /** The day that its buyer chose; null: at once. */
  send_on: string | null
}
