// The tables as Kysely sees them; JSON columns are text that one mapper reads, instants are milliseconds.
import type { Generated } from 'kysely'
import type {
  BasketPersonRow,
  BasketRow,
  ContactHandOnRow,
  ContactMessageRow,
  NewsFollowerRow,
  NewsMessageRow,
  ReceiptMailRow,
  ReservationMailRow,
  ReservationRow,
  ReviewRow,
  ReviewTallyRow,
  StampUsedRow,
  StampVoucherRow,
} from './guests/guest-tables.ts'
import type {
  BakeDayRow,
  BranchRow,
  CategoryRow,
  FilmPartRow,
  FilmRow,
  GroupUseRow,
  ItemRow,
  LeftSaleRow,
  OfferRow,
  OptionGroupRow,
  PictureFileRow,
  PictureRow,
  PostRow,
  ShopOptionRow,
  TestimonialRow,
} from './menu/catalogue-tables.ts'
import type { GiftCardRow, GiftMailRow, GiftMoveRow } from './money/gift/gift-tables.ts'
import type {
  BookSealRow,
  DayBookRow,
  DayCountRow,
  DayRecordRow,
  FigureRow,
  LedgerBalanceRow,
  LedgerEntryRow,
  TillDayRow,
} from './money/ledger-tables.ts'
import type {
  AwaitingOrderRow,
  InvoiceMailRow,
  InvoiceRow,
  InvoiceWishRow,
  OnlinePaymentRow,
  PayoutPartRow,
  PayoutRow,
  RefundRow,
} from './money/payment-tables.ts'
import type { KeptPriceRow, ReductionRow, ReductionUseRow } from './money/reduction-tables.ts'
import type { TillLinkRow, TillMessageRow } from './money/till/till-tables.ts'
import type { OrderAskRow, OrderBlockRow, OrderOriginRow } from './order/guard-tables.ts'
import type { ArchiveRow, OrderStepRow, OrderTableRow, StoredLineRow } from './order/order-tables.ts'
import type { PrinterRow, PrintJobRow } from './paper/printer-tables.ts'
import type {
  PasswordLinkRow,
  StaffLogRow,
  StaffPasskeyRow,
  StaffRow,
  StaffSessionRow,
} from './people/account-tables.ts'
import type {
  AlertRow,
  BoardSeenRow,
  NoticeDeliveryRow,
  NoticeRow,
  ServerReportRow,
  WebHookRow,
} from './shop/watch-tables.ts'

export interface Tables {
  branch: BranchRow
  category: CategoryRow
  item: ItemRow
  item_piece: { item: string; persons: number; count: number; price: number }
  /** `until`: when it is there again; null: until further notice. `since`: null if it ran out before that was kept. */
  stock_out: { item: string; branch: string; until: number | null; since: number | null }
  option_group: OptionGroupRow
  shop_option: ShopOptionRow
  group_use: GroupUseRow
  /** `until`: as in stock_out. */
  option_out: { option: string; branch: string; until: number | null }
  orders: OrderTableRow
  order_line: StoredLineRow
  order_step: OrderStepRow
  order_origin: OrderOriginRow
  order_block: OrderBlockRow
  order_ask: OrderAskRow
  slot_load: SlotLoadRow
  till_day: TillDayRow
  figure: FigureRow
  bake_day: BakeDayRow
  left_rule: { branch: string; share: number }
  left_sale: LeftSaleRow
  /** `reduced`: 1 if they had a price of their own. */
  left_taken: { order_id: number; item: string; branch: string; pieces: number; reduced: number }
  reduction: ReductionRow
  reduction_use: ReductionUseRow
  kept_price: KeptPriceRow
  slot_held: SlotHeldRow
  /** `state` is JSON. */
  branch_pace: { branch: string; state: string }
  times_told: { branch: string; at: number }
  idempotency_key: IdempotencyKeyRow
  archive: ArchiveRow
  ledger_entry: LedgerEntryRow
  ledger_balance: LedgerBalanceRow
  gift_card: GiftCardRow
  gift_move: GiftMoveRow
  gift_mail: GiftMailRow
  day_record: DayRecordRow
  day_book: DayBookRow
  book_seal: BookSealRow
  day_count: DayCountRow
  till_link: TillLinkRow
  till_message: TillMessageRow
  invoice: InvoiceRow
  invoice_wish: InvoiceWishRow
  news_follower: NewsFollowerRow
  news_message: NewsMessageRow
  receipt_mail: ReceiptMailRow
  invoice_mail: InvoiceMailRow
  staff: StaffRow
  region: { id: string; position: number; name: string }
  staff_branch: { staff: number; branch: string; role: string }
  staff_region: { staff: number; region: string; role: string }
  staff_session: StaffSessionRow
  staff_log: StaffLogRow
  staff_device: { token_hash: string; staff: number; seen_at: number }
  password_link: PasswordLinkRow
  /** `last_step`: the last step whose code was used. */
  staff_totp: { staff: number; secret: string; set_at: number; last_step: number }
  staff_passkey: StaffPasskeyRow
  recovery_code: { staff: number; code_hash: string; used_at: number | null }
  /** Challenges that a passkey has answered, so that no answer counts twice. */
  spent_challenge: { hash: string; at: number }
  display: DisplayRow
  printer: PrinterRow
  print_job: PrintJobRow
  setting: { key: string; value: string }
  event: EventRow
  review: ReviewRow
  review_tally: ReviewTallyRow
  reservation: ReservationRow
  reservation_mail: ReservationMailRow
  contact_message: ContactMessageRow
  contact_hand_on: ContactHandOnRow
  offer: OfferRow
  post: PostRow
  testimonial: TestimonialRow
  picture: PictureRow
  picture_file: PictureFileRow
  film: FilmRow
  film_part: FilmPartRow
  board_seen: BoardSeenRow
  alert: AlertRow
  server_report: ServerReportRow
  web_hook: WebHookRow
  notice: NoticeRow
  notice_delivery: NoticeDeliveryRow
  legal_text: LegalTextRow
  online_payment: OnlinePaymentRow
  refund: RefundRow
  awaiting_order: AwaitingOrderRow
  basket: BasketRow
  basket_person: BasketPersonRow
  payout: PayoutRow
  payout_part: PayoutPartRow
  stamp_voucher: StampVoucherRow
  stamp_used: StampUsedRow
  erasure: ErasureRow
  legacy: { kind: string; key: string; at: number }
  migration: { name: string; at: number }
}

/** A form that was accepted: an order, a message, a review or a reservation. */
export interface IdempotencyKeyRow {
  call: string
  key: string
  /** '' if it was sent to a version that stored none. */
  body_hash: string
  made: number
  at: number
}

/** What was erased on request: the number of the record and when it was made, no name. */
export interface ErasureRow {
  kind: string
  record: number
  made_at: number
  at: number
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

/** A version of a legal page, never deleted. */
export interface LegalTextRow {
  page: string
  locale: string
  /** Counts from 1, with each change of the words. */
  version: number
  text: string
  at: number
  /** When the owner confirmed it; null: still a draft. */
  confirmed_at: number | null
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
