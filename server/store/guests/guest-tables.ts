// The tables of reviews, reservations and messages as Kysely sees them.
import type { Generated } from 'kysely'

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
}

export interface ReservationMailRow {
  reservation: number
  branch: string
  about: string
  state: string
  since: number
  tries: number
  next_at: number
  error: string
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
export interface ContactHandOnRow {
  message: number
  way: string
  state: string
  /** When the first try was due; giving up is counted from here. */
  since: number
  tries: number
  /** Earliest next attempt; while leased, the lease's expiry. */
  next_at: number
  /** Why the last try failed; '' if it did not. */
  error: string
}
