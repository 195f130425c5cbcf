// What is kept of each kind of data: every column of the database is here once, under its period (SAFE-4). A
// test goes over the real schema of both engines and fails on a column that is missing.
import type { PeriodName } from './periods.ts'

/** Of a table: the columns, separated by spaces, under the period for which they are kept. */
export type KeptTable = Readonly<Partial<Record<PeriodName, string>>>

const orders: Readonly<Record<string, KeptTable>> = {
  orders: {
    personal: 'customer_name address phone cup_name end_words proposal changed_from search name_key address_key',
    books: `id branch form table_number total token status placed_at wanted_at wanted_known archive course code
      if_sold_out source first_promised_at making work_left quoted_at work_ahead loop_minutes least_making accepted_at ready_at over_at end_reason kept_at payments due here_at late_by to_see
      version erased_at`,
  },
  order_line: {
    personal: 'notes for_whom',
    books: `order_id line item image_kind image_ref name kitchen_name quantity price status making declaration age
      options parts replaced vat voucher_off reduction person legacy_image`,
  },
  order_step: { personal: 'data', books: 'order_id number step actor staff staff_name at' },
  order_origin: { visitor: 'order_id device standing total at', origin: 'asked_from' },
  order_block: { block: 'id branch order_id code device asked_from wide at until by_name' },
  order_ask: { ask: 'id branch key device asked_from code name total pieces lines why at state answered_at' },
  archive: { books: 'id at by_name branches orders' },
  online_payment: {
    books: `id order_id provider_id mode amount status method reason checkout site lang at expires_at next_at tries settled_at
      refunded charged_back charge_returned payout person paid_by gift`,
  },
  till_message: { books: 'branch number id order_id kind body ticket aside state since tries next_at error' },
  refund: { books: 'id payment amount status provider_id at next_at tries error ended_at ended_by' },
  payout: { books: 'id reference at net fees gross parts booked_at' },
  payout_part: { books: 'kind id payout payment amount booked state' },
  stamp_voucher: { shop: 'id worth at order_id branch spent_at spent_key copied_by' },
  stamp_used: { shop: 'stamp piece voucher' },
  gift_card: {
    personal: 'sealed for_whom from_whom words',
    books: `id hash ends amount balance state branch lang sold_at expires_on until payment credit_of sealed_until reason
      erased_at`,
  },
  gift_move: { books: 'id card kind amount order_id branch day at actor staff staff_name' },
  gift_mail: { personal: 'card email send_on state since tries next_at error' },
  awaiting_order: { books: 'order_id branch until only_online' },
  basket: { personal: 'order_id link_hash payer opened_at until pay_until closed_at adds' },
  basket_person: { personal: 'order_id number name secret_hash joined_at dropped_at reminded_at' },
  ledger_entry: { books: 'id at day branch kind order_id actor staff staff_name ref lines' },
  ledger_balance: { figures: 'branch day account amount' },
  till_day: {
    figures: 'branch day sold open_orders open_total out_orders out_total out_due fallen_orders fallen_total',
  },
  figure: { figures: 'branch day kind subject amount' },
  bake_day: { figures: 'branch day item made done left_over sold_out_at at staff staff_name' },
  day_record: { figures: 'id branch day at staff staff_name archive brought_back_at data balances' },
  day_book: { books: 'branch number day text seal' },
  book_seal: { books: 'branch number seal' },
  day_count: { books: 'id branch day at staff staff_name data' },
  invoice: { invoice: 'id seller kind year number order_id turn branch day at data' },
  invoice_wish: { personal: 'order_id buyer email locale' },
  invoice_mail: { personal: 'invoice email state since tries next_at error' },
  news_follower: { news: 'id order_id endpoint p256dh auth site lang at own' },
  news_message: { news: 'id follower kind until state since tries next_at error' },
  receipt_mail: { news: 'order_id email lang asked state since tries next_at error' },
  print_job: {
    personal: 'image said',
    slip: `id printer branch order_id order_version what station mark reprint again state token offers
      offered_to fetched_at page pages code next_at since ended_at`,
  },
  reduction_use: { books: 'order_id reduction returned' },
  left_taken: { slot: 'order_id item branch pieces reduced' },
  slot_load: { slot: 'branch meter slot_start used cap' },
  slot_held: { slot: 'order_id branch meter slot_start weight' },
  idempotency_key: { key: 'call key body_hash made at' },
}

const guests: Readonly<Record<string, KeptTable>> = {
  reservation: {
    personal: 'id branch name phone persons date time at stay cancelled_at seen changes',
    network: 'asked_from',
  },
  reservation_mail: { personal: 'reservation branch about state since tries next_at error' },
  contact_message: { personal: 'id name email message at suspect seen' },
  contact_hand_on: { personal: 'message way state since tries next_at error' },
  review: {
    review: 'id food service value atmosphere user_name text at waiting of_order',
    reviewer: 'asked_from',
  },
  review_tally: { figures: 'food service value atmosphere times' },
  erasure: { erasure: 'kind record made_at at' },
}

