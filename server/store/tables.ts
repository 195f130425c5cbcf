// The tables as Kysely sees them; JSON columns are text that one mapper reads, instants are milliseconds.
import type { Generated } from 'kysely'
import type { AlertRow, BoardSeenRow, NoticeDeliveryRow, NoticeRow, WebHookRow } from './watch/rows.ts'

export interface Tables {
  branch: BranchRow
  category: CategoryRow
  item: ItemRow
  item_piece: { item: string; persons: number; count: number; price: number }
  /** `until`: when it is there again; null: until further notice. */
  stock_out: { item: string; branch: string; until: number | null }
  orders: OrderTableRow
  order_line: OrderLineRow
  order_step: OrderStepRow
  slot_load: SlotLoadRow
  slot_held: SlotHeldRow
  quote_factor: { branch: string; weekday: number; hour: number; factor: number; day: string }
  quote_learned: { branch: string; day: string }
  times_told: { branch: string; at: number }
  idempotency_key: IdempotencyKeyRow
  archive: ArchiveRow
  payment: PaymentRow
  day_record: DayRecordRow
  staff: StaffRow
  staff_branch: { staff: number; branch: string; role: string }
  staff_session: StaffSessionRow
  staff_log: StaffLogRow
  staff_device: { token_hash: string; staff: number; seen_at: number }
  password_link: { staff: number; code_hash: string; expires_at: number; used_at: number | null }
  display: DisplayRow
  setting: { key: string; value: string }
  event: EventRow
  review: ReviewRow
  reservation: ReservationRow
  reservation_mail: ReservationMailRow
  contact_message: ContactMessageRow
  contact_hand_on: ContactHandOnRow
  offer: OfferRow
  post: PostRow
  testimonial: TestimonialRow
  picture: PictureRow
  picture_file: PictureFileRow
  board_seen: BoardSeenRow
  alert: AlertRow
  web_hook: WebHookRow
  notice: NoticeRow
  notice_delivery: NoticeDeliveryRow
  legacy: { kind: string; key: string; at: number }
  migration: { name: string; at: number }
}

export interface BranchRow {
  id: string
  position: number
  name: string
  address: string
  image_kind: string | null
  image_ref: string | null
  image_words: string
  phone: string
  email: string
  time_zone: string
  hours: string
  exceptions: string
  cut_off: number | null
  prep_minutes: number
  days_ahead: number
  forms: string
  address_field: string
  phone_field: string
  tables: number
  latitude: number
  longitude: number
  shop_open: number
  shop_date: string
  shop_desc: string
  /** The last day of a closing, 'YYYY-MM-DD'; null: no end is set. */
  shop_until: string | null
  /** 1: hidden from customers. */
  hidden: number
  /** When it was removed; its orders and reservations stay. */
  removed_at: number | null
  /** The letter of its orders' codes. */
  letter: string
  /** JSON; null: only the hours limit. */
  capacity: string | null
  /** 1: orders are accepted by being placed. */
  auto_accept: number
  pause_until: number | null
  pause_reason: string | null
  extra_minutes: number
  extra_until: number | null
}

export interface CategoryRow {
  id: string
  position: number
  name: string
  description: string
  /** 1: hidden from customers, with its items. */
  hidden: Generated<number>
}

export interface ItemRow {
  id: string
  /** The old site's _id, for imported items. */
  legacy_id: string | null
  category: string
  position: number
  type: string
  name: string
  description: string
  description2: string | null
  image_kind: string
  image_ref: string
  price: number | null
  /** Displayed names of the glass and bottle prices, if the old site had any. */
  glasses: string | null
  bottles: string | null
  glass_price: number | null
  bottle_price: number | null
  removed_at: number | null
  /** The old site's name of the picture that the item shows or lacks; null once staff chose another. */
  legacy_image: string | null
  /** JSON: where one piece is made, and in how many seconds. */
  making: Generated<string>
}

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
  /**
   * Sort keys of the list, cut to 200 characters: the folded name, and the folded address or the table as four digits.
   */
  name_key: Generated<string>
  address_key: Generated<string>
  course: string
  code: string
  cup_name: string
  source: string
  first_promised_at: number | null
  /** Milliseconds. */
  making: number
  accepted_at: number | null
  ready_at: Generated<number | null>
  over_at: Generated<number | null>
  end_reason: Generated<string | null>
  end_words: Generated<string>
  paid_way: Generated<string | null>
  paid_amount: Generated<number | null>
  paid_at: Generated<number | null>
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
}

