// The tables of office baskets as Kysely sees them. Their lines are those of an order that waits.

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
}
