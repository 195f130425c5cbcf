// The tables of reviews, reservations, messages, office baskets, stamp cards and news as Kysely sees them.
import type { Generated } from 'kysely'
import type { OutboxRow } from '../outbox-row.ts'

export interface ReviewRow {
  id: Generated<number>
  food: number | null
  service: number | null
  value: number | null
  atmosphere: number | null
  user_name: string
  text: string
  at: number
  /** 1 until staff say yes: it is not counted. */
  waiting: Generated<number>
  /** The order that it is about; null without one. */
  of_order: Generated<number | null>
  /** The mark of the network that it came from, for 30 days. */
  asked_from: Generated<string | null>
}

/** How many reviews count with these stars; 0 for none. */
export interface ReviewTallyRow {
  food: number
  service: number
  value: number
  atmosphere: number
  times: number
}

export interface ReservationRow {
  id: Generated<number>
  branch: string
  name: string
  phone: string
  persons: number
  date: string
  /** Minutes since midnight. */
  time: number
  at: number
  /** For how many minutes the tables are taken. */
  stay: Generated<number>
  cancelled_at: number | null
  /** The mark of the network that requested it, for a day; null if staff reserved. */
  asked_from: string | null
  /** 1 once staff have seen it. */
  seen: Generated<number>
  /** How often its guest changed it. */
  changes: Generated<number>
}

export interface ReservationMailRow extends OutboxRow {
  reservation: number
  branch: string
  about: string
}

export interface ContactMessageRow {
  id: Generated<number>
  name: string
  email: string
  message: string
  at: number
  /** Probably sent by a program: kept, but not sent on. */
  suspect: Generated<number>
  /** Marked as read by staff. */
  seen: Generated<number>
}

/** The state of sending a message on by one channel. */
export interface ContactHandOnRow extends OutboxRow {
  message: number
  way: string
}

export interface BasketRow {
  order_id: number
  link_hash: string
  payer: string
  opened_at: number
  /** From then on nobody can add. */
  until: number
  /** Those who have not paid by then drop out. */
  pay_until: number
  /** When it took no more lines; null while it does. */
  closed_at: number | null
  /** How often somebody added to it. */
  adds: number
}

export interface BasketPersonRow {
  order_id: number
  /** 1 is the opener. */
  number: number
  name: string
  /** Of the secret with which their phone proves whose lines are its own. */
  secret_hash: string
  joined_at: number
  /** When they dropped out, because their share was not paid. */
  dropped_at: number | null
  /** When the opener last reminded them to pay. */
  reminded_at: number | null
}

export interface StampVoucherRow {
  id: string
  /** Cents. */
  worth: number
  at: number
  /** The order that it was spent on; null at the counter. */
  order_id: Generated<number | null>
  branch: Generated<string | null>
  /** Null: not spent. */
  spent_at: Generated<number | null>
  /** The key of what spent it. */
  spent_key: Generated<string | null>
  /** The key of a counter that gave it again while it had no connection. */
  copied_by: Generated<string | null>
}

/** One piece of a stamp, once it is part of a voucher. */
export interface StampUsedRow {
  stamp: string
  piece: number
  voucher: string
}

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
  /** 1: the browser that placed the order. */
  own: Generated<number>
}

/** A piece of news for one browser. */
export interface NewsMessageRow extends OutboxRow {
  id: Generated<number>
  follower: number
  kind: string
  /** From then on it helps nobody. */
  until: number
}

/** The receipt of an order that is to be mailed, or was. */
export interface ReceiptMailRow extends OutboxRow {
  order_id: number
  email: string
  lang: string
  /** How often it was asked for. */
  asked: number
}
