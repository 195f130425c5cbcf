// The tables of office baskets as Kysely sees them. What is in one is an order that waits, with its lines.

export interface BasketRow {
  order_id: number
  link_hash: string
  payer: string
  opened_at: number
  /** Nobody adds anything from here on. */
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
  /** Of what their phone made and proves itself with. */
  secret_hash: string
  joined_at: number
  /** When they dropped out, because their share was not paid. */
  dropped_at: number | null
}
