// The tables of orders and their archives as Kysely sees them.
import type { Generated } from 'kysely'

export interface OrderTableRow {
  id: Generated<number>
  branch: string
  form: string
  customer_name: string
  address: string
  phone: string
  table_number: number | null
  total: number
  token: string
  /** 0 open, 1 over: all lines served (D-8), or ended otherwise; set in the transaction that changes it. */
  status: number
  placed_at: number
  wanted_at: number
  /** 0 if the wanted time is unknown; then wanted_at is when it was placed. */
  wanted_known: Generated<number>
  /** 0, or the archive it was moved to. */
  archive: Generated<number>
  /** Name, phone, address and token, folded for search. */
  search: string
  /** Sort keys, cut to 200 characters: the folded name; the folded address, or the table as four digits. */
  name_key: Generated<string>
  address_key: Generated<string>
  course: string
  code: string
  cup_name: string
  if_sold_out: string
  source: string
  first_promised_at: number | null
  /** Milliseconds before its promise. */
  making: number
  /** Seconds of work of what is not ready yet. */
  work_left: Generated<number>
  /** When it was promised for as soon as possible; null if it was not, or nothing is learned of it. */
  quoted_at: number | null
  /** Seconds of work ahead of it then, and its own. */
  work_ahead: number | null
  /** What the loop wanted to promise. */
  loop_minutes: number | null
  /** Milliseconds that its making takes with nothing before it. */
  least_making: number | null
  accepted_at: number | null
  ready_at: Generated<number | null>
  over_at: Generated<number | null>
  /** Since when the shop keeps what was paid, as nobody collected it. */
  kept_at: Generated<number | null>
  end_reason: Generated<string | null>
  end_words: Generated<string>
  /** JSON: every payment and every undoing of one, oldest first. */
  payments: Generated<string>
  /** What is still to be paid, or below zero to be given back: it follows from course, total, payments and kept_at. */
  due: Generated<number>
  here_at: Generated<number | null>
  /** Minutes. */
  late_by: Generated<number | null>
  /** What boards show until a member has seen it; null: nothing. */
  to_see: Generated<string | null>
  /** JSON: lines and total that wait for the customer to agree. */
  proposal: Generated<string | null>
  /** JSON: lines and total as they were placed; null if nothing was changed. */
  changed_from: Generated<string | null>
  version: Generated<number>
  /** When the data of the person who placed it were erased. */
  erased_at: Generated<number | null>
}

export interface OrderLineRow {
  order_id: number
  line: number
  item: string
  image_kind: string
  image_ref: string
  name: string
  /** As it was when the line was ordered; '' if the board calls it by its name. */
  kitchen_name: string
  quantity: number
  price: number
  status: string
  notes: string
  /** JSON: where one piece is made, and in how many seconds. */
  making: string
  /** JSON, as it was when the line was ordered; null: not declared. */
  declaration: string | null
  /** From which age it may be sold, decided when the line was ordered; null: ordered before it was kept. */
  age: number | null
  /** JSON: what was chosen of the item's groups, in their words and prices of that time. */
  options: string
  /** JSON: of a meal deal, what was chosen for its parts, in their words and prices of that time. */
  parts: string
  /** 1 if it took the place of something sold out, as the customer had allowed. */
  replaced: number
  /** JSON: the shares of the price by VAT class, with their rates; null: ordered before rates were known. */
  vat: string | null
  /** Cents that a voucher of a stamp card took off the price. */
  voucher_off: number
  /** JSON: the rule that made it cheaper, in the words of that time, and what it took off; null: none did. */
  reduction: string | null
  /** Of an office basket: the number of the person it is for, and their name. */
  person: number | null
  for_whom: string
}

/** With what only the export to the old site reads. */
export interface StoredLineRow extends OrderLineRow {
  /** What the old site called its picture; null: ordered or changed here. */
  legacy_image: Generated<string | null>
}

/** A step of an order's course, numbered from 1. */
export interface OrderStepRow {
  order_id: number
  number: number
  step: string
  actor: string
  staff: number | null
  staff_name: string
  at: number
  data: string
}

export interface ArchiveRow {
  id: Generated<number>
  at: number
  by_name: string
  branches: string
  orders: number
}