const staff: Readonly<Record<string, KeptTable>> = {
  staff: { account: 'id name name_key password state owner asked_at issuer subject', waiting: 'asked_from' },
  staff_branch: { account: 'staff branch role' },
  staff_region: { account: 'staff region role' },
  staff_session: { session: 'token_hash staff created_at seen_at ended agent network confirmed_at held ends_at' },
  staff_device: { device: 'token_hash staff seen_at' },
  staff_log: { log: 'id at staff staff_name act branch about data' },
  password_link: { link: 'staff code_hash expires_at used_at drops_factor' },
  staff_totp: { account: 'staff secret set_at last_step' },
  staff_passkey: { account: 'id staff site name public_key counter transports made_at used_at' },
  recovery_code: { account: 'staff code_hash used_at' },
  spent_challenge: { challenge: 'hash at' },
}

const watch: Readonly<Record<string, KeptTable>> = {
  event: { event: 'id tx at name branch token data' },
  board_seen: { board: 'branch board staff at' },
  alert: { alert: 'id kind place order_id since at closed_at ended finding' },
  server_report: { server: 'server since at report' },
  notice: { alert: 'id event branch at data' },
  notice_delivery: { alert: 'notice channel hook state since tries next_at error' },
  till_link: { shop: 'branch url secret lang last since' },
  web_hook: { shop: 'id url secret events lang at' },
  printer: {
    printer: `id branch name kind key_hash hardware stranger_at prints leaves_out station width lang covered_by model
      interval_s condition condition_since seen_at version at withdrawn_at`,
  },
  display: { display: 'id branch name languages key_hash at withdrawn_at' },
}

const shop: Readonly<Record<string, KeptTable>> = {
  branch: {
    shop: `id position name address phone email time_zone hours exceptions cut_off prep_minutes forms address_field
      phone_field tables latitude longitude shop_open shop_date shop_desc shop_until image_kind image_ref image_words hidden
      removed_at letter capacity auto_accept pause_until pause_reason extra_minutes extra_until shift_hands shift_until
      usual_hands late_percent kept_shown days_ahead region till_duty till_since`,
  },
  region: { shop: 'id position name' },
  category: { shop: 'id position name description hidden slug icon image_kind image_ref sold vat' },
  item: {
    shop: `id legacy_id legacy_image category position type name kitchen_name description description2 image_kind image_ref
      price glasses bottles glass_price bottle_price removed_at making declaration sold parts vat vouchers
      not_at ahead keeps`,
  },
  item_piece: { shop: 'item persons count price' },
  option_group: { shop: 'id name kind min max included position' },
  shop_option: { shop: 'id group_id name kitchen_name price most making declaration vat own_cup hidden position' },
  group_use: { shop: 'owner_kind owner position group_id settings' },
  stock_out: { shop: 'item branch until since' },
  reduction: { shop: 'id name active what how beside times branches code uses uses_each used changed_at' },
  kept_price: { shop: 'item size branch price from_at until_at' },
  left_rule: { shop: 'branch share' },
  left_sale: { shop: 'branch item from_at until share remaining begun' },
  option_out: { shop: 'option branch until' },
  offer: { shop: 'id position image_kind image_ref title sub_title details image_words' },
  post: { shop: 'id position image_kind image_ref date name question answer image_words' },
  testimonial: { shop: 'id position name branch text' },
  legal_text: { shop: 'page locale version text at confirmed_at' },
  picture: { picture: 'key used_at' },
  picture_file: { picture: 'picture width format data' },
  film: { picture: 'key type bytes used_at' },
  film_part: { picture: 'film number data' },
  branch_pace: { shop: 'branch state' },
  // Of versions before 0.3.0, which learned each night.
  quote_factor: { shop: 'branch weekday hour factor day' },
  quote_learned: { shop: 'branch day' },
  times_told: { shop: 'branch at' },
  setting: { shop: 'key value' },
  legacy: { shop: 'kind key at' },
  migration: { shop: 'name at' },
}

export const keptTables = { ...orders, ...guests, ...staff, ...watch, ...shop } as const

/** The columns of a table that are kept for this period; [] if there are none. */
export const columnsKept = (table: string, period: PeriodName): string[] =>
  (keptTables[table]?.[period] ?? '').split(/\s+/).filter(Boolean)

/** Every column with its period, such as 'orders.phone' and 'personal'. */
export const everyColumn = (): [column: string, period: PeriodName][] =>
  Object.entries(keptTables).flatMap(([table, kept]) =>
    (Object.keys(kept) as PeriodName[]).flatMap((period) =>
      columnsKept(table, period).map((column): [string, PeriodName] => [`${table}.${column}`, period]),
    ),
  )
