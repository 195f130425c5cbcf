// The tables of online payments and invoices as Kysely sees them.
import type { Generated } from 'kysely'
import type { OutboxRow } from '../outbox-row.ts'

export interface OnlinePaymentRow {
  /** The shop's own id, and the idempotency key at the provider. */
  id: string
  /** Null for one that buys a gift card, and for the owner's test payment. */
  order_id: number | null
  provider_id: string | null
  mode: string
  amount: number
  status: string
  /** '' until one was chosen. */
  method: string
  /** The provider's word for why it failed; '' if there is none. */
  reason: string
  /** Where the customer pays; '' before it is known, and once it is over. */
  checkout: string
  /** The shop's address as the customer sees it, to which they come back. */
  site: string
  lang: string
  at: number
  expires_at: number | null
  /** When the provider is asked next; null once it has ended. */
  next_at: number | null
  tries: number
  /** When its money was counted for the order; null: not yet. */
  settled_at: number | null
  /** The sum of its refunds that have not failed, sent or not. */
  refunded: number
  charged_back: number
  /** What a customer's bank took back and then returned, which is no part of `charged_back` any more. */
  charge_returned: number
  /** The provider's id of the payout that its money came in. */
  payout: string | null
  /** The person of an office basket whose share it pays; null: it pays the order. */
  person: number | null
  /** The person who pays that share for them; null: they do so themselves. */
  paid_by: number | null
  /** The gift card that it buys. */
  gift: number | null
}

export interface RefundRow {
  /** The shop's own id, and the idempotency key at the provider. */
  id: string
  payment: string
  amount: number
  status: string
  provider_id: string | null
  at: number
  next_at: number | null
  tries: number
  error: string
  ended_at: number | null
  /** The member who settled a failed one in another way, or 'again' if another was sent in its place. */
  ended_by: string
}

/** An order that waits for its payment, until its hold is over. */
export interface AwaitingOrderRow {
  order_id: number
  branch: string
  until: number
  /** 1 if it may not be paid at the counter. */
  only_online: number
}

/** What the provider paid to the bank. */
export interface PayoutRow {
  /** The provider's own. */
  id: string
  /** As it stands on the bank statement. */
  reference: string
  at: number
  net: number
  fees: number
  /** What its parts come to. */
  gross: number
  /** How many there are. */
  parts: number
  /** When the ledger booked it; null for a payout in which nothing was the shop's. */
  booked_at: number | null
}

export interface PayoutPartRow {
  kind: string
  /** The provider's own. */
  id: string
  payout: string
  /** The provider's id of its payment. */
  payment: string
  amount: number
  /** What the shop has booked for it; null if it does not know it. */
  booked: number | null
  state: string
}

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
export interface InvoiceMailRow extends OutboxRow {
  invoice: number
  email: string
}