export interface OrderLineRow {
  order_id: number
  line: number
  item: string
  choice: string
  image_kind: string
  image_ref: string
  name: string
  quantity: number
  price: number
  status: string
  notes: string
  /** JSON: where one piece is made, and in how many seconds. */
  making: string
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

/** A form that was accepted: an order, a message, a review or a reservation. */
export interface IdempotencyKeyRow {
  call: string
  key: string
  /** '' if it was sent to a version that stored none. */
  body_hash: string
  /** The id of what was made. */
  made: number
  at: number
}

/** How much of a meter is taken in a slot of a branch. */
export interface SlotLoadRow {
  branch: string
  meter: string
  slot_start: number
  used: number
  cap: number
}

/** What an order holds of a meter in a slot. */
export interface SlotHeldRow {
  order_id: number
  branch: string
  meter: string
  slot_start: number
  weight: number
}

export interface ArchiveRow {
  id: Generated<number>
  at: number
  by_name: string
  branches: string
  orders: number
  /** When names, phones, addresses and notes were erased. */
  erased_at: Generated<number | null>
}

/** A payment, or with a negative amount the undoing of one. */
export interface PaymentRow {
  id: Generated<number>
  order_id: number
  branch: string
  at: number
  way: string
  amount: number
  /** What was taken more or less than the total. */
  rounding: number
  /** The day record that counts it; null until the day is closed. */
  day_record: Generated<number | null>
}

/** A day that was closed at a branch. */
export interface DayRecordRow {
  id: Generated<number>
  branch: string
  /** The day at the branch, YYYY-MM-DD. */
  day: string
  at: number
  staff: number | null
  staff_name: string
  /** Where its orders went; null if none was moved. */
  archive: number | null
  /** When the orders were brought back from the archive. */
  brought_back_at: Generated<number | null>
  /** JSON: the figures. */
  data: string
}

export interface StaffRow {
  id: Generated<number>
  name: string
  /** The folded name, so that no two names differ only by case. */
  name_key: string
  password: string
  state: string
  owner: number
  asked_at: number
  /** The network from which a waiting account was requested, as a hash; null once it is decided. */
  asked_from: string | null
}

export interface StaffLogRow {
  id: Generated<number>
  at: number
  /** The account, which may be gone since. */
  staff: number
  staff_name: string
  /** The name of the call. */
  act: string
  branch: string | null
  /** The folded words by which it is found. */
  about: string
  data: string
}

export interface StaffSessionRow {
  token_hash: string
  staff: number
  created_at: number
  seen_at: number
  /** 1 once the owner or a new password ended it; kept to say so. */
  ended: Generated<number>
}

/** A screen for guests. */
export interface DisplayRow {
  id: Generated<number>
  branch: string
  name: string
  /** JSON. */
  languages: string
  key_hash: string
  at: number
  withdrawn_at: number | null
}

export interface EventRow {
  id: Generated<number>
  tx: Generated<number>
  at: number
  name: string
  branch: string | null
  token: string | null
  data: string
}

export interface ReviewRow {
  id: Generated<number>
  food: number | null
  service: number | null
  value: number | null
  atmosphere: number | null
  user_name: string
  text: string
  at: number
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

export interface OfferRow {
  id: string
  position: number
  image_kind: string
  image_ref: string
  image_words: Generated<string>
  title: string
  sub_title: string
  details: string
}

export interface PostRow {
  id: string
  position: number
  image_kind: string
  image_ref: string
  image_words: Generated<string>
  date: string
  name: string
  question: string
  answer: string
}

export interface TestimonialRow {
  id: string
  position: number
  name: string
  branch: string
  text: string
}

/** An uploaded picture. */
export interface PictureRow {
  key: string
  /** When it was last uploaded, or taken by something that shows it. */
  used_at: number
}

export interface PictureFileRow {
  picture: string
  width: number
  format: string
  data: Uint8Array
}
